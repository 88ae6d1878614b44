package org.standpat.query.projection;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import javax.sql.DataSource;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Table {@code projection_build}. Works in Spring's current transaction where there is one. */
final class Builds {

    /** Of a build with fewer events than this part of another's, steps that cost the same however many there are weigh too much. */
    static final int COMPARABLE_PART = 4;

    private static final String COLUMNS = "number, version, state, started_at, ended_at, phase, done, total, why,"
            + " (select took.reading_millis from projection_build_times took where took.number = projection_build.number) as reading_millis";
    private static final String ALL = "select " + COLUMNS + " from projection_build ";

    private final JdbcClient jdbc;

    Builds(DataSource dataSource) {
        this.jdbc = JdbcClient.create(dataSource);
    }

    /** The build that serves; empty before the first start. */
    Optional<Build> serving() {
        return jdbc.sql(ALL + "where state = 'SERVING'")
                .query((row, i) -> build(row))
                .optional();
    }

    /** The build that was begun last; empty before the first start. */
    Optional<Build> newest() {
        return jdbc.sql(ALL + "order by number desc limit 1")
                .query((row, i) -> build(row))
                .optional();
    }

    /** Builds whose tables are there for nobody: whoever may make a build may drop them. Newest first. */
    List<Build> leftOver() {
        return jdbc.sql(ALL
                        + "where state <> 'SERVING' and exists (select from pg_namespace where nspname = 'projection_' || number)"
                        + " order by number desc")
                .query((row, i) -> build(row))
                .list();
    }

    /** Whether the build is the one under way still: another process has given it up when it took this one for dead. */
    boolean isUnderWay(Build build) {
        return jdbc.sql("select exists(select from projection_build where number = ? and state = 'BUILDING')")
                .param(build.number())
                .query(Boolean.class)
                .single();
    }

    /** Whether another build has taken the place of this one: then its tables may be gone. */
    boolean isReplaced(Build build) {
        return jdbc.sql("select exists(select from projection_build where number = ? and state = 'RETIRED')")
                .param(build.number())
                .query(Boolean.class)
                .single();
    }

    /** Begins the next build. */
    Build begin(int version, Build.State state, long total) {
        return jdbc.sql("insert into projection_build (number, version, state, phase, total)"
                        + " select coalesce(max(number), 0) + 1, ?, ?, ?, ? from projection_build"
                        + " returning " + COLUMNS)
                .params(
                        version,
                        state.name(),
                        (state == Build.State.BUILDING ? Build.Phase.READING : Build.Phase.DONE).name(),
                        total)
                .query((row, i) -> build(row))
                .single();
    }

    /** Writes down how far a build is. */
    void progress(Build build, Build.Phase phase, long done) {
        jdbc.sql("update projection_build set phase = ?, done = ? where number = ? and state = 'BUILDING'")
                .params(phase.name(), done, build.number())
                .update();
    }

    /** Writes down how long a build was read, and what followed until it was ready; empty when it is not. */
    void took(Build build, Duration reading, Optional<Duration> later) {
        jdbc.sql("insert into projection_build_times (number, reading_millis, later_millis) values (?, ?, ?)"
                        + " on conflict (number) do update set later_millis = excluded.later_millis")
                .param(build.number())
                .param(reading.toMillis())
                .param(later.map(Duration::toMillis).orElse(null))
                .update();
    }

    /**
     * How long the steps after the reading take, as a multiple of the reading: what it was in the last build that came to serve and is
     * comparable with one of so many events. Empty when there is none.
     */
    OptionalDouble laterShare(long total) {
        return jdbc
                .sql(
                        "select later_millis::float8 / reading_millis from projection_build_times join projection_build using (number)"
                                + " where state in ('SERVING', 'RETIRED') and later_millis is not null and reading_millis > 0 and total * ? >= ?"
                                + " order by number desc limit 1")
                .params(COMPARABLE_PART, total)
                .query(Double.class)
                .stream()
                .mapToDouble(Double::doubleValue)
                .findFirst();
    }

    /** Gives a build up that is under way, for this reason. */
    void fail(Build build, String why) {
        jdbc.sql(
                        "update projection_build set state = 'FAILED', ended_at = now(), why = ? where number = ? and state = 'BUILDING'")
                .params(why, build.number())
                .update();
    }

    private static Build build(ResultSet row) throws SQLException {
        return new Build(
                row.getInt("number"),
                row.getInt("version"),
                Build.State.valueOf(row.getString("state")),
                row.getObject("started_at", OffsetDateTime.class).toInstant(),
                time(row, "ended_at"),
                Build.Phase.valueOf(row.getString("phase")),
                row.getLong("done"),
                row.getLong("total"),
                Optional.ofNullable(row.getObject("reading_millis", Long.class)).map(Duration::ofMillis),
                Optional.ofNullable(row.getString("why")));
    }

    private static Optional<Instant> time(ResultSet row, String column) throws SQLException {
        return Optional.ofNullable(row.getObject(column, OffsetDateTime.class)).map(OffsetDateTime::toInstant);
    }
}
