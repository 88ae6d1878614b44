package org.standpat.command.evidence;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.command.Bodies;
import org.standpat.command.Reply;
import org.standpat.command.RunningCommandSide;
import org.standpat.command.TablePlayer;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.StoredEvent;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.proof.entry.OpenForm;
import org.standpat.proof.evidence.Evidence;
import org.standpat.proof.evidence.EvidenceEvent;
import org.standpat.proof.note.Checkpoint;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.note.SignedNote;
import org.standpat.proof.note.VerifierKey;
import org.standpat.proof.tree.Hash;
import tools.jackson.databind.JsonNode;

/** Hands that the house dealt, one of them with a reshuffle: what each may see of it, and what the log and the database tell of them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HouseDealtEvidenceTest {

    private static final VerifierKey KEY = RunningCommandSide.LOG_KEYS.log();
    private static final long SEED = Long.getLong("standpat.seed", 20_261_206L);

    /** Two tiles of hashes and some. */
    private static final int EVENTS = 530;

    private static final int TILE = 256;
    private static final Pattern OPENED = Pattern.compile("position \\S+ (\\S\\S) (\\S+)");

    private final Database database = TestDatabase.fresh();
    private RunningCommandSide side;
    private KnownCallers callers;
    private TablePlayer reshuffled;

    @BeforeAll
    void handsArePlayed(@TempDir Path folder) {
        callers = new KnownCallers(folder);
        side = RunningCommandSide.on(database, callers.setting());
        int seed = 0;
        while (reshuffled == null || new EventLog(database.unpooled()).count() < EVENTS) {
            TablePlayer table = new TablePlayer(side, side.start(Bodies.start("house", 6)), SEED + seed++);
            while (table.isRunning()) {
                table.next(true);
            }
            if (table.events().stream().anyMatch(event -> is(event, "DeckReshuffled"))) {
                reshuffled = table;
            }
        }
    }

    @AfterAll
    void close() {
        side.close();
    }

    private static boolean is(JsonNode event, String type) {
        return event.path("type").stringValue().equals(type);
    }

    private String file(String who, String query) {
        Reply reply = callers.ask(side, reshuffled.hand(), query, who);
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        return reply.text();
    }

    private static Evidence parsed(String file) {
        return Evidence.parse(file.getBytes(UTF_8));
    }

    /** The cards that came from each deck of the hand to one of these seats. */
    private List<Set<String>> dealt(Predicate<Integer> seats) {
        List<Set<String>> decks = new ArrayList<>();
        for (JsonNode event : reshuffled.events()) {
            if (is(event, "DeckShuffled") || is(event, "DeckReshuffled")) {
                decks.add(new TreeSet<>());
            } else if ((is(event, "CardsDealt") || is(event, "CardsReplaced"))
                    && seats.test(event.path("data").path("seat").intValue())) {
                Cards.parse(event.path("data").path("cards").stringValue())
                        .asList()
                        .forEach(card -> decks.getLast().add(card.toString()));
            }
        }
        return decks;
    }

    /** The cards that a file opens of each deck. */
    private static List<Set<String>> opened(String file) {
        List<Set<String>> decks = new ArrayList<>();
        file.lines().forEach(line -> {
            if (line.startsWith("deck ")) {
                decks.add(new TreeSet<>());
            }
            OPENED.matcher(line).results().forEach(place -> decks.getLast().add(place.group(1)));
        });
        return decks;
    }

    /** Of the hidden events, whether the file opens those of these seats alone. */
    private static void assertOpens(Evidence evidence, Predicate<Optional<Integer>> seats) {
        for (EvidenceEvent event : evidence.events()) {
            if (OpenForm.hides(event.entry().type())) {
                Optional<Integer> seat = event.entry().type().equals(OpenForm.POOLED)
                        ? Optional.empty()
                        // An array of which the first component is a small number.
                        : event.entry().open().map(open -> Integer.parseInt(open.substring(2, 4), 16));
                assertThat(event.opened().isPresent())
                        .as("%s", event.entry().line())
                        .isEqualTo(seats.test(seat));
            }
        }
    }

    /** Nothing that opens a place or an event to others is in the file. */
    private void assertLeaksNothing(String file, List<Set<String>> decks) {
        Evidence evidence = parsed(file);
        Evidence whole = parsed(file(KnownCallers.STAFF, "?seed=true"));
        assertThat(file).doesNotContain(whole.seed().orElseThrow().base64());
        for (EvidenceEvent event : whole.events()) {
            if (evidence.events().get(event.entry().number() - 1).opened().isEmpty()) {
                assertThat(file)
                        .doesNotContain(event.opened().orElseThrow().salt().base64())
                        .doesNotContain(event.opened().orElseThrow().payload());
            }
        }
        for (int i = 0; i < decks.size(); i++) {
            Set<String> seen = decks.get(i);
            whole.decks().get(i).positions().stream()
                    .flatMap(position -> position.opening().stream())
                    .filter(opening -> !seen.contains(Card.of(opening.card()).toString()))
                    .forEach(opening ->
                            assertThat(file).doesNotContain(opening.salt().base64()));
        }
    }

    @Test
    void thePublicGetsAFileThatBothCheckersProveAndNoCard() {
        String file = file(KnownCallers.PUBLIC, "");
        assertThat(BothCheckers.proven(file, KEY).decks()).isGreaterThan(1);
        assertThat(opened(file)).hasSize(dealt(seat -> true).size()).allMatch(Set::isEmpty);
        assertOpens(parsed(file), seat -> false);
        assertLeaksNothing(file, opened(file));
    }

    @Test
    void aPlayerGetsAFileThatBothCheckersProveAndHisCardsAlone() {
        String file = file(KnownCallers.SEAT_1, "");
        assertThat(BothCheckers.proven(file, KEY).decks()).isGreaterThan(1);
        List<Set<String>> own = dealt(seat -> seat == 1);
        assertThat(opened(file)).isEqualTo(own);
        assertOpens(parsed(file), seat -> seat.equals(Optional.of(1)));
        assertLeaksNothing(file, own);
    }

    @Test
    void staffGetAFileThatBothCheckersProveAndEveryCardThatWasDealt() {
        String file = file(KnownCallers.STAFF, "");
        assertThat(BothCheckers.proven(file, KEY).decks()).isGreaterThan(1);
        List<Set<String>> all = dealt(seat -> true);
        assertThat(opened(file)).isEqualTo(all);
        assertOpens(parsed(file), seat -> true);
        assertLeaksNothing(file, all);
    }

    @Test
    void noColumnHasASecretInTheClear() {
        AllBytes bytes = new AllBytes(database);
        Evidence whole = parsed(file(KnownCallers.STAFF, "?seed=true"));
        // What is there is found, as it is and as text.
        StoredEvent first = new EventLog(database.unpooled())
                .hand(UUID.fromString(reshuffled.hand()))
                .getFirst();
        assertThat(bytes.with(first.payload().bytes())).containsExactly("public.event.payload");
        assertThat(bytes.with(whole.checkpoint().text().getBytes(UTF_8))).containsExactly("public.checkpoint.note");
        assertThat(bytes.with(whole.decks().getFirst().root().bytes())).containsExactly("public.event.payload");

        String signer = RunningCommandSide.LOG_KEYS.signer().secretText();
        assertIsNowhere(bytes, "the log's private key", signer.substring(signer.lastIndexOf(' ') + 1));
        assertIsNowhere(
                bytes,
                "the secret of the salts",
                RunningCommandSide.LOG_KEYS.salts().base64());
        assertIsNowhere(bytes, "a seed", whole.seed().orElseThrow().base64());
        whole.events()
                .forEach(event -> assertIsNowhere(
                        bytes,
                        "the salt of an event",
                        event.opened().orElseThrow().salt().base64()));
        whole.decks().stream()
                .flatMap(deck -> deck.positions().stream())
                .forEach(position -> assertIsNowhere(
                        bytes,
                        "the salt of a place",
                        position.opening().orElseThrow().salt().base64()));
    }

    private static void assertIsNowhere(AllBytes bytes, String what, String base64) {
        byte[] secret = Base64.getDecoder().decode(base64);
        assertThat(secret).hasSize(Hash.BYTES);
        assertThat(bytes.with(secret)).as(what).isEmpty();
    }

    @Test
    void theTilesThatAreServedGiveTheRootThatIsSigned() {
        long count = new EventLog(database.unpooled()).count();
        await("everything is signed").until(() -> signed().size() == count);
        Checkpoint checkpoint = signed();
        List<Hash> leaves = new ArrayList<>();
        for (int tile = 0; leaves.size() < count; tile++) {
            int width = (int) Math.min(TILE, count - leaves.size());
            leaves.addAll(tile("0/%03d".formatted(tile) + (width < TILE ? ".p/" + width : ""), width));
        }
        int full = leaves.size() / TILE;
        assertThat(full).isGreaterThan(1);
        assertThat(leaves.size() % TILE).isPositive();
        assertThat(root(leaves)).isEqualTo(checkpoint.root());

        List<Hash> above = tile("1/000.p/" + full, full);
        for (int i = 0; i < full; i++) {
            assertThat(above.get(i)).isEqualTo(root(leaves.subList(i * TILE, (i + 1) * TILE)));
        }
        // An older checkpoint had less of the last tile of each level.
        assertThat(tile("1/000.p/1", 1)).isEqualTo(above.subList(0, 1));
        assertThat(tile("0/%03d.p/1".formatted(full), 1)).isEqualTo(leaves.subList(full * TILE, full * TILE + 1));
    }

    private Checkpoint signed() {
        SignedNote note = SignedNote.parse(side.get("/log/checkpoint").text().getBytes(UTF_8));
        return SignedCheckpoint.verified(note, KEY).checkpoint();
    }

    private List<Hash> tile(String path, int width) {
        HttpResponse<byte[]> response = side.bytes("/log/tile/" + path);
        assertThat(response.statusCode()).as(path).isEqualTo(200);
        assertThat(response.headers().firstValue("Content-Type")).contains("application/octet-stream");
        byte[] bytes = response.body();
        assertThat(bytes).as(path).hasSize(width * Hash.BYTES);
        List<Hash> hashes = new ArrayList<>();
        for (int i = 0; i < width; i++) {
            hashes.add(Hash.of(Arrays.copyOfRange(bytes, i * Hash.BYTES, (i + 1) * Hash.BYTES)));
        }
        return hashes;
    }

    /** As RFC 6962 defines it, over the hashes of leaves. */
    private static Hash root(List<Hash> leaves) {
        if (leaves.size() == 1) {
            return leaves.getFirst();
        }
        int left = Integer.highestOneBit(leaves.size() - 1);
        return Hash.ofNode(root(leaves.subList(0, left)), root(leaves.subList(left, leaves.size())));
    }
}
