package org.standpat.export.json;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.standpat.db.json.NamedEvents;
import org.standpat.export.HandWriter;
import org.standpat.export.RecordedEvent;
import org.standpat.export.SeenHand;
import org.standpat.export.WriteOutcome;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes one hand a line. */
final class StandpatWriter implements HandWriter {

    /** ASCII alone, so that a line is a line to every reader, whatever a name holds. */
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private static final NamedEvents EVENTS = new NamedEvents();

    private final Appendable out;

    StandpatWriter(Appendable out) {
        this.out = out;
    }

    @Override
    public WriteOutcome write(SeenHand hand) throws IOException {
        if (hand.events().size() > StandpatFields.MOST_EVENTS) {
            return new WriteOutcome.LeftOut("expected a hand of at most " + StandpatFields.MOST_EVENTS + " events, got "
                    + hand.events().size());
        }
        String line = JSON.writeValueAsString(node(hand));
        int bytes = line.getBytes(StandardCharsets.US_ASCII).length;
        if (bytes > StandpatFields.MOST_HAND_BYTES) {
            return new WriteOutcome.LeftOut(
                    "expected a hand of at most " + StandpatFields.MOST_HAND_BYTES + " bytes, got " + bytes);
        }
        out.append(line).append('\n');
        return WriteOutcome.WRITTEN;
    }

    private static ObjectNode node(SeenHand hand) {
        ObjectNode node = JSON.createObjectNode();
        node.put(StandpatFields.FORMAT, StandpatFields.VERSION);
        node.put(StandpatFields.VIEW, Views.words(hand.viewer()));
        node.put(StandpatFields.CURRENCY, hand.money().currency());
        node.put(StandpatFields.DECIMALS, hand.money().decimals());
        ArrayNode events = node.putArray(StandpatFields.EVENTS);
        for (RecordedEvent recorded : hand.events()) {
            events.add(node(recorded));
        }
        return node;
    }

    private static ObjectNode node(RecordedEvent recorded) {
        NamedEvents.Name name = EVENTS.nameOf(recorded.event());
        ObjectNode node = JSON.createObjectNode();
        node.put(StandpatFields.TYPE, name.type());
        node.put(StandpatFields.REVISION, name.revision());
        Instant at = recorded.at();
        if (at != null) {
            node.put(StandpatFields.AT, at.toString());
        }
        node.set(StandpatFields.FIELDS, EVENTS.fields(recorded.event()));
        return node;
    }
}
