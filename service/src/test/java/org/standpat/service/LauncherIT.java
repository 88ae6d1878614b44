package org.standpat.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The launcher script, as a user starts it. */
class LauncherIT {

    @Test
    void help_names_every_verb() throws Exception {
        try (StandpatProcess help = launcher("--help")) {
            assertThat(help.awaitEnd()).as(help.output()).isZero();
            for (String verb : Standpat.line().getSubcommands().keySet()) {
                assertThat(help.output()).containsPattern("(?m)^  " + verb + " +[A-Z].*\\.$");
            }
            assertThat(help.output().lines().mapToInt(String::length).max().orElse(0))
                    .isLessThanOrEqualTo(80);
        }
    }

    @Test
    void version_is_that_of_the_build() throws Exception {
        try (StandpatProcess version = launcher("--version")) {
            assertThat(version.awaitEnd()).as(version.output()).isZero();
            assertThat(version.output())
                    .containsPattern("Standpat \\d+\\.\\d+\\.\\d+")
                    .contains("PostgreSQL 18.");
        }
    }

    @Test
    void an_unknown_verb_is_an_error_of_two() throws Exception {
        try (StandpatProcess unknown = launcher("sreve")) {
            assertThat(unknown.awaitEnd()).as(unknown.output()).isEqualTo(2);
            assertThat(unknown.output()).contains("there is no verb 'sreve'").doesNotContain("\tat ");
        }
    }

    private static StandpatProcess launcher(String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Project.folder().resolve("standpat").toString());
        command.addAll(List.of(arguments));
        return StandpatProcess.run(command, Map.of("STANDPAT_JAVA_HOME", System.getProperty("java.home")));
    }
}
