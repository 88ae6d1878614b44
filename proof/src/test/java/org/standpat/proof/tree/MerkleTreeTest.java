package org.standpat.proof.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The tree, its proofs and its frontier against the definitions of the RFC, for every size up to 300. */
class MerkleTreeTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_201L);
    private static final int LARGEST = 300;

    /** Kept as a log keeps it: the hashes of complete subtrees by level. */
    private final Subtrees tree = kept(LARGEST);

    private static Subtrees kept(int size) {
        List<List<Hash>> levels = new ArrayList<>();
        levels.add(IntStream.range(0, size)
                .mapToObj(number -> Hash.ofLeaf(NaiveTree.entry(number)))
                .toList());
        while (levels.getLast().size() > 1) {
            List<Hash> below = levels.getLast();
            List<Hash> level = new ArrayList<>();
            for (int i = 0; i + 1 < below.size(); i += 2) {
                level.add(Hash.ofNode(below.get(i), below.get(i + 1)));
            }
            levels.add(level);
        }
        return (level, index) -> levels.get(level).get(Math.toIntExact(index));
    }

    private static List<Hash> hashes(List<byte[]> hashes) {
        return hashes.stream().map(Hash::of).toList();
    }

    @Test
    void the_root_of_every_size_is_the_one_of_the_definition() {
        for (int size = 0; size <= LARGEST; size++) {
            assertThat(tree.root(size)).as("size %d", size).isEqualTo(Hash.of(NaiveTree.root(size)));
        }
    }

    @Test
    void a_frontier_that_grows_leaf_by_leaf_has_the_same_roots_and_the_same_edge() {
        Frontier frontier = Frontier.EMPTY;
        for (int size = 0; size < LARGEST; size++) {
            assertThat(frontier.root()).as("size %d", size).isEqualTo(tree.root(size));
            assertThat(frontier).as("size %d", size).isEqualTo(Frontier.of(size, tree));
            frontier = frontier.with(Hash.ofLeaf(NaiveTree.entry(size)));
        }
    }

    @Test
    void every_leaf_of_every_size_has_the_path_of_the_definition_and_no_other_leaf_or_root_goes_with_it() {
        for (int size = 1; size <= LARGEST; size++) {
            Hash root = tree.root(size);
            for (int index = 0; index < size; index++) {
                InclusionProof proof = InclusionProof.of(index, size, tree);
                Hash leaf = tree.hash(0, index);
                assertThat(proof.holds(leaf, root))
                        .as("leaf %d of %d", index, size)
                        .isTrue();
                assertThat(proof.holds(tree.hash(0, (index + 1) % LARGEST), root))
                        .as("another leaf at %d of %d", index, size)
                        .isFalse();
                assertThat(proof.holds(leaf, tree.root(size - 1)))
                        .as("leaf %d of %d under an older root", index, size)
                        .isFalse();
            }
        }
    }

    @Test
    void paths_are_those_of_the_definition() {
        for (int size = 1; size <= LARGEST; size++) {
            for (int index = 0; index < size; index++) {
                assertThat(InclusionProof.of(index, size, tree).hashes())
                        .as("leaf %d of %d", index, size)
                        .isEqualTo(hashes(NaiveTree.path(index, size)));
            }
        }
    }

    @Test
    void growth_between_any_two_sizes_is_shown_and_no_other_root_goes_with_it() {
        for (int to = 0; to <= LARGEST; to++) {
            Hash toRoot = tree.root(to);
            for (int from = 0; from <= to; from++) {
                ConsistencyProof proof = ConsistencyProof.of(from, to, tree);
                Hash fromRoot = tree.root(from);
                assertThat(proof.holds(fromRoot, toRoot))
                        .as("%d to %d", from, to)
                        .isTrue();
                assertThat(proof.holds(Hash.ofLeaf(new byte[0]), toRoot))
                        .as("another root at %d, to %d", from, to)
                        .isFalse();
                // An empty tree grows into any, so nothing has to hold of the other root.
                assertThat(from > 0 && proof.holds(fromRoot, Hash.ofLeaf(new byte[0])))
                        .as("%d to another root at %d", from, to)
                        .isFalse();
            }
        }
    }

    @Test
    void proofs_of_growth_are_those_of_the_definition() {
        for (int to = 2; to <= LARGEST; to++) {
            for (int from = 1; from < to; from++) {
                assertThat(ConsistencyProof.of(from, to, tree).hashes())
                        .as("%d to %d", from, to)
                        .isEqualTo(hashes(NaiveTree.proof(from, to)));
            }
        }
    }

    @Test
    void given_a_proof_that_is_cut_or_longer_or_bent_or_of_another_place_then_it_shows_nothing() {
        Random random = new Random(SEED);
        for (int i = 0; i < 2_000; i++) {
            int size = random.nextInt(2, LARGEST + 1);
            int index = random.nextInt(size);
            Hash leaf = tree.hash(0, index);
            Hash root = tree.root(size);
            List<Hash> good = InclusionProof.of(index, size, tree).hashes();
            String what = "seed %d, leaf %d of %d".formatted(SEED, index, size);

            assertThat(new InclusionProof(index, size, good.subList(0, good.size() - 1)).holds(leaf, root))
                    .as("%s, cut", what)
                    .isFalse();
            List<Hash> longer = new ArrayList<>(good);
            longer.add(random.nextInt(longer.size() + 1), leaf);
            assertThat(new InclusionProof(index, size, longer).holds(leaf, root))
                    .as("%s, longer", what)
                    .isFalse();
            List<Hash> bent = new ArrayList<>(good);
            bent.set(random.nextInt(bent.size()), Hash.ofLeaf(new byte[] {(byte) i}));
            assertThat(new InclusionProof(index, size, bent).holds(leaf, root))
                    .as("%s, bent", what)
                    .isFalse();
            int elsewhere = (index + 1 + random.nextInt(size - 1)) % size;
            assertThat(new InclusionProof(elsewhere, size, good).holds(leaf, root))
                    .as("%s, said to be at %d", what, elsewhere)
                    .isFalse();
        }
    }

    @Test
    void given_a_proof_of_growth_that_is_cut_or_longer_or_bent_then_it_shows_nothing() {
        Random random = new Random(SEED);
        for (int i = 0; i < 2_000; i++) {
            int to = random.nextInt(2, LARGEST + 1);
            int from = random.nextInt(1, to);
            List<Hash> good = ConsistencyProof.of(from, to, tree).hashes();
            String what = "seed %d, %d to %d".formatted(SEED, from, to);
            List<Hash> longer = new ArrayList<>(good);
            longer.add(random.nextInt(longer.size() + 1), tree.hash(0, 0));
            List<Hash> bent = new ArrayList<>(good);
            bent.set(random.nextInt(bent.size()), Hash.ofLeaf(new byte[] {(byte) i}));

            for (List<Hash> bad : List.of(good.subList(0, good.size() - 1), longer, bent)) {
                assertThat(new ConsistencyProof(from, to, bad).holds(tree.root(from), tree.root(to)))
                        .as("%s: %s", what, bad)
                        .isFalse();
            }
        }
    }

    /** From the test vectors that came with the RFC's reference implementation, Certificate Transparency: eight leaves of given bytes. */
    @Test
    void published_roots_come_out() {
        List<String> leaves = List.of(
                "", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f");
        List<String> roots = List.of(
                "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
                "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
                "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
                "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
                "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
                "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
                "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
                "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328");
        Frontier frontier = Frontier.EMPTY;
        assertThat(frontier.root()).hasToString("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        for (int i = 0; i < leaves.size(); i++) {
            frontier = frontier.with(Hash.ofLeaf(HexFormat.of().parseHex(leaves.get(i))));
            assertThat(frontier.root()).as("%d leaves", i + 1).hasToString(roots.get(i));
        }
    }

    @Test
    void given_parts_that_cannot_be_then_they_are_refused_and_it_is_said_why() {
        assertThatThrownBy(() -> InclusionProof.of(5, 5, tree))
                .hasMessageContaining("from 0 to 4")
                .hasMessageContaining("5 came");
        assertThatThrownBy(() -> InclusionProof.of(-1, 5, tree)).hasMessageContaining("-1 came");
        assertThatThrownBy(() -> ConsistencyProof.of(6, 5, tree)).hasMessageContaining("from 0 to 5");
        assertThatThrownBy(() -> new Frontier(3, List.of())).hasMessageContaining("2 hashes were expected");
        assertThatThrownBy(() -> Hash.of(new byte[31])).hasMessageContaining("31 bytes came");
        assertThatThrownBy(() -> Hash.ofBase64("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB="))
                .hasMessageContaining("AAAAAAAAAAA=");
    }
}
