package org.standpat.query.analytics;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.ResultSetExtractor;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import org.standpat.export.csv.CsvCells;
import org.standpat.query.analytics.View.Column;

/** Reads parts of views as rows of RFC 4180, each in a transaction that is over before anything is sent to anybody. */
public final class ViewReader {

    /** Rows of one part, which is held in memory as a whole. */
    public static final int MOST_ROWS = 20_000;

    /** How long a view may take. */
    public static final Duration LIMIT = Duration.ofSeconds(30);

    private static final int ROWS_AT_A_TIME = 500;

    private final JdbcTemplate jdbc;
    private final TransactionTemplate snapshot;

    /** Reads the views of this database. */
    public ViewReader(DataSource dataSource, PlatformTransactionManager transactions) {
        this.jdbc = new JdbcTemplate(dataSource);
        jdbc.setFetchSize(ROWS_AT_A_TIME);
        jdbc.setQueryTimeout(Math.toIntExact(LIMIT.toSeconds()));
        this.snapshot = new TransactionTemplate(transactions);
        snapshot.setReadOnly(true);
    }

    /**
     * A part of a view.
     *
     * @param text a line of headings and a line for each row
     * @param rows how many rows it has
     * @param next where the next part begins; empty when there is none
     */
    public record Part(String text, int rows, Optional<String> next) {}

    /**
     * The values that a cursor stands for.
     *
     * @throws IllegalArgumentException when it is none of this view
     */
    public static List<Object> after(View view, String cursor) {
        return RowCursor.values(view, cursor);
    }

    /** The rows that are asked for, in the order of the key. */
    public Part read(ViewQuery query) {
        List<Object> parameters = new ArrayList<>();
        String sql = sql(query, parameters);
        ResultSetExtractor<Part> written = rows -> written(query, rows);
        return Objects.requireNonNull(snapshot.execute(status -> jdbc.query(sql, written, parameters.toArray())));
    }

    /** Names of columns are those of the catalog, in small letters and underscores. */
    private static String sql(ViewQuery query, List<Object> parameters) {
        View view = query.view();
        List<String> conditions = new ArrayList<>();
        for (Map.Entry<Column, Object> value : query.values().entrySet()) {
            conditions.add(value.getKey().name() + " = ?");
            parameters.add(value.getValue());
        }
        view.time().ifPresent(time -> {
            query.from().ifPresent(from -> conditions.add(period(time, ">=", from, parameters)));
            query.to().ifPresent(to -> conditions.add(period(time, "<", to, parameters)));
        });
        String key = view.key().stream().map(Column::name).collect(Collectors.joining(", "));
        query.after().ifPresent(after -> {
            conditions.add("(" + key + ") > (" + String.join(", ", Collections.nCopies(after.size(), "?")) + ")");
            parameters.addAll(after);
        });
        return "select " + view.columns().stream().map(Column::name).collect(Collectors.joining(", "))
                + " from analytics." + view.name()
                + (conditions.isEmpty() ? "" : " where " + String.join(" and ", conditions))
                // One more than is told, to know whether there are more.
                + " order by " + key + " limit " + (query.most() + 1);
    }

    private static String period(Column time, String compared, Instant limit, List<Object> parameters) {
        parameters.add(limit.atOffset(ZoneOffset.UTC));
        return time.type() == ColumnType.DAY
                ? time.name() + "::timestamp at time zone 'UTC' " + compared + " ?"
                : time.name() + " " + compared + " ?";
    }

    private static Part written(ViewQuery query, ResultSet rows) throws SQLException {
        View view = query.view();
        StringBuilder text = new StringBuilder(headings(view));
        List<String> last = List.of();
        int count = 0;
        while (rows.next()) {
            if (count == query.most()) {
                return new Part(text.toString(), count, Optional.of(RowCursor.text(view, last)));
            }
            text.append(line(view, rows));
            last = key(view, rows);
            count++;
        }
        return new Part(text.toString(), count, Optional.empty());
    }

    private static String headings(View view) {
        CsvCells cells = new CsvCells();
        view.columns().forEach(column -> cells.number(column.name()));
        return cells.line();
    }

    private static String line(View view, ResultSet row) throws SQLException {
        CsvCells cells = new CsvCells();
        int number = 0;
        for (Column column : view.columns()) {
            number++;
            if (row.getObject(number) == null) {
                cells.nothing();
            } else {
                column.type().write(row, number, cells);
            }
        }
        return cells.line();
    }

    private static List<String> key(View view, ResultSet row) throws SQLException {
        List<String> key = new ArrayList<>();
        for (Column column : view.key()) {
            key.add(
                    column.type() == ColumnType.TIME
                            ? row.getObject(column.name(), OffsetDateTime.class)
                                    .toInstant()
                                    .toString()
                            : row.getString(column.name()));
        }
        return key;
    }
}
