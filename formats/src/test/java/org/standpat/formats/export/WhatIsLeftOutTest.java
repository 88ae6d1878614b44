package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.standpat.export.ExportFormat;
import org.standpat.export.HandWriter;
import org.standpat.export.SeenHand;
import org.standpat.export.WriteOutcome;
import org.standpat.export.ohh.OhhExport;
import org.standpat.export.phh.PhhExport;
import org.standpat.export.pokerstars.PokerStarsExport;
import org.standpat.formats.ImportedFile;
import org.standpat.hand.HandEvent;
import org.standpat.hand.ImpossibleEvent;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Stakes;
import org.standpat.houserules.Variant;
import org.standpat.money.Denomination;
import org.standpat.view.Viewer;

class WhatIsLeftOutTest {

    @Test
    @DisplayName(
            "given a hand that is still played, when it is written for others, then it is left out with a reason and nothing is in the text")
    void running() {
        SeenHand hand = SeenHand.undated(SampleHands.shownDown().subList(0, 12), Viewer.PUBLIC, Denomination.CHIPS);
        for (ExportFormat format : List.of(new PokerStarsExport(), PhhExport.ONE, PhhExport.MANY, new OhhExport())) {
            assertLeftOut(format, hand, "still played");
        }
    }

    @Test
    @DisplayName("given a game that PokerStars never dealt or PHH has no code for, then it is left out with a reason")
    void otherGames() {
        List<HandEvent> events = PlayedHands.plain(
                PlayedHands.SEED,
                3,
                Profiles.named(Profiles.SOURCE_A)
                        .rules(Variant.named(Variant.LIMIT_A_5_TRIPLE_DRAW), Stakes.blinds(50, 100)));
        SeenHand hand = SeenHand.undated(events, Viewer.STAFF, Denomination.CHIPS);

        assertLeftOut(new PokerStarsExport(), hand, "has no words for A-5 with 3 draws");
        assertLeftOut(PhhExport.ONE, hand, "this is another game");
        assertThat(Written.by(new OhhExport(), hand)).contains("\"ranking\":\"ace-to-five\"");
    }

    @Test
    @DisplayName("given a currency that PokerStars never wrote, then the hand is left out with a reason")
    void otherCurrency() {
        SeenHand hand = SeenHand.undated(SampleHands.shownDown(), Viewer.STAFF, new Denomination("JPY", 0));

        assertLeftOut(new PokerStarsExport(), hand, "no words for JPY with 0 decimals");

        SeenHand parts = SeenHand.undated(SampleHands.shownDown(), Viewer.STAFF, new Denomination("", 2));

        assertLeftOut(new PokerStarsExport(), parts, "no words for chips with 2 decimals");
    }

    @Test
    @DisplayName(
            "given two hands, when they are written as .phh, then the second is left out, and as .phhs both are there")
    void oneHand() throws IOException {
        SeenHand hand = SeenHand.undated(SampleHands.withoutRake(), Viewer.STAFF, Denomination.CHIPS);
        StringBuilder text = new StringBuilder();
        HandWriter one = PhhExport.ONE.begin(text);
        assertThat(one.write(hand)).isEqualTo(WriteOutcome.WRITTEN);
        assertThat(one.write(hand)).isInstanceOf(WriteOutcome.LeftOut.class);
        StringBuilder many = new StringBuilder();
        HandWriter writer = PhhExport.MANY.begin(many);
        writer.write(hand);
        writer.write(hand);

        assertThat(ImportedFile.of(text.toString()).hands()).hasSize(1);
        assertThat(ImportedFile.of(many.toString()).hands()).hasSize(2);
    }

    @Test
    @DisplayName("given events that are no hand from its start, then nothing can be written of them")
    void noHand() {
        List<HandEvent> events = new ArrayList<>(SampleHands.shownDown());
        events.remove(2);
        assertThatThrownBy(() -> SeenHand.undated(List.of(), Viewer.STAFF, Denomination.CHIPS))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("got none");
        assertThatThrownBy(() -> SeenHand.undated(events.subList(1, 5), Viewer.STAFF, Denomination.CHIPS))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("BlindPosted first");
        assertThatThrownBy(() -> SeenHand.undated(events, Viewer.STAFF, Denomination.CHIPS))
                .isInstanceOf(ImpossibleEvent.class);
    }

    private static void assertLeftOut(ExportFormat format, SeenHand hand, String why) {
        StringBuilder text = new StringBuilder();
        assertThat(Written.into(text, format, hand))
                .as(format.name())
                .isInstanceOfSatisfying(
                        WriteOutcome.LeftOut.class,
                        left -> assertThat(left.why()).contains(why));
        assertThat(text).isEmpty();
    }
}
