package org.standpat.query.statistics;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.standpat.query.summary.Place;

/**
 * Which of a player's hands are counted. Everything that is given must hold.
 *
 * @param game the game's name
 * @param stakes the stakes as hands list them
 * @param place where he sat relative to the button
 * @param players how many were dealt in
 * @param table the room's name for the table
 * @param from hands that began at this time or later
 * @param to hands that began before this time
 */
public record StatisticsFilter(
        Optional<String> game,
        Optional<String> stakes,
        Optional<Place> place,
        OptionalInt players,
        Optional<String> table,
        Optional<Instant> from,
        Optional<Instant> to) {

    /** All hands. */
    public static final StatisticsFilter NONE = new StatisticsFilter(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            OptionalInt.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());

    /** The condition in SQL, to be added to another one, with its parameters added to these. */
    String condition(List<Object> parameters) {
        List<String> conditions = new ArrayList<>();
        game.ifPresent(name -> add(conditions, parameters, "game = ?", name));
        stakes.ifPresent(name -> add(conditions, parameters, "stakes = ?", name));
        place.ifPresent(seat -> add(conditions, parameters, "place = ?", seat.name()));
        players.ifPresent(number -> add(conditions, parameters, "players = ?", number));
        table.ifPresent(name -> add(conditions, parameters, "table_name = ?", name));
        from.ifPresent(time -> add(conditions, parameters, "started_at >= ?", time.atOffset(ZoneOffset.UTC)));
        to.ifPresent(time -> add(conditions, parameters, "started_at < ?", time.atOffset(ZoneOffset.UTC)));
        return String.join("", conditions);
    }

    private static void add(List<String> conditions, List<Object> parameters, String condition, Object parameter) {
        conditions.add(" and " + condition);
        parameters.add(parameter);
    }
}
