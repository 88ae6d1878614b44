package org.standpat.query.projection;

import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.standpat.db.log.StoredEvent;
import org.standpat.query.projection.PlayerColumns.PlayerOfHand;

/**
 * Checks a new build that stands still at a place of the log: that it reflects every event up to there, that its chips add up, that hands
 * drawn by lot are as their events say, and that it says the same as the build that serves where both reflect the same event. Where they
 * differ the events decide.
 */
final class BuildCheck {

    /** Hands drawn by lot and folded again. */
    static final int SAMPLE = 100;

    /** Hands in which the builds differ that are named. */
    static final int MOST_NAMED = 10;

    private final ProjectionParts parts;
    private final Build build;
    private final HandFolder folder;

    BuildCheck(ProjectionParts parts, Build build) {
        this.parts = parts;
        this.build = build;
        this.folder = new HandFolder(parts.log(), parts.codec());
    }

    /**
     * Checks the build.
     *
     * @param loaded what it was made from
     * @param old the build that serves
     * @return what the person who reads it should know, as a sentence; empty when there is nothing
     * @throws BuildFailedException when the build is wrong
     */
    String run(BulkLoad.Loaded loaded, Build old) throws SQLException, InterruptedException {
        AtomicReference<String> found = new AtomicReference<>("");
        AtOnce.run(() -> read(connection -> checkItself(connection, loaded)), () -> {
            if (old.version() == build.version()) {
                read(connection -> found.set(compare(connection, old, loaded.last())));
            }
        });
        return found.get();
    }

    private interface Look {
        void at(Connection connection) throws SQLException;
    }

    /** Looks at the tables as they are at one moment. */
    private void read(Look look) throws SQLException {
        try (Connection connection = parts.own().getConnection()) {
            connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            connection.setAutoCommit(false);
            look.at(connection);
            connection.rollback();
        }
    }

    private void checkItself(Connection connection, BulkLoad.Loaded loaded) throws SQLException {
        checkCounts(connection, loaded);
        checkChips(connection);
        List<UUID> sample = sample(connection, loaded.last());
        refuse(unlikeTheirEvents(connection, sample, loaded.last()), "their events say otherwise");
    }

    private void checkCounts(Connection connection, BulkLoad.Loaded loaded) throws SQLException {
        long reflected = number(connection, "select coalesce(sum(position), 0) from " + hands(build))
                + number(connection, "select count(*) from parked_event where processor = '" + build.processor() + "'");
        expect("events reflected or parked", loaded.last(), reflected);
        long begun = number(connection, "select count(*) from " + hands(build))
                + number(
                        connection,
                        "select count(*) from parked_event where number = 1 and processor = '" + build.processor()
                                + "'");
        expect("hands begun", loaded.started(), begun);
        expect(
                "players of hands",
                number(connection, "select coalesce(sum(players), 0) from " + hands(build)),
                number(connection, "select count(*) from " + players(build)));
    }

    private void checkChips(Connection connection) throws SQLException {
        expect(
                "chips that players lost in hands played to their end, against the rake",
                number(connection, "select coalesce(sum(rake), 0) from " + hands(build) + " where ending = 'PLAYED'"),
                number(connection, "select coalesce(-sum(net), 0) from " + players(build) + " where counts"));
    }

    private static void expect(String what, long expected, long found) {
        if (expected != found) {
            throw new BuildFailedException(
                    "The new tables are wrong: %s should be %d and are %d.".formatted(what, expected, found), null);
        }
    }

    /** Hands drawn by lot, always the same ones of the same tables; none of which anything is parked. */
    private List<UUID> sample(Connection connection, long seed) throws SQLException {
        long all = number(connection, "select count(*) from " + hands(build));
        double percent = Math.min(100, 200.0 * SAMPLE / Math.max(1, all));
        return ids(
                connection,
                "select hand from " + hands(build) + " h tablesample bernoulli (" + percent + ") repeatable (" + seed
                        + ") where " + notParked("h") + " limit " + SAMPLE);
    }

    private String notParked(String alias) {
        return "not exists (select from parked_event e where e.processor = '" + build.processor() + "' and e.hand = "
                + alias + ".hand)";
    }

