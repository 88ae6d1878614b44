package org.standpat.query.analytics;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.query.analytics.View.Column;

/** The views of schema analytics, with what the database's own comments say of them. */
public final class Views {

    private static final String CATALOG = """
            select c.relname as view, coalesce(obj_description(c.oid, 'pg_class'), '') as meaning, a.attname as name,
                format_type(a.atttypid, null) as type, coalesce(col_description(c.oid, a.attnum), '') as column_meaning
            from pg_class c
            join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
            where c.relnamespace = 'analytics'::regnamespace and c.relkind = 'v'
            order by c.relname, a.attnum
            """;

    /** Columns that tell the rows of a view apart, in the order of its rows; a time or a day comes first. */
    private static final Map<String, List<String>> KEYS = Map.ofEntries(
            Map.entry("games", List.of("game", "stakes")),
            Map.entry("hand_players", List.of("started_at", "hand", "seat")),
            Map.entry("hands", List.of("started_at", "hand")),
            Map.entry("made_hands", List.of("made_order")),
            Map.entry("parked_events", List.of("parked_at", "processor", "hand", "number")),
            Map.entry("player_days", List.of("day", "player")),
            Map.entry("player_draws", List.of("started_at", "hand", "seat", "draw")),
            Map.entry("player_rounds", List.of("started_at", "hand", "seat", "round")),
            Map.entry("player_statistics", List.of("player")),
            Map.entry("projection_health", List.of("processor")),
            Map.entry("recorded_minutes", List.of("minute")),
            Map.entry("room_days", List.of("day")),
            Map.entry("table_days", List.of("day", "table_name")),
            Map.entry("tables", List.of("table_name")));

    private final JdbcClient jdbc;

    /** The views of this database. */
    public Views(DataSource dataSource) {
        this.jdbc = JdbcClient.create(dataSource);
    }

    private record Row(String view, String meaning, Column column) {}

    /** All of them by name. */
    public Map<String, View> all() {
        Map<String, List<Row>> rows = jdbc
                .sql(CATALOG)
                .query((row, i) -> new Row(
                        row.getString("view"),
                        row.getString("meaning"),
                        new Column(
                                row.getString("name"),
                                ColumnType.called(row.getString("type")),
                                row.getString("column_meaning"))))
                .list()
                .stream()
                .collect(Collectors.groupingBy(Row::view, LinkedHashMap::new, Collectors.toList()));
        Map<String, View> views = new LinkedHashMap<>();
        rows.forEach((name, columns) -> {
            if (KEYS.containsKey(name)) {
                views.put(name, view(name, columns));
            }
        });
        return views;
    }

    private static View view(String name, List<Row> rows) {
        List<Column> columns = rows.stream().map(Row::column).toList();
        Map<String, Column> byName = columns.stream().collect(Collectors.toMap(Column::name, Function.identity()));
        List<Column> key = new ArrayList<>();
        for (String part : KEYS.getOrDefault(name, List.of())) {
            key.add(Optional.ofNullable(byName.get(part)).orElseThrow());
        }
        Optional<Column> time = Optional.of(key.getFirst())
                .filter(first -> first.type() == ColumnType.TIME || first.type() == ColumnType.DAY);
        return new View(name, rows.getFirst().meaning(), columns, key, time);
    }
}
