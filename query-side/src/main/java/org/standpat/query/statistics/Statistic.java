package org.standpat.query.statistics;

import static org.standpat.query.statistics.Kind.PERCENT;
import static org.standpat.query.statistics.Kind.PER_HUNDRED;
import static org.standpat.query.statistics.Kind.RATIO;
import static org.standpat.query.statistics.Sql.hands;
import static org.standpat.query.statistics.Sql.sum;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Every statistic of a player, by what is counted and what that is out of (docs/statistics.md): SQL aggregates over his hands that count.
 * This is the one place where they are defined. In those of a draw or a betting round {@code #} stands for its number and {@code ~} for
 * the number before.
 */
public enum Statistic {
    NET(Of.HAND, Kind.CHIPS, sum("net"), Sql.HANDS),
    BIG_BETS(Of.HAND, Kind.BIG_BETS, sum("net::numeric / big_bet"), Sql.HANDS),
    RAKE(Of.HAND, Kind.CHIPS, sum("rake"), Sql.HANDS),
    BIG_BETS_PER_HUNDRED(Of.HAND, PER_HUNDRED, sum("net::numeric / big_bet"), Sql.HANDS),
    RAKE_PER_HUNDRED(Of.HAND, PER_HUNDRED, sum("rake::numeric / big_bet"), Sql.HANDS),
    VPIP(Of.HAND, PERCENT, hands("entered_pot"), Sql.HANDS),
    PFR(Of.HAND, PERCENT, hands("raised_first"), Sql.HANDS),
    RFI(Of.HAND, PERCENT, hands("first_in"), hands("first_in_chance")),
    THREE_BET(Of.HAND, PERCENT, hands("three_bet"), hands("three_bet_chance")),
    FOLD_TO_THREE_BET(Of.HAND, PERCENT, hands("three_bet_folded"), hands("three_bet_faced")),
    STEAL(Of.HAND, PERCENT, hands("steal"), hands("steal_chance")),
    FOLD_TO_STEAL(Of.HAND, PERCENT, hands("steal_folded"), hands("steal_faced")),
    WENT_TO_SHOWDOWN(Of.HAND, PERCENT, hands("showdown"), hands("drawn_1 is not null")),
    WON_AT_SHOWDOWN(Of.HAND, PERCENT, hands("won_at_showdown"), hands("showdown")),
    WON_WITHOUT_SHOWDOWN(Of.HAND, PERCENT, hands("won_without_showdown"), Sql.HANDS),
    SNOW(Of.HAND, PERCENT, hands("pat_made_0 > " + Sql.SNOW_LIMIT), hands("pat_made_0 is not null")),
    KNOWN_PAT(Of.HAND, PERCENT, hands("pat_made_0 is not null"), hands("stood_pat")),

    PAT(Of.DRAW, PERCENT, hands("drawn_# = 0"), hands("drawn_# is not null")),
    BREAK_PAT(Of.DRAW, PERCENT, hands("drawn_~ = 0 and drawn_# > 0"), hands("drawn_~ = 0 and drawn_# is not null")),
    DRAW_SNOW(Of.DRAW, PERCENT, hands("pat_made_# > " + Sql.SNOW_LIMIT), hands("pat_made_# is not null")),
    DRAW_KNOWN_PAT(Of.DRAW, PERCENT, hands("pat_made_# is not null"), hands("drawn_# = 0")),
    FACING_PAT_FOLD(Of.DRAW, PERCENT, hands("facing_pat_# = 1"), hands("facing_pat_# > 0")),
    FACING_PAT_CALL(Of.DRAW, PERCENT, hands("facing_pat_# = 2"), hands("facing_pat_# > 0")),
    FACING_PAT_RAISE(Of.DRAW, PERCENT, hands("facing_pat_# = 3"), hands("facing_pat_# > 0")),
    FACING_ONE_FOLD(Of.DRAW, PERCENT, hands("facing_one_# = 1"), hands("facing_one_# > 0")),
    FACING_ONE_CALL(Of.DRAW, PERCENT, hands("facing_one_# = 2"), hands("facing_one_# > 0")),
    FACING_ONE_RAISE(Of.DRAW, PERCENT, hands("facing_one_# = 3"), hands("facing_one_# > 0")),

    AGGRESSION_FACTOR(Of.ROUND, RATIO, sum("bets_# + raises_#"), sum("calls_#")),
    AGGRESSION_FREQUENCY(Of.ROUND, PERCENT, sum("bets_# + raises_#"), sum("bets_# + raises_# + calls_# + folds_#")),
    CAP(Of.ROUND, PERCENT, sum("caps_#"), sum("cap_chances_#"));

    /** What a statistic is taken of. */
    public enum Of {
        /** A whole hand. */
        HAND,
        /** Each draw, from 1. */
        DRAW,
        /** Each betting round, from 1; {@link Sql#ALL_ROUNDS} takes them together. */
        ROUND
    }

    private final Of taken;
    private final Kind kind;
    private final String count;
    private final String of;

    Statistic(Of taken, Kind kind, String count, String of) {
        this.taken = taken;
        this.kind = kind;
        this.count = count;
        this.of = of;
    }

    /** Those that a hand has one of, and no more: of whole hands, and of all betting rounds. */
    public static List<Statistic> ofHands() {
        return Arrays.stream(values())
                .filter(statistic -> statistic.taken != Of.DRAW)
                .toList();
    }

    /** The statistic with this {@link #word}; empty when there is none. */
    public static Optional<Statistic> named(String word) {
        return Arrays.stream(values())
                .filter(statistic -> statistic.word().equals(word))
                .findFirst();
    }

    /** What it is taken of. */
    public Of taken() {
        return taken;
    }

    /** What it is measured in. */
    public Kind kind() {
        return kind;
    }

    /** Its name in addresses: {@code fold-to-steal}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The SQL aggregate of the numerator, for the draw or round of this number. */
    String count(int number) {
        return Sql.numbered(count, number);
    }

    /** The SQL aggregate of the denominator, for the draw or round of this number. */
    String of(int number) {
        return Sql.numbered(of, number);
    }
}
