package org.standpat.service.imports;

import java.time.InstantSource;
import org.standpat.db.log.KeptSource;
import org.standpat.db.log.Payload;
import org.standpat.db.quarantine.Quarantine;
import org.standpat.db.quarantine.QuarantineEntry;
import org.standpat.db.quarantine.QuarantineEntry.Resolution;
import org.standpat.db.quarantine.RefusedHand;
import org.standpat.formats.HandOutcome;
import org.standpat.formats.HandSource;
import org.standpat.formats.Place;
import org.standpat.formats.Refusal;
import org.standpat.formats.RefusalKeeper;

/** Takes refused hands into quarantine. */
final class QuarantineDesk implements RefusalKeeper {

    private final Quarantine quarantine;
    private final InstantSource clock;

    QuarantineDesk(Quarantine quarantine, InstantSource clock) {
        this.quarantine = quarantine;
        this.clock = clock;
    }

    /**
     * Keeps a hand that was judged by the house rules that its file claims. Not kept is a hand that was merely set aside, what could
     * not be told from the rest of its file, and a text that is too large to keep. A text that was recorded by other house rules is
     * there already.
     */
    @Override
    public HandOutcome keep(Refusal refusal) {
        HandSource source = refusal.source();
        if (refusal.isSetAside() || source == null || source.to() - source.from() > KeptSource.MOST_BYTES) {
            return new HandOutcome.Refused(refusal);
        }
        QuarantineEntry entry = quarantine.keep(refused(refusal, source), Payload.of(source.bytes()), clock.instant());
        Resolution recorded = entry.resolution();
        return recorded == null
                ? new HandOutcome.Quarantined(refusal, entry.number())
                : new HandOutcome.AlreadyThere(refusal.place(), recorded.hand());
    }

    private static RefusedHand refused(Refusal refusal, HandSource source) {
        Place place = refusal.place();
        return new RefusedHand(
                source.format(),
                source.charset().name(),
                StorableText.of(source.file()),
                source.from(),
                StorableText.of(place.hand()),
                place.line(),
                place.column(),
                StorableText.of(place.part()),
                refusal.kind().name(),
                refusal.rule(),
                StorableText.of(refusal.why()),
                null,
                source.sha256());
    }
}
