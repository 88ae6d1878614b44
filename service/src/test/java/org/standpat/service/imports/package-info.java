/** Tests of the package of the same name. */
@NullMarked
package org.standpat.service.imports;

import org.jspecify.annotations.NullMarked;
