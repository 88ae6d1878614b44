package org.standpat.db.access;

import java.util.Optional;

/**
 * One request for hole cards.
 *
 * @param who the holder of the key, or the user of the operating system who runs a verb; 1 to {@value #LONGEST_WHO} characters
 * @param role what he is, {@code player} or {@code staff}
 * @param reason why, as he said it; empty when he did not
 * @param what the address or the verb by which he asks; no longer than {@value #LONGEST_WHAT} characters
 */
public record CardReading(String who, KeyRole role, Optional<String> reason, String what) {

    /** Longest name. */
    public static final int LONGEST_WHO = KeyEntry.LONGEST_NAME;

    /** Longest reason. */
    public static final int LONGEST_REASON = 200;

    /** Longest address or verb that is kept whole. */
    public static final int LONGEST_WHAT = 300;

    /** Cuts what is too long of {@code what}. */
    public CardReading {
        what = what.length() <= LONGEST_WHAT ? what : what.substring(0, LONGEST_WHAT);
    }

    /** Whether a text can be recorded as a reason: neither blank nor too long, and without control characters. */
    public static boolean isReason(String text) {
        return !text.isBlank()
                && text.length() <= LONGEST_REASON
                && text.chars().noneMatch(Character::isISOControl);
    }
}
