package org.standpat.query.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.standpat.houserules.Game;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.NoLimit;
import org.standpat.query.PlayedHand;
import org.standpat.query.summary.ExampleHand;

/** What the table says of the example hand of docs/statistics.md, column by column. */
// A null from the database fails the test, as it should.
@SuppressWarnings("NullAway")
class PlayerColumnsTest {

    @AutoClose
    private final RunningProjection running = new RunningProjection();

    @BeforeEach
    void start() {
        running.serving.start();
    }

    private List<String> rows(String columns) {
        return running.jdbc
                .sql("select concat_ws(' ', player, " + columns + ") from projection.hand_player order by seat")
                .query(String.class)
                .list();
    }

    private void project(PlayedHand hand) {
        running.record(hand);
        running.awaitAll();
    }

    @Test
    void every_column_of_the_example_hand() {
        project(ExampleHand.played());

        assertThat(rows("place, players, game, stakes, table_name, big_bet, counts::text")
                        .getFirst())
                .isEqualTo("Ann LOJACK 6 Limit 2-7 Triple Draw 100/200 Alpha 200 true");
        // Dan put in 400 + 100 + 200 + 200 and got 2,250 less 60; code 8 is the eight low.
        assertThat(rows("put_in, won, net, rake, coalesce(made, 0), showdown::int, won_at_showdown::int,"
                        + " won_without_showdown::int, stack_before, stack_after"))
                .containsExactly(
                        "Ann 0 0 0 0 0 0 0 0 5000 5000",
                        "Bob 0 0 0 0 0 0 0 0 5000 5000",
                        "Cat 900 0 -900 0 0 1 0 0 5000 4100",
                        "Dan 900 2190 1290 60 8 1 1 0 5000 6290",
                        "Eve 50 0 -50 0 0 0 0 0 5000 4950",
                        "Fay 400 0 -400 0 0 0 0 0 5000 4600");
        assertThat(rows(
                        "entered_pot::int, raised_first::int, first_in_chance::int, first_in::int, three_bet_chance::int,"
                                + " three_bet::int, three_bet_faced::int, three_bet_folded::int, steal_chance::int, steal::int,"
                                + " steal_faced::int, steal_folded::int"))
                .containsExactly(
                        "Ann 0 0 1 0 0 0 0 0 0 0 0 0",
                        "Bob 0 0 1 0 0 0 0 0 0 0 0 0",
                        "Cat 1 1 1 1 0 0 1 0 1 1 0 0",
                        "Dan 1 1 0 0 1 1 0 0 0 0 0 0",
                        "Eve 0 0 0 0 0 0 0 0 0 0 0 0",
                        "Fay 1 0 0 0 0 0 0 0 0 0 0 0");
        assertThat(rows("drawn, drew_last, pat_ahead, one_ahead, pat_made, facing_pat, facing_one")
                        .subList(2, 6))
                .containsExactly(
                        "Cat {0,0,1} {f,f,f} {f,f,f} {f,f,f} {NULL,NULL,NULL} {0,0,2} {0,0,0}",
                        "Dan {1,1,0} {t,t,t} {t,t,f} {f,f,t} {NULL,NULL,8} {2,2,0} {0,0,0}",
                        "Eve {} {} {} {} {} {} {}",
                        "Fay {3} {f} {f} {f} {NULL} {1} {0}");
        assertThat(rows("checks, bets, calls, raises, folds, cap_chances, caps").subList(2, 6))
                .containsExactly(
                        "Cat {0,0,0,1} {0,1,1,0} {0,0,0,1} {2,0,0,0} {0,0,0,0} {1,0,0,0} {1,0,0,0}",
                        "Dan {0,0,0,0} {0,0,0,1} {1,1,1,0} {1,0,0,0} {0,0,0,0} {0,0,0,0} {0,0,0,0}",
                        "Eve {0} {0} {0} {0} {1} {1} {0}",
                        "Fay {0,1} {0,0} {2,0} {0,0} {0,1} {1,0} {0,0}");
    }

    @Test
    void a_big_bet_without_an_upper_limit_is_two_big_blinds_and_a_pot_that_nobody_contested_is_won_without() {
        Game game = PlayedHand.ONLINE.game();
        HouseRules rules = PlayedHand.ONLINE.with(new Game(game.ranking(), 1, new NoLimit(100, false)));
        project(PlayedHand.recorded(new UUID(0, 1), EVENING, "Alpha", rules, 2, "Ann", "Bob")
                .then("1 gets ??????????", "2 gets ??????????", "2 raises 300", "1 folds"));

        assertThat(rows("big_bet, won_without_showdown::int, won_at_showdown::int, net"))
                .containsExactly("Ann 200 0 0 -100", "Bob 200 1 0 100");
    }

    @Test
    void every_column_of_the_table_is_written() {
        List<String> written =
                PlayerColumns.all().stream().map(Upsert.Column::name).toList();

        assertThat(running.jdbc
                        .sql("select attname from pg_attribute where attrelid = 'projection_1.hand_player'::regclass"
                                + " and attnum > 0 and attgenerated = ''")
                        .query(String.class)
                        .list())
                .containsExactlyInAnyOrderElementsOf(written);
    }
}
