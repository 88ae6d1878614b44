package org.standpat.db.access;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The record of who was given cards that were not shown. Rows are only added; each call is one statement. */
public final class AccessRecord {

    /** Hands that one call records at most. */
    public static final int MOST_HANDS = 1_000;

    /** Longest page. */
    public static final int LONGEST_PAGE = 200;

    private final JdbcClient jdbc;

    /** The record in this database; it must not be in a transaction of whoever calls, which could be rolled back. */
    public AccessRecord(DataSource dataSource) {
        this.jdbc = JdbcClient.create(dataSource);
    }

    /**
     * Records that somebody is about to be given unshown cards of these hands. They are recorded for good when it returns.
     *
     * @throws AccessNotRecordedException when they cannot be; the cards must not be given then
     */
    public void add(CardReading reading, Collection<GivenHand> hands) {
        if (hands.isEmpty()) {
            return;
        }
        if (hands.size() > MOST_HANDS) {
            throw new IllegalArgumentException(MOST_HANDS + " hands are recorded at a time, not " + hands.size());
        }
        try {
            jdbc.sql("""
                            insert into card_access (who, role, reason, what, hand, live)
                            select ?, ?, ?, ?, given.hand, given.live
                            from unnest(?::uuid[], ?::boolean[]) with ordinality as given (hand, live, place)
                            order by given.place""")
                    .param(reading.who())
                    .param(reading.role().word())
                    .param(reading.reason().orElse(null))
                    .param(reading.what())
                    .param(hands.stream().map(GivenHand::hand).toArray(UUID[]::new))
                    .param(hands.stream().map(GivenHand::live).toArray(Boolean[]::new))
                    .update();
        } catch (DataAccessException fault) {
            throw new AccessNotRecordedException(fault);
        }
    }

    /**
     * Which entries are asked for.
     *
     * @param hand of this hand alone
     * @param from not recorded before this
     * @param to recorded before this
     * @param before those before the entry with this number
     */
    public record Search(Optional<UUID> hand, Optional<Instant> from, Optional<Instant> to, Optional<Long> before) {}

    /**
     * Entries, the newest first.
     *
     * @param most how many at most, 1 to {@value #LONGEST_PAGE}
     */
    public List<CardAccess> page(Search search, int most) {
        if (most < 1 || most > LONGEST_PAGE) {
            throw new IllegalArgumentException("a page has 1 to " + LONGEST_PAGE + " entries, not " + most);
        }
        StringBuilder where = new StringBuilder(" where true");
        List<Object> values = new ArrayList<>();
        search.hand().ifPresent(hand -> add(where, values, " and hand = ?", hand));
        search.from().ifPresent(from -> add(where, values, " and at >= ?", from.atOffset(ZoneOffset.UTC)));
        search.to().ifPresent(to -> add(where, values, " and at < ?", to.atOffset(ZoneOffset.UTC)));
        search.before()
                .ifPresent(before -> add(
                        where,
                        values,
                        " and (at, number) < (select at, number from card_access where number = ?)",
                        before));
        values.add(most);
        return jdbc.sql("select number, at, who, role, hand, reason, live, what from card_access" + where
                        + " order by at desc, number desc limit ?")
                .params(values)
                .query(AccessRecord::entry)
                .list();
    }

    private static void add(StringBuilder where, List<Object> values, String condition, Object value) {
        where.append(condition);
        values.add(value);
    }

    private static CardAccess entry(ResultSet row, int index) throws SQLException {
        return new CardAccess(
                row.getLong("number"),
                row.getObject("at", OffsetDateTime.class).toInstant(),
                row.getString("who"),
                row.getString("role"),
                Optional.ofNullable(row.getObject("hand", UUID.class)),
                Optional.ofNullable(row.getString("reason")),
                row.getBoolean("live"),
                row.getString("what"));
    }
}
