package org.standpat.formats.judge;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.transcript.Room;
import org.standpat.houserules.Profile;
import org.standpat.houserules.Profiles;

/**
 * What is taken where a file does not say it.
 *
 * @param undated when hands began whose file has no date; the moment of the import is honest
 * @param profile the house rules to judge all hands by; null to judge each by those that its room claims
 */
public record Judging(Instant undated, @Nullable Profile profile) {

    /** Each hand by the house rules that its room claims. */
    public static Judging asClaimed(Instant undated) {
        return new Judging(undated, null);
    }

    Profile of(Room room) {
        return profile == null ? Profiles.named(room.profile()) : profile;
    }
}
