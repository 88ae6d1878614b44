/**
 * The cards of one 52-card deck: a card, an ordered list of cards that may hold unknown ones, and a set of known cards.
 * Everything here is immutable.
 */
@NullMarked
package org.standpat.card;

import org.jspecify.annotations.NullMarked;
