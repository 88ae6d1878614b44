package org.standpat.formats.merge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.formats.ImportedFile;
import org.standpat.formats.Refusal;

/** XML that is written to harm whoever reads it is refused with a sentence, and nothing outside of it is read. */
@Timeout(20)
class MergeHostileTest {

    private static final String FILE = ImportedFile.fixture("merge/two-games.xml");
    private static final String GAME = "<game id=\"7001-1\"";

    @TempDir
    private Path folder;

    private static Refusal refusal(String text) {
        return ImportedFile.of(text).refusals().getFirst();
    }

    @Test
    @DisplayName("given a document type with entities that grow, then it is refused before they do")
    void entitiesThatGrow() {
        String bomb = "<!DOCTYPE d [<!ENTITY a \"haha\"><!ENTITY b \"&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;\">]>";

        Refusal refusal = refusal(FILE.replace(GAME, bomb + "\n" + GAME).replace("Ann &lt;3", "&c;"));

        assertThat(refusal.why()).startsWith("expected elements without document types");
        assertThat(refusal.place().line()).isEqualTo(3);
    }

    @Test
    @DisplayName("given an entity that names a file, then the file is not read")
    void externalEntity() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret.txt"), "a-secret");
        String entity = "<!DOCTYPE d [<!ENTITY x SYSTEM \"" + secret.toUri() + "\">]>";

        Refusal refusal = refusal(FILE.replace(GAME, entity + "\n" + GAME).replace("Ann &lt;3", "&x;"));

        assertThat(refusal.sentence())
                .contains("expected elements without document types")
                .doesNotContain("a-secret");
    }

    @Test
    @DisplayName("given an entity that XML does not have, then it is refused where it stands and not left out")
    void unknownEntity() {
        Refusal refusal = refusal(FILE.replace("Ann &lt;3", "Ann &nbsp;3"));

        assertThat(refusal.place().line()).isEqualTo(5);
        assertThat(refusal.place().column()).isEqualTo(34);
    }

    @Test
    @DisplayName("given elements nested deeply, then they are refused at the bound")
    void deep() {
        Refusal refusal = refusal(FILE.replace(
                "<players dealer=\"0\">", "<players dealer=\"0\">" + "<player>".repeat(500) + "</player>".repeat(500)));

        assertThat(refusal.why()).isEqualTo("expected no <player> within <player>");
    }

    @Test
    @DisplayName(
            "given more elements, attributes or longer values than any hand has, then each is refused with its bound")
    void large() {
        String events = "\n<event sequence=\"1\" type=\"CHAT\"/>".repeat(2_000);
        StringBuilder attributes = new StringBuilder("<players dealer=\"0\"");
        for (int i = 0; i < 20; i++) {
            attributes.append(" a").append(i).append("=\"\"");
        }

        assertThat(refusal(FILE.replaceFirst("(<round id=\"BLINDS\"[^>]*>)", "$1" + events))
                        .why())
                .isEqualTo("expected at most 2000 elements, nested at most 8 deep");
        assertThat(refusal(FILE.replaceFirst("<players dealer=\"0\"", attributes.toString()))
                        .why())
                .isEqualTo("expected at most 16 attributes, got 21");
        assertThat(refusal(FILE.replace("Ann &lt;3", "A".repeat(1_001))).why())
                .isEqualTo("expected a value of at most 1000 characters, got 1001");
    }

    @Test
    @DisplayName(
            "given a comment, an instruction, text between elements or a tag that is not closed, then each is refused")
    void otherMarkup() {
        String players = "<players dealer=\"0\">";

        assertThat(refusal(FILE.replace(players, "<!-- no -->" + players))
                        .place()
                        .line())
                .isEqualTo(4);
        assertThat(refusal(FILE.replace(players, "<?php no ?>" + players))
                        .place()
                        .line())
                .isEqualTo(4);
        assertThat(refusal(FILE.replace(players, players + "text")).why())
                .isEqualTo("expected elements alone, got text after this place");
        assertThat(refusal(FILE.replace(players, "<players dealer=\"0\"")).why())
                .isEqualTo("the text is no well-formed XML after this place");
    }
}
