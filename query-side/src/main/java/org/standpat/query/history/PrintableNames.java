package org.standpat.query.history;

import java.util.ArrayList;
import java.util.List;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.SeatedPlayer;

/**
 * Names without characters that end a line or turn its direction: a player must not be able to write lines of the history by the
 * name that he takes.
 */
final class PrintableNames {

    private static final int REPLACEMENT = '?';

    private PrintableNames() {}

    static List<HandEvent> in(List<? extends HandEvent> events) {
        List<HandEvent> printable = new ArrayList<>(events.size());
        for (HandEvent event : events) {
            printable.add(event instanceof HandStarted started ? in(started) : event);
        }
        return printable;
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
                started.button());
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
