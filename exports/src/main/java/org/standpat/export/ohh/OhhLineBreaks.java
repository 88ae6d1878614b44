package org.standpat.export.ohh;

import java.util.Objects;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.util.MinimalPrettyPrinter;

/** A line of its own for every entry of a list but cards, so that no hand is one endless line; all but the first of a hand are indented. */
final class OhhLineBreaks extends MinimalPrettyPrinter {

    private static final long serialVersionUID = 1L;

    private static final String BREAK = "\n  ";

    @Override
    public void beforeArrayValues(JsonGenerator json) {
        if (!isOfCards(json)) {
            json.writeRaw(BREAK);
        }
    }

    @Override
    public void writeArrayValueSeparator(JsonGenerator json) {
        json.writeRaw(isOfCards(json) ? "," : "," + BREAK);
    }

    private static boolean isOfCards(JsonGenerator json) {
        TokenStreamContext owner = json.streamWriteContext().getParent();
        return owner != null && Objects.equals(owner.currentName(), "cards");
    }
}
