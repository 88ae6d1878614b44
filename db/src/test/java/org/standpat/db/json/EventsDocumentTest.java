package org.standpat.db.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Holds docs/events.md to the code, and the code to docs/events.md: the order and the kinds of a record's components, and the names of
 * constants, are what stored payloads are made of. A table that differs calls for a new revision of the events that hold the record, not
 * for a new table; only new types and new names may simply be added.
 */
class EventsDocumentTest {

    private static final Path DOCUMENT = Path.of("..", "docs", "events.md");

    private final PayloadShapes shapes = PayloadShapes.now();

    @Test
    void every_type_of_event_stands_there_with_its_components_in_order() throws IOException {
        assertThat(tableUnder("## Types of events")).isEqualTo(shapes.events());
    }

    @Test
    void every_record_inside_an_event_stands_there_with_its_components_in_order() throws IOException {
        assertThat(tableUnder("## Records inside events")).isEqualTo(shapes.records());
    }

    @Test
    void every_name_that_a_payload_may_hold_stands_there() throws IOException {
        assertThat(tableUnder("## Names")).isEqualTo(shapes.choices());
    }

    /** The rows below the head of the table that follows this heading. */
    private static List<String> tableUnder(String heading) throws IOException {
        return Files.readAllLines(DOCUMENT).stream()
                .dropWhile(line -> !line.equals(heading))
                .dropWhile(line -> !line.startsWith("|---"))
                .skip(1)
                .takeWhile(line -> line.startsWith("|"))
                .toList();
    }
}
