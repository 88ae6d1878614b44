package org.standpat.db.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keys come from a file that may change while the service runs. */
class KeyFileTest {

    private static final Instant START = Instant.parse("2026-03-01T20:00:00Z");

    private final AccessKey vera = AccessKey.make(new SecureRandom());
    private final AccessKey north = AccessKey.make(new SecureRandom());

    @TempDir
    private Path folder;

    private Instant now = START;

    private Path file() {
        return folder.resolve("keys");
    }

    private AccessKeys keys() {
        return AccessKeys.of(KeyFile.at(file(), () -> now));
    }

    private void write(String text) throws IOException {
        Files.writeString(file(), text);
        // Long before it is looked at, as files are but in tests.
        Files.setLastModifiedTime(file(), FileTime.from(now.minusSeconds(60)));
    }

    private void later(Duration time) {
        now = now.plus(time);
    }

    private static String line(KeyRole role, String name, AccessKey key) {
        return new KeyEntry(role, name, key.hash()).line() + "\n";
    }

    @Test
    void givenAKeyThenItIsLongAndNeverTheSameAndKeptAsItsHashAlone() {
        assertThat(vera.text()).matches("standpat_[A-Za-z0-9_-]{43}").isNotEqualTo(north.text());
        assertThat(line(KeyRole.STAFF, "Vera", vera))
                .matches("staff Vera [0-9a-f]{64}\n")
                .doesNotContain(vera.text().substring(AccessKey.PREFIX.length()));
        assertThat(vera.toString() + vera.hash()).isEqualTo("AccessKeyKeyHash");
    }

    @Test
    void givenAFileThenItsHoldersAreKnownWithTheirNamesAsTheyStand() throws IOException {
        write("# keys of the room\n\n" + line(KeyRole.STAFF, "Vera", vera).replace("\n", "\r\n")
                + line(KeyRole.PLAYER, " North of  Łódź ", north));

        AccessKeys keys = keys();

        assertThat(keys.holder(vera)).contains(new KeyEntry(KeyRole.STAFF, "Vera", vera.hash()));
        assertThat(keys.holder(north).orElseThrow().name()).isEqualTo(" North of  Łódź ");
        assertThat(keys.holder(AccessKey.make(new SecureRandom()))).isEmpty();
        assertThat(keys.holder(AccessKey.of(vera.text() + " "))).isEmpty();
        assertThat(keys.count()).isEqualTo(2);
        assertThat(keys.hasRole(KeyRole.PLAYER)).isTrue();
        assertThat(keys.hasRole(KeyRole.BACKEND)).isFalse();
    }

    @Test
    void givenAKeyThatIsTakenBackThenItIsRefusedASecondLaterWithoutARestart() throws IOException {
        write(line(KeyRole.STAFF, "Vera", vera) + line(KeyRole.PLAYER, "North", north));
        AccessKeys keys = keys();
        assertThat(keys.holder(vera)).isPresent();

        write(line(KeyRole.PLAYER, "North", north));
        later(KeyFile.LOOK_INTERVAL.minusMillis(1));
        assertThat(keys.holder(vera)).as("the file is not looked at yet").isPresent();
        later(Duration.ofMillis(1));

        assertThat(keys.holder(vera)).isEmpty();
        assertThat(keys.holder(north)).isPresent();
    }

    /** Two changes at the same time of the file system, of the same length: nothing tells them apart but the text. */
    @Test
    void givenAFileThatChangedAMomentAgoThenItIsReadAgainAlthoughItLooksTheSame() throws IOException {
        FileTime time = FileTime.from(now);
        Files.writeString(file(), line(KeyRole.STAFF, "Vera", vera));
        Files.setLastModifiedTime(file(), time);
        AccessKeys keys = keys();
        assertThat(keys.holder(vera)).isPresent();

        Files.writeString(file(), line(KeyRole.STAFF, "Nora", north));
        Files.setLastModifiedTime(file(), time);
        later(KeyFile.LOOK_INTERVAL);

        assertThat(keys.holder(vera)).isEmpty();
        assertThat(keys.holder(north)).isPresent();
    }

    @Test
    void givenAClockThatIsSetBackThenAKeyThatWasTakenBackIsRefusedAtOnce() throws IOException {
        write(line(KeyRole.STAFF, "Vera", vera));
        AccessKeys keys = keys();
        assertThat(keys.holder(vera)).isPresent();

        write("");
        later(Duration.ofHours(-1));

        assertThat(keys.holder(vera)).isEmpty();
    }

