package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.standpat.export.SeenHand;
import org.standpat.export.phh.PhhExport;
import org.standpat.export.pokerstars.PokerStarsExport;
import org.standpat.formats.ImportedFile;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandEvent.Share;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Stakes;
import org.standpat.houserules.Variant;
import org.standpat.money.Denomination;
import org.standpat.view.Viewer;

/** Two formats that can both hold a fact hold the same one. */
class AcrossFormatsTest {

    private static final int HANDS = 60;

    @Test
    @DisplayName(
            "given hands by one room's rules, when written as PokerStars text and as PHH and read again, then both tell what happened")
    void sameStory() {
        int compared = 0;
        for (int i = 0; i < HANDS; i++) {
            long seed = PlayedHands.SEED + i;
            List<HandEvent> events = PlayedHands.plain(seed, 2 + i % 4, rules(i));
            SeenHand hand = SeenHand.undated(events, Viewer.STAFF, Denomination.CHIPS);
            ImportedFile phh = ImportedFile.of(Written.by(PhhExport.ONE, hand));
            String room = Written.by(new PokerStarsExport(), hand);
            ImportedFile text = ImportedFile.of(room);

            assertThat(text.refusals()).as("seed %d%n%s", seed, room).isEmpty();
            assertThat(story(text.hand().events())).as("seed %d", seed).isEqualTo(story(events));
            // The reader of PHH knows other rooms' rules, and may find a hand against all of them.
            if (phh.refusals().isEmpty()) {
                compared++;
                assertThat(story(phh.hand().events())).as("seed %d", seed).isEqualTo(story(events));
            }
        }
        assertThat(compared).as("hands that both readers take").isGreaterThan(HANDS / 2);
    }

    private static HouseRules rules(int number) {
        Variant variant =
                Variant.named(number % 2 == 0 ? Variant.LIMIT_2_7_TRIPLE_DRAW : Variant.NO_LIMIT_2_7_SINGLE_DRAW);
        return Profiles.named(Profiles.POKERSTARS).rules(variant, Stakes.blinds(50, 100));
    }

    /** What players got, did and won, by their names. */
    private static List<String> story(List<HandEvent> events) {
        Map<Integer, String> names = new HashMap<>();
        ((HandStarted) events.getFirst()).seats().forEach(seat -> names.put(seat.seat(), seat.player()));
        List<String> story = new ArrayList<>();
        for (HandEvent event : events) {
            String told = switch (event) {
                case HandEvent.CardsDealt dealt -> "is dealt " + dealt.cards();
                case HandEvent.CardsReplaced replaced -> "draws " + replaced.cards();
                case HandEvent.DiscardDeclared declared -> "discards " + declared.cards();
                case HandEvent.StoodPat ignored -> "stands pat";
                case HandEvent.Folded ignored -> "folds";
                case HandEvent.Checked ignored -> "checks";
                case HandEvent.Called called -> "calls " + called.to();
                case HandEvent.Bet bet -> "bets " + bet.to();
                case HandEvent.Raised raised -> "raises to " + raised.to();
                case HandEvent.BlindPosted posted -> "posts " + posted.amount();
                case HandEvent.UncalledBetReturned back -> "gets back " + back.amount();
                case HandEvent.HandShown shown -> "shows " + shown.cards().knownSet();
                case HandEvent.HandMucked ignored -> "mucks";
                default -> "";
            };
            if (event instanceof HandEvent.OfSeat of && !told.isEmpty()) {
                story.add(names.get(of.seat()) + " " + told);
            } else if (event instanceof HandEvent.PotAwarded awarded) {
                story.addAll(shares("wins of pot " + awarded.pot(), awarded.shares(), names));
            } else if (event instanceof HandEvent.HandCompleted completed) {
                story.addAll(shares("ends with", completed.stacks(), names).stream()
                        .sorted()
                        .toList());
            }
        }
        return story;
    }

    private static List<String> shares(String what, List<Share> shares, Map<Integer, String> names) {
        return shares.stream()
                .map(share -> names.get(share.seat()) + " " + what + " " + share.amount())
                .toList();
    }
}
