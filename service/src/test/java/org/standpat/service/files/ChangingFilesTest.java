package org.standpat.service.files;

import static java.nio.file.StandardOpenOption.APPEND;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.formats.HandInput;
import org.standpat.service.files.PassedOver.Reason;

/** Files and folders that change while they are read. */
class ChangingFilesTest {

    @TempDir
    private Path folder;

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    @Test
    void given_a_folder_that_changes_while_it_is_read_then_what_is_gone_is_told_and_what_came_is_read()
            throws IOException {
        write("a.txt", "a");
        write("b.txt", "b");
        write("c/1.txt", "c/1");
        FoundThings found = new FoundThings() {
            @Override
            public void hands(HandInput input) {
                super.hands(input);
                if (input.name().endsWith("a.txt")) {
                    change();
                }
            }
        };

        found.read(folder);

        assertThat(found.names(folder)).containsExactly("a.txt", "c/1.txt", "c/2.txt");
        assertThat(found.reasons(folder)).containsExactly("b.txt: CHANGED");
    }

    private void change() {
        try {
            Files.delete(folder.resolve("b.txt"));
            write("c/2.txt", "c/2");
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    @Test
    void given_a_file_that_grows_while_it_is_read_then_it_is_read_as_far_as_it_was_and_that_is_told()
            throws IOException {
        Path file = write("a.txt", "a".repeat(300_000));
        FoundThings found = changing(() -> Files.writeString(file, "more", APPEND));

        found.read(file);

        assertThat(found.texts.getFirst().text()).hasSize(300_000);
        assertThat(found.passedOver)
                .containsExactly(new PassedOver(
                        file.toString(),
                        Reason.CHANGED,
                        "it was written at while it was read, and its first 300000 bytes were looked at; import it again when"
                                + " it is whole"));
    }

    @Test
    void given_a_file_that_shrinks_while_it_is_read_then_the_reading_ends_and_that_is_told() throws IOException {
        Path file = write("a.txt", "a".repeat(300_000));
        FoundThings found = changing(() -> Files.writeString(file, "short"));

        found.read(file);

        assertThat(found.texts.getFirst().text()).hasSizeLessThan(300_000);
        assertThat(found.has(Reason.CHANGED)).isTrue();
    }

    @FunctionalInterface
    private interface Change {
        void run() throws IOException;
    }

    /** Changes something after the first bytes of a file. */
    private static FoundThings changing(Change change) {
        return new FoundThings() {
            @Override
            public void hands(HandInput input) {
                try {
                    change.run();
                } catch (IOException fault) {
                    throw new UncheckedIOException(fault);
                }
                super.hands(input);
            }
        };
    }
}
