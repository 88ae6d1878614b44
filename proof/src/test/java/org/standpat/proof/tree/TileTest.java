package org.standpat.proof.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tiles as C2SP tlog-tiles has them; figures in the first tests are its own examples. */
class TileTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_201L);

    @Test
    void a_tree_of_70_000_leaves_is_cut_as_the_document_says() {
        List<Tile> tiles = Tile.of(70_000);

        assertThat(tiles).hasSize(273 + 1 + 1 + 1 + 1);
        assertThat(tiles)
                .filteredOn(tile -> tile.level() == 0 && tile.width() == Tile.FULL)
                .hasSize(273);
        assertThat(tiles).contains(new Tile(0, 273, 112), new Tile(1, 0, 256), new Tile(1, 1, 17), new Tile(2, 0, 1));
    }

    @Test
    void a_tree_of_256_leaves_is_a_full_tile_and_one_of_one_hash() {
        assertThat(Tile.of(256)).containsExactly(new Tile(0, 0, 256), new Tile(1, 0, 1));
    }

    @Test
    void a_path_is_written_as_the_document_says() {
        assertThat(new Tile(0, 1_234_067, 256).path()).isEqualTo("0/x001/x234/067");
        assertThat(new Tile(1, 0, 17).path()).isEqualTo("1/000.p/17");
    }

    @Test
    void every_tile_comes_back_from_its_path() {
        Random random = new Random(SEED);
        for (int i = 0; i < 1_000; i++) {
            Tile tile = new Tile(
                    random.nextInt(Tile.HIGHEST + 1),
                    random.nextLong(1L << random.nextInt(1, 56)),
                    random.nextInt(1, 257));
            assertThat(Tile.at(tile.path()))
                    .as("seed %d, %s", SEED, tile.path())
                    .contains(tile);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "0",
                "0/",
                "0/1",
                "0/0001",
                "00/001",
                "64/001",
                "-1/001",
                "0/x001",
                "0/001/x002",
                "0/x000/001",
                "0/001.p/0",
                "0/001.p/256",
                "0/001.p/07",
                "0/001.p/",
                "0/001/",
                "/0/001",
                "0/\u0661\u0661\u0661",
                "entries/000",
                "0/x999/x999/x999/x999/x999/x999/999"
            })
    void any_other_path_is_none(String path) {
        assertThat(Tile.at(path)).isEmpty();
    }

    @Test
    void a_tree_has_its_own_tiles_and_the_narrower_ones_and_no_others() {
        for (long size : List.of(1L, 255L, 256L, 257L, 70_000L)) {
            for (Tile tile : Tile.of(size)) {
                assertThat(tile.isIn(size)).as("%s in %d", tile, size).isTrue();
                assertThat(tile.isIn(size - 1))
                        .as("%s in %d", tile, size - 1)
                        .isEqualTo(Tile.of(size - 1).contains(tile));
                if (tile.width() < Tile.FULL) {
                    assertThat(new Tile(tile.level(), tile.index(), tile.width() + 1).isIn(size))
                            .isFalse();
                    assertThat(new Tile(tile.level(), tile.index() + 1, 1).isIn(size))
                            .isFalse();
                }
            }
            assertThat(new Tile(Tile.HIGHEST, 0, 1).isIn(size)).isFalse();
        }
    }

    @Test
    void a_tile_holds_the_hashes_of_its_level_one_after_the_other() {
        Subtrees numbered = (level, index) -> Hash.ofLeaf(new byte[] {(byte) level, (byte) index});

        byte[] content = new Tile(1, 0, 3).content(numbered);

        assertThat(content).hasSize(3 * Hash.BYTES);
        assertThat(content).startsWith(numbered.hash(8, 0).bytes());
        assertThat(content).endsWith(numbered.hash(8, 2).bytes());
    }

    @Test
    void given_a_tile_that_cannot_be_then_it_is_refused() {
        assertThatThrownBy(() -> new Tile(64, 0, 1)).hasMessageContaining("level 64");
        assertThatThrownBy(() -> new Tile(0, -1, 1)).hasMessageContaining("index -1");
        assertThatThrownBy(() -> new Tile(0, 0, 257)).hasMessageContaining("width 257");
    }
}