    @Test
    void givenNoFileThenThereAreNoKeysUntilItComes() throws IOException {
        AccessKeys keys = keys();
        assertThat(keys.holder(vera)).isEmpty();
        assertThat(keys.hasRole(KeyRole.BACKEND)).isFalse();

        write(line(KeyRole.BACKEND, "desk", vera));
        later(KeyFile.LOOK_INTERVAL);

        assertThat(keys.hasRole(KeyRole.BACKEND)).isTrue();
        assertThat(AccessKeys.of(KeyFile.none()).holder(vera)).isEmpty();
    }

    /** Else whoever deletes the file would open the write API. */
    @Test
    void givenAFileThatIsGoneThenNobodyIsKnownAndThatIsAFault() throws IOException {
        write(line(KeyRole.BACKEND, "desk", vera));
        AccessKeys keys = keys();
        assertThat(keys.hasRole(KeyRole.BACKEND)).isTrue();

        Files.delete(file());
        later(KeyFile.LOOK_INTERVAL);
        assertThatThrownBy(() -> keys.hasRole(KeyRole.BACKEND))
                .isInstanceOf(KeyFileException.class)
                .hasMessageContaining("it was there and is gone");
        later(KeyFile.LOOK_INTERVAL);
        assertThatThrownBy(() -> keys.holder(vera)).isInstanceOf(KeyFileException.class);

        write(line(KeyRole.BACKEND, "desk", vera));
        later(KeyFile.LOOK_INTERVAL);
        assertThat(keys.holder(vera)).isPresent();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "staff Vera                | line 2 does not end with a space and a SHA-256",
                "staff Vera {hash}0        | line 2 does not end with a space and a SHA-256",
                "staff Vera {HASH}         | line 2 does not end with a space and a SHA-256",
                "staff {hash}              | line 2 has no name",
                "Staff Vera {hash}         | line 2 does not begin with a role and a space: player, analyst, staff, backend",
                "public Vera {hash}        | line 2 does not begin with a role and a space",
                "staff Ve\u0007ra {hash}   | line 2 has no such name as there is: a name has no control characters",
                "staff North {first}       | line 2 has the key of line 1 again",
            })
    void givenALineThatCannotBeReadThenEveryKeyIsRefusedAndOnlyItsNumberIsTold(String line, String fault)
            throws IOException {
        write(line(KeyRole.STAFF, "Vera", vera)
                + line.replace("{hash}", north.hash().hex())
                        .replace("{HASH}", north.hash().hex().toUpperCase(Locale.ROOT))
                        .replace("{first}", vera.hash().hex())
                + "\n");

        assertThatThrownBy(() -> keys().holder(vera))
                .isInstanceOf(KeyFileException.class)
                .hasMessageContaining(file().toString())
                .hasMessageContaining(fault)
                .hasMessageNotContaining(north.hash().hex())
                .hasMessageNotContaining("Vera");
    }

    @Test
    void givenBytesThatAreNoTextThenTheirLineIsTold() throws IOException {
        Files.write(file(), "# fine\nstaff \u00e9 ".getBytes(StandardCharsets.ISO_8859_1));

        assertThatThrownBy(() -> keys().holder(vera)).hasMessageContaining("line 2 is not text in UTF-8");
    }

    @Test
    void givenAFileThatIsTooLongOrHasTooManyKeysThenItIsRefused() throws IOException {
        write("#".repeat(KeyFile.MOST_BYTES));
        assertThat(keys().count()).isZero();
        write("#".repeat(KeyFile.MOST_BYTES + 1));
        assertThatThrownBy(() -> keys().count()).hasMessageContaining("longer than the 262144 bytes");

        write(many(AccessKeys.MOST_KEYS));
        assertThat(keys().count()).isEqualTo(AccessKeys.MOST_KEYS);
        write(many(AccessKeys.MOST_KEYS + 1));
        assertThatThrownBy(() -> keys().count()).hasMessageContaining("line 1001 is one key more than the 1000");
    }

    private static String many(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> line(KeyRole.PLAYER, "p" + i, AccessKey.of("key " + i)))
                .collect(Collectors.joining());
    }

    @Test
    void givenTheServicesOwnKeyThenItIsKnownWhateverBecomesOfTheFile() throws IOException {
        write("nonsense");

        AccessKeys keys = keys().withOwn(vera.hash());

        assertThat(keys.holder(vera).orElseThrow().role()).isEqualTo(KeyRole.STAFF);
        assertThatThrownBy(() -> keys.holder(north)).isInstanceOf(KeyFileException.class);
    }
}
