package org.standpat.formats.phh;

import java.util.UUID;
import org.standpat.formats.NameUuid;

/**
 * The identity of a hand follows from what the file says about how it was played, and not from how the file is written: names of
 * files, spacing, comments, the order of fields, user-defined fields and the results, which follow from the rest, do not count.
 */
final class PhhIdentity {

    /** The space of the names of hands that came in as PHH. It never changes: with it every identity would. */
    private static final UUID SPACE = UUID.fromString("6f0c8f5e-55c7-4a0e-9d53-3a2f6f1b7d20");

    private PhhIdentity() {}

    /** The identity of the hand. */
    static UUID of(PhhHand hand) {
        StringBuilder name = new StringBuilder();
        line(name, "variant", hand.game().code());
        line(name, "antes", hand.forced().antes());
        if (hand.forced().trimmed() && hand.forced().ante() > 0) {
            line(name, "trimmed", true);
        }
        line(name, "blinds", hand.forced().blinds());
        line(name, "bets", written(hand.bets()));
        line(name, "stacks", hand.stacks());
        line(name, "players", hand.players());
        line(name, "table", hand.table());
        line(name, "hand", hand.number());
        line(name, "at", String.valueOf(hand.startedAt()));
        for (PhhStep step : hand.steps()) {
            line(name, "action", written(step.action()));
        }
        return NameUuid.of(SPACE, name.toString());
    }

    private static void line(StringBuilder name, String field, Object value) {
        String text = value.toString();
        // The length keeps two different hands from ever giving the same text, whatever names contain.
        name.append(field)
                .append(' ')
                .append(text.length())
                .append(' ')
                .append(text)
                .append('\n');
    }

    private static String written(PhhBets bets) {
        return switch (bets) {
            case PhhBets.Fixed fixed -> fixed.small() + "/" + fixed.big();
            case PhhBets.Least least -> Long.toString(least.least());
        };
    }

    private static String written(PhhAction action) {
        return switch (action) {
            case PhhAction.DealHole dealt -> "d dh p" + dealt.player() + " " + dealt.cards();
            case PhhAction.Fold fold -> "p" + fold.player() + " f";
            case PhhAction.CheckOrCall call -> "p" + call.player() + " cc";
            case PhhAction.BetOrRaise raise -> "p" + raise.player() + " cbr " + raise.to();
            case PhhAction.Discard discard -> "p" + discard.player() + " sd " + discard.cards();
            case PhhAction.Show show -> "p" + show.player() + " sm " + show.cards();
            case PhhAction.Muck muck -> "p" + muck.player() + " sm";
            case PhhAction.Dash dash -> "p" + dash.player() + " sm -";
        };
    }
}
