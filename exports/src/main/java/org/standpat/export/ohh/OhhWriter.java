package org.standpat.export.ohh;

import java.io.IOException;
import org.standpat.export.HandWriter;
import org.standpat.export.SeenHand;
import org.standpat.export.WriteOutcome;
import org.standpat.hand.HandState.Finished;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Writes hands as the format wants them stored: each a JSON object for itself, a blank line between. */
final class OhhWriter implements HandWriter {

    static final JsonMapper JSON = JsonMapper.builder()
            .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
            .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
            .defaultPrettyPrinter(new OhhLineBreaks())
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build();

    private static final String ROOT = "ohh";

    private final Appendable out;
    private boolean begun;

    OhhWriter(Appendable out) {
        this.out = out;
    }

    @Override
    public WriteOutcome write(SeenHand hand) throws IOException {
        if (!(hand.last() instanceof Finished end)) {
            return new WriteOutcome.LeftOut(
                    "a hand has to be over before it is written as Open Hand History, and this one is still played");
        }
        ObjectNode root = JSON.createObjectNode();
        root.set(ROOT, OhhHand.of(hand, end));
        out.append(begun ? "\n" : "").append(JSON.writeValueAsString(root)).append('\n');
        begun = true;
        return WriteOutcome.WRITTEN;
    }
}
