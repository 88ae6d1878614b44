package org.standpat.query.listing;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import java.util.zip.CRC32;

/**
 * Where a page of a search ends: the next one begins after this hand. Written as text that means nothing to its reader.
 *
 * @param startedAt when the last hand of the page began
 * @param hand the last hand of the page
 * @param search check sums over what was looked for, so that a cursor is not taken for another search
 */
public record Cursor(Instant startedAt, UUID hand, SortedMap<SearchedTrait, Integer> search) {

    private static final byte VERSION = 2;
    private static final int BYTES_OF_PLACE = 1 + Long.BYTES + 2 * Long.BYTES;
    private static final int BYTES_OF_TRAIT = 1 + Integer.BYTES;

    /** The cursor after this hand in this search. */
    static Cursor after(Instant startedAt, UUID hand, HandSearch search) {
        return new Cursor(startedAt, hand, checkSums(search));
    }

    /** What this search asks otherwise than the one that the cursor came from, in a fixed order; none when it is the same. */
    public List<SearchedTrait> differences(HandSearch other) {
        SortedMap<SearchedTrait, Integer> sums = checkSums(other);
        return SearchedTrait.asked().stream()
                .filter(trait -> !java.util.Objects.equals(search.get(trait), sums.get(trait)))
                .toList();
    }

    /** The cursor as text for an address. */
    public String text() {
        ByteBuffer bytes = ByteBuffer.allocate(BYTES_OF_PLACE + search.size() * BYTES_OF_TRAIT)
                .put(VERSION)
                .putLong(ChronoUnit.MICROS.between(Instant.EPOCH, startedAt))
                .putLong(hand.getMostSignificantBits())
                .putLong(hand.getLeastSignificantBits());
        search.forEach((trait, sum) -> bytes.put((byte) trait.code()).putInt(sum));
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.array());
    }

    /**
     * Reads what {@link #text} wrote.
     *
     * @throws IllegalArgumentException when it is anything else
     */
    public static Cursor parse(String text) {
        ByteBuffer bytes = ByteBuffer.wrap(Base64.getUrlDecoder().decode(text));
        try {
            if (bytes.get() != VERSION) {
                throw new IllegalArgumentException("not a cursor");
            }
            Instant startedAt = Instant.EPOCH.plus(bytes.getLong(), ChronoUnit.MICROS);
            return new Cursor(startedAt, new UUID(bytes.getLong(), bytes.getLong()), checkSums(bytes));
        } catch (BufferUnderflowException cut) {
            throw new IllegalArgumentException("not a whole cursor", cut);
        }
    }

    private static SortedMap<SearchedTrait, Integer> checkSums(ByteBuffer bytes) {
        SortedMap<SearchedTrait, Integer> sums = new TreeMap<>();
        while (bytes.hasRemaining()) {
            SearchedTrait trait = SearchedTrait.withCode(bytes.get())
                    .filter(SearchedTrait.asked()::contains)
                    .orElseThrow(() -> new IllegalArgumentException("not a cursor of this version"));
            if (sums.put(trait, bytes.getInt()) != null) {
                throw new IllegalArgumentException("not a cursor");
            }
        }
        return sums;
    }

    /** What a reader may see is not part of it: he is asked anew who he is with each page. */
    private static SortedMap<SearchedTrait, Integer> checkSums(HandSearch search) {
        SortedMap<SearchedTrait, CRC32> sums = new TreeMap<>();
        for (HandFilter filter : search.filters()) {
            if (filter.trait() != SearchedTrait.OVER) {
                sums.computeIfAbsent(filter.trait(), trait -> new CRC32())
                        .update(filter.toString().getBytes(StandardCharsets.UTF_8));
            }
        }
        SortedMap<SearchedTrait, Integer> values = new TreeMap<>();
        sums.forEach((trait, sum) -> values.put(trait, (int) sum.getValue()));
        return values;
    }
}
