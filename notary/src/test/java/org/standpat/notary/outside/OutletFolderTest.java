package org.standpat.notary.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.proof.note.KeyType;
import org.standpat.proof.note.NoteSigner;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.note.SignedNote;
import org.standpat.proof.tree.Tile;

/** A folder of checkpoints and tiles, as C2SP tlog-tiles lays them out, in real folders. */
class OutletFolderTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_201L);
    private static final Clock NOW = at("2026-12-01T20:00:00Z");

    @TempDir
    private Path folder;

    private final TestLog log = TestLog.of(1_000);

    private static Clock at(String time) {
        return Clock.fixed(Instant.parse(time), ZoneOffset.UTC);
    }

    private OutletFolder outlet() {
        return new OutletFolder(folder, NOW);
    }

    private void take(OutletFolder outlet, TestLog from, long size) throws IOException {
        outlet.take(from.checkpoint(size), from.tree());
    }

    private Set<String> tiles() throws IOException {
        Path tiles = folder.resolve("tile");
        try (Stream<Path> files = Files.walk(tiles)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> tiles.relativize(file).toString())
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private List<SignedNote> history() throws IOException {
        return Kept.notes(folder);
    }

    /** The document's example: 273 full tiles at the bottom and one of 112; a full one above, one of 17; and one of 1. */
    @Test
    void the_tiles_of_the_documents_example_are_there_with_the_trees_hashes() throws IOException {
        TestLog large = TestLog.of(70_000);

        take(outlet(), large, 70_000);

        Set<String> expected = Tile.of(70_000).stream().map(Tile::path).collect(Collectors.toCollection(TreeSet::new));
        assertThat(tiles()).isEqualTo(expected).hasSize(277).contains("0/273.p/112", "1/001.p/17", "2/000.p/1");
        for (Tile tile : Tile.of(70_000)) {
            assertThat(folder.resolve("tile").resolve(tile.path())).hasBinaryContent(tile.content(large.tree()));
        }
        assertThat(folder.resolve("checkpoint"))
                .hasContent(large.checkpoint(70_000).note().toString());
    }

    /** Whoever grows in steps has the same tiles as whoever came at once, but for partial ones that were needed on the way. */
    @Test
    void a_log_that_grows_in_random_steps_has_each_tile_and_each_checkpoint() throws IOException {
        Random random = new Random(SEED);
        OutletFolder outlet = outlet();
        long size = 0;
        take(outlet, log, 0);
        long taken = 1;
        while (size < 1_000) {
            size = Math.min(1_000, size + 1 + random.nextInt(60));
            take(outlet, log, size);
            taken++;
            for (Tile tile : Tile.of(size)) {
                assertThat(folder.resolve("tile").resolve(tile.path()))
                        .as("seed %d, size %d", SEED, size)
                        .hasBinaryContent(tile.content(log.tree()));
            }
            assertThat(new KeptTree(folder, size).root(size))
                    .isEqualTo(log.tree().root(size));
        }
        assertThat(history()).hasSize(Math.toIntExact(taken));
        assertThat(tiles()).noneMatch(tile -> tile.startsWith("0/000.p/") || tile.endsWith(".new"));
        assertThat(outlet.newest()).contains(log.checkpoint(1_000).note());
    }

    /** An earlier tree is still there after its partial tiles are gone. */
    @Test
    void the_tree_of_each_earlier_checkpoint_can_be_read_back() throws IOException {
        OutletFolder outlet = outlet();
        for (long size : List.of(3L, 255L, 256L, 300L, 1_000L)) {
            take(outlet, log, size);
        }
        for (long size : List.of(3L, 255L, 256L, 300L, 1_000L)) {
            assertThat(new KeptTree(folder, size).root(size))
                    .isEqualTo(log.tree().root(size));
        }
    }

    @Test
    void the_same_checkpoint_again_has_no_effect_and_one_with_a_cosignature_more_is_kept() throws IOException {
        NoteSigner witness = NoteSigner.random("witness.example/w1", KeyType.COSIGNATURE);
        SignedCheckpoint bare = log.checkpoint(10);
        SignedCheckpoint cosigned =
                bare.with(witness.sign(bare.checkpoint().text(), Instant.parse("2026-12-01T20:00:00Z")));

        take(outlet(), log, 10);
        take(outlet(), log, 10);
        outlet().take(cosigned, log.tree());
        outlet().take(bare, log.tree());
        outlet().take(cosigned, log.tree());

        assertThat(history()).containsExactly(bare.note(), cosigned.note());
        assertThat(outlet().newest()).contains(cosigned.note());
    }

    @Test
    void each_day_has_its_file_and_a_clock_that_went_back_opens_no_earlier_one() throws IOException {
        new OutletFolder(folder, at("2026-12-01T23:59:59Z")).take(log.checkpoint(1), log.tree());
        new OutletFolder(folder, at("2026-12-02T00:00:00Z")).take(log.checkpoint(2), log.tree());
        new OutletFolder(folder, at("2026-12-01T23:59:59Z")).take(log.checkpoint(3), log.tree());

        assertThat(folder.resolve("checkpoints/2026-12-01.txt"))
                .hasContent(log.checkpoint(1).note() + "\n");
        assertThat(folder.resolve("checkpoints/2026-12-02.txt"))
                .hasContent(log.checkpoint(2).note() + "\n" + log.checkpoint(3).note() + "\n");
    }

    /** A database that was restored from a backup, after the process was started again. */
    @Test
    void a_log_that_went_back_is_refused_and_nothing_changes() throws IOException {
        take(outlet(), log, 500);

        assertThatThrownBy(() -> take(outlet(), log, 499))
                .isInstanceOf(HistoryChangedException.class)
                .hasMessageContaining("history went back")
                .hasMessageContaining("500")
                .hasMessageContaining("499")
                .hasMessageContaining("./standpat audit");
        assertThat(outlet().newest()).contains(log.checkpoint(500).note());
        assertThat(history()).hasSize(1);
    }

    /** Between the two files a crash has come: the line of history says more than the newest. */
    @Test
    void given_the_newest_was_lost_then_the_history_still_refuses_to_go_back() throws IOException {
        take(outlet(), log, 400);
        byte[] older = Files.readAllBytes(folder.resolve("checkpoint"));
        take(outlet(), log, 500);
        Files.write(folder.resolve("checkpoint"), older);

        assertThat(outlet().newest()).contains(log.checkpoint(500).note());
        assertThatThrownBy(() -> take(outlet(), log, 450)).isInstanceOf(HistoryChangedException.class);
        Files.delete(folder.resolve("checkpoint"));
        assertThatThrownBy(() -> take(outlet(), log, 450)).isInstanceOf(HistoryChangedException.class);
        take(outlet(), log, 500);
        assertThat(folder.resolve("checkpoint"))
                .hasContent(log.checkpoint(500).note().toString());
    }

    @Test
    void another_history_is_refused_whether_it_grew_or_has_the_same_size() throws IOException {
        take(outlet(), log, 500);
        TestLog forked = log.forkedAt(300);

        for (long size : List.of(500L, 501L, 1_000L)) {
            assertThatThrownBy(() -> take(outlet(), forked, size))
                    .isInstanceOf(HistoryChangedException.class)
                    .hasMessageContaining("history was changed")
                    .hasMessageContaining("size 500");
        }
        take(outlet(), log.forkedAt(500), 1_000);
    }

    @Test
    void a_checkpoint_beside_another_tree_or_of_another_log_is_refused() throws IOException {
        take(outlet(), log, 500);
        NoteSigner other = NoteSigner.random("other.example/log", KeyType.ED25519);

        assertThatThrownBy(() ->
                        outlet().take(log.checkpoint(600), log.forkedAt(550).tree()))
                .isInstanceOf(HistoryChangedException.class)
                .hasMessageContaining("does not have the root");
        assertThatThrownBy(() -> take(outlet(), TestLog.of(600, other), 600))
                .isInstanceOf(HistoryChangedException.class)
                .hasMessageContaining("other.example/log");
    }
}
