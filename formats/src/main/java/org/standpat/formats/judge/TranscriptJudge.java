package org.standpat.formats.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.standpat.formats.HandRefused;
import org.standpat.formats.ImportedHand;
import org.standpat.formats.Refusal;
import org.standpat.formats.transcript.StatedShare;
import org.standpat.formats.transcript.StatedSum;
import org.standpat.formats.transcript.Statement;
import org.standpat.formats.transcript.Statement.Cancelled;
import org.standpat.formats.transcript.ToldHand;
import org.standpat.formats.transcript.Transcript;
import org.standpat.houserules.HouseRulesCheck;

/**
 * Judges hands of files: what a file says becomes commands for the decider, and what the decider makes of them is compared with all
 * figures and cards of the file. A hand is accepted as a whole or refused as a whole; nothing is filled in that the file does not say
 * and that does not follow from it.
 */
public final class TranscriptJudge {

    private TranscriptJudge() {}

    /**
     * The hand as played.
     *
     * @param judging the house rules to judge by, and the date of hands without one
     * @throws HandRefused with the place in the file, and the rule where there is one
     */
    public static ImportedHand judge(Transcript transcript, Judging judging) {
        ToldHand told = transcript.told();
        if (told != null) {
            return judge(transcript, told);
        }
        Seating seating = Seating.of(transcript);
        setAsideWhatNeverBegan(transcript, seating);
        UUID identity = HandIdentity.of(transcript);
        PlayedHand played = play(transcript, seating, judging, identity, rake(transcript, seating, judging, identity));
        StatedOutcome.compare(transcript, played);
        List<String> remarks = new ArrayList<>();
        String seat = seating.remark();
        if (seat != null) {
            remarks.add(seat);
        }
        remarks.addAll(played.remarks());
        return new ImportedHand(
                transcript.place(),
                identity,
                transcript.source(),
                transcript.money(),
                transcript.startedAt() != null,
                played.commands(),
                played.events(),
                remarks);
    }

    /** A hand in this record's own words brings its house rules, and its identity is the one that it had. */
    private static ImportedHand judge(Transcript transcript, ToldHand told) {
        PlayedHand played = ToldReplay.play(transcript.place(), told);
        StatedOutcome.compare(transcript, played);
        return new ImportedHand(
                transcript.place(),
                told.started().hand(),
                transcript.source(),
                transcript.money(),
                true,
                played.commands(),
                played.events(),
                played.remarks());
    }

    private static PlayedHand play(Transcript transcript, Seating seating, Judging judging, UUID identity, long rake) {
        return new TranscriptReplay(transcript).play(OpeningCommand.of(transcript, seating, judging, identity, rake));
    }

    /** A room that does not state the rake took what the players put in and did not win. */
    private static long rake(Transcript transcript, Seating seating, Judging judging, UUID identity) {
        StatedSum stated = transcript.result().rake();
        if (stated != null) {
            return stated.amount();
        }
        List<StatedShare> collected = transcript.result().collected();
        if (collected.isEmpty()) {
            return 0;
        }
        PlayedHand unraked = play(transcript, seating, judging, identity, 0);
        long won = collected.stream().mapToLong(StatedShare::amount).sum();
        return Math.max(0, StatedOutcome.total(unraked.end()) - won);
    }

    /** A hand that was cancelled before two players were in it is none that could be recorded. */
    private static void setAsideWhatNeverBegan(Transcript transcript, Seating seating) {
        for (Statement statement : transcript.statements()) {
            boolean begun = seating.dealtIn().size() >= HouseRulesCheck.FEWEST_SEATS && hasBigBlind(transcript);
            if (statement instanceof Cancelled cancelled && !begun) {
                throw new HandRefused(Refusal.setAside(
                        transcript.at(cancelled.at()),
                        "the hand was cancelled before it began: no two players had posted their blinds, so there is"
                                + " nothing to record"));
            }
        }
    }

    private static boolean hasBigBlind(Transcript transcript) {
        return transcript.statements().stream()
                .anyMatch(statement ->
                        statement instanceof Statement.Posted posted && posted.post() == Statement.Post.BIG_BLIND);
    }
}
