package org.standpat.notary.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.notary.audit.HistoryFinding.CheckpointsForged;
import org.standpat.notary.outside.KeptNotes;
import org.standpat.notary.outside.KeptTree;
import org.standpat.proof.note.SignedNote;

/** Files with checkpoints that are something else, have no end, or were changed; what a crash leaves is no finding. */
@Timeout(60)
class AuditOfFilesTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_208);

    private static AuditedLog log;

    @TempDir
    private Path folder;

    @BeforeAll
    static void open() throws SQLException {
        log = new AuditedLog();
        log.playAndSign(300, 6, new Random(SEED));
        log.cover();
    }

    @AfterAll
    static void close() {
        log.close();
    }

    private static String book() {
        return log.outside.stream().map(SignedNote::toString).collect(Collectors.joining("\n", "", "\n"));
    }

    private Path written(String text) throws IOException {
        return Files.writeString(folder.resolve("2026-12-01.txt"), text, UTF_8);
    }

    private static AuditReport audit(Path place) throws IOException {
        AuditRequest all = log.request(Optional.empty(), Optional.empty());
        return new Audit(new AuditRequest(
                        all.database(),
                        all.types(),
                        all.log(),
                        all.salts(),
                        List.of(OutsideCheckpoints.in(place)),
                        all.tiles(),
                        all.progress()))
                .run((done, total) -> {});
    }

    @ParameterizedTest
    @ValueSource(strings = {"/dev/zero", "/dev/urandom", "/dev/null"})
    void aDeviceIsRefusedBeItNamedOrLinkedToInAFolder(String device) throws IOException {
        assertThatThrownBy(() -> OutsideCheckpoints.in(Path.of(device)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("a device or a pipe");
        Path book = Files.createDirectory(folder.resolve("checkpoints"));
        Files.createSymbolicLink(book.resolve("2026-12-01.txt"), Path.of(device));
        assertThatThrownBy(() -> OutsideCheckpoints.in(folder))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("a device or a pipe");
        Files.delete(book.resolve("2026-12-01.txt"));
        Files.createSymbolicLink(folder.resolve("checkpoint"), Path.of(device));
        assertThatThrownBy(() -> OutsideCheckpoints.in(folder))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("but there is none");
    }

    @Test
    void aTileThatIsADeviceIsRefused() throws IOException {
        Files.createDirectories(folder.resolve("tile/0"));
        Files.createSymbolicLink(folder.resolve("tile/0/000"), Path.of("/dev/zero"));
        assertThatThrownBy(() -> new KeptTree(folder, 256).hash(0, 3))
                .isInstanceOf(UncheckedIOException.class)
                .hasStackTraceContaining("there is something else");
    }

    @Test
    void aNamedPipeIsRefused() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        assertThatThrownBy(() -> OutsideCheckpoints.in(pipe))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("a device or a pipe");
    }

    @Test
    void aFileThatIsTooLargeIsRefusedWithoutBeingRead() throws IOException {
        Path huge = folder.resolve("huge");
        try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
            file.setLength(KeptNotes.MOST_BYTES_OF_FILE + 1);
        }
        assertThatThrownBy(() -> OutsideCheckpoints.in(huge))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("at most 1,073,741,824 bytes");
    }

    @Test
    void filesThatAreTooLargeTogetherAreRefused() throws IOException {
        Path book = Files.createDirectory(folder.resolve("checkpoints"));
        for (int file = 0; file <= KeptNotes.MOST_BYTES / KeptNotes.MOST_BYTES_OF_FILE; file++) {
            Path day = book.resolve("20%02d-01-01.txt".formatted(file));
            try (RandomAccessFile sparse = new RandomAccessFile(day.toFile(), "rw")) {
                sparse.setLength(KeptNotes.MOST_BYTES_OF_FILE);
            }
        }
        assertThatThrownBy(() -> OutsideCheckpoints.in(folder))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("At most 68,719,476,736 bytes");
    }

    @Test
    void aWholeBookIsNoFindingAndHowFarItIsReadIsTold() throws IOException {
        Path file = written(book());
        List<Long> told = new ArrayList<>();
        AuditRequest all = log.request(Optional.empty(), Optional.empty());
        AuditReport report = new Audit(new AuditRequest(
                        all.database(),
                        all.types(),
                        all.log(),
                        all.salts(),
                        List.of(OutsideCheckpoints.in(file)),
                        all.tiles(),
                        all.progress()))
                .run(new Audit.Watcher() {
                    @Override
                    public void at(long done, long total) {
                        assertThat(told).isNotEmpty();
                    }

                    @Override
                    public void reading(long done, long total) {
                        assertThat(total).isEqualTo(file.toFile().length());
                        told.add(done);
                    }
                });
        assertThat(report.isClean()).isTrue();
        assertThat(report.remarks()).isEmpty();
        assertThat(told).endsWith(Files.size(file));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"garbage", "standpat.example/audited and more\n", "\0\0\0\0", "standpat.example/audited\nx"})
    void garbageAtTheEndIsNamedWithFileAndByte(String garbage) throws IOException {
        Path file = written(book() + garbage);
        assertThat(audit(file).findings())
                .containsExactly(new CheckpointsForged(
                        0,
                        1,
                        file.toString(),
                        "What begins at byte %,d of %s is no checkpoint."
                                .formatted(book().getBytes(UTF_8).length, file)));
    }

    @Test
    void whatACrashHasTornIsARemark() throws IOException {
        String last = log.outside.getLast().toString();
        for (int cut : new int[] {1, 10, 26, 30, 60, last.length() - 3, last.length()}) {
            Path file = written(book() + last.substring(0, cut));
            AuditReport report = audit(file);
            assertThat(report.findings()).as("cut at %d", cut).isEmpty();
            assertThat(report.remarks()).singleElement().asString().contains("as after a crash", file.toString());
        }
    }

    @Test
    void aHoleInABookIsNamedWithFileAndByte() throws IOException {
        String second = log.outside.get(1).toString();
        int begin = (log.outside.get(0) + "\n").getBytes(UTF_8).length;
        for (String hole : new String[] {
            second.substring(0, second.length() - 4) + "\n",
            second.substring(0, second.length() - 3) + "\n",
            second.replaceFirst("\n[A-Za-z0-9+/]{43}=\n", "\nAAAAA=\n"),
            second.replace("\n", "\0\n")
        }) {
            Path file = written(book().replace(second, hole));
            List<Finding> findings = audit(file).findings();
            assertThat(findings)
                    .singleElement()
                    .satisfies(finding -> assertThat(finding.sentence())
                            .isEqualTo(
                                    "1 thing in %s is not to be believed. The first: What begins at byte %,d of %s is no checkpoint."
                                            .formatted(file, begin, file)));
        }
    }

    @Test
    void aFileOfGarbageAloneIsNoPlaceOfCheckpoints() throws IOException {
        for (String text : new String[] {"garbage", "", "a\n\n\u2014 b AAAA=\n"}) {
            Path file = written(text);
            assertThatThrownBy(() -> OutsideCheckpoints.in(file))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("In " + file + " a checkpoint was expected");
        }
        Path single = written(log.outside.getLast().toString());
        assertThat(audit(single).isClean()).isTrue();
    }
}
