package org.standpat.command.shell;

import io.micrometer.core.instrument.MeterRegistry;
import org.standpat.command.idempotency.GivenAnswer;
import org.standpat.command.refusal.Refusal;

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
