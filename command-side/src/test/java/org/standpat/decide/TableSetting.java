package org.standpat.decide;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Cards;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.Owing;
import org.standpat.hand.PreviousHand;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.HouseRules;

/**
 * What is given: who sits where with how much, the button and the house rules.
 *
 * @param holding the first cards of the seats whose cards are known; the others get unknown ones
 * @param owing what single players have to post besides
 * @param previous what the hand before left; null when nobody says
 */
record TableSetting(
        HouseRules rules,
        Dealing dealing,
        List<SeatedPlayer> seats,
        int button,
        Map<Integer, Cards> holding,
        List<Owing> owing,
        @Nullable PreviousHand previous) {

    private static final UUID HAND = new UUID(2, 7);

    /** A recorded hand at an empty table under {@link HouseRule#PLAIN}. */
    static TableSetting table() {
        return new TableSetting(HouseRule.PLAIN, Dealing.RECORDED, List.of(), 0, Map.of(), List.of(), null);
    }

    /** These stacks on seats 1, 2, 3 and on; the button on the last, so that seat 1 is left of it. */
    TableSetting stacks(long... stacks) {
        List<SeatedPlayer> seated = new ArrayList<>();
        for (int i = 0; i < stacks.length; i++) {
            seated.add(new SeatedPlayer(i + 1, "player-" + (i + 1), stacks[i]));
        }
        return new TableSetting(rules, dealing, List.copyOf(seated), stacks.length, holding, owing, previous);
    }

    /** So many players on seats 1, 2, 3 and on with stacks that no betting here empties. */
    TableSetting deep(int players) {
        long[] stacks = new long[players];
        Arrays.fill(stacks, 10_000);
        return stacks(stacks);
    }

    /** One more player. */
    TableSetting seat(int seat, long stack) {
        List<SeatedPlayer> seated = new ArrayList<>(seats);
        seated.add(new SeatedPlayer(seat, "player-" + seat, stack));
        return new TableSetting(rules, dealing, List.copyOf(seated), button, holding, owing, previous);
    }

    TableSetting button(int seat) {
        return new TableSetting(rules, dealing, seats, seat, holding, owing, previous);
    }

    TableSetting with(UnaryOperator<HouseRules> change) {
        return new TableSetting(change.apply(rules), dealing, seats, button, holding, owing, previous);
    }

    /** Dealt by the house. */
    TableSetting housed() {
        return new TableSetting(rules, Dealing.HOUSE, seats, button, holding, owing, previous);
    }

    /** The first cards of a seat in a recorded hand. */
    TableSetting holding(int seat, String cards) {
        Map<Integer, Cards> more = new HashMap<>(holding);
        more.put(seat, Cards.parse(cards));
        return new TableSetting(rules, dealing, seats, button, Map.copyOf(more), owing, previous);
    }

    /** A player who has to post more than his place does. */
    TableSetting owing(int seat, Owing.Post post) {
        List<Owing> more = new ArrayList<>(owing);
        more.add(new Owing(seat, post));
        return new TableSetting(rules, dealing, seats, button, holding, List.copyOf(more), previous);
    }

    /** After a hand of so many players with this button and this big blind. */
    TableSetting after(int button, int bigBlind, int players) {
        PreviousHand hand = new PreviousHand(button, bigBlind, players);
        return new TableSetting(rules, dealing, seats, this.button, holding, owing, hand);
    }

    StartHand start() {
        return new StartHand(HAND, "table-1", Instant.EPOCH, dealing, rules, seats, button, owing, previous);
    }
}
