package org.standpat.command.evidence;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.command.Bodies;
import org.standpat.command.Reply;
import org.standpat.command.RunningCommandSide;
import org.standpat.command.TablePlayer;
import org.standpat.db.log.Append;
import org.standpat.db.log.Beside;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.GroupCommit;
import org.standpat.db.log.KeptSource;
import org.standpat.db.log.NewEvent;
import org.standpat.db.log.Payload;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.money.Denomination;

/** Evidence that cannot be given, or not now: who asks is told why, and who records is not held up. */
class RefusedEvidenceTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_205L);
    private static final int MANY = 64;
    private static final int ACTIONS = 10;

    /** As many as those who ask for evidence may not all have. */
    private static final String SMALL_POOL = "--standpat.database.pool-size=" + (EvidenceDesk.MOST_AT_WORK + 2);

    @TempDir
    private Path folder;

    private static void assertAskAgain(Reply reply, String why) {
        assertThat(reply.status()).as(reply.text()).isEqualTo(503);
        assertThat(reply.contentType()).startsWith("application/problem+json");
        assertThat(reply.retryAfter()).isEqualTo("1");
        assertThat(reply.field("type")).contains("unavailable");
        assertThat(reply.field("detail")).contains(why);
    }

    @Test
    void aHandThatNoCheckpointSpeaksForIsProvenLater() throws SQLException {
        Database database = TestDatabase.fresh();
        KnownCallers callers = new KnownCallers(folder);
        try (RunningCommandSide side = RunningCommandSide.on(database, callers.setting())) {
            String hand;
            try (HeldTable held = new HeldTable(database, "checkpoint")) {
                hand = side.start(Bodies.start("house", 3)).hand();
                await("the notary cannot sign").until(() -> held.waiting() == 1);
                assertAskAgain(callers.ask(side, hand, "", KnownCallers.PUBLIC), "No checkpoint speaks yet");
            }
            assertThat(callers.ask(side, hand, "", KnownCallers.PUBLIC).status())
                    .isEqualTo(200);
        }
    }

    @Test
    void ofAHandThatWasDealtElsewhereThereIsNone() {
        Database elsewhere = TestDatabase.fresh();
        Database here = TestDatabase.fresh();
        KnownCallers callers = new KnownCallers(folder);
        String hand;
        try (RunningCommandSide other = RunningCommandSide.on(elsewhere)) {
            hand = other.start(Bodies.start("house", 3)).hand();
        }
        try (RunningCommandSide side = RunningCommandSide.on(here, callers.setting())) {
            copy(UUID.fromString(hand), elsewhere, here);
            for (String who : List.of(KnownCallers.PUBLIC, KnownCallers.STAFF)) {
                Reply reply = callers.ask(side, hand, "", who);
                assertThat(reply.status()).as(reply.text()).isEqualTo(404);
                assertThat(reply.contentType()).startsWith("application/problem+json");
                assertThat(reply.field("detail")).contains("another house dealt it");
            }
        }
    }

    private static void copy(UUID hand, Database from, Database to) {
        List<NewEvent> events = new EventLog(from.unpooled())
                .hand(hand).stream()
                        .map(row -> new NewEvent(row.type(), row.at(), row.payload()))
                        .toList();
        try (GroupCommit commits = new GroupCommit(to.unpooled(), () -> {})) {
            commits.record(new Append(hand, 0, events, Beside.of(source(), null)));
        }
    }

    private static byte[] sha256(byte[] text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text);
        } catch (NoSuchAlgorithmException missing) {
            throw new AssertionError(missing);
        }
    }

    /** The text that the other house gave it away in. */
    private static KeptSource source() {
        byte[] text = "a hand of another house".getBytes(UTF_8);
        return new KeptSource(
                Instant.EPOCH,
                "standpat",
                "UTF-8",
                "evening.standpat.jsonl",
                0,
                HexFormat.of().formatHex(sha256(text)),
                Payload.of(text),
                new Denomination("USD", 2));
    }

    @Test
    void whoRecordsIsNotHeldUpByManyWhoAskForEvidence() throws Exception {
        Database database = TestDatabase.fresh();
        KnownCallers callers = new KnownCallers(folder);
        try (RunningCommandSide side = RunningCommandSide.on(database, callers.setting(), SMALL_POOL);
                ExecutorService threads = Executors.newFixedThreadPool(MANY)) {
            TablePlayer over = new TablePlayer(side, side.start(Bodies.start("house", 2)), SEED);
            while (over.isRunning()) {
                over.next(true);
            }
            assertThat(callers.ask(side, over.hand(), "", KnownCallers.STAFF).status())
                    .isEqualTo(200);
            List<Future<Reply>> asked = new ArrayList<>();
            try (HeldTable held = new HeldTable(database, "card_access")) {
                for (int i = 0; i < MANY; i++) {
                    asked.add(threads.submit(() -> callers.ask(side, over.hand(), "", KnownCallers.STAFF)));
                }
                await("all who may work on evidence do").until(() -> held.waiting() >= EvidenceDesk.MOST_AT_WORK);
                play(side);
                assertThat(held.waiting()).isEqualTo(EvidenceDesk.MOST_AT_WORK);
                await("the others are told to ask again")
                        .until(() -> asked.stream().filter(Future::isDone).count() == MANY - EvidenceDesk.MOST_AT_WORK);
            }
            int given = 0;
            for (Future<Reply> answer : asked) {
                Reply reply = answer.get();
                if (reply.status() == 200) {
                    given++;
                } else {
                    assertAskAgain(reply, "Evidence is assembled for " + EvidenceDesk.MOST_AT_WORK);
                }
            }
            assertThat(given).isEqualTo(EvidenceDesk.MOST_AT_WORK);
        }
    }

    /** Legal actions, each of which is answered with 200, of as many hands as it takes. */
    private static void play(RunningCommandSide side) {
        TablePlayer table = new TablePlayer(side, side.start(Bodies.start("house", 3)), SEED);
        for (int i = 0; i < ACTIONS; i++) {
            if (!table.isRunning()) {
                table = new TablePlayer(side, side.start(Bodies.start("house", 3)), SEED + i);
            }
            table.next(true);
        }
    }
}
