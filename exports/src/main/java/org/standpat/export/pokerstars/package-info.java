/** Hands as text in the style of PokerStars. */
@NullMarked
package org.standpat.export.pokerstars;

import org.jspecify.annotations.NullMarked;
