package org.standpat.command.shell;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import org.standpat.command.idempotency.GivenAnswer;
import org.standpat.command.refusal.Refusal;
import org.standpat.db.log.GroupCommit;

/** Counts what becomes of commands. Tags are rules and kinds, of which there are a fixed few. */
final class CommandMetrics {

    private static final String COMMANDS = "standpat.commands";
    private static final String REFUSALS = "standpat.refusals";
    private static final String EVENTS = "standpat.events.recorded";
    private static final String CONFLICTS = "standpat.conflicts";

    private final MeterRegistry meters;

    CommandMetrics(MeterRegistry meters) {
        this.meters = meters;
    }

    void count(Outcome outcome) {
        switch (outcome) {
            case Outcome.Accepted accepted -> {
                countCommand("accepted");
                meters.counter(EVENTS).increment(accepted.events().size());
            }
            case Outcome.Refused refused -> {
                countCommand("refused");
                countRefusal(refused.refusal());
            }
            case Outcome.AnsweredBefore before ->
                countCommand(
                        switch (before.answer()) {
                            case GivenAnswer.Accepted ignored -> "accepted-before";
                            case GivenAnswer.Refused ignored -> "refused-before";
                        });
        }
    }

    /** Shows how the event log is doing. */
    void watch(GroupCommit commits) {
        Gauge.builder("standpat.log.waiting", commits, GroupCommit::waiting)
                .description("Commands that wait to be recorded")
                .register(meters);
        FunctionCounter.builder("standpat.log.batches", commits, GroupCommit::batches)
                .description("Transactions in which commands were recorded")
                .register(meters);
        FunctionCounter.builder("standpat.log.appends", commits, GroupCommit::appends)
                .description("Commands that were recorded or refused in those transactions")
                .register(meters);
    }

    /** Another process recorded events of a hand first. */
    void countConflict() {
        meters.counter(CONFLICTS).increment();
    }

    private void countCommand(String outcome) {
        meters.counter(COMMANDS, "outcome", outcome).increment();
    }

    private void countRefusal(Refusal refusal) {
        meters.counter(REFUSALS, "rule", refusal.rule(), "kind", refusal.kind().word())
                .increment();
    }
}
