package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.standpat.export.ExportFormat;
import org.standpat.export.SeenHand;
import org.standpat.export.WriteOutcome;
import org.standpat.export.phh.PhhExport;
import org.standpat.export.pokerstars.PokerStarsExport;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.Game;
import org.standpat.houserules.NoLimit;
import org.standpat.ranking.Rankings;

/** Which hands a format has no words for. */
final class NoWords {

    private NoWords() {}

    /** Writes the hand, which is over; false where the format has no words for it, which it has to say with the exact reason. */
    static boolean isWritten(StringBuilder text, ExportFormat format, SeenHand hand) {
        int before = text.length();
        WriteOutcome outcome = Written.into(text, format, hand);
        Optional<String> why = noWords(format, hand);
        assertThat(outcome)
                .as("%s in %s", hand.started().hand(), format.name())
                .isEqualTo(why.<WriteOutcome>map(WriteOutcome.LeftOut::new).orElse(WriteOutcome.WRITTEN));
        assertThat(text.length() == before).isEqualTo(why.isPresent());
        return why.isEmpty();
    }

    /** Why a format has no words for a hand; empty when it has. */
    private static Optional<String> noWords(ExportFormat format, SeenHand hand) {
        Game game = hand.started().rules().game();
        boolean deuce = game.ranking().equals(Rankings.named("deuce-to-seven"));
        if (format instanceof PokerStarsExport && (!deuce || game.draws() == 2)) {
            return Optional.of("PokerStars dealt 2-7 with one draw and with three; it has no words for "
                    + (deuce ? "2-7" : "A-5") + " with " + game.draws() + " draws");
        }
        if (format instanceof PokerStarsExport && hand.money().currency().equals("JPY")) {
            return Optional.of(
                    "PokerStars wrote whole chips, USD, EUR and GBP with cents; it has no words for JPY with 0 decimals");
        }
        if (format instanceof PhhExport && (!deuce || !hasCode(game))) {
            return Optional.of(
                    "PHH has codes for limit 2-7 triple draw and no-limit 2-7 single draw alone, and this is another game");
        }
        return Optional.empty();
    }

    private static boolean hasCode(Game game) {
        return (game.draws() == 3 && game.betting() instanceof FixedLimit)
                || (game.draws() == 1 && game.betting() instanceof NoLimit);
    }
}
