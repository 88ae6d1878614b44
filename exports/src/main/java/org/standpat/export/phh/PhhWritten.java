package org.standpat.export.phh;

import java.util.ArrayList;
import java.util.List;
import org.standpat.export.json.EventObjects;
import org.standpat.hand.HandEvent;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What happened, as it is written.
 *
 * @param strings the actions as TOML strings
 * @param beside the events beside them as TOML tables, each with the number of actions before it
 */
record PhhWritten(List<String> strings, List<String> beside) {

    PhhWritten {
        strings = List.copyOf(strings);
        beside = List.copyOf(beside);
    }

    /** These actions in this order. */
    static PhhWritten of(List<PhhAct> acts) {
        List<String> strings = new ArrayList<>();
        List<String> beside = new ArrayList<>();
        for (PhhAct act : acts) {
            note(strings, beside, act.before());
            if (!act.words().isEmpty()) {
                strings.add(Toml.quoted(act.words()));
            }
            note(strings, beside, act.after());
        }
        return new PhhWritten(strings, beside);
    }

    private static void note(List<String> strings, List<String> beside, List<HandEvent> events) {
        for (HandEvent event : events) {
            ObjectNode note = JsonNodeFactory.instance.objectNode().put("after", strings.size());
            beside.add(Toml.inline(note.setAll(EventObjects.of(event))));
        }
    }
}
