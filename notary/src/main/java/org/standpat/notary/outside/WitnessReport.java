package org.standpat.notary.outside;

import java.time.Duration;
import java.time.Instant;

/**
 * What is to be said of a witness, for health, logs and numbers.
 *
 * @param verdict how it went the last time that he was asked
 * @param sentence the same for people, and what to do
 * @param wasAsked whether he was asked this time; not while he has cosigned already, or is left alone after a failure
 * @param size the size that he has cosigned last, as far as it is known; 0 when it is not
 * @param failures how often in a row he has not cosigned; 0 when he has
 * @param notBefore when he is asked again at the earliest
 * @param took how long he was waited for this time
 */
public record WitnessReport(
        Witness witness,
        Verdict verdict,
        String sentence,
        boolean wasAsked,
        long size,
        int failures,
        Instant notBefore,
        Duration took) {

    /** How it went. */
    public enum Verdict {
        /** He has not been asked yet. */
        NEVER_ASKED,
        /** He has cosigned, and his cosignature was verified. */
        COSIGNED,
        /** He has not: he could not be reached, refused, or answered what cannot be used. No word about the log. */
        FAILED,
        /** He says that he has cosigned a larger tree than ours: the log went back. */
        AHEAD,
        /** He says that our tree is not what the one that he has cosigned has grown to: there are two histories. */
        FORKED
    }

    /** Longest time that a witness is left alone after failures. */
    public static final Duration LONGEST_PAUSE = Duration.ofMinutes(5);

    /** How long a witness is left alone after the first failure; after each further one in a row twice as long. */
    public static final Duration FIRST_PAUSE = Duration.ofSeconds(1);

    /** More doublings than the longest pause has. */
    private static final int MOST_DOUBLINGS = 16;

    static WitnessReport none(Witness witness) {
        return new WitnessReport(
                witness,
                Verdict.NEVER_ASKED,
                "The witness %s has not been asked yet.".formatted(witness),
                false,
                0,
                0,
                Instant.MIN,
                Duration.ZERO);
    }

    /** Whether it says something of the log's history, and somebody has to look at once. */
    public boolean isAlarm() {
        return switch (verdict) {
            case AHEAD, FORKED -> true;
            case NEVER_ASKED, COSIGNED, FAILED -> false;
        };
    }

    /**
     * Whether it says that a log whose newest checkpoint has this size is not the one that he has cosigned. A witness that was asked by a process
     * which has lost its place to another may know more than that process did, and no more than the log has.
     */
    public boolean contradicts(long newest) {
        return switch (verdict) {
            case AHEAD -> size > newest;
            case FORKED -> true;
            case NEVER_ASKED, COSIGNED, FAILED -> false;
        };
    }

    /** Whether he is not to be asked yet. After the clock went back nobody is left alone for longer than the longest pause. */
    boolean isLeftAlone(Instant now) {
        return now.isBefore(notBefore) && !notBefore.isAfter(now.plus(LONGEST_PAUSE));
    }

    /** The same, for a time in which he was not asked. */
    WitnessReport notAsked() {
        return new WitnessReport(witness, verdict, sentence, false, size, failures, notBefore, Duration.ZERO);
    }

    /** The next one, after he has cosigned this size. */
    WitnessReport cosigned(long cosigned, Instant now, Duration waited) {
        return new WitnessReport(
                witness,
                Verdict.COSIGNED,
                "The witness %s has cosigned the checkpoint of size %d.".formatted(witness, cosigned),
                true,
                cosigned,
                0,
                now,
                waited);
    }

    /** The next one, after he has not cosigned. */
    WitnessReport failed(Verdict how, String why, long known, Instant now, Duration waited) {
        Duration pause = FIRST_PAUSE.multipliedBy(1L << Math.min(failures, MOST_DOUBLINGS));
        Instant next = now.plus(pause.compareTo(LONGEST_PAUSE) < 0 ? pause : LONGEST_PAUSE);
        return new WitnessReport(
                witness,
                how,
                "The witness %s has not cosigned: %s.".formatted(witness, why),
                true,
                known,
                failures + 1,
                next,
                waited);
    }
}
