package org.standpat.formats.phh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class PhhSectionsTest {

    @Test
    @DisplayName("every table at the top is a hand, with the line on which it begins")
    void tables() throws IOException {
        assertThat(hands("# many\n\n[1]\na = 1\n\n[ 2 ] # second\n[\"third\"]\n['4']\na = 2"))
                .containsExactly(" at 1", "1 at 3", "2 at 6", "third at 7", "4 at 8");
    }

    @Test
    @DisplayName("headers in strings, arrays and comments begin no hand, nor do user-defined tables")
    void noHeaders() throws IOException {
        assertThat(hands("""
                [1]
                a = \"""
                [2]
                \"""
                b = '''
                [3]'''
                c = [
                [4],
                ["[5]", '[6]', "\\"[7]"] ]
                # [8]
                [_own]
                d = "[9]"
                e = \"""four quotation marks\"""\"
                f = { g = [
                [10] ] }
                [1._more]
                [[many]]
                [11]
                """)).containsExactly(" at 1", "1 at 1", "11 at 18");
    }

    @Test
    @DisplayName("after a bracket or quotation mark is forgotten the next hand is found all the same")
    void forgotten() throws IOException {
        assertThat(hands("[1]\na = [\n\"b\",\n\n[2]\na = 'c\n[3]\n"))
                .containsExactly(" at 1", "1 at 1", "2 at 5", "3 at 7");
    }

    @Test
    @DisplayName("lines of fields and actions are those of the file, and a line end may be that of another system")
    void lines() throws IOException {
        PhhSection hand = sections(
                        "\uFEFF[1]\r\na = 1\r\nactions = [ # all\r\n 'x', \"y\",\r\n\r\n  '''z''' ]\r\nb = ['no']\r\n")
                .get(1);

        assertThat(hand.field("a").line()).isEqualTo(2);
        assertThat(hand.field("b").line()).isEqualTo(7);
        assertThat(hand.field("missing").line()).isEqualTo(1);
        assertThat(hand.actionLines()).containsExactly(4, 4, 6);
        assertThat(hand.action(2, "z")).hasToString("test.phhs, hand 1, line 6, action 3 z");
        assertThat(hand.action(9, "").line()).isEqualTo(3);
    }

    @Test
    @DisplayName("the same number again, or a name without end, is a fault of that hand alone")
    void numbers() throws IOException {
        List<PhhSection> sections = sections("[1]\n[1]\n[" + "n".repeat(100) + "]\n[2]\n");

        assertThat(sections.get(1).fault()).isNull();
        assertThat(String.valueOf(sections.get(2).fault())).contains("there is a hand [1] before this one");
        assertThat(String.valueOf(sections.get(3).fault())).contains("a name of at most 64 characters");
        assertThat(sections.get(4).fault()).isNull();
    }

    private static List<String> hands(String text) throws IOException {
        return sections(text).stream()
                .map(section -> section.key() + " at " + section.place().line())
                .toList();
    }

    private static List<PhhSection> sections(String text) throws IOException {
        List<PhhSection> all = new ArrayList<>();
        try (PhhSections sections =
                new PhhSections("test.phhs", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))) {
            for (PhhSection section = sections.next(); section != null; section = sections.next()) {
                all.add(section);
            }
        }
        return all;
    }
}
