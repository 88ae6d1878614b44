package org.standpat.notary.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.SQLException;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.notary.audit.RowFinding.RowEdited;
import org.standpat.proof.entry.SaltSecret;
import org.standpat.proof.tree.Hash;

class BrokenOffAuditTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_202);
    private static final int EVENTS = 9_000;
    private static final long INTERVAL = 500;

    private static AuditedLog log;

    @TempDir
    private Path folder;

    @BeforeAll
    static void open() throws SQLException {
        log = new AuditedLog();
        log.playAndSign(EVENTS, 30, new Random(SEED));
        log.sql.update("update event set number = 1999 where feed_position in (700, 8000)");
        log.sql.update("delete from event where feed_position = 3000");
        log.sql.update("update event set feed_position = feed_position + 1000000 where feed_position > 3000");
        log.sql.update("update event set feed_position = feed_position - 1000001 where feed_position > 3000");
        log.cover();
    }

    @AfterAll
    static void close() {
        log.close();
    }

    private static final class Stopped extends RuntimeException {

        private static final long serialVersionUID = 1;
    }

    private Path file() {
        return folder.resolve("audit.progress");
    }

    private Audit audit() {
        return new Audit(log.request(Optional.empty(), Optional.of(file())), INTERVAL);
    }

    private void stopAt(long place) {
        assertThatThrownBy(() -> audit().run((done, total) -> {
                    if (done >= place) {
                        throw new Stopped();
                    }
                }))
                .isInstanceOf(Stopped.class);
    }

    @Test
    void anAuditThatWasBrokenOffGoesOnAndFindsTheSame() {
        AuditReport whole = log.audited();
        assertThat(whole.findings()).hasSize(3);
        for (int place : new int[] {1_024, 2_048, 5_120, 8_192}) {
            stopAt(place);
            assertThat(file()).exists();
            AuditReport rest = audit().run((done, total) -> {});
            assertThat(rest.resumed()).as("stopped at %d", place).isNotEqualTo(OptionalLong.empty());
            assertThat(rest.findings()).isEqualTo(whole.findings());
            assertThat(rest.events()).isEqualTo(whole.events());
            assertThat(rest.signed()).isEqualTo(whole.signed());
            assertThat(rest.checkpoints()).isEqualTo(whole.checkpoints());
            assertThat(file()).doesNotExist();
        }
    }

    @Test
    void whatWasWrittenDownIsNoCardAndNoSecret() throws IOException {
        stopAt(5_120);
        assertThat(Files.readString(file()))
                .startsWith("standpat-audit-v2 " + AuditedLog.SIGNER.verifier())
                .doesNotContain(AuditedLog.SALTS.base64());
    }

    @Test
    void aFileThatWasChangedOrCutIsNotGoneOnWith() throws IOException {
        stopAt(5_120);
        String text = Files.readString(file());
        for (String bent :
                new String[] {text.replaceFirst("place \\d", "place 1"), text.substring(0, text.length() / 2), ""}) {
            Files.writeString(file(), bent);
            AuditReport report = audit().run((done, total) -> {});
            assertThat(report.resumed()).isEmpty();
            assertThat(report.why()).contains("audit.progress");
            assertThat(report.findings()).hasSize(3);
        }
    }

    /** Whoever can write the file knows everything of it but the secret. */
    @Test
    void aFileThatSomebodyElseHasSealedIsNotGoneOnWith() throws IOException {
        stopAt(5_120);
        String text = Files.readString(file());
        String content = text.substring(0, text.lastIndexOf("end "));
        ProgressSeal other = new ProgressSeal(SaltSecret.random(new SecureRandom()));
        for (String seal : new String[] {
            other.of(content),
            Hash.ofLeaf(content.getBytes(UTF_8)).base64(),
            "",
            AuditedLog.SIGNER.verifier().name()
        }) {
            Files.writeString(file(), content + "end " + seal + "\n");
            AuditReport report = audit().run((done, total) -> {});
            assertThat(report.resumed()).isEmpty();
            assertThat(report.why()).contains("was not written with this secret of the salts");
            assertThat(report.findings()).hasSize(3);
        }
        Files.writeString(file(), text);
        assertThat(audit().run((done, total) -> {}).resumed()).isPresent();
    }

    @Test
    @Timeout(60)
    void somethingElseInThePlaceOfTheFileStopsItWithASentence() throws IOException {
        Files.createSymbolicLink(file(), Path.of("/dev/zero"));
        assertStopped("a link, a device or a pipe");
        Files.delete(file());
        Files.createDirectory(file());
        assertStopped("a folder");
        Files.delete(file());
        Path precious = Files.writeString(folder.resolve("precious"), "precious");
        Files.createSymbolicLink(folder.resolve("audit.progress.new"), precious);
        assertStopped("a link, a device or a pipe");
        assertThat(precious).hasContent("precious");
        Files.delete(folder.resolve("audit.progress.new"));
        Files.write(file(), new byte[] {(byte) 0xff, (byte) 0xfe});
        assertThat(audit().run((done, total) -> {}).why()).contains("was changed");
    }

    private void assertStopped(String what) {
        assertThatThrownBy(() -> audit().run((done, total) -> {}))
                .isInstanceOf(AuditStoppedException.class)
                .hasMessageMatching(
                        "(?s)The file of the audit's progress cannot be read or written: At .*audit\\.progress\\S* a file"
                                + " .*but there is " + what
                                + "\\. Move it away\\. Mend that, and run the audit again\\.");
    }

    @Test
    void whereTheTreeIsAnotherNowItBeginsAnew() {
        stopAt(5_120);
        log.open();
        log.sql.execute("create table kept_tile as select * from log_tile");
        log.sql.execute("create table kept_edge as select * from log_edge");
        log.sql.update(
                "update log_tile set hashes = overlay(hashes placing '\\x00' from 1) where level = 0 and number = 8");
        log.sql.update("update log_edge set hashes = overlay(hashes placing '\\x00' from 1) where level = 1");
        log.cover();
        try {
            AuditReport report = audit().run((done, total) -> {});
            assertThat(report.resumed()).isEmpty();
            assertThat(report.why()).contains("another");
            assertThat(report.findings()).anyMatch(RowEdited.class::isInstance);
        } finally {
            log.open();
            log.sql.execute("truncate log_tile, log_edge");
            log.sql.execute("insert into log_tile select * from kept_tile");
            log.sql.execute("insert into log_edge select * from kept_edge");
            log.cover();
        }
    }
}
