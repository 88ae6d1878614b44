package org.standpat.query.listing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What finds the hands that changed after a place of the log. The log says which hands had events, and the tables say which of those stand at
 * a place that is meant; so that no index of the tables needs the place, which changes with every event.
 */
final class ChangedHands {

    /** Events of the log that one question goes over at most: some hundred hands, or a few milliseconds. */
    static final int PASSED = 5_000;

    private ChangedHands() {}

    /** How far one question goes that is to go this far. */
    static long end(long after, long upTo) {
        return Math.min(upTo, Math.addExact(after, PASSED));
    }

    /**
     * The hands at this table and with this player that reflect an event after one place and not after another, in the order of those events.
     *
     * @param columns of table {@code hand}, called {@code h}
     * @param after a feed position
     * @param end no more than {@link #end}
     * @param limit most rows
     */
    static SearchStatement between(
            String columns, long after, long end, Optional<String> table, Optional<String> player, int limit) {
        List<Object> parameters = new ArrayList<>(List.of(after, end, after, end));
        StringBuilder sql = new StringBuilder("select ")
                .append(columns)
                // The limit tells the server how few they are, whatever it knows of the log's end.
                .append(
                        " from (select distinct hand from (select hand from event where feed_position > ? and feed_position <= ?")
                .append(" order by feed_position limit ")
                .append(PASSED)
                .append(") as passed) as changed join projection.hand h on h.hand = changed.hand")
                .append(" where h.feed_position > ? and h.feed_position <= ?");
        table.ifPresent(name -> {
            sql.append(" and h.table_name = ?");
            parameters.add(name);
        });
        player.ifPresent(name -> {
            sql.append(" and exists (select from projection.hand_player p where p.hand = h.hand and p.player = ?)");
            parameters.add(name);
        });
        parameters.add(limit);
        return new SearchStatement(
                sql.append(" order by h.feed_position limit ?").toString(), parameters);
    }
}
