package org.standpat.command.shell;

import java.time.InstantSource;
import java.util.List;
import java.util.OptionalInt;
import org.axonframework.commandhandling.CommandMessage;
import org.axonframework.messaging.InterceptorChain;
import org.axonframework.messaging.MessageHandlerInterceptor;
import org.axonframework.messaging.unitofwork.UnitOfWork;
import org.standpat.command.dealer.DealerVault;
import org.standpat.command.idempotency.AnsweredRequests;
import org.standpat.command.idempotency.KeyedRequest;
import org.standpat.command.refusal.Refusal;
import org.standpat.db.log.AnsweredBeforeException;
import org.standpat.db.log.Beside;
import org.standpat.db.log.EventLogStorage;
import org.standpat.db.log.KeptRefusal;
import org.standpat.db.log.KeyedAnswer;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.Action;
import org.standpat.hand.HandCommand.AskCardsTaken;
import org.standpat.hand.HandCommand.ChangeDeclaration;
import org.standpat.hand.HandCommand.FloorAction;
import org.standpat.hand.HandCommand.ForceAction;
import org.standpat.hand.HandCommand.KillHand;
import org.standpat.hand.HandCommand.ReportCards;
import org.standpat.hand.HandCommand.ReportExposed;
import org.standpat.hand.HandCommand.ReportMiscount;
import org.standpat.hand.HandCommand.ReportOutOfTurn;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.Table;
import org.standpat.proof.deck.DeckSeed;

/**
 * Has recorded with the events, in their transaction, what belongs to them: the client's key with the answer, the dealer's secret, and
 * refusals. A request whose key was answered before ends in an {@link AnsweredBeforeException}.
 */
final class AnswerKeeper implements MessageHandlerInterceptor<CommandMessage<?>> {

    private final EventLogStorage storage;
    private final AnsweredRequests answered;
    private final DealerVault vault;
    private final InstantSource clock;

    AnswerKeeper(EventLogStorage storage, AnsweredRequests answered, DealerVault vault, InstantSource clock) {
        this.storage = storage;
        this.answered = answered;
        this.vault = vault;
        this.clock = clock;
    }

    @Override
    public Object handle(UnitOfWork<? extends CommandMessage<?>> unitOfWork, InterceptorChain chain) throws Exception {
        HandRequest request = (HandRequest) unitOfWork.getMessage().getPayload();
        Outcome.Decided decided = (Outcome.Decided) chain.proceed();
        switch (decided) {
            case Outcome.Accepted ignored -> {
                // The storage takes it along when the unit of work commits.
                unitOfWork.resources().put(EventLogStorage.BESIDE, besideEvents(request));
                unitOfWork.afterCommit(
                        done -> request.slip().note(done.getOrDefaultResource(EventLogStorage.COMMITTED, List.of())));
            }
            case Outcome.Refused refused -> keep(request, refused);
        }
        return decided;
    }

    private Beside besideEvents(HandRequest request) {
        KeyedRequest keyed = request.keyed();
        DeckSeed seed = request.newSeed();
        return new Beside(
                keyed == null ? null : answered.accepted(keyed, clock.instant()),
                seed == null ? null : vault.seal(request.hand(), seed),
                null);
    }

    private void keep(HandRequest request, Outcome.Refused refused) {
        KeyedRequest keyed = request.keyed();
        Refusal refusal = refused.refusal();
        KeyedAnswer answer = keyed == null ? null : answered.refused(keyed, refusal, clock.instant());
        KeptRefusal kept = seatOf(request.command()).isPresent()
                ? refusal.kept(seatOf(request.command()).getAsInt(), clock.instant())
                : null;
        if (answer != null || kept != null) {
            storage.keep(request.hand(), refusal.position(), new Beside(answer, null, kept));
        }
    }

    /** Whose refused command it is; empty for a start, since there is no hand then whose record it could belong to. */
    private static OptionalInt seatOf(HandCommand command) {
        return switch (command) {
            case StartHand ignored -> OptionalInt.empty();
            case Action action -> OptionalInt.of(action.seat());
            case ForceAction force -> OptionalInt.of(force.seat());
            case ChangeDeclaration change -> OptionalInt.of(change.seat());
            case AskCardsTaken question -> OptionalInt.of(question.seat());
            case ReportCards report -> OptionalInt.of(report.seat());
            case ReportExposed report -> OptionalInt.of(report.seat());
            case ReportMiscount report -> OptionalInt.of(report.seat());
            case ReportOutOfTurn report -> OptionalInt.of(report.action().seat());
            case KillHand kill -> OptionalInt.of(kill.seat());
            case FloorAction ignored -> OptionalInt.of(Table.NOBODY);
        };
    }
}
