package org.standpat.command.idempotency;

import java.util.UUID;
import org.standpat.command.refusal.Refusal;

/** What was answered to a request. */
public sealed interface GivenAnswer {

    /** The command was accepted: these events of the hand, first to last, were recorded for it. */
    record Accepted(UUID hand, int firstEvent, int lastEvent) implements GivenAnswer {}

    /** The rules forbade the command. */
    record Refused(Refusal refusal) implements GivenAnswer {}
}
