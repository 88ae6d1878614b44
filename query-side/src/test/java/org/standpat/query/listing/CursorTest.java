package org.standpat.query.listing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.standpat.ranking.MadeHand;

class CursorTest {

    private static final Instant AT = Instant.parse("2026-01-05T20:15:00.123456Z");
    private static final UUID HAND = new UUID(1, 2);

    private static final HandSearch SEARCH = HandSearch.of(
            new HandFilter.DealtIn("North"),
            new HandFilter.DealtIn("East"),
            new HandFilter.OfGame("Limit 2-7 Triple Draw"),
            new HandFilter.Shown(MadeHand.EIGHT_LOW, false));

    @Test
    void a_cursor_is_read_as_it_was_written() {
        Cursor cursor = Cursor.after(AT, HAND, SEARCH);

        assertThat(Cursor.parse(cursor.text())).isEqualTo(cursor);
        assertThat(cursor.differences(SEARCH)).isEmpty();
    }

    @Test
    void the_order_of_filters_and_who_may_see_running_hands_make_no_other_search() {
        HandSearch same = HandSearch.of(
                        new HandFilter.Shown(MadeHand.EIGHT_LOW, false),
                        new HandFilter.OfGame("Limit 2-7 Triple Draw"),
                        new HandFilter.DealtIn("East"),
                        new HandFilter.DealtIn("North"))
                .leavingRunningOut();

        assertThat(Cursor.after(AT, HAND, SEARCH).differences(same)).isEmpty();
    }

    @Test
    void what_differs_is_named_whether_it_is_another_missing_or_new() {
        HandSearch other = HandSearch.of(
                new HandFilter.DealtIn("North"),
                new HandFilter.Shown(MadeHand.EIGHT_LOW, true),
                new HandFilter.OfGame("Limit 2-7 Triple Draw"),
                new HandFilter.AllIn(true));

        assertThat(Cursor.after(AT, HAND, SEARCH).differences(other))
                .containsExactly(SearchedTrait.PLAYER, SearchedTrait.SHOWN, SearchedTrait.ALL_IN);
    }

    @Test
    void given_any_part_of_a_cursor_or_another_version_then_it_is_none() {
        byte[] bytes =
                Base64.getUrlDecoder().decode(Cursor.after(AT, HAND, SEARCH).text());

        for (int length = 0; length < bytes.length; length++) {
            byte[] part = Arrays.copyOf(bytes, length);
            // A cursor that ends behind a filter is one of a search with fewer.
            boolean whole = length >= 25 && (length - 25) % 5 == 0;
            String text = Base64.getUrlEncoder().withoutPadding().encodeToString(part);
            if (whole) {
                assertThat(Cursor.parse(text).differences(SEARCH)).isNotEmpty();
            } else {
                assertThatThrownBy(() -> Cursor.parse(text)).isInstanceOf(IllegalArgumentException.class);
            }
        }
        bytes[0]++;
        String other = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        assertThatThrownBy(() -> Cursor.parse(other)).isInstanceOf(IllegalArgumentException.class);
    }
}
