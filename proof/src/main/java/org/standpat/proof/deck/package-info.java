/**
 * What a shuffled deck is committed to: each place with a salt of its own, so that one can be opened without the others. Also the way from a
 * seed to the order and the salts. Cards are their index: four times the rank (0 the deuce to 12 the ace) plus the suit (0 clubs, 1 diamonds,
 * 2 hearts, 3 spades).
 */
@NullMarked
package org.standpat.proof.deck;

import org.jspecify.annotations.NullMarked;
