package org.standpat.command.shell;

import java.util.UUID;
import org.axonframework.modelling.command.TargetAggregateIdentifier;
import org.jspecify.annotations.Nullable;
import org.standpat.command.idempotency.KeyedRequest;
import org.standpat.deal.CardSource;
import org.standpat.deal.ShuffleSeed;
import org.standpat.hand.HandCommand;

/**
 * The envelope in which every command to a hand travels: one class, because Axon finds a command's handler by its exact class.
 *
 * @param hand the hand, also one that is to be started
 * @param position the position that the hand must have, or {@code null} when the command is judged on whatever there is
 * @param command what is asked
 * @param house where the cards come from when the house deals
 * @param newSeed the seed of a hand that the house begins to deal, to be kept in the dealer's vault
 * @param keyed the client's key, when the request may be sent again
 */
public record HandRequest(
        @TargetAggregateIdentifier UUID hand,
        @Nullable Integer position,
        HandCommand command,
        CardSource house,
        @Nullable ShuffleSeed newSeed,
        @Nullable KeyedRequest keyed) {}
