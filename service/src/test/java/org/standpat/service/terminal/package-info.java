/** Tests of the package of the same name. */
@NullMarked
package org.standpat.service.terminal;

import org.jspecify.annotations.NullMarked;
