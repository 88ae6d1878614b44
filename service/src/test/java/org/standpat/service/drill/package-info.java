/** Tests of the drill's own judgement. */
@NullMarked
package org.standpat.service.drill;

import org.jspecify.annotations.NullMarked;
