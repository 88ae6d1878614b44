package org.standpat.service.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Help.Ansi;

class ProgressTextTest {

    private final ByteArrayOutputStream written = new ByteArrayOutputStream();

    @Test
    void tells_bar_share_count_rate_and_time_left() {
        assertThat(new ProgressText("rebuild", "events", 25_000, 0.25, Duration.ofSeconds(10)).line())
                .isEqualTo("rebuild [#####---------------]  25 %  25,000 events, 2,500/s, 30 s left");
        assertThat(new ProgressText("rebuild", "events", 100, 0.01, Duration.ofSeconds(1)).line())
                .isEqualTo("rebuild [--------------------]   1 %  100 events, 100/s, 1 min 39 s left");
        assertThat(new ProgressText("rebuild", "events", 0, 0, Duration.ZERO).line())
                .isEqualTo("rebuild [--------------------]   0 %  0 events");
        assertThat(new ProgressText("rebuild", "events", 7, 1, Duration.ofSeconds(7)).line())
                .isEqualTo("rebuild [####################] 100 %  7 events, 1/s");
    }

    @Test
    void given_a_step_that_is_not_counted_then_it_is_named_and_the_time_goes_on() {
        assertThat(new StepText("rebuild", "events", 25_769, "checking", Duration.ofSeconds(75), Optional.empty())
                        .line())
                .isEqualTo("rebuild [####################] 25,769 events, checking ... 1 min 15 s");
        try (Progress progress = new Progress(new Terminal(stream(), true, Ansi.OFF), "rebuild", "events")) {
            progress.at(2, 2);
            progress.step(2, "making indexes", Optional.empty());
        }
        assertThat(text())
                .startsWith("\r")
                .contains("2 events, making indexes ... 0 s")
                .doesNotContain("/s");
    }

    @Test
    void given_somebody_who_knows_how_long_it_takes_still_then_that_is_told() {
        Optional<Duration> left = Optional.of(Duration.ofMillis(70_500));

        assertThat(new StepText("rebuild", "events", 7, "checking", Duration.ofSeconds(5), left).line())
                .isEqualTo("rebuild [####################] 7 events, checking ... 5 s, 1 min 11 s left");
        assertThat(new ProgressText("rebuild", "events", 250, 0.25, Duration.ofSeconds(10), "", 0, left).line())
                .isEqualTo("rebuild [#####---------------]  25 %  250 events, 25/s, 1 min 11 s left");
    }

    @Test
    void is_plain_lines_where_nobody_looks_on() {
        try (Progress progress = new Progress(Terminal.plain(stream()), "import", "hands")) {
            for (int hand = 1; hand <= 1_000; hand++) {
                progress.at(hand, 1_000);
            }
        }
        assertThat(text())
                .hasLineCount(1)
                .startsWith("import [####################] 100 %  1,000 hands")
                .doesNotContain("\r", "\u001b");
    }

    @Test
    void is_one_line_written_over_where_somebody_does() {
        try (Progress progress = new Progress(new Terminal(stream(), true, Ansi.OFF), "import", "hands")) {
            progress.at(1, 2);
        }
        assertThat(text()).startsWith("\r").contains("50 %").endsWith("\n");
    }

    @Test
    void what_is_to_be_noticed_is_bold_and_then_nothing_is() {
        assertThat(new Terminal(stream(), true, Ansi.ON).bold("ready")).isEqualTo("\u001b[1mready\u001b[0m");
        assertThat(Terminal.plain(stream()).bold("ready")).isEqualTo("ready");
    }

    @Test
    void a_table_is_no_way_to_steer_a_terminal() {
        TextTable table = new TextTable("player", ">chips");
        table.row("\u001b[2JAsh", 1_000);
        table.row("B", 1);

        assertThat(table.lines())
                .containsExactly("  player          chips", "  <U+001B>[2JAsh   1000", "  B                   1");
    }

    private PrintStream stream() {
        return new PrintStream(written, true, StandardCharsets.UTF_8);
    }

    private String text() {
        return written.toString(StandardCharsets.UTF_8);
    }
}
