/**
 * Which of two five-card hands wins, and what a hand is called (rulebook section 2). A ranking is one implementation of
 * {@link org.standpat.ranking.Ranking} and a place in the list of {@link org.standpat.ranking.Rankings}.
 */
@NullMarked
package org.standpat.ranking;

import org.jspecify.annotations.NullMarked;
