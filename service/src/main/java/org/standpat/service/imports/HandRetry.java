package org.standpat.service.imports;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.standpat.db.log.Payload;
import org.standpat.db.quarantine.QuarantineEntry;
import org.standpat.db.quarantine.RefusedHand;
import org.standpat.formats.HandFile;
import org.standpat.formats.HandFormat;
import org.standpat.formats.HandInput;
import org.standpat.formats.HandOutcome;
import org.standpat.formats.HandRecorder;
import org.standpat.formats.HandRefused;
import org.standpat.formats.HandSource;
import org.standpat.formats.ImportedHand;
import org.standpat.formats.Place;
import org.standpat.formats.Refusal;
import org.standpat.formats.judge.Judging;
import org.standpat.formats.phh.PhhFormat;
import org.standpat.formats.recognition.HandFormats;
import org.standpat.houserules.Profile;

/** Tries hands of the quarantine again, perhaps by other house rules. A hand that is recorded leaves the quarantine. */
final class HandRetry {

    private final ImportDesk desk;
    private final @Nullable Profile profile;

    /**
     * Tries hands by these house rules.
     *
     * @param profile null for those that each hand claims
     */
    HandRetry(ImportDesk desk, @Nullable Profile profile) {
        this.desk = desk;
        this.profile = profile;
    }

    /**
     * Tries one entry. Lines and columns of a new refusal are counted in the text of the hand, not in the file.
     *
     * @param bytes its text
     */
    HandOutcome retry(QuarantineEntry entry, Payload bytes) {
        try {
            ImportedHand hand = read(entry, bytes);
            return outcome(hand, recorder(entry).record(hand));
        } catch (HandRefused still) {
            return new HandOutcome.Refused(still.refusal());
        }
    }

    private HandRecorder recorder(QuarantineEntry entry) {
        Profile by = profileFor(entry.refused());
        return desk.recorder().judging(by == null ? null : by.name());
    }

    private static HandOutcome outcome(ImportedHand hand, HandRecorder.Answer answer) {
        return switch (answer) {
            case HandRecorder.Answer.Recorded ignored -> new HandOutcome.Recorded(hand.place(), hand.hand());
            case HandRecorder.Answer.AlreadyThere ignored -> new HandOutcome.AlreadyThere(hand.place(), hand.hand());
            case HandRecorder.Answer.InRecordOtherwise told ->
                new HandOutcome.InRecordOtherwise(hand.place(), hand.hand(), told.difference());
            case HandRecorder.Answer.TooLarge large ->
                new HandOutcome.Refused(Refusal.unreadable(hand.place(), large.why()));
        };
    }

    /** PHH names no room; its hands are judged by all house rules that a file leaves open. */
    private @Nullable Profile profileFor(RefusedHand refused) {
        return refused.format().equals(PhhFormat.NAME) ? null : profile;
    }

    private ImportedHand read(QuarantineEntry entry, Payload bytes) {
        RefusedHand refused = entry.refused();
        HandInput input = new HandInput(refused.file(), bytes.size(), new ByteArrayInputStream(bytes.bytes()));
        try (HandFile file = format(refused, entry.at()).open(input)) {
            HandFile.Stretch found = file.next();
            HandFile.Entry first = found == null ? null : found.judge();
            if (first instanceof HandFile.Unplayable unplayable) {
                throw new HandRefused(unplayable.refusal());
            }
            if (!(first instanceof HandFile.Playable playable) || file.next() != null) {
                throw new HandRefused(Place.of(refused.file()), "expected the text of one hand, got that of several");
            }
            return fromItsFile(playable.hand(), refused);
        } catch (IOException fault) {
            throw new UncheckedIOException("Bytes in memory cannot be read.", fault);
        }
    }

    /** A hand without a date began, for the record, when it was first refused. */
    private HandFormat format(RefusedHand refused, Instant at) {
        return new HandFormats(new Judging(at, profileFor(refused)))
                .all().stream()
                        .filter(format -> format.name().equals(refused.format()))
                        .findFirst()
                        .orElseThrow(() -> new HandRefused(Refusal.unreadable(
                                Place.of(refused.file()),
                                "this Standpat reads no format " + refused.format()
                                        + "; use the one that imported it")));
    }

    /** The same hand, whose source stands where it stood in its file. */
    private static ImportedHand fromItsFile(ImportedHand hand, RefusedHand refused) {
        HandSource read = hand.source();
        HandSource source =
                new HandSource(read.format(), refused.file(), refused.firstByte(), read.charset(), read.bytes());
        return new ImportedHand(
                hand.place(),
                hand.hand(),
                source,
                hand.money(),
                hand.dated(),
                hand.commands(),
                hand.events(),
                hand.remarks());
    }
}
