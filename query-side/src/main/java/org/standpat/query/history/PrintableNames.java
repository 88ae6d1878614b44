package org.standpat.query.history;

import java.util.ArrayList;
import java.util.List;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandCancelled;
import org.standpat.hand.HandEvent.HandKilled;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandEvent.MisdealDeclared;
import org.standpat.hand.HandEvent.PotRuled;
import org.standpat.hand.HandEvent.Ruled;
import org.standpat.hand.HandEvent.RulingIssued;
import org.standpat.hand.Ruling;
import org.standpat.hand.SeatedPlayer;

/**
 * Names and reasons without characters that end a line or turn its direction: nobody must be able to write lines of the history by
 * the name that he takes or the reason that he gives.
 */
final class PrintableNames {

    private static final int REPLACEMENT = '?';

    private PrintableNames() {}

    static List<HandEvent> in(List<? extends HandEvent> events) {
        List<HandEvent> printable = new ArrayList<>(events.size());
        for (HandEvent event : events) {
            printable.add(in(event));
        }
        return printable;
    }

    private static HandEvent in(HandEvent event) {
        if (event instanceof HandStarted started) {
            return in(started);
        }
        return event instanceof Ruled ruled ? in(ruled) : event;
    }

    private static HandEvent in(Ruled event) {
        return switch (event) {
            case HandKilled killed -> new HandKilled(killed.seat(), in(killed.ruling()));
            case MisdealDeclared declared -> new MisdealDeclared(in(declared.ruling()));
            case HandCancelled cancelled -> new HandCancelled(in(cancelled.ruling()));
            case PotRuled ruled -> new PotRuled(ruled.pot(), ruled.shares(), in(ruled.ruling()));
            case RulingIssued issued -> new RulingIssued(in(issued.ruling()));
        };
    }

    private static Ruling in(Ruling ruling) {
        return new Ruling(printable(ruling.by()), printable(ruling.why()), printable(ruling.rule()));
    }

    private static HandStarted in(HandStarted started) {
        List<SeatedPlayer> seats = new ArrayList<>();
        for (SeatedPlayer seated : started.seats()) {
            seats.add(new SeatedPlayer(seated.seat(), printable(seated.player()), seated.stack()));
        }
        return new HandStarted(
                started.hand(),
                printable(started.table()),
                started.startedAt(),
                started.dealing(),
                started.rules(),
                seats,
                started.button(),
                started.owing(),
                started.previous());
    }

    private static String printable(String name) {
        return name.codePoints()
                .map(character -> isPrintable(character) ? character : REPLACEMENT)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static boolean isPrintable(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.UNASSIGNED -> false;
            default -> true;
        };
    }
}
