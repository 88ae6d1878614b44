package org.standpat.service.facts;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.Share;
import org.standpat.ranking.Ranking;
import org.standpat.service.facts.WatchedHand.Act;
import org.standpat.service.facts.WatchedHand.Declaration;

/** The statistics page read line by line over a hand that was written down: another way to what the fold says. */
// What is missing fails the test, as it should.
@SuppressWarnings("NullAway")
final class SecondCount {

    /** Places after the button, in order, as the page has them. */
    private static final Map<Integer, List<String>> PLACES = Map.of(
            2, List.of("BIG_BLIND", "BUTTON"),
            3, List.of("SMALL_BLIND", "BIG_BLIND", "BUTTON"),
            4, List.of("SMALL_BLIND", "BIG_BLIND", "CUTOFF", "BUTTON"),
            5, List.of("SMALL_BLIND", "BIG_BLIND", "HIJACK", "CUTOFF", "BUTTON"),
            6, List.of("SMALL_BLIND", "BIG_BLIND", "LOJACK", "HIJACK", "CUTOFF", "BUTTON"),
            7, List.of("SMALL_BLIND", "BIG_BLIND", "EARLY", "LOJACK", "HIJACK", "CUTOFF", "BUTTON"),
            8, List.of("SMALL_BLIND", "BIG_BLIND", "EARLY", "EARLY", "LOJACK", "HIJACK", "CUTOFF", "BUTTON"));

    private final WatchedHand hand;

    private SecondCount(WatchedHand hand) {
        this.hand = hand;
    }

    /** What each player did, by seat number, in words. */
    static List<String> of(List<HandEvent> events) {
        SecondCount count = new SecondCount(new WatchedHand(events));
        return count.hand.start.seats().stream()
                .map(seat -> "%s %s %s rounds %s draws %s %s"
                        .formatted(
                                seat.player(),
                                count.place(seat.seat()),
                                count.firstRound(seat.seat()),
                                count.rounds(seat.seat()),
                                count.draws(seat.seat()),
                                count.result(seat.seat())))
                .toList();
    }

    private String place(int seat) {
        List<Integer> seats = hand.start.seats().stream().map(one -> one.seat()).toList();
        int button = seats.indexOf(hand.start.button());
        int after = Math.floorMod(seats.indexOf(seat) - button - 1, seats.size());
        return PLACES.get(seats.size()).get(after);
    }

    private boolean steals(int seat) {
        return List.of("CUTOFF", "BUTTON", "SMALL_BLIND").contains(place(seat));
    }

    private List<String> firstRound(int seat) {
        List<Act> all = hand.acts.getOrDefault(1, List.of());
        TreeMap<String, Boolean> facts = new TreeMap<>();
        for (int i = 0; i < all.size(); i++) {
            Act act = all.get(i);
            if (act.seat() != seat) {
                continue;
            }
            List<Act> raises = all.subList(0, i).stream()
                    .filter(one -> one.is("bet", "raise"))
                    .toList();
            boolean called = all.subList(0, i).stream().anyMatch(one -> one.is("call"));
            boolean raisesNow = act.is("bet", "raise");
            facts.merge("ENTERED_POT", act.is("call", "bet", "raise"), Boolean::logicalOr);
            facts.merge("RAISED", act.is("raise"), Boolean::logicalOr);
            if (isFirstInChance(all, i)) {
                facts.put("FIRST_IN_CHANCE", true);
                facts.put("FIRST_IN", raisesNow);
                facts.put("STEAL_CHANCE", steals(seat));
                facts.put("STEAL", steals(seat) && raisesNow);
            }
            if (raises.size() == 1 && raises.getFirst().seat() != seat && act.mayRaise()) {
                facts.put("THREE_BET_CHANCE", true);
                facts.merge("THREE_BET", raisesNow, Boolean::logicalOr);
            }
            if (raises.size() == 2 && raises.getFirst().seat() == seat) {
                facts.put("THREE_BET_FACED", true);
                facts.put("THREE_BET_FOLDED", act.is("fold"));
            }
            boolean facesSteal = raises.size() == 1
                    && !called
                    && raises.getFirst().seat() != seat
                    && steals(raises.getFirst().seat())
                    && isFirstInChance(all, all.indexOf(raises.getFirst()));
            if (facesSteal && List.of("SMALL_BLIND", "BIG_BLIND").contains(place(seat))) {
                facts.put("STEAL_FACED", true);
                facts.put("STEAL_FOLDED", act.is("fold"));
            }
        }
        return facts.keySet().stream().filter(facts::get).toList();
    }

