package org.standpat.db.quarantine;

import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A hand in quarantine, or one that was there.
 *
 * @param number of the entry, from 1; later entries have higher ones
 * @param at when it was refused first
 * @param refused the hand
 * @param resolution that it was recorded after all; null while it is in quarantine
 */
public record QuarantineEntry(
        long number,
        Instant at,
        RefusedHand refused,
        @Nullable Resolution resolution) {

    /**
     * That a hand was recorded after all.
     *
     * @param at when
     * @param hand what it was recorded as
     * @param profile house rules that it was recorded by; null for those that the file claims
     */
    public record Resolution(
            Instant at, UUID hand, @Nullable String profile) {}

    /** True while the hand is in quarantine. */
    public boolean isOpen() {
        return resolution == null;
    }
}
