package org.standpat.proof.evidence;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.proof.deck.DeckSeed;
import org.standpat.proof.deck.SeededDeck;
import org.standpat.proof.entry.EventEntry;
import org.standpat.proof.entry.OpenForm;
import org.standpat.proof.entry.Salt;
import org.standpat.proof.entry.SaltSecret;
import org.standpat.proof.note.VerifierKey;
import org.standpat.proof.tree.Frontier;
import org.standpat.proof.tree.Hash;
import org.standpat.proof.tree.InclusionProof;

/** The vectors and examples of docs/proof.md, which were made by another program, and this one. */
class ProofPageTest {

    private static final Path DOCS = Path.of("..", "docs");
    private static final HexFormat HEX = HexFormat.of();

    /** The lines of a vector on the page, by what stands before the colon. */
    private static Map<String, String> vector(String name) throws IOException {
        Map<String, String> values = new LinkedHashMap<>();
        boolean inside = false;
        for (String line : Files.readAllLines(DOCS.resolve("proof.md"))) {
            if (inside && !line.equals("```")) {
                int colon = line.indexOf(": ");
                values.put(line.substring(0, colon), line.substring(colon + 2));
            }
            inside = line.equals("```vector " + name) || (inside && !line.equals("```"));
        }
        assertThat(values).as(name).isNotEmpty();
        return values;
    }

    private static String get(Map<String, String> vector, String name) {
        return Objects.requireNonNull(vector.get(name), name);
    }

    @Test
    void theEventOfThePage() throws IOException {
        Map<String, String> vector = vector("event");
        EventEntry entry = EventEntry.parse(get(vector, "line"));
        SaltSecret secret =
                SaltSecret.ofBase64(Base64.getEncoder().encodeToString(HEX.parseHex(get(vector, "secret"))));
        Salt salt = secret.salts().of(UUID.fromString(get(vector, "hand")), Integer.parseInt(get(vector, "number")));
        byte[] payload = HEX.parseHex(get(vector, "payload"));
        assertThat(salt.base64()).isEqualTo(get(vector, "salt"));
        assertThat(salt.seal(payload).base64()).isEqualTo(get(vector, "sealed"));
        assertThat(OpenForm.of("CardsDealt", payload)).map(HEX::formatHex).contains(get(vector, "open"));
        assertThat(entry.isOf(salt, payload)).isTrue();
        assertThat(entry.leaf().base64()).isEqualTo(get(vector, "leaf"));
        assertThat(EventEntry.of(
                                entry.hand(),
                                entry.number(),
                                entry.feedPosition(),
                                entry.micros(),
                                entry.type(),
                                entry.revision(),
                                payload,
                                salt)
                        .line())
                .isEqualTo(get(vector, "line"));
    }

    @Test
    void theTreeOfThePage() throws IOException {
        Map<String, String> vector = vector("tree");
        List<Hash> leaves = get(vector, "leaves")
                .chars()
                .filter(letter -> letter != ' ')
                .mapToObj(letter -> Hash.ofLeaf(Character.toString(letter).getBytes(UTF_8)))
                .toList();
        Frontier tree = Frontier.EMPTY;
        for (Hash leaf : leaves) {
            tree = tree.with(leaf);
        }
        assertThat(leaves.getFirst().base64()).isEqualTo(get(vector, "leaf 0"));
        assertThat(tree.root().base64()).isEqualTo(get(vector, "root"));
        for (int index : new int[] {2, 4}) {
            List<Hash> path = Pattern.compile(" ")
                    .splitAsStream(get(vector, "path " + index))
                    .map(Hash::ofBase64)
                    .toList();
            assertThat(new InclusionProof(index, leaves.size(), path).holds(leaves.get(index), tree.root()))
                    .isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"first deck", "reshuffle"})
    void theDecksOfThePage(String name) throws IOException {
        Map<String, String> vector = vector(name);
        SeededDeck deck = DeckSeed.of(HEX.parseHex(get(vector, "seed")))
                .shuffled(Integer.parseInt(get(vector, "shuffle")), HEX.parseHex(get(vector, "cards")));
        assertThat(HEX.formatHex(deck.order())).isEqualTo(get(vector, "order"));
        assertThat(deck.opening(0).salt().base64()).isEqualTo(get(vector, "salt 0"));
        assertThat(deck.opening(0).leaf().base64()).isEqualTo(get(vector, "position 0"));
        assertThat(deck.commitment().root().base64()).isEqualTo(get(vector, "root"));
    }

    @ParameterizedTest
    @CsvSource({
        "public, 18, 6, true, 0",
        "player, 18, 3, true, 8",
        "auditor, 18, 0, true, 52",
        "not-over, 12, 0, false, 13"
    })
    void theExamplesOfThePage(String name, int events, int hidden, boolean over, int cards) throws IOException {
        Map<String, String> keys = vector("keys");
        byte[] file = Files.readAllBytes(DOCS.resolve("proof").resolve(name + ".evidence"));
        List<VerifierKey> witnesses =
                List.of(VerifierKey.parse(get(keys, "witness")), VerifierKey.parse(get(keys, "second witness")));
        assertThat(IndependentCheck.agreed(file, VerifierKey.parse(get(keys, "log")), witnesses))
                .isInstanceOfSatisfying(Verdict.Proven.class, proven -> {
                    assertThat(proven.events()).isEqualTo(events);
                    assertThat(proven.hidden()).isEqualTo(hidden);
                    assertThat(proven.over()).isEqualTo(over);
                    assertThat(proven.cards()).isEqualTo(cards);
                    assertThat(proven.seeded()).isEqualTo(name.equals("auditor"));
                });
    }

    /** As a stranger does: from the source, in a process of its own. */
    @Test
    void theExamplesAreCheckedByOneFileAndAJdk() throws Exception {
        Map<String, String> keys = vector("keys");
        assertThat(status("player.evidence", get(keys, "log"), get(keys, "witness")))
                .isZero();
        assertThat(status("not-over.evidence", get(keys, "log"))).isEqualTo(3);
        assertThat(status("../proof.md", get(keys, "log"))).isEqualTo(1);
        assertThat(status("player.evidence", get(keys, "witness"))).isEqualTo(2);
        assertThat(status("none.evidence", get(keys, "log"))).isEqualTo(2);
        assertThat(status("player.evidence")).isEqualTo(2);
    }

    private static int status(String file, String... keys) throws IOException, InterruptedException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        List<String> command = new ArrayList<>(List.of(
                java.toString(),
                // It is soon over.
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                IndependentCheck.SOURCE.toString(),
                DOCS.resolve("proof").resolve(file).toString()));
        command.addAll(List.of(keys));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        return process.waitFor();
    }

    @Test
    void theCheckerIsUnder300Lines() throws IOException {
        assertThat(Files.readAllLines(IndependentCheck.SOURCE)).hasSizeLessThan(300);
    }
}
