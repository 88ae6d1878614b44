/** Tests of the package of the same name. */
@NullMarked
package org.standpat.service.place;

import org.jspecify.annotations.NullMarked;
