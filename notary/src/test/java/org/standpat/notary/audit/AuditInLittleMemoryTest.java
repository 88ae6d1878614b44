package org.standpat.notary.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.db.postgres.Database;
import org.standpat.proof.note.SignedNote;

/** A process with little memory goes over many events, also when they are not what was signed. */
class AuditInLittleMemoryTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_207);
    private static final int EVENTS = 100_000;

    /** All rows at once, or all leaves with their entries, would not fit. */
    private static final String HEAP = "-Xmx" + Integer.getInteger("standpat.heap", 32) + "m";

    @Test
    void anAuditOfManyEventsNeedsLittleMemory(@TempDir Path folder) throws Exception {
        try (AuditedLog log = new AuditedLog()) {
            log.playAndSign(EVENTS, 50, new Random(SEED));
            assertThat(run(log, folder)).singleElement().asString().startsWith(EVENTS + " events, ");

            // An edited row, and each row of a long stretch another one.
            log.sql.update("update event set number = 1999 where feed_position = 12345");
            log.sql.update(
                    "update event set at = at + interval '1 second' where feed_position between 30001 and 70000");
            assertThat(run(log, folder))
                    .contains("row edited 12345", "rows replaced 30001")
                    .hasSize(3);
        }
    }

    private static List<String> run(AuditedLog log, Path folder)
            throws IOException, InterruptedException, SQLException {
        Path checkpoints = Files.writeString(
                folder.resolve("checkpoints"),
                log.outside.stream().map(SignedNote::toString).collect(Collectors.joining("\n", "", "\n")),
                UTF_8);
        log.cover();
        Path said = folder.resolve("said");
        Database database = log.database();
        ProcessBuilder audit = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                HEAP,
                "-XX:+ExitOnOutOfMemoryError",
                "-cp",
                System.getProperty("java.class.path"),
                AuditProgram.class.getName(),
                database.url(),
                database.user(),
                AuditedLog.SIGNER.verifier().toString(),
                checkpoints.toString());
        audit.environment().put(AuditProgram.PASSWORD, database.password());
        audit.environment().put(AuditProgram.SALTS, AuditedLog.SALTS.base64());
        Process process = audit.redirectOutput(said.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        assertThat(process.waitFor()).as("status of the audit with %s", HEAP).isZero();
        log.open();
        return Files.readAllLines(said, UTF_8).stream()
                .filter(line -> line.matches("[a-z0-9].* \\d+|.* checkpoints"))
                .toList();
    }
}
