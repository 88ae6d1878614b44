package org.standpat.query.listing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.springframework.jdbc.core.JdbcTemplate;

/**
 * Fills the tables of the listing with hands that nobody played, by the million, as a room has them: few tables, each with its game and stakes;
 * players of whom some play much; incidents that are rare; one game that was given up long ago.
 */
final class ManyHands {

    /** The tables of the first build, which the views show. */
    private static final String HAND = "projection_1.hand";

    private static final String HAND_PLAYER = "projection_1.hand_player";

    /** The first hand begins then; the others follow by {@link #SECONDS_APART}. */
    static final String BEGIN = "2025-01-01T00:00:00Z";

    static final int SECONDS_APART = 20;

    private static final String KINDS = """
            create temporary table kind as select * from (values
                (0, 'Limit 2-7 Triple Draw', '100/200', 100, 3), (1, 'Limit 2-7 Triple Draw', '200/400', 200, 3),
                (2, 'No Limit 2-7 Single Draw', '50/100', 100, 1), (3, 'Limit A-5 Triple Draw', '100/200', 100, 3),
                (4, 'Pot Limit 2-7 Double Draw', '50/100', 100, 2), (5, 'Limit 2-7 Triple Draw', '10/20', 10, 3),
                (6, 'No Limit 2-7 Single Draw', '500/1000', 1000, 1), (7, 'Limit 2-7 Triple Draw', '1000/2000', 1000, 3))
                as k (kind, game, stakes, big_blind, draws)
            """;

    private static final Map<String, String> HAND_VALUES = Map.ofEntries(
            Map.entry("hand", "d.hand"),
            Map.entry("feed_position", "i"),
            Map.entry("recorded_at", "d.started_at + interval '1 minute'"),
            Map.entry("started_at", "d.started_at"),
            Map.entry("finished_at", "case when i <= hands - 30 then d.started_at + interval '1 minute' end"),
            Map.entry("pot", "k.big_blind * (2 + floor(-ln(1 - d.pot) * 6))"),
            Map.entry("big_blind", "k.big_blind"),
            Map.entry("position", "50"),
            Map.entry("reshuffles", "case when d.stub < 0.02 then 1 else 0 end"),
            Map.entry("draw", "least(k.draws, floor(d.depth * 5))::smallint"),
            Map.entry("notes", "case when d.note < 0.005 then 1 else 0 end"),
            Map.entry(
                    "best_shown", "case when d.luck < 0.45 then 1 + floor(21 * least(sqrt(d.best) * 0.6, 0.999)) end"),
            Map.entry("all_in", "d.all_in < 0.1"),
            Map.entry("showdown", "d.luck < 0.45"),
            Map.entry("corrected", "d.ruled < 0.0002"),
            Map.entry("table_name", "case when place < 0 then 'Old Table' else 'Table ' || place end"),
            Map.entry("game", "case when place < 0 then 'Pot Limit A-5 Single Draw' else k.game end"),
            Map.entry("stakes", "case when place < 0 then '25/50' else k.stakes end"),
            Map.entry(
                    "ending",
                    "case when i > hands - 30 then null when d.trouble < 0.0005 then 'MISDEAL'"
                            + " when d.trouble < 0.0015 then 'CANCELLED' else 'PLAYED' end"));

    /** Players of even numbers meet those of odd ones, and never each other. */
    private static final Map<String, String> PLAYER_VALUES = Map.of(
            "hand", "d.hand",
            "feed_position", "d.i",
            "started_at", "d.started_at",
            "position", "50",
            "seat", "seat",
            "player", "'Player ' || (2 * floor(1000 * random() ^ 3)::int + seat - 1)");

    private final JdbcTemplate sql;
    private final int hands;

    /** So many hands, in this database, on one connection. */
    ManyHands(JdbcTemplate sql, int hands) {
        this.sql = sql;
        this.hands = hands;
    }

    /** Writes them; the indexes are made when all rows are there. */
    void write() {
        sql.execute("select setseed(0.42)");
        sql.execute(KINDS);
        sql.execute("""
            create temporary table drawn as select i, md5('hand ' || i)::uuid as hand,
                timestamptz '%s' + make_interval(secs => i * %d + floor(random() * %d)) as started_at,
                case when i < %d / 50 and random() < 0.3 then -1 else floor(40 * random() * random())::int end as place,
                random() as pot, random() as depth, random() as luck, random() as best, random() as all_in,
                random() as stub, random() as trouble, random() as note, random() as ruled
            from generate_series(1, %d) i
            """.formatted(BEGIN, SECONDS_APART, SECONDS_APART, hands, hands));
        List<String> indexes = new ArrayList<>();
        for (String table : List.of(HAND, HAND_PLAYER)) {
            sql.execute("alter table " + table + " set unlogged");
            indexes.addAll(withoutIndexes(table));
        }
        insert(
                HAND,
                HAND_VALUES,
                "drawn d join kind k on k.kind = abs(d.place) % 8" + ", (select " + hands + " as hands) as many");
        insert(HAND_PLAYER, PLAYER_VALUES, "drawn d, generate_series(1, 2) as seat");
        indexes.forEach(sql::execute);
        sql.execute("vacuum analyze " + HAND);
        sql.execute("vacuum analyze " + HAND_PLAYER);
    }

    /** Writes the log that the hands would come from, as far as listings read it: the last event of each, one hand after the other. */
    void writeLog() {
        sql.execute("alter table event set unlogged");
        sql.execute("insert into event (hand, feed_position, at, number, type, payload)"
                + " select md5('hand ' || i)::uuid, i, now(), 50, 1, '' from generate_series(1, " + hands + ") i");
        sql.execute("vacuum analyze event");
    }

    /** Drops all indexes of a table; gives the statements that make them again. */
    private List<String> withoutIndexes(String table) {
        List<String> made = new ArrayList<>();
        sql.query(
                "select conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'p' and conrelid = ?::regclass",
                row -> {
                    made.add("alter table " + table + " add " + row.getString(2));
                    sql.execute("alter table " + table + " drop constraint " + row.getString(1));
                },
                table);
        sql.query(
                "select indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index where indrelid = ?::regclass",
                row -> {
                    made.add(row.getString(2));
                    sql.execute("drop index " + row.getString(1));
                },
                table);
        return made;
    }

    /** Columns that matter to nobody here get a value that their type allows. */
    private void insert(String table, Map<String, String> values, String from) {
        Map<String, String> all = new TreeMap<>(values);
        Set<String> given = new HashSet<>(values.keySet());
        sql.query(
                """
                select attname, format_type(atttypid, atttypmod) as type from pg_attribute
                where attrelid = ?::regclass and attnum > 0 and not attisdropped and attnotnull and not atthasdef
                """,
                row -> {
                    if (!given.contains(row.getString("attname"))) {
                        all.put(row.getString("attname"), anyOf(row.getString("type")));
                    }
                },
                table);
        sql.execute("insert into " + table + " (" + String.join(", ", all.keySet()) + ") select "
                + String.join(", ", all.values()) + " from " + from);
    }

    private static String anyOf(String type) {
        return switch (type) {
            case "boolean" -> "false";
            case "text" -> "''";
            case "bigint", "integer", "smallint" -> "0";
            default -> "'{}'::" + type;
        };
    }
}
