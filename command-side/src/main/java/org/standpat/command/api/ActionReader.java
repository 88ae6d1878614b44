package org.standpat.command.api;

import java.util.List;
import org.standpat.card.Cards;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent.Cause;
import org.standpat.hand.OutOfTurn;
import org.standpat.hand.Player;
import org.standpat.hand.SeatedPlayer;
import tools.jackson.databind.node.ObjectNode;

/** Reads an action of a seat, or a report of what happened at the table of a recorded hand. */
final class ActionReader {

    /** What may be asked for a seat, by the words of the API. */
    enum Verb {
        FOLD,
        CHECK,
        CALL,
        BET,
        RAISE,
        DISCARD,
        PAT,
        CHANGE,
        ASK,
        SHOW,
        MUCK,
        TIME_OUT,
        DISCONNECT,
        DEAL,
        EXPOSE,
        MISCOUNT,
        OUT_OF_TURN;

        String word() {
            return Words.of(this);
        }
    }

    static final List<String> VERBS = Words.of(Verb.values());

    /** What may be reported as done out of turn (rule 4.13). */
    static final List<String> OUT_OF_TURN = Words.of(OutOfTurn.Word.values());

    /** Most cards that a seat could be said to hold; the rules allow fewer at a full table. */
    static final int MOST_HELD = Player.MOST_CARDS;

    private ActionReader() {}

    static HandCommand read(ObjectNode body) {
        Fields fields = Fields.of(body);
        int seat = StartReader.seatNumber(fields, "seat");
        Verb verb = Words.in(Verb.values(), fields.word("action", VERBS));
        HandCommand command = switch (verb) {
            case FOLD -> new HandCommand.Fold(seat);
            case CHECK -> new HandCommand.Check(seat);
            case CALL -> new HandCommand.Call(seat);
            case BET -> new HandCommand.Bet(seat, fields.chips("to"));
            case RAISE -> new HandCommand.Raise(seat, fields.chips("to"));
            case DISCARD -> new HandCommand.Discard(seat, fields.cards("cards"));
            case PAT -> new HandCommand.StandPat(seat);
            case CHANGE -> new HandCommand.ChangeDeclaration(seat, cardsOrNone(fields));
            case ASK -> new HandCommand.AskCardsTaken(seat, StartReader.seatNumber(fields, "opponent"));
            case SHOW -> new HandCommand.Show(seat, cardsOrNone(fields));
            case MUCK -> new HandCommand.Muck(seat);
            case TIME_OUT -> new HandCommand.ForceAction(seat, Cause.TIME_OUT);
            case DISCONNECT -> new HandCommand.ForceAction(seat, Cause.DISCONNECTED);
            case DEAL -> new HandCommand.ReportCards(seat, fields.cards("cards"));
            case EXPOSE -> new HandCommand.ReportExposed(seat, fields.card("card"));
            case MISCOUNT -> new HandCommand.ReportMiscount(seat, (int) fields.whole("held", 0, MOST_HELD));
            case OUT_OF_TURN -> new HandCommand.ReportOutOfTurn(outOfTurn(fields, seat));
        };
        fields.noOthers();
        return command;
    }

    private static OutOfTurn outOfTurn(Fields fields, int seat) {
        OutOfTurn.Word done = Words.in(OutOfTurn.Word.values(), fields.word("done", OUT_OF_TURN));
        return switch (done) {
            case FOLD, CHECK, CALL -> new OutOfTurn(seat, done, 0);
            case BET, RAISE -> new OutOfTurn(seat, done, fields.whole("to", 1, SeatedPlayer.MOST_CHIPS));
        };
    }

    private static Cards cardsOrNone(Fields fields) {
        return fields.has("cards") ? fields.cards("cards") : Cards.NONE;
    }
}
