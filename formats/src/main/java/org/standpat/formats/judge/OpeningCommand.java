package org.standpat.formats.judge;

import java.time.Instant;
import java.util.UUID;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Refusal;
import org.standpat.formats.transcript.Transcript;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.Profile;
import org.standpat.houserules.Rake;
import org.standpat.houserules.Variant.Structure;

/** The command that a hand of a file starts with. */
final class OpeningCommand {

    private OpeningCommand() {}

    /**
     * The start of the hand by the profile's house rules at the stakes of the file.
     *
     * @param rake chips that the house takes from this hand
     * @throws HandRefused when the stakes are none that the house rules know
     */
    static StartHand of(Transcript transcript, Seating seating, Judging judging, UUID hand, long rake) {
        Profile profile = judging.of(transcript.room());
        requireBets(transcript);
        ForcedBets forced = new ForcedBets(transcript, seating);
        HouseRules rules = profile.rules(transcript.game(), forced.stakes())
                .with(forced.ante())
                .with(exactly(rake));
        Instant at = transcript.startedAt() == null ? judging.undated() : transcript.startedAt();
        return new StartHand(
                hand,
                transcript.table(),
                at,
                Dealing.RECORDED,
                rules,
                seating.dealtIn().stream()
                        .map(seat -> new SeatedPlayer(seat.seat(), seat.player(), seat.stack()))
                        .toList(),
                seating.button(),
                forced.owing(),
                null);
    }

    /** A file says what was taken and not by which scale: the scale of this hand is all, up to what was taken. */
    static Rake exactly(long chips) {
        return chips == 0 ? Rake.NONE : new Rake(Rake.MOST_BASIS_POINTS, chips, 1, false);
    }

    private static void requireBets(Transcript transcript) {
        long low = transcript.stakes().low();
        long high = transcript.stakes().high();
        if (transcript.game().structure() == Structure.FIXED_LIMIT && high != 2 * low) {
            throw new HandRefused(Refusal.againstTheRules(
                    transcript.at(transcript.stakes().at()),
                    "4.5",
                    "Rule 4.5: expected a big bet of twice the small bet " + low + ", got " + high + "."));
        }
    }
}
