package org.standpat.notary.audit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.postgres.Database;
import org.standpat.proof.entry.SaltSecret;
import org.standpat.proof.note.VerifierKey;

/** An audit in a process of its own, which says what it found. */
final class AuditProgram {

    /** The setting of the environment with the password, which is not for a command line. */
    static final String PASSWORD = "STANDPAT_TEST_PASSWORD";

    /** The setting of the environment with the secret of the salts. */
    static final String SALTS = "STANDPAT_TEST_SALTS";

    private AuditProgram() {}

    /** Takes the address of the database, its user, the log's key and the file with the checkpoints outside. */
    public static void main(String[] arguments) throws IOException {
        Database database = new Database(arguments[0], arguments[1], System.getenv(PASSWORD));
        AuditReport report = new Audit(new AuditRequest(
                        database.unpooled(),
                        HandEventTypes.ALL,
                        VerifierKey.parse(arguments[2]),
                        SaltSecret.ofBase64(System.getenv(SALTS)),
                        List.of(OutsideCheckpoints.in(Path.of(arguments[3]))),
                        Optional.empty(),
                        Optional.empty()))
                .run((done, total) -> {});
        System.out.println(report.events() + " events, " + report.checkpoints() + " checkpoints");
        report.findings().forEach(finding -> System.out.println(finding.name() + " " + finding.place()));
    }
}
