package org.standpat.db.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.standpat.db.json.NamedEvents.Name;
import org.standpat.hand.HandEvent;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class NamedEventsTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final NamedEvents events = new NamedEvents();

    static List<HandEvent> samples() {
        return SampleEvents.ALL;
    }

    @ParameterizedTest
    @MethodSource("samples")
    @DisplayName("given an event of any kind, when its fields are written under its name and read, then it is the same")
    void thereAndBack(HandEvent event) {
        Name name = events.nameOf(event);

        assertThat(name.type()).isEqualTo(event.getClass().getSimpleName());
        assertThat(events.read(name, events.fields(event))).isEqualTo(event);
    }

    @Test
    @DisplayName("given fields of the first revision, when they are read, then the event is of the newest")
    void olderRevision() throws IOException {
        ObjectNode fields = (ObjectNode) JSON.readTree(approved("HandStarted.1.json"));

        assertThat(events.read(new Name("HandStarted", 1), fields))
                .isEqualTo(SampleEvents.FIRST_REVISION_OF_HAND_STARTED);
    }

    @Test
    @DisplayName(
            "given an unknown name or fields of another event, when they are read, then they are refused without their values")
    void refused() {
        HandEvent folded = new HandEvent.Folded(3);
        ObjectNode withMore = events.fields(folded).put("card", "Qd");

        assertThatThrownBy(() -> events.read(new Name("Vanished", 1), events.fields(folded)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no event of this name");
        assertThatThrownBy(() -> events.read(new Name("Folded", 2), events.fields(folded)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> events.read(new Name("Folded", 1), withMore))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Folded")
                .hasMessageNotContaining("Qd");
    }

    private static String approved(String file) throws IOException {
        try (var in = Objects.requireNonNull(NamedEventsTest.class.getResourceAsStream("/approved/" + file), file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
