package org.standpat.service.access;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.db.access.AccessKey;
import org.standpat.db.access.AccessKeys;
import org.standpat.db.access.KeyEntry;
import org.standpat.db.access.KeyFile;
import org.standpat.db.access.KeyRole;
import picocli.CommandLine;

class KeyVerbTest {

    @TempDir
    private Path folder;

    private static KeyEntry entry(KeyRole role, String name, AccessKey key) {
        return new KeyEntry(role, name, key.hash());
    }

    @Test
    void givenNoFileThenItIsMadeForItsOwnerAloneAndLinesAreAddedBehindOneAnother() throws IOException {
        Path file = folder.resolve("new/keys");
        AccessKey one = AccessKey.make(new SecureRandom());
        AccessKey other = AccessKey.make(new SecureRandom());

        KeyLine.add(file, entry(KeyRole.STAFF, "Vera", one));
        KeyLine.add(file, entry(KeyRole.PLAYER, "North", other));

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        AccessKeys keys = AccessKeys.of(KeyFile.at(file, InstantSource.system()));
        assertThat(keys.holder(one).orElseThrow().name()).isEqualTo("Vera");
        assertThat(keys.holder(other).orElseThrow().role()).isEqualTo(KeyRole.PLAYER);
    }

    @Test
    void givenAFileWithoutAnEndOfItsLastLineThenTheNewLineIsOneOfItsOwn() throws IOException {
        Path file = Files.writeString(folder.resolve("keys"), "# mine", UTF_8);

        KeyLine.add(file, entry(KeyRole.STAFF, "Vera", AccessKey.of("k")));

        assertThat(Files.readAllLines(file)).hasSize(2).first().isEqualTo("# mine");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "dealer|North|a role is one of player, analyst, staff, backend, not 'dealer'.",
                "player|' '|a name has 1 to 100 characters",
                "player|'a\nb'|a name has no control characters.",
            })
    void givenWhatMakesNoSenseThenItIsSaidInASentence(String role, String name, String sentence) {
        StringWriter said = new StringWriter();

        int status =
                new CommandLine(new KeyVerb()).setErr(new PrintWriter(said)).execute(role, name);

        assertThat(status).isEqualTo(2);
        assertThat(said.toString()).contains(sentence);
    }
}
