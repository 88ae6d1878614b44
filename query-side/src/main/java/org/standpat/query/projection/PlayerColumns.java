package org.standpat.query.projection;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.standpat.hand.Table;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.NoLimit;
import org.standpat.houserules.PotLimit;
import org.standpat.query.projection.Upsert.Column;
import org.standpat.query.summary.DrawFacts;
import org.standpat.query.summary.FirstRoundFact;
import org.standpat.query.summary.GameNames;
import org.standpat.query.summary.PlayerFacts;
import org.standpat.query.summary.RoundFacts;
import org.standpat.ranking.MadeHand;

/** The columns of table {@code hand_player}: what statistics add up. */
final class PlayerColumns {

    /** Of chips of the big blind, where there is no upper limit. */
    private static final int BIG_BLINDS_OF_A_BIG_BET = 2;

    private PlayerColumns() {}

    /**
     * A row of the table.
     *
     * @param hand the hand's identity
     * @param table the hand's table
     * @param seated the player's row
     */
    record PlayerOfHand(UUID hand, Table table, SeatedRow seated) {

        private PlayerRow row() {
            return seated.row();
        }

        private PlayerFacts facts() {
            return seated.row().facts();
        }

        private HouseRules rules() {
            return table.rules();
        }
    }

    /** All columns that are written. */
    static List<Column<PlayerOfHand>> all() {
        List<Column<PlayerOfHand>> columns = new ArrayList<>();
        columns.addAll(ofTheHand());
        columns.addAll(ofThePlayer());
        for (FirstRoundFact fact : FirstRoundFact.values()) {
            columns.add(
                    Column.of(nameOf(fact), "boolean", player -> player.facts().has(fact)));
        }
        columns.addAll(ofTheResult());
        columns.addAll(ofDraws());
        columns.addAll(ofRounds());
        return List.copyOf(columns);
    }

    private static List<Column<PlayerOfHand>> ofTheHand() {
        return List.of(
                Column.of("hand", "uuid", PlayerOfHand::hand),
                Column.of("feed_position", "bigint", player -> player.seated().feedPosition()),
                Column.of(
                        "started_at",
                        "timestamptz",
                        player -> HandTables.time(player.table().startedAt())),
                Column.of("position", "integer", player -> player.seated().position()),
                Column.of("big_bet", "bigint", player -> bigBet(player.rules())),
                Column.of(
                        "players",
                        "smallint",
                        player -> player.table().players().size()),
                Column.of("counts", "boolean", player -> player.row().counts()),
                Column.of("game", "text", player -> GameNames.of(player.rules().game())),
                Column.of("stakes", "text", player -> GameNames.stakes(player.rules())),
                Column.of("table_name", "text", player -> player.table().name()));
    }

    private static List<Column<PlayerOfHand>> ofThePlayer() {
        return List.of(
                Column.of("seat", "smallint", player -> player.facts().seat()),
                Column.of("player", "text", player -> player.facts().name()),
                Column.of("place", "text", player -> player.facts().place().name()),
                Column.of("stack_before", "bigint", player -> player.facts().stackBefore()),
                Column.of("stack_after", "bigint", player -> player.row().stackAfter()),
                Column.of("put_in", "bigint", player -> player.row().putIn()));
    }

    private static List<Column<PlayerOfHand>> ofTheResult() {
        return List.of(
                Column.of("won", "bigint", player -> player.facts().result().won()),
                Column.of("rake", "bigint", player -> player.facts().result().rake()),
                Column.of(
                        "made",
                        "smallint",
                        player -> code(player.facts().result().made())),
                Column.of(
                        "showdown", "boolean", player -> player.facts().result().showdown()),
                Column.of("won_at_showdown", "boolean", player -> player.facts().wonAtShowdown()),
                Column.of(
                        "won_without_showdown",
                        "boolean",
                        player -> player.row().wonWithoutShowdown()));
    }

    private static List<Column<PlayerOfHand>> ofDraws() {
        return List.of(
                ofDraws("drawn", "smallint", DrawFacts::taken),
                ofDraws("drew_last", "boolean", DrawFacts::last),
                ofDraws("pat_ahead", "boolean", DrawFacts::patAhead),
                ofDraws("one_ahead", "boolean", DrawFacts::oneAhead),
                ofDraws("pat_made", "smallint", draw -> code(draw.patMade())),
                ofDraws("facing_pat", "smallint", draw -> draw.facingPat().code()),
                ofDraws("facing_one", "smallint", draw -> draw.facingOne().code()));
    }

    private static List<Column<PlayerOfHand>> ofRounds() {
        return List.of(
                ofRounds("checks", RoundFacts::checks),
                ofRounds("bets", RoundFacts::bets),
                ofRounds("calls", RoundFacts::calls),
                ofRounds("raises", RoundFacts::raises),
                ofRounds("folds", RoundFacts::folds),
                ofRounds("cap_chances", RoundFacts::capChances),
                ofRounds("caps", RoundFacts::caps));
    }

    private static Column<PlayerOfHand> ofDraws(String name, String type, Function<DrawFacts, @Nullable Object> value) {
        return Column.of(name, type + "[]", player -> each(player.facts().draws(), value));
    }

    private static Column<PlayerOfHand> ofRounds(String name, Function<RoundFacts, @Nullable Object> value) {
        return Column.of(name, "smallint[]", player -> each(player.facts().rounds(), value));
    }

    private static <T> List<@Nullable Object> each(List<T> all, Function<T, @Nullable Object> value) {
        List<@Nullable Object> values = new ArrayList<>(all.size());
        for (T one : all) {
            values.add(value.apply(one));
        }
        return values;
    }

    private static String nameOf(FirstRoundFact fact) {
        return switch (fact) {
            case RAISED -> "raised_first";
            case ENTERED_POT,
                    FIRST_IN_CHANCE,
                    FIRST_IN,
                    THREE_BET_CHANCE,
                    THREE_BET,
                    THREE_BET_FACED,
                    THREE_BET_FOLDED,
                    STEAL_CHANCE,
                    STEAL,
                    STEAL_FACED,
                    STEAL_FOLDED -> fact.name().toLowerCase(Locale.ROOT);
        };
    }

    private static @Nullable Integer code(@Nullable MadeHand made) {
        return made == null ? null : made.code();
    }

    /** Chips of a big bet (docs/statistics.md). */
    private static long bigBet(HouseRules rules) {
        return switch (rules.game().betting()) {
            case FixedLimit limit -> limit.bigBet();
            case PotLimit ignored -> BIG_BLINDS_OF_A_BIG_BET * rules.blinds().big();
            case NoLimit ignored -> BIG_BLINDS_OF_A_BIG_BET * rules.blinds().big();
        };
    }
}
