package org.standpat.service.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class FirstStatisticsTest {

    private static JsonNode answer(String json) {
        return JsonMapper.shared().readTree(json);
    }

    @Test
    void a_player_has_a_line_with_what_stats_shows_by_groups_and_his_chips() {
        JsonNode north = answer("""
                {"player":"North","hands":1200,"vpip":{"count":600,"of":1200,"percent":50.0},
                 "pfr":{"count":300,"of":1200,"percent":25.0},"wentToShowdown":{"count":1,"of":3,"percent":33.3},
                 "wonAtShowdown":{"count":1,"of":1,"percent":100.0},"chips":{"net":90000},
                 "bigBetsPerHundred":{"count":450.00,"of":1200,"value":37.50},
                 "draws":[{"draw":1,"pat":{"count":1,"of":8,"percent":12.5}},{"draw":2,"pat":{"percent":99.9}}]}""");

        assertThat(FirstStatistics.table(List.of(north)))
                .containsExactly(
                        "  player  hands  VPIP   PFR  pat 1  WTSD   W$SD  BB/100      net",
                        "  North   1,200  50.0  25.0   12.5  33.3  100.0  +37.50  +90,000");
    }

    @Test
    void where_there_is_no_data_a_line_stands() {
        // He folded the small blind of 50 before the draw, at a big bet of 200: a quarter of one lost in one hand.
        JsonNode east = answer("""
                {"player":"East","hands":1,"vpip":{"count":0,"of":1,"percent":0.0},"pfr":{"count":0,"of":1,"percent":0.0},
                 "wentToShowdown":{"count":0,"of":0,"percent":null},"wonAtShowdown":{"count":0,"of":0,"percent":null},
                 "chips":{"net":-50},"bigBetsPerHundred":{"count":-0.25,"of":1,"value":-25.00},"draws":[]}""");
        // A misdeal is all he was dealt in.
        JsonNode west = answer("""
                {"player":"West","hands":0,"vpip":{"count":0,"of":0,"percent":null},"pfr":{"count":0,"of":0,"percent":null},
                 "wentToShowdown":{"count":0,"of":0,"percent":null},"wonAtShowdown":{"count":0,"of":0,"percent":null},
                 "chips":{"net":0},"bigBetsPerHundred":{"count":0.00,"of":0,"value":null},"draws":[]}""");

        assertThat(FirstStatistics.table(List.of(east, west)))
                .containsExactly(
                        "  player  hands  VPIP  PFR  pat 1  WTSD  W$SD  BB/100  net",
                        "  East        1   0.0  0.0      -     -     -  -25.00  -50",
                        "  West        0     -    -      -     -     -       -    0");
    }
}
