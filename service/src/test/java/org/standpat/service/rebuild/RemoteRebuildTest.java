package org.standpat.service.rebuild;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class RemoteRebuildTest {

    private static JsonNode projections(String phase, boolean finished, String failure) {
        return JsonMapper.shared().readTree("""
                        {"projections":[{"name":"hands","rebuild":
                        {"phase":"%s","done":7,"total":7,"finished":%s,"failure":%s}}]}""".formatted(phase, finished, failure));
    }

    @ParameterizedTest
    @CsvSource({"indexes, indexes", "left-over, left over", "checking, checking", "catching-up, catching up"})
    void given_a_step_after_the_reading_then_it_is_shown(String phase, String shown) {
        assertThat(RemoteRebuild.laterStep(projections(phase, false, "null")).map(StepName::of))
                .contains(shown);
    }

    @Test
    void given_the_reading_or_the_end_then_none_is() {
        assertThat(RemoteRebuild.laterStep(projections("reading", false, "null")))
                .isEmpty();
        assertThat(RemoteRebuild.laterStep(projections("done", false, "null"))).isEmpty();
        assertThat(RemoteRebuild.laterStep(projections("done", true, "null"))).isEmpty();
        assertThat(RemoteRebuild.laterStep(projections("checking", false, "\"a row is missing\"")))
                .isEmpty();
    }

    @Test
    void given_the_time_left_then_it_is_told_as_the_service_tells_it() {
        JsonNode known = JsonMapper.shared()
                .readTree(
                        "{\"projections\":[{\"rebuild\":{\"millisLeft\":2500}},{\"rebuild\":{\"millisLeft\":null}}]}");

        assertThat(RemoteRebuild.timeLeft(known)).contains(Duration.ofMillis(2_500));
        assertThat(RemoteRebuild.timeLeft(projections("checking", false, "null")))
                .isEmpty();
    }

    @Test
    void a_step_of_this_process_is_called_the_same() {
        assertThat(StepName.of("CATCHING_UP")).isEqualTo("catching up");
    }
}
