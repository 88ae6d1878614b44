/** Hand histories in other people's formats. */
@NullMarked
package org.standpat.formats;

import org.jspecify.annotations.NullMarked;
