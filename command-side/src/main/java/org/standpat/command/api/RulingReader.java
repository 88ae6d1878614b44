package org.standpat.command.api;

import java.util.List;
import org.standpat.hand.HandCommand.CancelHand;
import org.standpat.hand.HandCommand.DeclareMisdeal;
import org.standpat.hand.HandCommand.FloorAction;
import org.standpat.hand.HandCommand.IssueRuling;
import org.standpat.hand.HandCommand.KillHand;
import org.standpat.hand.HandCommand.RuleOnPot;
import org.standpat.hand.Ruling;
import org.standpat.hand.SeatedPlayer;
import tools.jackson.databind.node.ObjectNode;

/** Reads a ruling of the floor: what it does, who rules, why, and by which rule (section 7 of the rulebook). */
final class RulingReader {

    /** What the floor may rule, by the words of the API. */
    enum Kind {
        MISDEAL,
        CANCEL,
        KILL,
        POT,
        NOTE
    }

    static final List<String> KINDS = Words.of(Kind.values());

    /** Highest number of a pot that is read: with ten seats there cannot be more side pots. */
    static final int HIGHEST_POT = SeatedPlayer.HIGHEST_SEAT - 1;

    /** Longest number of a rule, such as 10.10; whether there can be such a rule is judged with the ruling (rule 7.6). */
    static final int LONGEST_RULE = 5;

    private RulingReader() {}

    static FloorAction read(ObjectNode body) {
        Fields fields = Fields.of(body);
        Kind kind = Words.in(Kind.values(), fields.word("ruling", KINDS));
        Ruling ruling = new Ruling(
                fields.text("by", Ruling.LONGEST_NAME),
                fields.text("why", Ruling.LONGEST_REASON),
                fields.text("rule", LONGEST_RULE));
        FloorAction action = switch (kind) {
            case MISDEAL -> new DeclareMisdeal(ruling);
            case CANCEL -> new CancelHand(ruling);
            case KILL -> new KillHand(StartReader.seatNumber(fields, "seat"), ruling);
            case POT ->
                new RuleOnPot(
                        (int) fields.whole("pot", 0, HIGHEST_POT),
                        fields.list("winners", SeatedPlayer.HIGHEST_SEAT, Fields::seat),
                        ruling);
            case NOTE -> new IssueRuling(ruling);
        };
        fields.noOthers();
        return action;
    }
}
