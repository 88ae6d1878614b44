package org.standpat.command.shell;

import java.util.UUID;
import org.axonframework.commandhandling.CommandBus;
import org.axonframework.commandhandling.CommandResultMessage;
import org.axonframework.commandhandling.GenericCommandMessage;
import org.axonframework.commandhandling.callbacks.FutureCallback;
import org.axonframework.common.lock.Lock;
import org.axonframework.common.lock.LockAcquisitionFailedException;
import org.axonframework.common.lock.LockFactory;
import org.axonframework.modelling.command.AggregateStreamCreationException;
import org.axonframework.modelling.command.ConcurrencyException;
import org.jspecify.annotations.Nullable;
import org.standpat.command.dealer.DealerVault;
import org.standpat.command.idempotency.KeyedRequest;
import org.standpat.deal.CardSource;
import org.standpat.deal.HouseDealer;
import org.standpat.deal.ShuffleSeed;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.StartHand;

/**
 * Where commands to hands are handed in. Commands to one hand go to the aggregate one after the other; where another process was faster,
 * the command is judged anew on what that process recorded.
 */
public final class HandDesk {

    /** How often a command is judged anew before its sender is told of the conflict. */
    public static final int MOST_ATTEMPTS = 5;

    private final CommandBus bus;
    private final LockFactory locks;
    private final DealerVault vault;
    private final Answers answers;
    private final CommandMetrics metrics;

    HandDesk(CommandBus bus, LockFactory locks, DealerVault vault, Answers answers, CommandMetrics metrics) {
        this.bus = bus;
        this.locks = locks;
        this.vault = vault;
        this.answers = answers;
        this.metrics = metrics;
    }

    /**
     * Starts a hand.
     *
     * @param keyed the client's key, or {@code null} when the request will not be sent again
     * @throws org.standpat.command.idempotency.KeyTakenException when the key was used for another request
     * @throws HandBusyException when too many requests with this key are under way
     */
    public Answer start(StartHand start, @Nullable KeyedRequest keyed) {
        String line = keyed == null ? start.hand().toString() : "start " + keyed.key();
        return take(line, request(start, keyed));
    }

    private HandRequest request(StartHand start, @Nullable KeyedRequest keyed) {
        return switch (start.dealing()) {
            case HOUSE -> {
                ShuffleSeed seed = vault.newSeed();
                yield new HandRequest(start.hand(), null, start, new HouseDealer(seed), seed, keyed);
            }
            case RECORDED -> new HandRequest(start.hand(), null, start, CardSource.REPORTED, null, keyed);
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
     * @throws org.standpat.command.idempotency.KeyTakenException when the key was used for another request
     */
    public Answer act(UUID hand, @Nullable Integer position, HandCommand command, @Nullable KeyedRequest keyed) {
        return take(hand.toString(), new HandRequest(hand, position, command, vault.dealerOf(hand), null, keyed));
    }

    private Answer take(String line, HandRequest request) {
        Outcome outcome = inLine(line, request);
        metrics.count(outcome);
        return answers.of(request.hand(), outcome);
    }

    /** The lock is taken before the transaction, so that who waits for a hand does not keep a connection from the others. */
    private Outcome inLine(String line, HandRequest request) {
        Lock lock;
        try {
            lock = locks.obtainLock(line);
        } catch (LockAcquisitionFailedException busy) {
            throw new HandBusyException(busy);
        }
        try {
            return judge(request);
        } finally {
            lock.release();
        }
    }

    private Outcome judge(HandRequest request) {
        for (int attempt = 1; ; attempt++) {
            try {
                return dispatch(request);
            } catch (ConcurrencyException | AggregateStreamCreationException conflict) {
                metrics.countConflict();
                if (attempt == MOST_ATTEMPTS) {
                    throw new ConflictException(attempt, conflict);
                }
            }
        }
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
