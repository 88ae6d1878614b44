package org.standpat.db.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.card.Places;
import org.standpat.db.log.EventLimits;
import org.standpat.db.log.EventType;
import org.standpat.db.log.UnreadableEventException;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.houserules.NoLimit;
import org.standpat.houserules.PotLimit;
import org.standpat.houserules.ReshuffleProcedure;

class CompactEventsTest {

    private static final short HAND_STARTED_1 = 1;
    private static final short CARDS_DEALT = 4;
    private static final short CARDS_DEALT_2 = 40;
    private static final short RAISED = 10;

    private static final String A_COMMITMENT = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

    private final CompactEvents compact = new CompactEvents();
    private final JsonCodec json = new JsonCodec();

    static final List<HandEvent> SAMPLES = SampleEvents.ALL;

    static final Map<String, String> APPROVED = ApprovedPayloads.hexByType();

    static List<String> approvedTypes() {
        return List.copyOf(APPROVED.keySet());
    }

    /** The order of components, the names of constants and the numbers of cards are in these bytes, and the log is full of them. */
    @ParameterizedTest
    @FieldSource("SAMPLES")
    void an_event_is_written_as_approved(HandEvent event) {
        EventType type = written(event);

        assertThat(HexFormat.of().formatHex(compact.encode(event)))
                .isEqualTo(APPROVED.get(type.name() + "." + type.revision()));
    }

    /** Every id that was ever written as an array has its line in the approved payloads, and stays readable. */
    @ParameterizedTest
    @MethodSource("approvedTypes")
    void what_was_ever_approved_is_read_as_todays_class(String name) {
        EventType type = HandEventTypes.ALL.all().stream()
                .filter(one -> name.equals(one.name() + "." + one.revision()))
                .findAny()
                .orElseThrow();

        HandEvent event = compact.decode(type.id(), HexFormat.of().parseHex(APPROVED.get(name)));

        assertThat(event).isInstanceOf(type.eventClass());
        assertThat(SAMPLES.contains(event) || SampleEvents.OLDER.contains(event))
                .as("%s is one of the samples", event)
                .isTrue();
    }

    @ParameterizedTest
    @FieldSource("SAMPLES")
    void what_is_written_is_read_as_the_same_event(HandEvent event) {
        requireSame(event);
    }

    @Test
    void every_betting_structure_comes_back_as_itself() {
        requireSame(SampleEvents.started(SampleEvents.rules(new PotLimit(200, true))));
        requireSame(SampleEvents.started(SampleEvents.rules(new NoLimit(200, false))));
    }

    @Test
    void what_may_be_null_comes_back_as_null() {
        requireSame(new HandEvent.DeckReshuffled(
                ReshuffleProcedure.NEVER_OWN, ReshuffleProcedure.NEVER_OWN, 3, Cards.unknown(4), null));
        requireSame(new HandEvent.CardExposed(4, Card.parse("Qs")));
    }

