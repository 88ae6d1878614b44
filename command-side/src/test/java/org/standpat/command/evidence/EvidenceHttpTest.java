package org.standpat.command.evidence;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.JdbcTemplate;
import org.standpat.card.Card;
import org.standpat.command.Bodies;
import org.standpat.command.Reply;
import org.standpat.command.RunningCommandSide;
import org.standpat.command.TablePlayer;
import org.standpat.db.access.AccessKey;
import org.standpat.db.access.AccessRecord;
import org.standpat.db.access.CardAccess;
import org.standpat.db.access.KeyEntry;
import org.standpat.db.access.KeyRole;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.proof.evidence.Evidence;
import org.standpat.proof.evidence.EvidenceCheck;
import org.standpat.proof.evidence.EvidenceDeck;
import org.standpat.proof.evidence.EvidenceEvent;
import org.standpat.proof.evidence.EvidenceViewer;
import org.standpat.proof.evidence.Verdict;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.note.SignedNote;
import org.standpat.proof.note.VerifierKey;

/** A stranger asks for the evidence of a hand that the house dealt, and checks it against the public key. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EvidenceHttpTest {

    private static final VerifierKey KEY = RunningCommandSide.LOG_KEYS.log();
    private static final long SEED = Long.getLong("standpat.seed", 20_261_201L);

    /** Whom {@link Bodies} puts on seat 1. */
    private static final String SEAT_1 = "player-1";

    private final Database database = TestDatabase.fresh();
    private final Map<String, AccessKey> keys = new HashMap<>();
    private RunningCommandSide side;
    private TablePlayer over;
    private TablePlayer live;

    @BeforeAll
    void aHandIsPlayedToItsEndAndAnotherIsPlayed(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("keys");
        key(file, KeyRole.STAFF, "floor");
        key(file, KeyRole.PLAYER, SEAT_1);
        key(file, KeyRole.ANALYST, "analyst");
        side = RunningCommandSide.on(database, "--standpat.keys.file=" + file);
        over = new TablePlayer(side, side.start(Bodies.start("house", 3)), SEED);
        while (over.isRunning()) {
            over.next(true);
        }
        live = new TablePlayer(side, side.start(Bodies.start("house", 3)), SEED + 1);
        while (!live.isDrawing()) {
            live.next(true);
        }
    }

    private void key(Path file, KeyRole role, String name) throws IOException {
        AccessKey key = AccessKey.make(new SecureRandom());
        keys.put(name, key);
        String before = Files.exists(file) ? Files.readString(file) : "";
        Files.writeString(file, before + new KeyEntry(role, name, key.hash()).line() + "\n");
    }

    @AfterAll
    void close() {
        side.close();
    }

    private Reply ask(String hand, String query, String who, boolean reason) {
        HttpRequest.Builder request = side.request("/api/v1/hands/" + hand + "/evidence" + query);
        AccessKey key = keys.get(who);
        if (key != null) {
            request.header("Authorization", "Bearer " + key.text());
        }
        if (reason) {
            request.header("Standpat-Reason", "a dispute");
        }
        return side.send(request);
    }

    private Evidence evidence(String hand, String who, boolean reason) {
        Reply reply = ask(hand, "", who, reason);
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        return Evidence.parse(reply.text().getBytes(UTF_8));
    }

    private static Verdict.Proven proven(String file) {
        Verdict verdict = EvidenceCheck.check(file.getBytes(UTF_8), KEY, List.of());
        assertThat(verdict).isInstanceOf(Verdict.Proven.class);
        return (Verdict.Proven) verdict;
    }

    private static Set<String> openedCards(Evidence evidence) {
        Set<String> cards = new TreeSet<>();
        for (EvidenceDeck deck : evidence.decks()) {
            deck.positions()
                    .forEach(position -> position.opening()
                            .ifPresent(
                                    opening -> cards.add(Card.of(opening.card()).toString())));
        }
        return cards;
    }

    @Test
    void staffGetEveryCardThatWasDealtAndNoOther() {
        Evidence evidence = evidence(over.hand(), "floor", true);
        Verdict.Proven proven = proven(evidence.text());
        assertThat(proven.viewer()).isEqualTo(new EvidenceViewer.Staff());
        assertThat(proven.over()).isTrue();
        assertThat(proven.hidden()).isZero();
        assertThat(proven.events()).isEqualTo(over.position());
        Set<String> dealt = new TreeSet<>();
        over.dealt().forEach(card -> dealt.add(card.toString()));
        assertThat(openedCards(evidence)).isEqualTo(dealt);
    }

    @Test
    void thePublicGetsTheSameEventsWithTheCardsSealed() {
        Evidence open = evidence(over.hand(), "nobody", false);
        Evidence whole = evidence(over.hand(), "floor", true);
        Verdict.Proven proven = proven(open.text());
        assertThat(proven.viewer()).isEqualTo(new EvidenceViewer.Public());
        assertThat(proven.hidden()).isPositive();
        assertThat(openedCards(open)).isEmpty();
        assertThat(open.events().stream().map(EvidenceEvent::entry))
                .isEqualTo(whole.events().stream().map(EvidenceEvent::entry).toList());
        // What seals a card to the public is nowhere in his file.
        for (EvidenceEvent event : whole.events()) {
            if (open.events().get(event.entry().number() - 1).opened().isEmpty()) {
                assertThat(open.text())
                        .doesNotContain(event.opened().orElseThrow().salt().base64())
                        .doesNotContain(event.opened().orElseThrow().payload());
            }
        }
    }

    @Test
    void aPlayerGetsHisOwnCardsOfAHandThatIsOverAndNoneWhileItIsPlayed() {
        Evidence own = evidence(over.hand(), SEAT_1, false);
        Verdict.Proven proven = proven(own.text());
        assertThat(proven.viewer()).isEqualTo(new EvidenceViewer.Player(1));
        assertThat(openedCards(own)).isNotEmpty().isSubsetOf(openedCards(evidence(over.hand(), "floor", true)));
        assertThat(proven.cards()).isLessThan(over.dealt().size());

        Evidence running = evidence(live.hand(), SEAT_1, false);
        Verdict.Proven soFar = proven(running.text());
        assertThat(soFar.viewer()).isEqualTo(new EvidenceViewer.Public());
        assertThat(soFar.over()).isFalse();
        assertThat(soFar.cards()).isZero();
    }

    @Test
    void theSeedIsForStaffWithAReasonAndWhenTheHandIsOver() {
        assertThat(ask(over.hand(), "?seed=true", "nobody", false).status()).isEqualTo(403);
        assertThat(ask(over.hand(), "?seed=true", SEAT_1, true).status()).isEqualTo(403);
        assertThat(ask(over.hand(), "?seed=true", "floor", false).status()).isEqualTo(403);
        assertThat(ask(live.hand(), "?seed=true", "floor", true).status()).isEqualTo(403);
        Reply reply = ask(over.hand(), "?seed=true", "floor", true);
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        Verdict.Proven proven = proven(reply.text());
        assertThat(proven.seeded()).isTrue();
        assertThat(openedCards(Evidence.parse(reply.text().getBytes(UTF_8)))).hasSize(Card.DECK_SIZE);
    }

    @Test
    void anAnalystKnowsNothingOfARunningHand() {
        assertThat(ask(live.hand(), "", "analyst", false).status()).isEqualTo(404);
        assertThat(ask(over.hand(), "", "analyst", false).status()).isEqualTo(200);
    }

    @Test
    void whoWasGivenCardsIsRecordedBeforeTheyLeave() {
        AccessRecord record = new AccessRecord(database.unpooled());
        AccessRecord.Search ofHand = new AccessRecord.Search(
                Optional.of(UUID.fromString(over.hand())), Optional.empty(), Optional.empty(), Optional.empty());
        int before = record.page(ofHand, 200).size();
        evidence(over.hand(), "nobody", false);
        assertThat(record.page(ofHand, 200)).hasSize(before);
        evidence(over.hand(), "floor", true);
        List<CardAccess> after = record.page(ofHand, 200);
        assertThat(after).hasSize(before + 1);
        assertThat(after.getFirst().who()).isEqualTo("floor");
        assertThat(after.getFirst().what()).contains("/evidence");
    }

    @Test
    void whatIsAskedForWronglyIsAProblem() {
        assertThat(ask(UUID.randomUUID().toString(), "", "nobody", false).status())
                .isEqualTo(404);
        assertThat(ask("no-hand", "", "nobody", false).status()).isEqualTo(404);
        for (String query : List.of("?seed", "?seed=yes", "?seed=true&seed=true", "?salt=true", "?seed=true&x=1")) {
            Reply reply = ask(over.hand(), query, "floor", true);
            assertThat(reply.status()).as(query).isEqualTo(400);
            assertThat(reply.contentType()).startsWith("application/problem+json");
        }
        Reply unknown = side.send(side.request("/api/v1/hands/" + over.hand() + "/evidence")
                .header(
                        "Authorization",
                        "Bearer " + AccessKey.make(new SecureRandom()).text()));
        assertThat(unknown.status()).isEqualTo(401);
    }

    @Test
    void theLogIsServedAsTilesForAnybody() {
        Reply checkpoint = side.get("/log/checkpoint");
        assertThat(checkpoint.status()).isEqualTo(200);
        SignedCheckpoint signed =
                SignedCheckpoint.verified(SignedNote.parse(checkpoint.text().getBytes(UTF_8)), KEY);
        assertThat(side.get("/log/key").text()).isEqualTo(KEY + "\n");
        long size = signed.checkpoint().size();
        assertThat(side.get("/log/tile/0/000.p/" + size).status()).isEqualTo(200);
        for (String path :
                List.of("0/001", "0/000", "0/000.p/" + (size + 200), "0/0", "x", "", "../checkpoint", "64/000")) {
            assertThat(side.get("/log/tile/" + path).status()).as(path).isIn(404, 400);
        }
    }

    @Test
    void ofARecordThatWasEditedNoEvidenceIsGiven() {
        TablePlayer edited = new TablePlayer(side, side.start(Bodies.start("house", 2)), SEED + 2);
        assertThat(ask(edited.hand(), "", "nobody", false).status()).isEqualTo(200);
        JdbcTemplate sql = new JdbcTemplate(database.unpooled());
        sql.execute("alter table event disable trigger event_never_changes");
        sql.update(
                "update event set at = at + interval '1 second' where hand = ? and number = 2",
                UUID.fromString(edited.hand()));
        sql.execute("alter table event enable always trigger event_never_changes");
        Reply reply = ask(edited.hand(), "", "nobody", false);
        assertThat(reply.status()).isEqualTo(500);
        assertThat(reply.field("detail"))
                .contains("Event 2 of hand " + edited.hand())
                .contains("audit");
    }
}
