package org.standpat.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Base64;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringApplication;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;

/** How the command side starts, and what it says when it cannot. */
class StartTest {

    @Test
    void anEmptyDatabaseIsEnough() {
        try (RunningCommandSide side = RunningCommandSide.on(TestDatabase.empty())) {
            Reply health = side.get("/actuator/health");
            assertThat(health.status()).isEqualTo(200);
            assertThat(health.field("status")).isEqualTo("UP");
            assertThat(health.json().at("/components/db/status").stringValue()).isEqualTo("UP");
            assertThat(health.json().at("/components/log/status").stringValue()).isEqualTo("UP");
            assertThat(health.json().at("/components/notary/status").stringValue())
                    .isEqualTo("UP");
            assertThat(health.json().at("/components/log/details/waiting").intValue(-1))
                    .isZero();
            assertThat(side.start(Bodies.start("house", 3)).status()).isEqualTo(201);
        }
    }

    @Test
    void withoutADatabaseItSaysWhatToSet() {
        assertThat(sentenceOf("--standpat.dealer.key=" + RunningCommandSide.KEY))
                .startsWith("The database is not named: set STANDPAT_DB_URL");
    }

    @Test
    void withoutADealersKeyItSaysHowToMakeOne() {
        Database database = TestDatabase.fresh();
        assertThat(sentenceOf(on(database, "")))
                .startsWith("The dealer's key is missing: set standpat.dealer.key (or STANDPAT_DEALER_KEY)")
                .contains("openssl rand -base64 32");
        assertThat(sentenceOf(on(database, "no*base64")))
                .contains("is not base64")
                .doesNotContain("no*base64");
        assertThat(sentenceOf(on(database, Base64.getEncoder().encodeToString(new byte[16]))))
                .contains("has 16 bytes, expected 32");
    }

    @Test
    void withoutTheSecretsOfTheLogItSaysHowToMakeThem() {
        Database database = TestDatabase.fresh();
        String[] settings = on(database, RunningCommandSide.KEY);
        settings[4] = "--standpat.log.key=";
        assertThat(sentenceOf(settings)).contains("STANDPAT_LOG_KEY").contains("./standpat log-keys NAME");
        settings[4] = "--standpat.log.key=no-key-at-all";
        assertThat(sentenceOf(settings)).contains("standpat.log.key").doesNotContain("no-key-at-all");
    }

    @Test
    void aHandThatWasDealtUnderAnotherKeyWaitsForItsKey() {
        Database database = TestDatabase.fresh();
        TablePlayer table;
        try (RunningCommandSide side = RunningCommandSide.on(database)) {
            table = new TablePlayer(side, side.start(Bodies.start("house", 2)), 1);
            while (!table.isDrawing()) {
                table.next(true);
            }
        }
        String otherKey = Base64.getEncoder().encodeToString(new byte[] {
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
            30, 31, 32
        });
        try (RunningCommandSide side = RunningCommandSide.on(database, "--standpat.dealer.key=" + otherKey)) {
            assertThat(side.act(table.hand(), discardOne(table, 2)).status())
                    .as("a declaration needs no card")
                    .isEqualTo(200);
            Reply reply = side.act(table.hand(), Bodies.action(1, "pat"));
            assertThat(reply.status()).isEqualTo(503);
            assertThat(reply.field("detail")).contains("Nothing was recorded").doesNotContain("key");
        }
        try (RunningCommandSide side = RunningCommandSide.on(database)) {
            assertThat(side.act(table.hand(), Bodies.action(1, "pat")).status()).isEqualTo(200);
        }
    }

    private static String discardOne(TablePlayer table, int seat) {
        return Bodies.cards(seat, "discard", table.heldBy(seat).getFirst().toString());
    }

    private static String[] on(Database database, String key) {
        return new String[] {
            "--standpat.database.url=" + database.url(),
            "--standpat.database.user=" + database.user(),
            "--standpat.database.password=" + database.password(),
            "--standpat.dealer.key=" + key,
            "--standpat.log.key=" + RunningCommandSide.LOG_KEYS.signer().secretText(),
            "--standpat.log.salts=" + RunningCommandSide.LOG_KEYS.salts().base64()
        };
    }

    /** What an operator reads when the program cannot start. */
    private static String sentenceOf(String... settings) {
        Throwable[] failure = new Throwable[1];
        assertThatThrownBy(() -> {
                    String[] all = new String[settings.length + 1];
                    all[0] = "--standpat.port=0";
                    System.arraycopy(settings, 0, all, 1, settings.length);
                    SpringApplication.run(CommandSideApplication.class, all).close();
                })
                .satisfies(thrown -> failure[0] = thrown);
        return Objects.requireNonNull(new StartFailures().analyze(failure[0])).getDescription();
    }
}