    @Test
    void places_come_back_as_they_were_be_they_known_or_not_or_none() {
        Cards cards = Cards.parse("7h5c4d3s2c");

        for (Places places : List.of(Places.NONE, Places.unknown(5), Places.of(51, 0, Places.UNKNOWN, 7, 50))) {
            requireSame(new HandEvent.CardsDealt(1, cards, places));
            requireSame(new HandEvent.CardsReplaced(1, cards, places));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1970-01-01T00:00:00Z",
                "1969-12-31T23:59:59.999999Z",
                "2026-03-01T20:15:30Z",
                "2026-03-01T20:15:30.000001Z",
                "2026-03-01T20:15:30.123456789Z",
                "1969-12-31T23:59:59.999999999Z",
                "+294247-01-10T04:00:54.775807Z",
                "+294247-01-10T04:00:54.775808Z",
                "-290308-12-21T19:59:05.224192Z",
                "-290308-12-21T19:59:05.224191Z",
                "+1000000000-12-31T23:59:59.999999999Z",
                "-1000000000-01-01T00:00:00Z",
            })
    void a_time_keeps_its_precision(String at) {
        requireSame(startedAt(Instant.parse(at)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "north",
                "söuth \"four\" \uD83C\uDCA1 \u0000\n",
                A_COMMITMENT,
                "9F86D081884C7D659A2FEAA0C55AD015A3BF4F1B2B0B822CD15D6C15B0F00A08",
                "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a0",
                "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a088",
                "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a0g",
            })
    void any_text_comes_back_as_it_was(String text) {
        requireSame(new HandEvent.DeckShuffled(text));
        requireSame(new HandEvent.DeckShuffled(text + text));
    }

    @ParameterizedTest
    @ValueSource(
            longs = {
                0,
                23,
                24,
                255,
                256,
                65_535,
                65_536,
                0xffff_ffffL,
                0x1_0000_0000L,
                Long.MAX_VALUE,
                -1,
                Long.MIN_VALUE
            })
    void any_number_comes_back_as_it_was(long amount) {
        requireSame(new HandEvent.RakeTaken(0, amount));
    }

    @Test
    void the_usual_event_is_a_few_bytes() {
        assertThat(compact.encode(new HandEvent.Checked(4))).hasSize(2);
        assertThat(compact.encode(new HandEvent.Bet(1, 400, true))).hasSize(6);
        assertThat(compact.encode(new HandEvent.HandShown(1, Cards.parse("8h6c4d3s2d"))))
                .hasSize(8);
    }

    /** In RFC 8949's own notation: 83 is an array of three, 18 and 19 begin numbers of one and two bytes, f5 is true. */
    @ParameterizedTest
    @CsvSource({
        "82 01 190190, an element is missing",
        "80, all are missing",
        "84 01 190190 f5 00, one too many",
        "84 01 190190 f5 f6, a null too many",
        "83 01 190190 f6, null for a boolean",
        "83 f6 190190 f5, null for a number",
        "83 01 f7 f5, undefined",
        "83 6131 190190 f5, text for a number",
        "83 4101 190190 f5, bytes for a number",
        "83 f93e00 190190 f5, one and a half",
        "83 f93c00 190190 f5, one as a fraction",
        "83 fb3ff0000000000000 190190 f5, one as a long fraction",
        "83 01 190190 01, a number for a boolean",
        "83 01 190190 6474727565, text for a boolean",
        "83 01 1b8000000000000000 f5, more than 63 bits",
        "83 1a80000000 190190 f5, more than 31 bits for a seat",
        "83 01 c249010000000000000000 f5, a large number",
        "83 01 190190 f5 00, a byte after the end",
        "83 01 190190 f5 83 01 190190 f5, another event after the end",
        "83 01 190190, cut short",
        "83 01 1901, cut in a number",
        "83, nothing but the head",
        "9f 01 190190 f5, never ended",
        "81 83 01 190190 f5, an array around it",
        "f6, null",
        "f7, undefined",
        "00, a number",
        "60, text",
        "40, bytes",
        "ff, a break",
        "d9d9f7 83 01 190190 f5, a tag before it",
        "1c, a reserved byte",
        "'', nothing at all",
    })
    void a_payload_that_does_not_fit_exactly_is_refused(String hex, String what) {
        assertThatThrownBy(() -> compact.decode(RAISED, bytes(hex)))
                .as(what)
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining("Raised.1")
                .hasNoCause();
        assertThatThrownBy(() -> compact.json(RAISED, bytes(hex))).isInstanceOf(UnreadableEventException.class);
    }

    /** An array of indefinite length is the same array. */
    @Test
    void another_spelling_of_the_same_array_is_read() {
        HandEvent raised = new HandEvent.Raised(1, 400, true);

        assertThat(compact.decode(RAISED, bytes("9f 01 190190 f5 ff"))).isEqualTo(raised);
        assertThat(compact.decode(RAISED, bytes("83 1801 1a00000190 f5"))).isEqualTo(raised);
    }

    /** Neither half of a character nor more than Unicode has: such text could not be written again. */
    @ParameterizedTest
    @ValueSource(strings = {"81 63 eda080", "81 63 edbfbf", "81 64 f7bfbfbf", "81 61 ff", "81 62 c3c3"})
    void text_that_is_none_is_refused(String hex) {
        short deckShuffled = 3;

        assertThatThrownBy(() -> compact.decode(deckShuffled, bytes(hex))).isInstanceOf(UnreadableEventException.class);
    }

    /** 14 is 7c, 15 is 7d: what came is not told, for it may be hidden from whoever reads the message. */
    @ParameterizedTest
    @CsvSource({
        "82 01 45 1415140000, a card twice",
        "82 01 42 1434, a card beyond the deck",
        "82 01 42 14fe, a card far beyond the deck",
        "82 01 64 37633764, text",
        "82 01 82 14 15, an array of numbers",
        "82 01 14, a number",
        "82 01 f6, null",
        "82 01 5835 ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff, 53 cards",
    })
    void cards_that_are_none_are_refused_and_not_told(String hex, String what) {
        assertThatThrownBy(() -> compact.decode(CARDS_DEALT, bytes(hex)))
                .as(what)
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining("CardsDealt.1")
                .hasMessageContaining("near byte")
                .hasMessageNotContainingAny("7c", "7d", "14", "15", "20", "21")
                .hasNoCause();
    }

    /** 20 and 21 are 32 and 33; from where a card came is told no more than the card. */
    @ParameterizedTest
    @CsvSource({
        "83 01 42 1415 42 2020, a place twice",
        "83 01 42 1415 42 2034, a place beyond the stub",
        "83 01 42 1415 42 20fe, a place far beyond the stub",
        "83 01 42 1415 82 20 21, an array of numbers",
        "83 01 42 1415 f6, null",
        "82 01 42 1415, an array of the revision before",
        "83 01 42 1415 5835 ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff, 53 places",
    })
    void places_that_are_none_are_refused_and_not_told(String hex, String what) {
        assertThatThrownBy(() -> compact.decode(CARDS_DEALT_2, bytes(hex)))
                .as(what)
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining("CardsDealt.2")
                .hasMessageContaining("near byte")
                .hasMessageNotContainingAny("32", "33", "34", "52")
                .hasNoCause();
    }

    /** What was written before places were kept says none, and is as exact as ever. */
    @Test
    void an_array_of_a_revision_before_places_says_none() {
        assertThat(compact.decode(CARDS_DEALT, bytes("82 01 42 1415")))
                .isEqualTo(new HandEvent.CardsDealt(1, Cards.parse("7c7d")));
        assertThat(compact.json(CARDS_DEALT, bytes("82 01 42 1415")))
                .isEqualTo("{\"seat\":1,\"cards\":\"7c7d\",\"places\":[]}");
        assertThatThrownBy(() -> compact.decode(CARDS_DEALT, bytes("83 01 42 1415 42 2021")))
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining("CardsDealt.1");
        assertThatThrownBy(() -> compact.decode(
                        CARDS_DEALT, bytes("a3 64 73656174 01 65 6361726473 62 3763 66 706c61636573 80")))
                .as("a map that has what its revision had not")
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining("CardsDealt.1")
                .hasMessageContaining("places");
    }

    @Test
    void an_array_of_an_older_revision_that_was_never_written_so_is_refused() {
        byte[] second = compact.encode(SAMPLES.getFirst());

        assertThatThrownBy(() -> compact.decode(HAND_STARTED_1, second))
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining("HandStarted.1")
                .hasMessageContaining("map");
    }

    @Test
    void an_unknown_type_is_refused() {
        assertThatThrownBy(() -> compact.decode((short) 999, bytes("81 01")))
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining("999");
        assertThatThrownBy(() -> compact.json((short) 999, bytes("81 01")))
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining("999");
    }

    @Test
    void a_payload_that_is_too_long_is_refused() {
        byte[] longest = new byte[EventLimits.MAX_EVENT_BYTES + 1];
        longest[0] = (byte) 0x81;

        assertThatThrownBy(() -> compact.decode(RAISED, longest))
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining(String.valueOf(longest.length))
                .hasMessageContaining(String.valueOf(EventLimits.MAX_EVENT_BYTES));
    }

    private void requireSame(HandEvent event) {
        EventType type = written(event);
        byte[] payload = compact.encode(event);
        String text = json.encode(event).json();

        assertThat(compact.decode(type.id(), payload)).isEqualTo(event);
        assertThat(compact.json(type.id(), payload)).isEqualTo(text);
        assertThat(compact.fromJson(type.id(), text)).isEqualTo(payload);
    }

    private static EventType written(HandEvent event) {
        return HandEventTypes.ALL.writtenFor(event.getClass()).orElseThrow();
    }

    private static HandStarted startedAt(Instant at) {
        HandStarted sample = (HandStarted) SAMPLES.getFirst();
        return new HandStarted(
                sample.hand(),
                sample.table(),
                at,
                Dealing.RECORDED,
                sample.rules(),
                sample.seats(),
                sample.button(),
                sample.owing(),
                sample.previous());
    }

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex.replace(" ", ""));
    }
}
