package org.standpat.query.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.standpat.db.log.LogFixture;
import org.standpat.export.ExportFormat;
import org.standpat.export.HandWriter;
import org.standpat.export.RecordedEvent;
import org.standpat.export.SeenHand;
import org.standpat.export.WriteOutcome;
import org.standpat.money.Denomination;
import org.standpat.query.PlayedHand;
import org.standpat.view.Viewer;

/** What a format's writer makes of hands, without a service around it. */
public final class WrittenHands {

    private WrittenHands() {}

    /** The text of all hands that the format can say. */
    public static String text(ExportFormat format, List<PlayedHand> hands, Viewer viewer, Denomination money) {
        StringBuilder text = new StringBuilder();
        try {
            HandWriter writer = format.begin(text);
            for (PlayedHand hand : hands) {
                writer.write(seen(hand, viewer, money));
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }

    /** Whether the format can say the hand. */
    public static boolean canSay(ExportFormat format, PlayedHand hand, Viewer viewer) {
        try {
            return format.begin(new StringBuilder()).write(seen(hand, viewer, Denomination.CHIPS))
                    instanceof WriteOutcome.Written;
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static SeenHand seen(PlayedHand hand, Viewer viewer, Denomination money) {
        return SeenHand.of(
                hand.events().stream()
                        .map(event -> new RecordedEvent(event, LogFixture.AT))
                        .toList(),
                viewer,
                money);
    }
}
