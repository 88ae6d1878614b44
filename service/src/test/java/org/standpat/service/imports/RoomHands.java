package org.standpat.service.imports;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.standpat.formats.HandFile;
import org.standpat.formats.HandInput;
import org.standpat.formats.ImportedHand;
import org.standpat.formats.judge.Judging;
import org.standpat.formats.recognition.HandFormats;

/** Short hands as PokerStars writes them. */
public final class RoomHands {

    /** A player and his first cards. */
    public static final String BOBS_CARDS = "Bob [2c 3d 7h 8s Kd]";
    /** Another player and his. */
    static final String ANNS_CARDS = "Ann [2h 3s 4h 5s 7c]";

    private RoomHands() {}

    /** A hand that is folded before the first draw, from the file of the player whose cards are told. */
    public static String folded(int number, String dealt) {
        return hand(number, dealt, "Bob: folds\nUncalled bet (50) returned to Ann\nAnn collected 100 from pot\n", 100);
    }

    /** A fifth bet on the first round, which this room's profile does not allow and others do heads-up. */
    public static String fiveBets(int number) {
        return hand(number, BOBS_CARDS, """
                Bob: raises 100 to 200
                Ann: raises 100 to 300
                Bob: raises 100 to 400
                Ann: raises 100 to 500
                Bob: folds
                Uncalled bet (100) returned to Ann
                Ann collected 800 from pot
                """, 800);
    }

    /** A hand of a game that is not for this record. */
    static String badugi(int number) {
        return folded(number, BOBS_CARDS).replace("Triple Draw 2-7 Lowball Limit", "Badugi Limit");
    }

    private static String hand(int number, String dealt, String actions, int pot) {
        return """
                PokerStars Game #%d:  Triple Draw 2-7 Lowball Limit (100/200) - 2024/03/07 9:01:00 ET
                Table 'Lyra II' 6-max (Play Money) Seat #4 is the button
                Seat 3: Ann (5000 in chips)
                Seat 4: Bob (4000 in chips)
                Bob: posts small blind 50
                Ann: posts big blind 100
                *** DEALING HANDS ***
                Dealt to %s
                %sAnn: doesn't show hand
                *** SUMMARY ***
                Total pot %d | Rake 0
                Seat 3: Ann (big blind) collected (%d)
                Seat 4: Bob (button) (small blind) folded before the Draw


                """.formatted(number, dealt, actions, pot, pot);
    }

    /** All hands of this text, each judged by the rules that its room claims. */
    public static List<ImportedHand> read(String text) {
        byte[] bytes = text.getBytes(UTF_8);
        HandInput input = new HandInput("evening.txt", bytes.length, new ByteArrayInputStream(bytes));
        List<ImportedHand> hands = new ArrayList<>();
        try (HandFile file = new HandFormats(Judging.asClaimed(Instant.EPOCH)).open(input)) {
            for (HandFile.Stretch next = file.next(); next != null; next = file.next()) {
                hands.add(((HandFile.Playable) next.judge()).hand());
            }
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
        return hands;
    }
}
