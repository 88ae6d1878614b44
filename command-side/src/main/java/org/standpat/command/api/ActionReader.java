package org.standpat.command.api;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.standpat.card.Cards;
import org.standpat.hand.HandCommand;
import org.standpat.hand.SeatedPlayer;
import tools.jackson.databind.node.ObjectNode;

/** Reads an action of a seat, or a report of cards dealt to it. */
final class ActionReader {

    /** What a seat may do, by the words of the API. */
    enum Verb {
        FOLD,
        CHECK,
        CALL,
        BET,
        RAISE,
        DISCARD,
        PAT,
        SHOW,
        MUCK,
        DEAL;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    static final List<String> VERBS =
            Arrays.stream(Verb.values()).map(Verb::word).toList();

    private ActionReader() {}

    static HandCommand read(ObjectNode body) {
        Fields fields = Fields.of(body);
        int seat = StartReader.seatNumber(fields, "seat");
        Verb verb = Verb.valueOf(fields.word("action", VERBS).toUpperCase(Locale.ROOT));
        HandCommand command = switch (verb) {
            case FOLD -> new HandCommand.Fold(seat);
            case CHECK -> new HandCommand.Check(seat);
            case CALL -> new HandCommand.Call(seat);
            case BET -> new HandCommand.Bet(seat, total(fields));
            case RAISE -> new HandCommand.Raise(seat, total(fields));
            case DISCARD -> new HandCommand.Discard(seat, fields.cards("cards"));
            case PAT -> new HandCommand.StandPat(seat);
            case SHOW -> new HandCommand.Show(seat, fields.has("cards") ? fields.cards("cards") : Cards.NONE);
            case MUCK -> new HandCommand.Muck(seat);
            case DEAL -> new HandCommand.ReportCards(seat, fields.cards("cards"));
        };
        fields.noOthers();
        return command;
    }

    private static long total(Fields fields) {
        return fields.whole("to", 1, SeatedPlayer.MOST_CHIPS);
    }
}
