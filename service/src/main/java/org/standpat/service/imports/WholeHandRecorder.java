package org.standpat.service.imports;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.Append;
import org.standpat.db.log.Beside;
import org.standpat.db.log.EventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.GroupCommit;
import org.standpat.db.log.HandSources;
import org.standpat.db.log.KeptSource;
import org.standpat.db.log.LimitExceededException;
import org.standpat.db.log.NewEvent;
import org.standpat.db.log.Payload;
import org.standpat.db.log.Receipt;
import org.standpat.db.log.StoredEvent;
import org.standpat.db.quarantine.Quarantine;
import org.standpat.db.quarantine.QuarantineEntry.Resolution;
import org.standpat.formats.HandRecorder;
import org.standpat.formats.HandSource;
import org.standpat.formats.ImportedHand;
import org.standpat.hand.HandEvent;
import org.standpat.service.Sentence;

/**
 * Records hands from files, each with its source in one transaction: a hand is there whole or not at all. The decider has judged it before
 * it comes here. A text that was in quarantine leaves it when it is in the record. A hand that is in the record in part is played here, and
 * is left alone; two imports may run at a time.
 */
public final class WholeHandRecorder implements HandRecorder {

    /** How often a hand is looked at anew because somebody else records it at the same time. */
    private static final int MOST_ATTEMPTS = 100;

    private final EventLog log;
    private final HandSources sources;
    private final Quarantine quarantine;
    private final GroupCommit commits;
    private final InstantSource clock;
    private final @Nullable String judgedBy;
    private final HandEventCodec codec = new HandEventCodec();

    /** Whether the last hand that was looked at was not in the record: then the next one is likely not to be there either. */
    private volatile boolean newOnes = true;

    /** Records by this group commit into the log and beside the sources of the same database. */
    public WholeHandRecorder(
            EventLog log, HandSources sources, Quarantine quarantine, GroupCommit commits, InstantSource clock) {
        this(log, sources, quarantine, commits, clock, null);
    }

    private WholeHandRecorder(
            EventLog log,
            HandSources sources,
            Quarantine quarantine,
            GroupCommit commits,
            InstantSource clock,
            @Nullable String judgedBy) {
        this.log = log;
        this.sources = sources;
        this.quarantine = quarantine;
        this.commits = commits;
        this.clock = clock;
        this.judgedBy = judgedBy;
    }

    /** The same, for hands that are judged by these house rules and not by those that their files claim; null for those. */
    public WholeHandRecorder judging(@Nullable String profile) {
        return new WholeHandRecorder(log, sources, quarantine, commits, clock, profile);
    }

    @Override
    public Answer record(ImportedHand hand) {
        try {
            return recordOrJoin(hand);
        } catch (LimitExceededException large) {
            return new Answer.TooLarge(String.valueOf(large.getMessage()));
        }
    }

    private Answer recordOrJoin(ImportedHand hand) {
        boolean looksNew = newOnes;
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            List<HandEvent> stored = looksNew ? List.of() : stored(hand);
            looksNew = false;
            newOnes = stored.isEmpty();
            Instant now = clock.instant();
            if (!stored.isEmpty()) {
                Optional<String> difference = RecordedBefore.difference(hand, stored);
                if (difference.isPresent()) {
                    return new Answer.InRecordOtherwise(difference.get());
                }
                sources.keepWhereMissing(hand.hand(), kept(hand, now));
                quarantine.resolve(hand.source().sha256(), new Resolution(now, hand.hand(), judgedBy));
                return Answer.ALREADY_THERE;
            }
            if (isRecorded(commits.record(append(hand, now)))) {
                return Answer.RECORDED;
            }
        }
        throw new Sentence("Hand " + hand.hand() + " (" + hand.place()
                + ") could not be recorded: another import records it at the same time. Run this one again.");
    }

    private List<HandEvent> stored(ImportedHand hand) {
        return log.hand(hand.hand()).stream().map(this::decoded).toList();
    }

    private HandEvent decoded(StoredEvent event) {
        return codec.decode(event.type(), event.payload());
    }

    /** All of the hand, with its source. */
    private Append append(ImportedHand hand, Instant now) {
        List<NewEvent> events =
                hand.events().stream().map(event -> encoded(event, now)).toList();
        return new Append(hand.hand(), 0, events, Beside.of(kept(hand, now), judgedBy));
    }

    private NewEvent encoded(HandEvent event, Instant now) {
        EventCodec.Encoded encoded = codec.encode(event);
        return new NewEvent(encoded.type(), now, encoded.payload());
    }

    private static KeptSource kept(ImportedHand hand, Instant now) {
        HandSource source = hand.source();
        return new KeptSource(
                now,
                source.format(),
                source.charset().name(),
                StorableText.of(source.file()),
                source.from(),
                source.sha256(),
                Payload.of(source.bytes()),
                hand.money());
    }

    /** False when somebody else has recorded something of the hand meanwhile. */
    private static boolean isRecorded(Receipt receipt) {
        return switch (receipt) {
            case Receipt.Recorded ignored -> true;
            case Receipt.Overtaken ignored -> false;
            case Receipt.AnsweredBefore ignored ->
                throw new IllegalStateException("a hand of a file has no key, and was answered by one");
        };
    }
}
