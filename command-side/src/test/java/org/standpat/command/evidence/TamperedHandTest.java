package org.standpat.command.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.JdbcTemplate;
import org.standpat.command.Bodies;
import org.standpat.command.Reply;
import org.standpat.command.RunningCommandSide;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;

/** A hand whose rows were edited so that they make no sense any more: that is what whoever asks for evidence is told, and no fault of ours. */
class TamperedHandTest {

    @TempDir
    private Path folder;

    private final Database database = TestDatabase.fresh();
    private final JdbcTemplate sql = new JdbcTemplate(database.unpooled());
    private KnownCallers callers;
    private RunningCommandSide side;
    private String hand;

    @BeforeEach
    void play() {
        callers = new KnownCallers(folder);
        side = RunningCommandSide.on(database, callers.setting());
        hand = side.start(Bodies.start("house", 3)).hand();
        assertThat(callers.ask(side, hand, "", KnownCallers.STAFF).status()).isEqualTo(200);
    }

    @AfterEach
    void close() {
        side.close();
    }

    private void assertToldOfChange(String what) {
        for (String who : List.of(KnownCallers.PUBLIC, KnownCallers.SEAT_1, KnownCallers.STAFF)) {
            Reply reply = callers.ask(side, hand, "", who);
            assertThat(reply.status()).as(reply.text()).isEqualTo(500);
            assertThat(reply.field("detail")).contains(what, "./standpat audit");
        }
    }

    private void edit(String change, Object... values) {
        sql.execute("alter table event disable trigger event_never_changes");
        assertThat(sql.update(change, values)).isEqualTo(1);
        sql.execute("alter table event enable always trigger event_never_changes");
    }

    private int numberOfDealt(String which) {
        Integer number = sql.queryForObject(
                "select " + which
                        + "(number) from event join event_type on id = type where hand = ? and name = 'CardsDealt'",
                Integer.class,
                UUID.fromString(hand));
        return Objects.requireNonNull(number);
    }

    @Test
    void theSameCardsDealtTwice() {
        int first = numberOfDealt("min");
        int last = numberOfDealt("max");
        edit(
                "update event set payload = (select payload from event where hand = ? and number = ?) where hand = ? and number = ?",
                UUID.fromString(hand),
                first,
                UUID.fromString(hand),
                last);
        assertToldOfChange("Event %d of hand %s, at place %1$d of the log, is not the one".formatted(last, hand));
    }

    @Test
    void bytesThatAreNoEvent() {
        edit("update event set payload = decode('ff00', 'hex') where hand = ? and number = 3", UUID.fromString(hand));
        assertToldOfChange("Event 3 of hand");
    }

    @Test
    void theSecretOfTheDeckTakenAway() {
        sql.execute("alter table dealer_secret disable trigger all");
        assertThat(sql.update("delete from dealer_secret where hand = ?", UUID.fromString(hand)))
                .isEqualTo(1);
        assertToldOfChange("table dealer_secret has no row for it");
    }

    @Test
    void theSecretOfAnotherHand() {
        String other = side.start(Bodies.start("house", 2)).hand();
        sql.execute("alter table dealer_secret disable trigger all");
        assertThat(sql.update(
                        "update dealer_secret set nonce = o.nonce, ciphertext = o.ciphertext from dealer_secret o"
                                + " where o.hand = ? and dealer_secret.hand = ?",
                        UUID.fromString(other),
                        UUID.fromString(hand)))
                .isEqualTo(1);
        assertToldOfChange("was changed, or belongs to another hand");
    }
}
