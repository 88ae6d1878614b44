package org.standpat.service.place;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.db.access.AccessKey;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.Databases;
import org.standpat.service.Sentence;

class RunningMarkTest {

    private static final String URL = "jdbc:postgresql://127.0.0.1:5432/standpat";
    private static final Databases DATABASES = new Databases(
            Optional.empty(),
            new Database(URL, "standpat_writer", "secret"),
            new Database(URL, "standpat_reader", "other"));

    private static final AccessKey KEY = AccessKey.make(new SecureRandom());

    private final RunningMark mine = RunningMark.ofThisProcess(URI.create("http://127.0.0.1:8080"), DATABASES, KEY);

    @TempDir
    private Path folder;

    @Test
    void names_the_service_that_runs() {
        assertThat(RunningMark.in(folder)).isEmpty();

        mine.leaveIn(folder);

        assertThat(RunningMark.in(folder)).contains(mine);
        RunningMark.removeFrom(folder);
        assertThat(RunningMark.in(folder)).isEmpty();
    }

    @Test
    void of_a_killed_service_is_not_believed_when_its_number_was_given_out_again() {
        new RunningMark(mine.process(), mine.startedAt().minusSeconds(60), mine.address(), DATABASES, KEY)
                .leaveIn(folder);

        assertThat(RunningMark.in(folder)).isEmpty();
    }

    @Test
    void keeps_the_owner_of_the_database_to_itself() throws IOException {
        Database owner = new Database(URL, "standpat", "of the owner");
        RunningMark.ofThisProcess(
                        mine.address(), new Databases(Optional.of(owner), DATABASES.writer(), DATABASES.reader()), KEY)
                .leaveIn(folder);

        assertThat(Files.readString(folder.resolve("standpat.running"))).doesNotContain("of the owner");
        assertThat(RunningMark.in(folder)).contains(mine);
    }

    @Test
    void of_a_service_that_works_as_one_role_names_that_for_everything() throws IOException {
        mine.leaveIn(folder);
        Path file = folder.resolve("standpat.running");
        Files.write(
                file,
                Files.readAllLines(file).stream()
                        .filter(line -> !line.startsWith("database.reader."))
                        .toList());

        assertThat(RunningMark.in(folder))
                .map(RunningMark::databases)
                .contains(new Databases(Optional.empty(), DATABASES.writer(), DATABASES.writer()));
    }

    @Test
    void that_cannot_be_read_says_what_to_do() throws IOException {
        Files.writeString(folder.resolve("standpat.running"), "process=many\n");

        assertThatThrownBy(() -> RunningMark.in(folder))
                .isInstanceOf(Sentence.class)
                .hasMessageContaining("delete the file");
    }
}
