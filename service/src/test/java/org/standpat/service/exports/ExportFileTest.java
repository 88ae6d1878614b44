package org.standpat.service.exports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.service.Sentence;

/** A file comes whole to its place, or what is there stays. */
class ExportFileTest {

    @TempDir
    private Path folder;

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    @Test
    void given_a_file_that_somebody_else_makes_meanwhile_then_his_stays() throws IOException {
        Path place = folder.resolve("hands.csv");
        try (ExportFile file = ExportFile.begin(place, false)) {
            file.out().write("ours");
            Files.writeString(place, "his");

            assertThatThrownBy(file::finish).isInstanceOf(Sentence.class).hasMessageContaining("is there already");
        }
        assertThat(place).hasContent("his");
        assertThat(files()).containsExactly(place);
    }

    @Test
    void given_a_place_where_nothing_can_be_written_then_a_sentence_says_so() {
        assertThatThrownBy(() -> ExportFile.begin(folder, false))
                .isInstanceOf(Sentence.class)
                .hasMessageContaining("is a folder");
        assertThatThrownBy(() -> ExportFile.begin(folder.resolve("none/hands.csv"), false))
                .isInstanceOf(Sentence.class)
                .hasMessage("There is no folder " + folder.resolve("none") + ". Make it, or take another name.");
    }

    @Test
    void given_a_name_that_the_system_refuses_then_a_sentence_says_why_without_the_inside_of_the_program() {
        assertThatThrownBy(() -> ExportFile.begin(folder.resolve("x".repeat(250)), true))
                .isInstanceOf(Sentence.class)
                .hasMessageStartingWith("Nothing can be written in the folder " + folder + ": ")
                .hasMessageNotContainingAny("Exception", ".part");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void given_something_that_is_no_file_then_it_is_left_alone_and_no_force_is_offered(boolean force)
            throws IOException {
        Path place = folder.resolve("socket");
        try (ServerSocketChannel socket = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            socket.bind(UnixDomainSocketAddress.of(place));
            Path link = Files.createSymbolicLink(folder.resolve("link"), place);

            for (Path named : List.of(place, link)) {
                assertThatThrownBy(() -> ExportFile.begin(named, force))
                        .isInstanceOf(Sentence.class)
                        .hasMessageContaining("is no file that could be replaced")
                        .hasMessageNotContaining("--force");
            }
            assertThat(files()).containsExactlyInAnyOrder(place, link);
            assertThat(Files.readAttributes(place, BasicFileAttributes.class).isOther())
                    .isTrue();
        }
    }

    @Test
    void given_something_that_is_no_file_and_comes_meanwhile_then_it_stays() throws IOException {
        Path place = folder.resolve("hands.csv");
        Path his = Files.writeString(folder.resolve("his"), "his");
        try (ExportFile file = ExportFile.begin(place, true)) {
            Files.createSymbolicLink(place, his);

            assertThatThrownBy(file::finish)
                    .isInstanceOf(Sentence.class)
                    .hasMessageContaining("is no file that could be replaced");
        }
        assertThat(place).isSymbolicLink();
        assertThat(files()).containsExactlyInAnyOrder(place, his);
    }

    @Test
    void given_a_link_then_the_file_behind_it_is_replaced_with_force_and_the_link_stays() throws IOException {
        Path target =
                Files.writeString(Files.createDirectory(folder.resolve("far")).resolve("hands.csv"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link"), target);

        assertThatThrownBy(() -> ExportFile.begin(link, false))
                .isInstanceOf(Sentence.class)
                .hasMessageContaining("is there already");
        try (ExportFile file = ExportFile.begin(link, true)) {
            file.out().write("new");
            file.finish();
        }

        assertThat(link).isSymbolicLink().hasContent("new");
        assertThat(target).isRegularFile().hasContent("new");
        assertThat(target.getParent()).isDirectoryContaining(target::equals);
    }

    @Test
    void given_a_link_that_leads_nowhere_then_it_is_told_before_anything_is_written() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("none"));

        for (boolean force : new boolean[] {true, false}) {
            assertThatThrownBy(() -> ExportFile.begin(link, force))
                    .isInstanceOf(Sentence.class)
                    .hasMessageContaining("is a link to what is not there");
        }
        assertThat(files()).containsExactly(link);
    }
}