    private String compare(Connection connection, Build old, long last) throws SQLException {
        List<UUID> differing = ids(connection, differences(old, build) + " limit " + MOST_NAMED);
        List<UUID> missing = ids(
                connection,
                "select o.hand from " + hands(old) + " o where o.feed_position <= " + last
                        + " and not exists (select from " + hands(build) + " n where n.hand = o.hand) and "
                        + notParked("o") + " limit " + MOST_NAMED);
        refuse(missing, "they are missing, and the tables that serve have them");
        if (differing.isEmpty()) {
            return "";
        }
        refuse(
                unlikeTheirEvents(connection, differing, last),
                "neither these nor the tables before them say what their events say");
        return "The tables before these were wrong: in hands " + named(differing)
                + (differing.size() == MOST_NAMED ? " and perhaps others" : "")
                + " they differed, and the events agree with the new ones.";
    }

    private static void refuse(List<UUID> hands, String why) {
        if (!hands.isEmpty()) {
            throw new BuildFailedException(
                    "The new tables are wrong in hands " + named(hands) + ": " + why + ".", null);
        }
    }

    private static String named(List<UUID> hands) {
        return hands.stream().map(UUID::toString).limit(MOST_NAMED).collect(Collectors.joining(", "));
    }

    /** Folds these hands again and finds those whose rows are others. */
    private List<UUID> unlikeTheirEvents(Connection connection, List<UUID> hands, long last) throws SQLException {
        if (hands.isEmpty()) {
            return List.of();
        }
        List<HandChange> folded = fold(hands, last);
        execute(connection, "drop table if exists pg_temp.hand, pg_temp.hand_player");
        // Their indexes but for the keys would take longer than the rest.
        execute(
                connection,
                "create temp table hand (like " + hands(build) + " including generated, primary key (hand))"
                        + " on commit drop");
        execute(
                connection,
                "create temp table hand_player (like " + players(build) + " including generated,"
                        + " primary key (hand, seat)) on commit drop");
        new Upsert<HandChange>("pg_temp.hand", List.of("hand"), HandTables.HAND_COLUMNS).write(connection, folded);
        new Upsert<PlayerOfHand>("pg_temp.hand_player", List.of("hand", "seat"), HandTables.PLAYER_COLUMNS)
                .write(
                        connection,
                        folded.stream().flatMap(HandTables::playersOf).toList());
        List<UUID> unlike = new ArrayList<>(ids(
                connection,
                "select e.hand from pg_temp.hand e left join " + hands(build)
                        + " n on n.hand = e.hand where row(e.*) is distinct from row(n.*) limit " + MOST_NAMED));
        unlike.addAll(ids(
                connection,
                "select distinct e.hand from pg_temp.hand_player e left join " + players(build)
                        + " n on n.hand = e.hand and n.seat = e.seat where row(e.*) is distinct from row(n.*) limit "
                        + MOST_NAMED));
        return unlike;
    }

    private List<HandChange> fold(List<UUID> hands, long last) {
        Map<UUID, ProjectedHand> folded = new HashMap<>();
        for (StoredEvent event : parts.log().ofHands(hands)) {
            if (event.feedPosition() <= last) {
                ProjectedHand before = folded.get(event.hand());
                FoldedHand hand = before == null ? FoldedHand.NOT_STARTED : before.folded();
                folded.put(event.hand(), new ProjectedHand(folder.after(hand, event), event));
            }
        }
        return folded.values().stream().map(hand -> new HandChange(hand, 0)).toList();
    }

    /** Hands that both builds have at the same position, and of which they say different things. */
    private static String differences(Build one, Build other) {
        String both =
                " from " + hands(one) + " a join " + hands(other) + " b on b.hand = a.hand and b.position = a.position";
        return "select distinct hand from (select a.hand" + both
                + " where row(a.*) is distinct from row(b.*) union all select a.hand"
                + both + " join " + players(one) + " p on p.hand = a.hand left join " + players(other)
                + " q on q.hand = p.hand and q.seat = p.seat where row(p.*) is distinct from row(q.*)) as differing";
    }

    private static String hands(Build build) {
        return build.table("hand");
    }

    private static String players(Build build) {
        return build.table("hand_player");
    }

    private static long number(Connection connection, String sql) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql);
                ResultSet rows = statement.executeQuery()) {
            rows.next();
            BigDecimal number = rows.getBigDecimal(1);
            return number.longValueExact();
        }
    }

    private static List<UUID> ids(Connection connection, String sql) throws SQLException {
        List<UUID> ids = new ArrayList<>();
        try (PreparedStatement statement = connection.prepareStatement(sql);
                ResultSet rows = statement.executeQuery()) {
            while (rows.next()) {
                ids.add(rows.getObject(1, UUID.class));
            }
        }
        return ids;
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
