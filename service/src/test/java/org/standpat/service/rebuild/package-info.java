/** Tests of the package of the same name. */
@NullMarked
package org.standpat.service.rebuild;

import org.jspecify.annotations.NullMarked;
