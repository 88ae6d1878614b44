package org.standpat.query.summary;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.standpat.hand.SeatedPlayer;
import org.standpat.hand.Table;
import org.standpat.ranking.MadeHand;

/**
 * What a player did in one hand, as far as statistics count it (docs/statistics.md). Chips are whole smallest units.
 *
 * @param seat his seat
 * @param name the room's name for him
 * @param stackBefore chips before anything was posted
 * @param place where he sits from the button
 * @param firstRound what is true of his first betting round
 * @param rounds what he did on the first, second ... betting round, as long as he was in the hand when rounds began
 * @param draws what he did on the first, second ... draw, as long as he took part
 * @param result what the hand came to for him
 */
public record PlayerFacts(
        int seat,
        String name,
        long stackBefore,
        Place place,
        FirstRoundFacts firstRound,
        List<RoundFacts> rounds,
        List<DrawFacts> draws,
        ResultFacts result) {

    /** Copies the lists. */
    public PlayerFacts {
        rounds = List.copyOf(rounds);
        draws = List.copyOf(draws);
    }

    static PlayerFacts dealtIn(SeatedPlayer seated, Table table) {
        return new PlayerFacts(
                seated.seat(),
                seated.player(),
                seated.stack(),
                Place.of(table, seated.seat()),
                FirstRoundFacts.NONE,
                List.of(),
                List.of(),
                ResultFacts.NONE);
    }

    /** Whether this is true of his first betting round. */
    public boolean has(FirstRoundFact fact) {
        return firstRound.has(fact);
    }

    /** Cards taken on the first, second ... draw; 0 is a pat hand. */
    public List<Integer> drawn() {
        return draws.stream().map(DrawFacts::taken).toList();
    }

    /** True when he was awarded a part of a pot after a showdown that he was in. */
    public boolean wonAtShowdown() {
        return result.showdown() && result.won() > 0;
    }

    /** A round began with him in the hand. */
    PlayerFacts openingRound(int round) {
        List<RoundFacts> more = new ArrayList<>(rounds);
        while (more.size() < round) {
            more.add(RoundFacts.NONE);
        }
        return withRounds(more);
    }

    /** After his turn; {@code round} is how the first round stood before it. */
    PlayerFacts acting(Turn turn, FirstRound round) {
        int number = turn.round();
        List<RoundFacts> acted = replaced(rounds, number - 1, facts -> facts.after(turn));
        if (FirstRound.holds(turn)) {
            FirstRoundFacts first = firstRound.after(turn, round, place);
            return new PlayerFacts(seat, name, stackBefore, place, first, acted, draws, result);
        }
        // The draw before round n is draw n - 1.
        List<DrawFacts> faced = replaced(draws, number - 2, facts -> facts.after(turn));
        return new PlayerFacts(seat, name, stackBefore, place, firstRound, acted, faced, result);
    }

    PlayerFacts drawing(DrawFacts declared) {
        List<DrawFacts> more = new ArrayList<>(draws);
        more.add(declared);
        return withDraws(more);
    }

    /** What he declared last is changed. */
    PlayerFacts withLastDraw(UnaryOperator<DrawFacts> change) {
        return withDraws(replaced(draws, draws.size() - 1, change));
    }

    /** Everybody sees his hand: what he kept on the last draws is known too. */
    PlayerFacts showing(MadeHand made) {
        List<DrawFacts> known = new ArrayList<>(draws);
        for (int draw = known.size() - 1; draw >= 0 && known.get(draw).kept(); draw--) {
            known.set(draw, known.get(draw).known(made));
        }
        return withDraws(known).with(result.showing(made));
    }

    PlayerFacts with(ResultFacts now) {
        return new PlayerFacts(seat, name, stackBefore, place, firstRound, rounds, draws, now);
    }

    private PlayerFacts withRounds(List<RoundFacts> now) {
        return new PlayerFacts(seat, name, stackBefore, place, firstRound, now, draws, result);
    }

    private PlayerFacts withDraws(List<DrawFacts> now) {
        return new PlayerFacts(seat, name, stackBefore, place, firstRound, rounds, now, result);
    }

    private static <T> List<T> replaced(List<T> all, int index, UnaryOperator<T> change) {
        if (index < 0 || index >= all.size()) {
            return all;
        }
        List<T> changed = new ArrayList<>(all);
        changed.set(index, change.apply(all.get(index)));
        return changed;
    }
}
