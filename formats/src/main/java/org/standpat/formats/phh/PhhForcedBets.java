package org.standpat.formats.phh;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.standpat.hand.Owing;
import org.standpat.houserules.Ante;
import org.standpat.houserules.Ante.PaidFirst;
import org.standpat.houserules.Blinds;

/**
 * The forced bets of a hand. Lists by player begin left of the button, but in heads-up play antes and blinds are written the other way
 * round: the first amount is the button's all the same.
 *
 * @param antes what each player antes
 * @param trimmed whether a player short of the ante wins of each ante no more than he paid; else he can win all of them
 * @param blinds what each player posts besides
 */
record PhhForcedBets(List<Long> antes, boolean trimmed, List<Long> blinds) {

    private static final int SMALL_BLIND = 0;
    private static final int BIG_BLIND = 1;

    PhhForcedBets {
        antes = List.copyOf(antes);
        blinds = List.copyOf(blinds);
    }

    /** What is wrong with the antes; empty when they can be recorded. */
    Optional<String> faultOfAntes() {
        List<Long> amounts = antes.stream().filter(ante -> ante > 0).distinct().toList();
        return amounts.size() > 1
                ? Optional.of("expected the same ante from everybody who pays one (rule 3.5), got " + amounts.get(0)
                        + " and " + amounts.get(1))
                : Optional.empty();
    }

    /** What is wrong with the way in which antes are won; empty when they can be recorded. */
    Optional<String> faultOfTrimming() {
        return trimmed && !isNobody() && !isEverybody()
                ? Optional.of("expected false, since not everybody antes, got true")
                : Optional.empty();
    }

    /** What is wrong with the blinds; empty when they can be recorded. */
    Optional<String> faultOfBlinds() {
        long big = blinds.get(BIG_BLIND);
        for (int i = BIG_BLIND + 1; i < blinds.size(); i++) {
            long extra = blinds.get(i);
            if (extra > 0 && extra != big) {
                return Optional.of("expected a small and a big blind, and after them 0 or one more big blind, " + big
                        + " (rule 3.6), got " + extra + " of p" + (i + 1) + "; straddles are not recorded");
            }
        }
        return Optional.empty();
    }

    /** The two blinds that every hand has. */
    Blinds twoBlinds() {
        return new Blinds(blinds.get(SMALL_BLIND), blinds.get(BIG_BLIND));
    }

    /** The ante of every player who pays one; 0 when nobody does. */
    long ante() {
        return antes.stream().mapToLong(Long::longValue).max().orElse(0);
    }

    /** Who antes how much, when the players have these stacks. */
    Ante ante(List<Long> stacks, PaidFirst first) {
        return isNobody() ? Ante.NONE : new Ante(from(stacks), ante(), first);
    }

    /** What single players owe besides what their place does. */
    List<Owing> owing(List<Long> stacks) {
        List<Owing> owing = new ArrayList<>();
        for (int i = 0; i < blinds.size(); i++) {
            if (i > BIG_BLIND && blinds.get(i) > 0) {
                owing.add(new Owing(i + 1, Owing.Post.LIVE_BIG_BLIND));
            }
            if (antes.get(i) > 0 && from(stacks) == Ante.From.NAMED_PLAYERS) {
                owing.add(new Owing(seat(i), Owing.Post.ANTE));
            }
        }
        return owing;
    }

    /** True when somebody cannot pay both ante and blind, so that it matters which comes first. */
    boolean isSomebodyShort(List<Long> stacks) {
        return LongStream.range(0, stacks.size())
                .mapToInt(Math::toIntExact)
                .anyMatch(i -> antes.get(i) > 0 && stacks.get(seat(i) - 1) < antes.get(i) + blinds.get(i));
    }

    /** An ante that somebody is short of goes to the main pot as a whole, unless antes are trimmed. */
    private Ante.From from(List<Long> stacks) {
        if (isEverybody()) {
            return trimmed || !isSomebodyShort(stacks) ? Ante.From.EVERYBODY : Ante.From.NAMED_PLAYERS;
        }
        boolean bigBlindAlone = antes.get(BIG_BLIND) > 0
                && antes.stream().filter(ante -> ante > 0).count() == 1;
        return bigBlindAlone ? Ante.From.BIG_BLIND : Ante.From.NAMED_PLAYERS;
    }

    private boolean isNobody() {
        return antes.stream().allMatch(ante -> ante == 0);
    }

    private boolean isEverybody() {
        return antes.stream().allMatch(ante -> ante > 0);
    }

    private int seat(int index) {
        return antes.size() == 2 ? 2 - index : index + 1;
    }
}
