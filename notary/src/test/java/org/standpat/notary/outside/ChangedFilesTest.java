package org.standpat.notary.outside;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.proof.tree.Tile;

/** Files of a folder of checkpoints and tiles that somebody has changed, cut or removed. */
class ChangedFilesTest {

    @TempDir
    private Path folder;

    private final TestLog log = TestLog.of(1_000);

    private OutletFolder outlet() {
        return new OutletFolder(folder, Clock.systemUTC());
    }

    private void take(OutletFolder outlet, TestLog from, long size) throws IOException {
        outlet.take(from.checkpoint(size), from.tree());
    }

    @Test
    void a_tile_that_was_changed_is_named_and_nothing_is_kept_until_it_is_looked_at() throws IOException {
        take(outlet(), log, 700);
        Path tile = folder.resolve("tile/0/001");
        byte[] right = Files.readAllBytes(tile);
        byte[] wrong = right.clone();
        wrong[32 * 44 + 5] ^= 1;
        Files.write(tile, wrong);

        for (int time = 0; time < 2; time++) {
            assertThatThrownBy(() -> take(outlet(), log, 800))
                    .isInstanceOf(HistoryChangedException.class)
                    .hasMessageContaining("tile 0/001")
                    .hasMessageContaining("leaf 300");
        }
        assertThat(outlet().newest()).contains(log.checkpoint(700).note());
        Files.write(tile, right);
        take(outlet(), log, 800);
    }

    /** In a process that lives on, and a tile that was cut, one that is gone, and a partial one. */
    @Test
    void tiles_that_were_cut_or_removed_are_found_or_written_anew() throws IOException {
        OutletFolder outlet = outlet();
        take(outlet, log, 700);
        Files.delete(folder.resolve("tile/0/000"));
        take(outlet(), log, 700);
        assertThat(folder.resolve("tile/0/000")).hasBinaryContent(new Tile(0, 0, 256).content(log.tree()));

        Files.write(folder.resolve("tile/0/002.p/190"), new byte[3]);
        assertThatThrownBy(() -> take(outlet, log, 702))
                .isInstanceOf(HistoryChangedException.class)
                .hasMessageContaining("0/002.p/190");
    }

    /** More tiles than are compared at once: the changed one is found after some calls. */
    @Test
    void given_many_tiles_and_a_start_then_each_is_compared_within_a_few_calls() throws IOException {
        TestLog large = TestLog.of(20_010);
        take(outlet(), large, 20_000);
        Path tile = folder.resolve("tile/0/070");
        byte[] wrong = Files.readAllBytes(tile);
        wrong[0] ^= 1;
        Files.write(tile, wrong);
        OutletFolder started = outlet();

        take(started, large, 20_001);
        take(started, large, 20_002);
        assertThatThrownBy(() -> take(started, large, 20_003))
                .isInstanceOf(HistoryChangedException.class)
                .hasMessageContaining("0/070");
        assertThatThrownBy(() -> take(started, large, 20_003)).isInstanceOf(HistoryChangedException.class);
    }

    @Test
    void a_newest_checkpoint_that_cannot_be_read_is_a_finding() throws IOException {
        take(outlet(), log, 5);
        Files.writeString(folder.resolve("checkpoint"), "nonsense", UTF_8);

        assertThatThrownBy(() -> take(outlet(), log, 6))
                .isInstanceOf(HistoryChangedException.class)
                .hasMessageContaining("cannot be read");
        assertThatThrownBy(() -> outlet().newest()).isInstanceOf(HistoryChangedException.class);
    }
}
