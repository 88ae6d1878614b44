package org.standpat.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.random.RandomGenerator;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.Owing;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.Ante;
import org.standpat.houserules.BettingStructure;
import org.standpat.houserules.Blinds;
import org.standpat.houserules.Cap;
import org.standpat.houserules.DrawProcedure;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.Game;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.HouseRulesCheck;
import org.standpat.houserules.NoLimit;
import org.standpat.houserules.OddChips;
import org.standpat.houserules.PotLimit;
import org.standpat.houserules.Rake;
import org.standpat.houserules.Reshuffle;
import org.standpat.houserules.ReshuffleProcedure;
import org.standpat.houserules.ShortAllIn;
import org.standpat.houserules.Showdown;
import org.standpat.houserules.TimeOut;
import org.standpat.houserules.Variant;
import org.standpat.ranking.Rankings;

/** Sets up tables by chance: any number of players, any stacks, any house rules that fit together. The same seed sets up the same. */
public final class RandomTable {

    private static final int DEEP = 40;
    private static final int SELDOM = 8;
    private static final int MOST_BIG_BLIND = 200;
    private static final int MOST_RAKE_BASIS_POINTS = 1_000;

    private final RandomGenerator chance;

    /** Tables that follow this source of chance. */
    public RandomTable(RandomGenerator chance) {
        this.chance = chance;
    }

    /** The start of a hand for 2 to 8 players under any house rules. */
    public StartHand any(Dealing dealing) {
        int players = chance.nextInt(HouseRulesCheck.FEWEST_SEATS, HouseRulesCheck.MOST_SEATS + 1);
        return start(players, rules(), dealing, true);
    }

    /** The start of a hand for this many players under these house rules, of whom nobody owes more than his place does. */
    public StartHand with(int players, HouseRules rules, Dealing dealing) {
        return start(players, rules, dealing, false);
    }

    private StartHand start(int players, HouseRules rules, Dealing dealing, boolean someOwe) {
        List<Integer> seats = seats(players);
        List<SeatedPlayer> seated = new ArrayList<>();
        for (int seat : seats) {
            seated.add(new SeatedPlayer(
                    seat, "player-" + seat, stack(rules.blinds().big())));
        }
        int button = seats.get(chance.nextInt(players));
        return new StartHand(
                new UUID(chance.nextLong(), chance.nextLong()),
                "table-1",
                Instant.EPOCH,
                dealing,
                rules,
                seated,
                button,
                someOwe ? owing(seats, button, rules) : List.of(),
                null);
    }

    /** House rules by chance, every choice of them possible. */
    public HouseRules rules() {
        long big = chance.nextLong(1, MOST_BIG_BLIND + 1);
        return new HouseRules(
                new Game(any(Rankings.all()), chance.nextInt(1, Game.MOST_DRAWS + 1), betting(big)),
                new Blinds(chance.nextLong(0, big + 1), big),
                ante(big),
                HouseRulesCheck.MOST_SEATS,
                new DrawProcedure(
                        any(DrawProcedure.Order.values()),
                        chance.nextBoolean(),
                        any(DrawProcedure.FiveCards.values()),
                        any(DrawProcedure.Change.values()),
                        any(DrawProcedure.Exposed.values())),
                new Reshuffle(any(ReshuffleProcedure.values()), chance.nextBoolean(), chance.nextBoolean()),
                new Showdown(any(Showdown.MuckRule.values()), chance.nextBoolean()),
                any(OddChips.values()),
                new Rake(
                        chance.nextInt(MOST_RAKE_BASIS_POINTS),
                        chance.nextLong(0, DEEP * big),
                        chance.nextLong(1, big + 1),
                        chance.nextBoolean()),
                chance.nextInt(1, HouseRulesCheck.MOST_SUBSTANTIAL_ACTION + 1),
                any(TimeOut.values()));
    }

    private BettingStructure betting(long big) {
        return switch (any(Variant.Structure.values())) {
            case FIXED_LIMIT ->
                new FixedLimit(
                        big,
                        2 * big,
                        chance.nextInt(1, Game.MOST_DRAWS + 1),
                        new Cap(chance.nextInt(3, 6), any(Cap.Lifted.values())),
                        any(ShortAllIn.values()),
                        chance.nextBoolean());
            case POT_LIMIT -> new PotLimit(big, chance.nextBoolean());
            case NO_LIMIT -> new NoLimit(big, chance.nextBoolean());
        };
    }

    private Ante ante(long big) {
        Ante.From from = any(Ante.From.values());
        return from == Ante.From.NOBODY
                ? Ante.NONE
                : new Ante(from, chance.nextLong(1, big + 1), any(Ante.PaidFirst.values()));
    }

    /** What single players owe by chance, none of it twice and nothing that the house rules leave no room for. */
    private List<Owing> owing(List<Integer> seats, int button, HouseRules rules) {
        int place = seats.indexOf(button);
        int small = seats.size() == 2 ? place : (place + 1) % seats.size();
        int big = (small + 1) % seats.size();
        List<Owing> owing = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            if (i != small && i != big && chance.nextInt(SELDOM) == 0) {
                owing.add(new Owing(seats.get(i), Owing.Post.LIVE_BIG_BLIND));
            }
            if (i != small && rules.blinds().small() > 0 && chance.nextInt(SELDOM) == 0) {
                owing.add(new Owing(seats.get(i), Owing.Post.DEAD_SMALL_BLIND));
            }
            if (rules.ante().from() == Ante.From.NAMED_PLAYERS && chance.nextBoolean()) {
                owing.add(new Owing(seats.get(i), Owing.Post.ANTE));
            }
        }
        return owing;
    }

    /** So many of the table's seats, each equally likely, in clockwise order. */
    private List<Integer> seats(int players) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 1; seat <= SeatedPlayer.HIGHEST_SEAT; seat++) {
            int left = SeatedPlayer.HIGHEST_SEAT + 1 - seat;
            if (chance.nextInt(left) < players - seats.size()) {
                seats.add(seat);
            }
        }
        return seats;
    }

    private long stack(long bigBlind) {
        return chance.nextBoolean() ? chance.nextLong(1, 3 * bigBlind + 1) : chance.nextLong(1, DEEP * bigBlind + 1);
    }

    private <T> T any(List<T> values) {
        return values.get(chance.nextInt(values.size()));
    }

    private <T> T any(T[] values) {
        return values[chance.nextInt(values.length)];
    }
}
