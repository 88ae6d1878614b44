/** Hand histories of Winamax. */
@NullMarked
package org.standpat.formats.winamax;

import org.jspecify.annotations.NullMarked;