    private static boolean isFirstInChance(List<Act> all, int i) {
        boolean unopened = all.subList(0, i).stream().noneMatch(one -> one.is("call", "bet", "raise"));
        return unopened && all.get(i).faces() && all.get(i).mayRaise();
    }

    private List<String> rounds(int seat) {
        List<String> rounds = new ArrayList<>();
        hand.inAtRound.forEach((round, in) -> {
            if (in.contains(seat)) {
                List<Act> his = hand.acts.getOrDefault(round, List.of()).stream()
                        .filter(act -> act.seat() == seat)
                        .toList();
                String counts = List.of("check", "bet", "call", "raise", "fold").stream()
                        .map(word -> String.valueOf(
                                his.stream().filter(act -> act.is(word)).count()))
                        .collect(Collectors.joining("/"));
                long chances = his.stream().filter(Act::mayCap).count();
                long caps =
                        his.stream().filter(act -> act.mayCap() && act.full()).count();
                rounds.add(counts + "/" + chances + "/" + caps);
            }
        });
        return rounds;
    }

    private List<String> draws(int seat) {
        List<String> draws = new ArrayList<>();
        hand.declarations.forEach((draw, all) -> {
            for (int i = 0; i < all.size(); i++) {
                Declaration his = all.get(i);
                if (his.seat() == seat) {
                    List<Declaration> ahead = all.subList(0, i).stream()
                            .filter(other -> his.in().contains(other.seat()))
                            .toList();
                    draws.add("%d %s %s %s %s %s %s"
                            .formatted(
                                    his.taken(),
                                    i == all.size() - 1 ? "last" : "not-last",
                                    ahead.stream().anyMatch(other -> other.taken() == 0),
                                    ahead.stream().anyMatch(other -> other.taken() == 1),
                                    patMade(seat, draw),
                                    facing(seat, draw, 0),
                                    facing(seat, draw, 1)));
                }
            }
        });
        return draws;
    }

    private String patMade(int seat, int draw) {
        boolean kept = hand.declarations.entrySet().stream()
                .filter(one -> one.getKey() >= draw)
                .flatMap(one -> one.getValue().stream())
                .filter(one -> one.seat() == seat)
                .allMatch(Declaration::whole);
        return kept ? made(seat) : "unknown";
    }

    private String made(int seat) {
        Ranking ranking = hand.start.rules().game().ranking();
        return hand.shown.containsKey(seat)
                ? ranking.made(hand.shown.get(seat)).orElseThrow().name()
                : "unknown";
    }

    private String facing(int seat, int draw, int taken) {
        List<Act> all = hand.acts.getOrDefault(draw + 1, List.of());
        int bettor = 0;
        for (Act act : all) {
            int maker = bettor;
            boolean madeByOne =
                    hand.declarations.get(draw).stream().anyMatch(one -> one.seat() == maker && one.taken() == taken);
            if (act.seat() == seat && act.faces() && madeByOne) {
                return act.word();
            }
            bettor = act.is("bet", "raise") ? act.seat() : bettor;
        }
        return "none";
    }

    private String result(int seat) {
        long won = hand.given.values().stream()
                .flatMap(List::stream)
                .filter(share -> share.seat() == seat)
                .mapToLong(Share::amount)
                .sum();
        long rake = hand.raked.entrySet().stream()
                .mapToLong(pot -> rake(pot.getValue(), hand.given.get(pot.getKey()), seat))
                .sum();
        boolean dead = hand.dead.contains(seat);
        boolean showdown = hand.atShowdown.contains(seat) && !dead;
        return "%s won %d rake %d made %s"
                .formatted(showdown ? "showdown" : "no showdown", won, rake, dead ? "unknown" : made(seat));
    }

    /** Everybody's whole chips first; then those that are left over, one each in the order of the award. */
    private static long rake(long taken, List<Share> shares, int seat) {
        BigInteger all =
                BigInteger.valueOf(shares.stream().mapToLong(Share::amount).sum());
        List<Long> parts = new ArrayList<>();
        for (Share share : shares) {
            parts.add(
                    all.signum() == 0
                            ? taken / shares.size()
                            : BigInteger.valueOf(share.amount())
                                    .multiply(BigInteger.valueOf(taken))
                                    .divide(all)
                                    .longValueExact());
        }
        long left = taken - parts.stream().mapToLong(Long::longValue).sum();
        long his = 0;
        for (int i = 0; i < shares.size(); i++) {
            his += shares.get(i).seat() == seat ? parts.get(i) + (i < left ? 1 : 0) : 0;
        }
        return his;
    }
}
