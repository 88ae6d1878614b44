/** Tests of the drill that tampers. */
@NullMarked
package org.standpat.service.drill.tamper;

import org.jspecify.annotations.NullMarked;
