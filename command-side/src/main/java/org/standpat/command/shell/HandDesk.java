package org.standpat.command.shell;

import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.axonframework.commandhandling.CommandBus;
import org.axonframework.commandhandling.CommandResultMessage;
import org.axonframework.commandhandling.GenericCommandMessage;
import org.axonframework.commandhandling.callbacks.FutureCallback;
import org.axonframework.common.lock.LockAcquisitionFailedException;
import org.axonframework.modelling.command.AggregateStreamCreationException;
import org.axonframework.modelling.command.ConcurrencyException;
import org.jspecify.annotations.Nullable;
import org.standpat.command.dealer.DealerVault;
import org.standpat.command.idempotency.AnsweredRequests;
import org.standpat.command.idempotency.GivenAnswer;
import org.standpat.command.idempotency.KeyedRequest;
import org.standpat.db.log.AnsweredBeforeException;
import org.standpat.db.log.LimitExceededException;
import org.standpat.deal.CardSource;
import org.standpat.deal.Dealer;
import org.standpat.deal.HouseDealer;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandState.Finished;
import org.standpat.proof.deck.DeckSeed;

/**
 * Where commands to hands are handed in. Commands to one hand go to the aggregate one after the other; where another process was faster,
 * the command is judged anew on what that process recorded.
 */
public final class HandDesk {

    /** How often a command is judged anew before its sender is told of the conflict. */
    public static final int MOST_ATTEMPTS = 5;

    private final CommandBus bus;
    private final DealerVault vault;
    private final AnsweredRequests answered;
    private final Answers answers;
    private final CommandMetrics metrics;
    private final LiveHands live;

    HandDesk(
            CommandBus bus,
            DealerVault vault,
            AnsweredRequests answered,
            Answers answers,
            CommandMetrics metrics,
            LiveHands live) {
        this.bus = bus;
        this.vault = vault;
        this.answered = answered;
        this.answers = answers;
        this.metrics = metrics;
        this.live = live;
    }

    /**
     * Starts a hand.
     *
     * @param keyed the client's key, or {@code null} when the request will not be sent again
     * @throws org.standpat.command.idempotency.KeyTakenException when the key was used for another request
     * @throws org.standpat.db.log.LogUnavailableException when nothing can be recorded just now
     * @throws org.standpat.db.log.OutcomeUnknownException when it cannot be found out whether the hand was started
     */
    public Answer start(StartHand start, @Nullable KeyedRequest keyed) {
        return switch (start.dealing()) {
            case HOUSE -> {
                DeckSeed seed = vault.newSeed();
                Dealer dealer = new HouseDealer(seed);
                Answer answer = take(new HandRequest(start.hand(), null, start, () -> dealer, seed, keyed, new Slip()));
                if (answer instanceof Answer.Recorded recorded
                        && recorded.hand().equals(start.hand())) {
                    vault.dealing(start.hand(), dealer);
                }
                yield answer;
            }
            case RECORDED ->
                take(new HandRequest(start.hand(), null, start, () -> CardSource.REPORTED, null, keyed, new Slip()));
        };
    }

    /**
     * Takes an action, a report or a ruling to a hand.
     *
     * @param position the position that the hand must have, or {@code null} when the action is judged on whatever there is
     * @param keyed the client's key, or {@code null} when the request will not be sent again
     * @throws UnknownHandException when there is no such hand
     * @throws StalePositionException when the hand has another position than the one named
     * @throws ConflictException when other processes were faster {@value #MOST_ATTEMPTS} times
     * @throws HandBusyException when too many requests wait for this hand
     * @throws org.standpat.db.log.LogUnavailableException when nothing can be recorded just now
     * @throws org.standpat.db.log.OutcomeUnknownException when it cannot be found out whether it was recorded
     * @throws org.standpat.command.idempotency.KeyTakenException when the key was used for another request
     */
    public Answer act(UUID hand, @Nullable Integer position, HandCommand command, @Nullable KeyedRequest keyed) {
        return take(new HandRequest(hand, position, command, () -> vault.dealerOf(hand), null, keyed, new Slip()));
    }

    private Answer take(HandRequest request) {
        Outcome outcome = judge(request);
        metrics.count(outcome);
        if (outcome instanceof Outcome.Accepted accepted && accepted.state() instanceof Finished) {
            // Only a ruling may still come. Left in memory, hands that are over would crowd out those that are played.
            live.remove(request.hand().toString());
            vault.dealt(request.hand());
        }
        return answers.of(request.hand(), outcome, request.slip());
    }

    /**
     * A command that was not recorded because the hand had moved on is judged anew on the hand as it is. So is one that could not be
     * judged at all: the hand in memory may be older than what another process recorded, and the failure has thrown it out of there.
     */
    private Outcome judge(HandRequest request) {
        for (int attempt = 1; ; attempt++) {
            try {
                return dispatch(request);
            } catch (AnsweredBeforeException before) {
                return answeredBefore(request, before);
            } catch (LockAcquisitionFailedException busy) {
                throw new HandBusyException(busy);
            } catch (ConcurrencyException | AggregateStreamCreationException conflict) {
                metrics.countConflict();
                if (attempt == MOST_ATTEMPTS) {
                    throw new ConflictException(attempt, conflict);
                }
            } catch (StalePositionException | UnknownHandException | LimitExceededException unjudged) {
                Optional<GivenAnswer> before =
                        Optional.ofNullable(request.keyed()).flatMap(answered::find);
                if (before.isPresent()) {
                    return new Outcome.AnsweredBefore(before.get());
                }
                if (attempt > 1) {
                    throw unjudged;
                }
            }
        }
    }

    private Outcome answeredBefore(HandRequest request, AnsweredBeforeException before) {
        KeyedRequest keyed = Objects.requireNonNull(request.keyed());
        return new Outcome.AnsweredBefore(answered.given(keyed, before.answer()));
    }

    private Outcome dispatch(HandRequest request) {
        FutureCallback<HandRequest, Outcome> callback = new FutureCallback<>();
        bus.dispatch(new GenericCommandMessage<>(request), callback);
        CommandResultMessage<? extends Outcome> result = callback.getResult();
        if (result.isExceptional()) {
            switch (result.exceptionResult()) {
                case RuntimeException failure -> throw failure;
                case Error error -> throw error;
                case Throwable other -> throw new IllegalStateException("A command failed in an unknown way.", other);
            }
        }
        return result.getPayload();
    }
}
