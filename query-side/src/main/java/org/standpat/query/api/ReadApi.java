package org.standpat.query.api;

import java.util.UUID;

/** What all addresses of the read API share. */
final class ReadApi {

    static final String BASE = "/api/v1";

    static final String HAND = "The hand's id, a UUID.";

    static final String AT_LEAST =
            "Waits, for some seconds at most, until the answer reflects this position of the hand (the \"position\" that the write"
                    + " API answered with); then 503 with Retry-After.";

    static final String AT_LEAST_IN_FEED =
            "Waits, for some seconds at most, until the answer reflects this position of the log (the \"feedPosition\" that the"
                    + " write API answered with); then 503 with Retry-After.";

    static final String WHO_SEES_WHAT =
            "Cards that a caller may not see are \"??\", and their places in the stub null. Without a key he is the public and sees what was shown at the table. A"
                    + " player sees his own cards when the hand is over, an analyst nothing of a running hand; staff sees every card"
                    + " that reached a player when the hand is over, and of a running hand with a reason, in header Standpat-Reason."
                    + " Who is given cards that were not shown is recorded first. A card that was not dealt is never shown.";

    private ReadApi() {}

    static ReadProblem unknownPlayer(long feedPosition) {
        return ReadProblem.atFeedPosition(
                ProblemKind.UNKNOWN_PLAYER,
                "No player of this name was dealt in, in the hands up to position " + feedPosition
                        + " of the log. Names are compared letter by letter.",
                feedPosition);
    }

    /** No event of it is there. */
    static ReadProblem unknownHand(UUID hand) {
        return ReadProblem.atPosition(
                ProblemKind.UNKNOWN_HAND,
                "There is no hand " + hand + ". GET " + BASE + "/hands lists those that there are.",
                0);
    }
}
