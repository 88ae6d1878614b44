package org.standpat.formats.phh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.standpat.export.Awards;
import org.standpat.formats.ImportedHand;
import org.standpat.formats.Refusal;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandCompleted;
import org.standpat.hand.HandEvent.PotAwarded;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.HandState.Finished;

/** Compares how a hand ended by the rules with what its file says about the end. */
final class PhhResult {

    private PhhResult() {}

    /** True when the file says how the hand ended. */
    static boolean isStated(PhhHand hand) {
        return !hand.finishingStacks().isEmpty() || !hand.winnings().isEmpty();
    }

    /** Where the two differ, naming each player, what the file says and what the rules give; empty when they agree. */
    static Optional<Refusal> difference(PhhHand hand, ImportedHand played) {
        List<String> differences = new ArrayList<>();
        int players = hand.stacks().size();
        compare(differences, "ends with", "finishing_stacks", hand.finishingStacks(), stacks(played, players));
        compare(differences, "wins", "winnings", hand.winnings(), winnings(played, players));
        return refusal(hand, differences);
    }

    /** The same of a hand that this program wrote, which says how it stood after the last ruling. */
    static Optional<Refusal> difference(PhhHand hand, PhhOwn own, Finished end) {
        List<String> differences = new ArrayList<>();
        List<Long> stacks = own.seats().stream()
                .map(seat -> end.table().player(seat).stack())
                .toList();
        Map<Integer, Long> awards = Awards.bySeat(end);
        List<Long> won =
                own.seats().stream().map(seat -> awards.getOrDefault(seat, 0L)).toList();
        compare(differences, "ends with", "finishing_stacks", hand.finishingStacks(), stacks);
        compare(differences, "wins", "winnings", hand.winnings(), won);
        if (own.rake() != end.rake()) {
            differences.add("the rake is " + end.rake() + " by the rules, the file says " + own.rake());
        }
        if (!own.ending().equals(end.ending().name().toLowerCase(Locale.ROOT))) {
            differences.add("it is " + end.ending().name().toLowerCase(Locale.ROOT) + " by the rules");
        }
        return refusal(hand, differences);
    }

    private static Optional<Refusal> refusal(PhhHand hand, List<String> differences) {
        return differences.isEmpty()
                ? Optional.empty()
                : Optional.of(Refusal.otherThanStated(
                        hand.place(),
                        "8",
                        "the hand ends otherwise than its file says: " + String.join("; ", differences)));
    }

    /** Chips of every player after the hand. */
    static List<Long> stacks(ImportedHand played, int players) {
        return played.events().getLast() instanceof HandCompleted completed
                ? bySeat(completed.stacks(), players)
                : List.of();
    }

    private static List<Long> winnings(ImportedHand played, int players) {
        List<Share> shares = new ArrayList<>();
        for (HandEvent event : played.events()) {
            if (event instanceof PotAwarded awarded) {
                shares.addAll(awarded.shares());
            }
        }
        return bySeat(shares, players);
    }

    private static List<Long> bySeat(List<Share> shares, int players) {
        long[] sums = new long[players];
        for (Share share : shares) {
            sums[share.seat() - 1] += share.amount();
        }
        return Arrays.stream(sums).boxed().toList();
    }

    private static void compare(
            List<String> differences, String verb, String field, List<Long> stated, List<Long> actual) {
        for (int i = 0; i < stated.size(); i++) {
            if (!stated.get(i).equals(actual.get(i))) {
                differences.add("p" + (i + 1) + " " + verb + " " + actual.get(i) + " by the rules, " + field + " say "
                        + stated.get(i));
            }
        }
    }
}
