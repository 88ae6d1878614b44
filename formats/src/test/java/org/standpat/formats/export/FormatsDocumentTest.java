package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.standpat.export.ExportFormat;
import org.standpat.export.ExportFormats;
import org.standpat.formats.Folders;
import org.standpat.hand.HandEvent;

class FormatsDocumentTest {

    @Test
    @DisplayName("docs/formats.md says of every event how each format writes it, and names every format")
    void everyEvent() throws IOException {
        String document = Files.readString(Folders.root().resolve("docs/formats.md"));
        String table = document.substring(document.indexOf("### How each event is written"));

        List<String> rows = table.lines()
                .filter(line -> line.startsWith("| ") && !line.startsWith("| Event "))
                .map(line -> line.substring(2, line.indexOf(" |")))
                .toList();

        assertThat(rows).containsExactlyInAnyOrderElementsOf(names(HandEvent.class));
        for (ExportFormat format : ExportFormats.ALL) {
            assertThat(document).contains("`" + format.name() + "`").contains("`" + format.fileEnding() + "`");
        }
    }

    private static List<String> names(Class<?> sealed) {
        List<String> names = new ArrayList<>();
        for (Class<?> kind : sealed.getPermittedSubclasses()) {
            if (kind.isInterface()) {
                names.addAll(names(kind));
            } else {
                names.add(kind.getSimpleName());
            }
        }
        return names.stream().distinct().toList();
    }
}
