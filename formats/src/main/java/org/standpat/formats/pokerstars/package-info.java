/** Hand histories of PokerStars in English. */
@NullMarked
package org.standpat.formats.pokerstars;

import org.jspecify.annotations.NullMarked;
