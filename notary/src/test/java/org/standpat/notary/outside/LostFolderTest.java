package org.standpat.notary.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder that lost what it kept: by somebody who wants no comparison, or by a disk that is not mounted. */
class LostFolderTest {

    private final TestLog log = TestLog.of(40);

    @TempDir
    private Path folder;

    private OutletFolder outlet() {
        return new OutletFolder(folder, Clock.systemUTC());
    }

    private void empty() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(file -> !file.equals(folder))
                    .sorted(Comparator.reverseOrder())
                    .forEach(file -> {
                        try {
                            Files.delete(file);
                        } catch (IOException fault) {
                            throw new UncheckedIOException(fault);
                        }
                    });
        }
    }

    @Test
    void given_a_folder_where_a_log_was_begun_then_it_has_no_newest_until_it_takes_one() throws IOException {
        OutletFolder outlet = outlet();
        outlet.begin();
        assertThat(outlet.newest()).isEmpty();
        outlet.take(log.checkpoint(7), log.tree());
        outlet.begin();
        assertThat(outlet.newest()).contains(log.checkpoint(7).note());
    }

    @Test
    void given_a_folder_that_was_emptied_then_whoever_starts_is_told_and_may_begin_anew_on_purpose()
            throws IOException {
        outlet().take(log.checkpoint(7), log.tree());
        empty();

        assertThatThrownBy(outlet()::newest)
                .isInstanceOf(HistoryChangedException.class)
                .hasMessageContaining("keeps nothing of it")
                .hasMessageContaining("make the folder checkpoints");

        Files.createDirectory(folder.resolve("checkpoints"));
        assertThat(outlet().newest()).isEmpty();
    }

    @Test
    void given_a_folder_that_is_emptied_while_it_is_written_then_nothing_is_until_it_is_back() throws IOException {
        OutletFolder outlet = outlet();
        outlet.take(log.checkpoint(7), log.tree());
        Path away = folder.resolveSibling(folder.getFileName() + "-away");
        Files.move(folder, away);
        Files.createDirectory(folder);

        assertThatThrownBy(() -> outlet.take(log.checkpoint(8), log.tree()))
                .isInstanceOf(HistoryChangedException.class)
                .hasMessageContaining("no longer has what was written there");
        assertThat(folder.resolve("tile")).doesNotExist();

        empty();
        Files.delete(folder);
        Files.move(away, folder);
        outlet.take(log.checkpoint(8), log.tree());
        assertThat(Kept.notes(folder)).hasSize(2);
    }
}
