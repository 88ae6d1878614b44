package org.standpat.command.shell;

import java.util.UUID;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.standpat.command.idempotency.KeyedRequest;
import org.standpat.deal.CardSource;
import org.standpat.hand.HandCommand;
import org.standpat.proof.deck.DeckSeed;

/**
 * The envelope in which every command to a hand travels: one class, because Axon finds a command's handler by its exact class.
 *
 * @param hand the hand, also one that is to be started
 * @param position the position that the hand must have, or {@code null} when the command is judged on whatever there is
 * @param command what is asked
 * @param house where the cards come from when the house deals; asked only by whoever decides on the hand
 * @param newSeed the seed of a hand that the house begins to deal, to be kept in the dealer's vault
 * @param keyed the client's key, when the request may be sent again
 * @param slip where it is noted what was committed
 */
public record HandRequest(
        UUID hand,
        @Nullable Integer position,
        HandCommand command,
        Supplier<CardSource> house,
        @Nullable DeckSeed newSeed,
        @Nullable KeyedRequest keyed,
        Slip slip) {}
