/**
 * Which of two hands wins, and what a hand is called (rulebook section 2). A ranking is one implementation of
 * {@link org.standpat.ranking.Ranking} and its line in {@code META-INF/services/org.standpat.ranking.Ranking}; nothing else
 * has to know of it.
 *
 * <p>The rankings of five cards are put together from {@link org.standpat.ranking.ShapeRules} (what counts),
 * {@link org.standpat.ranking.StrengthTable} (which hand wins) and {@link org.standpat.ranking.HandNames} (what it is called).
 */
@NullMarked
package org.standpat.ranking;

import org.jspecify.annotations.NullMarked;
