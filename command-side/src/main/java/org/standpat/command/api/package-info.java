/**
 * The write API under {@code /api/v1}. It speaks to the cardroom's backend, which deals the cards to the players: its answers hold the
 * cards of all players, but never a card that nobody has been dealt.
 */
@NullMarked
package org.standpat.command.api;

import org.jspecify.annotations.NullMarked;
