package org.standpat.export.phh;

import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.standpat.export.Awards;
import org.standpat.export.Endings;
import org.standpat.export.RecordedEvent;
import org.standpat.export.SeenHand;
import org.standpat.export.json.DealtPlaces;
import org.standpat.export.json.EventObjects;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.NoLimit;
import org.standpat.houserules.PotLimit;

/** One hand as a TOML table without its heading. Amounts are whole chips, whatever a chip is worth. */
final class PhhText {

    private PhhText() {}

    static String of(SeenHand hand) {
        Finished end = hand.end().orElseThrow();
        PhhWords words = new PhhWords(hand);
        PhhWritten actions = PhhActions.of(hand, words);
        HandStarted started = hand.started();
        Map<Integer, Long> stacks = new HashMap<>();
        started.seats().forEach(seat -> stacks.put(seat.seat(), seat.stack()));
        Toml toml = new Toml().text("variant", PhhWords.code(started.rules().game()));
        PhhForced.of(hand, words).write(toml);
        bets(toml, started.rules());
        toml.numbers("starting_stacks", words.each(seat -> stacks.getOrDefault(seat, 0L)));
        toml.lines("actions", actions.strings());
        time(toml, started);
        toml.text("hand", started.hand().toString());
        toml.text("table", started.table());
        toml.numbers("seats", words.each(seat -> seat));
        toml.number("seat_count", started.rules().mostSeats());
        toml.texts("players", words.players().stream().map(SeatedPlayer::player).toList());
        toml.numbers(
                "finishing_stacks", words.each(seat -> end.table().player(seat).stack()));
        Map<Integer, Long> won = Awards.bySeat(end);
        toml.numbers("winnings", words.each(seat -> won.getOrDefault(seat, 0L)));
        userFields(toml, hand, end, actions);
        return toml.toString();
    }

    private static void bets(Toml toml, HouseRules rules) {
        switch (rules.game().betting()) {
            case FixedLimit limit -> toml.number("small_bet", limit.smallBet()).number("big_bet", limit.bigBet());
            case NoLimit limit -> toml.number("min_bet", limit.leastBet());
            case PotLimit limit -> toml.number("min_bet", limit.leastBet());
        }
    }

    private static void time(Toml toml, HandStarted started) {
        OffsetDateTime at = started.startedAt().atOffset(ZoneOffset.UTC);
        toml.number("year", at.getYear()).number("month", at.getMonthValue()).number("day", at.getDayOfMonth());
        toml.time("time", at.toLocalTime()).text("time_zone", "UTC");
    }

    /** What PHH has no fields for. */
    private static void userFields(Toml toml, SeenHand hand, Finished end, PhhWritten actions) {
        toml.text("_standpat_ending", Endings.word(end.ending()));
        if (!hand.money().currency().isEmpty()) {
            toml.text("_standpat_currency", hand.money().currency());
        }
        toml.number("_standpat_decimals", hand.money().decimals());
        toml.number("_standpat_rake", end.rake());
        toml.table("_standpat_start", EventObjects.start(hand.started()));
        DealtPlaces.of(hand.events().stream().map(RecordedEvent::event).toList())
                .ifPresent(places -> toml.array("_standpat_places", places));
        List<String> beside = actions.beside();
        if (!beside.isEmpty()) {
            toml.lines("_standpat_beside", beside);
        }
    }
}
