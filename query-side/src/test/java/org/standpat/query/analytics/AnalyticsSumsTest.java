package org.standpat.query.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.ranking.MadeHand;

/** What is counted in one view adds up to what is counted in another, and to what a count straight from the events gives. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
// A null from the database fails the test, as it should.
@SuppressWarnings("NullAway")
class AnalyticsSumsTest {

    private final AnalyticsRoom room = AnalyticsRoom.shared();

    private List<Map<String, Object>> rows(String query) {
        return room.dashboards.queryForList(query);
    }

    @Test
    void statistics_are_what_a_count_straight_from_the_events_gives() {
        Map<String, Map<String, Long>> naive = NaiveCounts.of(room.hands);

        for (String player : Evenings.PLAYERS) {
            Map<String, Object> row =
                    room.dashboards.queryForMap("select * from analytics.player_statistics where player = ?", player);
            naive.getOrDefault(player, Map.of())
                    .forEach((what, many) -> assertThat(number(row.get(what)))
                            .as("%s of %s, seed %d", what, player, AnalyticsRoom.SEED)
                            .isEqualByComparingTo(BigDecimal.valueOf(many)));
        }
        assertThat(rows("select player from analytics.player_statistics")).hasSize(Evenings.PLAYERS.size());
        assertThat(one("select sum(rake) from analytics.room_days"))
                .isEqualByComparingTo(
                        BigDecimal.valueOf(naive.getOrDefault("", Map.of()).getOrDefault("raked", -1L)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "select sum(net) from player_statistics | select -sum(rake) from hands",
                "select sum(net) from hand_players | select -sum(rake) from room_days",
                "select sum(chips_won - chips_lost) from player_statistics | select sum(net) from player_days",
                "select sum(draws) from player_statistics | select count(*) from player_draws",
                "select sum(cards_0 + cards_1 + cards_2 + cards_3 + cards_4 + cards_5_up) from player_statistics | select sum(draws) from hand_players",
                "select sum(draws) from player_days | select count(*) from player_draws",
                "select sum(hands) from player_days | select sum(hands_dealt) from room_days",
                "select sum(hands) from player_statistics | select count(*) from hand_players where counts",
                "select sum(hands) from player_statistics | select sum(players) from hands where ending = 'played'",
                "select sum(vpip) from player_days | select sum(vpip) from player_statistics",
                "select sum(vpip) from player_days | select count(*) from hand_players where counts and entered_pot",
                "select sum(net_big_bets) from player_days | select sum(net_big_bets) from player_statistics",
                "select sum(showdowns) from player_days | select sum(showdowns) from player_statistics",
                "select sum(showdowns_won) from player_days | select sum(showdowns_won) from player_statistics",
                "select sum(checks + bets + calls + raises + folds) from player_statistics | select sum(checks + bets + calls + raises + folds) from player_rounds",
                "select sum(cap_chances) from player_statistics | select sum(cap_chances) from player_rounds",
                "select sum(hands) from room_days | select count(*) from hands where ending = 'played'",
                "select sum(hands) from table_days | select sum(hands) from room_days",
                "select sum(pots) from table_days | select sum(pot) from hands where ending = 'played'",
                "select sum(rake) from table_days | select sum(rake) from games",
                "select sum(hands) from tables | select sum(hands) from games",
                "select sum(pots) from tables | select sum(pots) from room_days",
                "select count(*) from hands where showdown and ending = 'played' | select sum(showdowns) from room_days",
                "select count(distinct hand) from hand_players | select count(*) from hands",
            })
    void sums_agree(String one, String other) {
        assertThat(one(one)).as(one + ", seed " + AnalyticsRoom.SEED).isEqualByComparingTo(one(other));
    }

    @ParameterizedTest
    @CsvSource({
        "vpip, hands",
        "pfr, hands",
        "first_ins, first_in_chances",
        "three_bets, three_bet_chances",
        "three_bets_folded, three_bets_faced",
        "steals, steal_chances",
        "steals_folded, steals_faced",
        "caps, cap_chances",
        "pats_broken, pats_before",
        "pats_last, draws_last",
        "pats_pat_ahead, draws_pat_ahead",
        "pats_one_ahead, draws_one_ahead",
        "faced_pat_folded + faced_pat_raised, faced_pat",
        "faced_one_folded + faced_one_raised, faced_one",
        "hands_snowed, hands_pat_known",
        "hands_pat_known, hands_pat",
        "showdowns, saw_draws",
        "showdowns_won, showdowns",
        "hands_tabled, showdowns",
        "won_without_showdowns, hands",
        "saw_draws, hands"
    })
    void a_numerator_is_never_more_than_its_denominator(String numerator, String denominator) {
        assertThat(rows("select player from analytics.player_statistics where " + numerator + " > " + denominator))
                .isEmpty();
    }

    @Test
    void a_hand_that_is_played_is_in_no_view() {
        String hand = room.running.id().toString();
        for (String view : List.of("hands", "hand_players", "player_draws", "player_rounds")) {
            assertThat(rows("select * from analytics." + view + " where hand = '" + hand + "'"))
                    .as(view)
                    .isEmpty();
        }
        for (String view : List.of("player_statistics", "player_days")) {
            assertThat(rows("select * from analytics." + view + " where player = 'Nobody'"))
                    .as(view)
                    .isEmpty();
        }
        for (String view : List.of("tables", "table_days")) {
            assertThat(rows("select * from analytics." + view + " where table_name = 'Running'"))
                    .as(view)
                    .isEmpty();
        }
    }

    @Test
    void classes_of_made_hands_are_those_of_the_program() {
        List<String> ours = Stream.of(MadeHand.values())
                .map(made -> made.code() + " " + made.words())
                .toList();
        List<String> theirs = new ArrayList<>();
        for (Map<String, Object> row : rows("select made_order, made from analytics.made_hands order by made_order")) {
            theirs.add(row.get("made_order") + " " + row.get("made"));
        }
        assertThat(theirs).isEqualTo(ours);
    }

    @Test
    void the_projection_that_has_read_everything_is_not_behind() {
        Map<String, Object> health = room.dashboards.queryForMap("select * from analytics.projection_health");

        assertThat(health.get("processor")).isEqualTo("hands-1");
        assertThat(health.get("last_position")).isEqualTo(room.side.db.log.count());
        assertThat(health.get("lag_events")).isEqualTo(0L);
        assertThat(health.get("parked_events")).isEqualTo(0L);
        assertThat(health.get("state")).isEqualTo("serving");
        assertThat(health.get("phase")).isEqualTo("done");
        assertThat(one("select sum(events) from recorded_minutes"))
                .isEqualByComparingTo(number(health.get("last_position")));
    }

    private BigDecimal one(String query) {
        return number(room.dashboards.queryForObject(query, BigDecimal.class));
    }

    private static BigDecimal number(Object value) {
        return new BigDecimal(String.valueOf(value));
    }
}
