/** Hand histories of KingsClub. */
@NullMarked
package org.standpat.formats.kingsclub;

import org.jspecify.annotations.NullMarked;
