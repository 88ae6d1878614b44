package org.standpat.service.drill.tamper;

import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.springframework.jdbc.core.JdbcTemplate;
import org.standpat.notary.audit.Finding;
import org.standpat.notary.audit.RowFinding.EndCut;
import org.standpat.notary.audit.RowFinding.RowEdited;
import org.standpat.notary.audit.RowFinding.RowInserted;
import org.standpat.notary.audit.RowFinding.RowMoved;
import org.standpat.notary.audit.RowFinding.RowsRemoved;

/** What can be done to rows. */
final class RowTamperings {

    /** Kinds of events whose first card is the fourth byte. */
    private static final String WITH_CARDS = "CardsDealt";

    /** Kinds of events that end with an amount. */
    private static final String WITH_AMOUNT = "Called";

    private static final int CARD = 3;
    private static final int CARDS = 52;
    private static final int MOST_CUT = 5_000;

    private RowTamperings() {}

    static List<Tampering> all() {
        return List.of(
                ofRow("card edited", RowTamperings::editCard),
                ofRow("amount edited", RowTamperings::editAmount),
                ofRow("time edited", RowTamperings::editTime),
                ofRow("row deleted", RowTamperings::delete),
                ofRow("row inserted", RowTamperings::insert),
                ofRow("rows swapped", RowTamperings::swap),
                ofRow("end truncated", RowTamperings::truncate));
    }

    private static Tampering ofRow(String kind, Tampering.Act act) {
        return new Tampering(kind, DrillRecords.WHOLE, act);
    }

    private static long anyPlace(OpenDatabase record, Random chance) {
        return 1 + chance.nextLong(record.end() - 1);
    }

    /** The place of a row of this kind, at or behind one that is left to chance. */
    static long anyOf(String kind, OpenDatabase record, Random chance) {
        Long place = record.sql()
                .queryForObject(
                        "select coalesce(min(feed_position) filter (where feed_position >= ?), min(feed_position))"
                                + " from event where type in (select id from event_type where name = ?)",
                        Long.class,
                        anyPlace(record, chance),
                        kind);
        return place == null ? 0 : place;
    }

    private static String place(long place) {
        return "place %,d".formatted(place);
    }

    private static Predicate<Finding> edited(long place) {
        return finding -> finding instanceof RowEdited edited && edited.place() == place && edited.signed();
    }

    private static Expected editCard(OpenDatabase record, Random chance) {
        long place = anyOf(WITH_CARDS, record, chance);
        record.sql()
                .update(
                        "update event set payload = set_byte(payload, ?, (get_byte(payload, ?) + ?) % ?) where"
                                + " feed_position = ?",
                        CARD, CARD, 1 + chance.nextInt(CARDS - 1), CARDS, place);
        return Expected.alone(place(place), edited(place));
    }

    /** Another amount than there was, and nothing else. */
    static long changeAmount(OpenDatabase record, Random chance) {
        long place = anyOf(WITH_AMOUNT, record, chance);
        record.sql()
                .update(
                        "update event set payload = set_byte(payload, octet_length(payload) - 1, get_byte(payload,"
                                + " octet_length(payload) - 1) # 2) where feed_position = ?",
                        place);
        return place;
    }

    private static Expected editAmount(OpenDatabase record, Random chance) {
        long place = changeAmount(record, chance);
        return Expected.alone(place(place), edited(place));
    }

    private static Expected editTime(OpenDatabase record, Random chance) {
        long place = anyPlace(record, chance);
        record.sql()
                .update(
                        "update event set at = at + interval '1 microsecond' * ? where feed_position = ?",
                        1 + chance.nextInt(1_000_000),
                        place);
        return Expected.alone(place(place), edited(place));
    }

    private static Expected delete(OpenDatabase record, Random chance) {
        long place = anyPlace(record, chance);
        record.sql().update("delete from event where feed_position = ?", place);
        if (chance.nextBoolean()) {
            record.renumber(place, -1);
        }
        return Expected.alone(
                place(place),
                finding ->
                        finding instanceof RowsRemoved removed && removed.place() == place && removed.last() == place);
    }

    private static Expected insert(OpenDatabase record, Random chance) {
        long place = anyPlace(record, chance);
        record.renumber(place, 1);
        record.sql()
                .update(
                        "insert into event select gen_random_uuid(), ?, at, 1, type, payload from event where"
                                + " feed_position = ?",
                        place,
                        place + 1);
        return Expected.alone(
                place(place), finding -> finding instanceof RowInserted inserted && inserted.place() == place);
    }

    private static Expected swap(OpenDatabase record, Random chance) {
        long first = 1 + chance.nextLong(record.end() / 2);
        long second = first + 2 + chance.nextLong(record.end() / 2 - 2);
        JdbcTemplate sql = record.sql();
        sql.execute("drop index event_feed");
        sql.update(
                "update event set feed_position = case when feed_position = ? then ?::bigint else ?::bigint end where"
                        + " feed_position in (?, ?)",
                first,
                second,
                first,
                first,
                second);
        return new Expected(
                "places %,d and %,d".formatted(first, second),
                true,
                false,
                DrillRecords.FOLDER,
                List.of(moved(first, second), moved(second, first)),
                0);
    }

    private static Predicate<Finding> moved(long place, long from) {
        return finding -> finding instanceof RowMoved moved && moved.place() == place && moved.from() == from;
    }

    private static Expected truncate(OpenDatabase record, Random chance) {
        long end = record.end();
        long first = end - chance.nextLong(Math.min(MOST_CUT, end - 1));
        record.sql().update("delete from event where feed_position >= ?", first);
        return Expected.alone(
                "places %,d to %,d".formatted(first, end),
                finding -> finding instanceof EndCut cut && cut.place() == first && cut.last() == end);
    }
}
