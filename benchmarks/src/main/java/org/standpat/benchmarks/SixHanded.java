package org.standpat.benchmarks;

import java.util.SplittableRandom;
import java.util.UUID;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Stakes;
import org.standpat.play.RandomTable;

/** The hands that are played wherever something durable is measured: six players, dealt by the house, one profile. */
public final class SixHanded {

    /** Players of a hand. */
    public static final int PLAYERS = 6;

    /** Smaller blind. */
    public static final long SMALL_BLIND = 50;

    /** Big blind. */
    public static final long BIG_BLIND = 100;

    /** The profile's usual game at these stakes. */
    public static final HouseRules RULES =
            Profiles.named(Profiles.POKERSTARS).rules(Stakes.blinds(SMALL_BLIND, BIG_BLIND));

    private SixHanded() {}

    /** The start of a hand whose seats, stacks and button come by chance; its id is new each time, also for the same seed. */
    public static StartHand start(SplittableRandom chance) {
        StartHand start = new RandomTable(chance).with(PLAYERS, RULES, Dealing.HOUSE);
        return new StartHand(
                UUID.randomUUID(),
                start.table(),
                start.at(),
                start.dealing(),
                start.rules(),
                start.seats(),
                start.button(),
                start.owing(),
                start.previous());
    }
}
