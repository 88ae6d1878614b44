package org.standpat.proof.evidence;

import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.standpat.proof.entry.Component;
import org.standpat.proof.entry.EventEntry;
import org.standpat.proof.entry.OpenForm;

/** As whom somebody sees the cards of a hand. Which events are opened to him follows from it and from what anybody may see. */
public sealed interface EvidenceViewer {

    /** Anybody: sees what was shown. */
    record Public() implements EvidenceViewer {
        @Override
        public String text() {
            return "public";
        }
    }

    /**
     * The player on a seat: sees his own cards besides.
     *
     * @param seat its number, 1 to 999
     */
    record Player(int seat) implements EvidenceViewer {
        /**
         * Checks the seat.
         *
         * @throws IllegalArgumentException when there is no such seat
         */
        public Player {
            if (seat < 1 || seat > 999) {
                throw new IllegalArgumentException("A seat from 1 to 999 was expected, but %d came.".formatted(seat));
            }
        }

        @Override
        public String text() {
            return PLAYER + seat;
        }
    }

    /** Staff of the room: sees every card that reached a player. */
    record Staff() implements EvidenceViewer {
        @Override
        public String text() {
            return "staff";
        }
    }

    /** What stands before the number of a seat. */
    String PLAYER = "player ";

    /** As the evidence file writes it. */
    String text();

    /**
     * The viewer that is written so.
     *
     * @throws IllegalArgumentException when the text is none
     */
    static EvidenceViewer parse(String text) {
        Matcher seat = Pattern.compile(PLAYER + "([1-9]\\d{0,2})").matcher(text);
        if (seat.matches()) {
            return new Player(Integer.parseInt(seat.group(1)));
        }
        for (EvidenceViewer viewer : List.of(new Public(), new Staff())) {
            if (viewer.text().equals(text)) {
                return viewer;
            }
        }
        throw new IllegalArgumentException(
                "A viewer was expected, \"public\", \"staff\" or \"player\" and a seat, but \"%s\" came."
                        .formatted(text));
    }

    /** Whether he sees the whole of an event: everybody does where nothing is hidden. */
    default boolean sees(EventEntry entry) {
        return !OpenForm.hides(entry.type())
                || switch (this) {
                    case Public ignored -> false;
                    case Staff ignored -> true;
                    case Player player ->
                        !entry.type().equals(OpenForm.POOLED)
                                && seat(entry)
                                        .filter(seat -> seat == player.seat())
                                        .isPresent();
                };
    }

    private static Optional<Long> seat(EventEntry entry) {
        return entry.open()
                .flatMap(hex -> Component.allOf(HexFormat.of().parseHex(hex)))
                .flatMap(components -> components.stream().findFirst())
                .filter(Component::isNumber)
                .map(Component::argument);
    }
}
