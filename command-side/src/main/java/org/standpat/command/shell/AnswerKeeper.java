package org.standpat.command.shell;

import java.time.InstantSource;
import java.util.Optional;
import org.axonframework.commandhandling.CommandMessage;
import org.axonframework.messaging.InterceptorChain;
import org.axonframework.messaging.MessageHandlerInterceptor;
import org.axonframework.messaging.unitofwork.UnitOfWork;
import org.standpat.command.dealer.DealerVault;
import org.standpat.command.idempotency.AnsweredRequests;
import org.standpat.command.idempotency.GivenAnswer;
import org.standpat.command.idempotency.KeyedRequest;
import org.standpat.command.refusal.Refusals;
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

/**
 * Records beside the events, in their transaction, what belongs to them: the client's key with the answer, the dealer's secret, and
 * refusals. A request whose key was answered before does not reach the aggregate.
 */
final class AnswerKeeper implements MessageHandlerInterceptor<CommandMessage<?>> {

    private final AnsweredRequests answered;
    private final DealerVault vault;
    private final Refusals refusals;
    private final InstantSource clock;

    AnswerKeeper(AnsweredRequests answered, DealerVault vault, Refusals refusals, InstantSource clock) {
        this.answered = answered;
        this.vault = vault;
        this.refusals = refusals;
        this.clock = clock;
    }

    @Override
    public Object handle(UnitOfWork<? extends CommandMessage<?>> unitOfWork, InterceptorChain chain) throws Exception {
        HandRequest request = (HandRequest) unitOfWork.getMessage().getPayload();
        KeyedRequest keyed = request.keyed();
        if (keyed != null) {
            Optional<GivenAnswer> given = answered.claim(keyed, clock.instant());
            if (given.isPresent()) {
                return new Outcome.AnsweredBefore(given.get());
            }
        }
        Outcome.Decided decided = (Outcome.Decided) chain.proceed();
        switch (decided) {
            case Outcome.Accepted accepted -> keepSeed(request);
            case Outcome.Refused refused -> keepRefusal(request, refused);
        }
        if (keyed != null) {
            answered.keep(keyed, answer(request, decided));
        }
        return decided;
    }

    private void keepSeed(HandRequest request) {
        if (request.newSeed() != null) {
            vault.keep(request.hand(), request.newSeed());
        }
    }

    private void keepRefusal(HandRequest request, Outcome.Refused refused) {
        switch (request.command()) {
            // There is no hand whose record it could belong to.
            case StartHand ignored -> {}
            case Action action -> keepRefusal(request, action.seat(), refused);
            case ForceAction force -> keepRefusal(request, force.seat(), refused);
            case ChangeDeclaration change -> keepRefusal(request, change.seat(), refused);
            case AskCardsTaken question -> keepRefusal(request, question.seat(), refused);
            case ReportCards report -> keepRefusal(request, report.seat(), refused);
            case ReportExposed report -> keepRefusal(request, report.seat(), refused);
            case ReportMiscount report -> keepRefusal(request, report.seat(), refused);
            case ReportOutOfTurn report -> keepRefusal(request, report.action().seat(), refused);
            case KillHand kill -> keepRefusal(request, kill.seat(), refused);
            case FloorAction ignored -> keepRefusal(request, Table.NOBODY, refused);
        }
    }

    private void keepRefusal(HandRequest request, int seat, Outcome.Refused refused) {
        refusals.keep(request.hand(), seat, refused.refusal(), clock.instant());
    }

    private static GivenAnswer answer(HandRequest request, Outcome.Decided decided) {
        return switch (decided) {
            case Outcome.Accepted accepted ->
                new GivenAnswer.Accepted(request.hand(), accepted.firstEvent(), accepted.lastEvent());
            case Outcome.Refused refused -> new GivenAnswer.Refused(refused.refusal());
        };
    }
}
