package org.standpat.service.access;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.standpat.db.access.CardReading;
import org.standpat.db.access.KeyRole;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option of every verb that shows hole cards: why they are looked at, which is recorded. */
public final class ReasonOption {

    private static final String NOBODY = "unknown";

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec verb;

    private @Nullable String reason;

    @Option(
            names = "--reason",
            paramLabel = "TEXT",
            description = "Why the cards are looked at; it is recorded, and needed for a hand that is still played.")
    void setReason(String given) {
        if (!CardReading.isReason(given)) {
            CommandLine line = verb == null ? new CommandLine(this) : verb.commandLine();
            throw new ParameterException(
                    line,
                    "--reason takes a text of 1 to " + CardReading.LONGEST_REASON
                            + " characters, not all of them blank and none of them a control character.");
        }
        reason = given;
    }

    /** Whether one was given. */
    public boolean isGiven() {
        return reason != null;
    }

    /**
     * What is recorded of the person who runs the verb: staff, by the name that the operating system has for him.
     *
     * @param what the verb and what it was asked for
     */
    public CardReading reading(String what) {
        String user = System.getProperty("user.name", NOBODY).strip();
        String who = user.isEmpty() ? NOBODY : user;
        return new CardReading(
                who.substring(0, Math.min(who.length(), CardReading.LONGEST_WHO)),
                KeyRole.STAFF,
                Optional.ofNullable(reason),
                "standpat " + what);
    }
}
