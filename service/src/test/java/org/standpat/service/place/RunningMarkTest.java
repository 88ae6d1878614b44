package org.standpat.service.place;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.db.access.AccessKey;
import org.standpat.db.postgres.Database;
import org.standpat.service.Sentence;

class RunningMarkTest {

    private static final Database DATABASE =
            new Database("jdbc:postgresql://127.0.0.1:5432/standpat", "standpat", "secret");

    private static final AccessKey KEY = AccessKey.make(new SecureRandom());

    private final RunningMark mine = RunningMark.ofThisProcess(URI.create("http://127.0.0.1:8080"), DATABASE, KEY);

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
        new RunningMark(mine.process(), mine.startedAt().minusSeconds(60), mine.address(), DATABASE, KEY)
                .leaveIn(folder);

        assertThat(RunningMark.in(folder)).isEmpty();
    }

    @Test
    void that_cannot_be_read_says_what_to_do() throws IOException {
        Files.writeString(folder.resolve("standpat.running"), "process=many\n");

        assertThatThrownBy(() -> RunningMark.in(folder))
                .isInstanceOf(Sentence.class)
                .hasMessageContaining("delete the file");
    }
}
