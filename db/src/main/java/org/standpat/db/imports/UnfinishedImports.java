package org.standpat.db.imports;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import org.springframework.jdbc.core.JdbcTemplate;

/**
 * Remembers how far imports have come that did not reach their end. To lose a row loses no hand: the import looks at each hand again then
 * and finds it in the record.
 */
public final class UnfinishedImports {

    /** How long the place of an import that nobody goes on with is remembered. */
    public static final Duration REMEMBERED = Duration.ofDays(30);

    private final JdbcTemplate jdbc;

    /** Remembers in this database. */
    public UnfinishedImports(DataSource dataSource) {
        this.jdbc = new JdbcTemplate(dataSource);
    }

    /**
     * How far a file was imported before; empty when it was not, or an import reached its end since.
     *
     * @param run the import that asks: what it did itself is not before
     * @param sha256 SHA-256 of the whole file, in 64 hexadecimal digits
     */
    public Optional<DoneSoFar> before(UUID run, String sha256) {
        return jdbc
                .query(
                        "select parts, done, recorded, already_there, otherwise, set_aside, refused from unfinished_import"
                                + " where file_sha256 = ? and import <> ?",
                        UnfinishedImports::doneSoFar,
                        HexFormat.of().parseHex(sha256),
                        run)
                .stream()
                .findFirst();
    }

    /**
     * Remembers how far these files are imported.
     *
     * @param run the import that has come so far
     * @param files by their SHA-256
     */
    public void keep(UUID run, Map<String, DoneSoFar> files, Instant now) {
        jdbc.batchUpdate(
                """
                        insert into unfinished_import (file_sha256, parts, done, recorded, already_there, otherwise, set_aside, refused, at,
                                                     import)
                        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                        on conflict (file_sha256) do update set
                            parts = excluded.parts, done = excluded.done, recorded = excluded.recorded, already_there = excluded.already_there,
                            otherwise = excluded.otherwise, set_aside = excluded.set_aside, refused = excluded.refused,
                            at = excluded.at, import = excluded.import""", files.entrySet(), Math.max(1, files.size()), (statement, file) -> bind(statement, file, now, run));
    }

    private static void bind(PreparedStatement row, Map.Entry<String, DoneSoFar> file, Instant now, UUID run)
            throws SQLException {
        DoneSoFar far = file.getValue();
        int column = 1;
        row.setBytes(column++, HexFormat.of().parseHex(file.getKey()));
        row.setLong(column++, far.parts());
        row.setLong(column++, far.done());
        row.setLong(column++, far.recorded());
        row.setLong(column++, far.alreadyThere());
        row.setLong(column++, far.otherwise());
        row.setLong(column++, far.setAside());
        row.setLong(column++, far.refused());
        row.setObject(column++, now.atOffset(ZoneOffset.UTC));
        row.setObject(column, run);
    }

    /** Forgets how far the file of this SHA-256 was imported. */
    public void forget(String sha256) {
        jdbc.update("delete from unfinished_import where file_sha256 = ?", (Object)
                HexFormat.of().parseHex(sha256));
    }

    /** Forgets what this import remembered, for it has reached its end, and what nobody went on with for so long. */
    public void forget(UUID run, Instant now) {
        jdbc.update("delete from unfinished_import where import = ?", run);
        jdbc.update(
                "delete from unfinished_import where at < ?",
                now.minus(REMEMBERED).atOffset(ZoneOffset.UTC));
    }

    private static DoneSoFar doneSoFar(ResultSet row, int index) throws SQLException {
        return new DoneSoFar(
                row.getLong("parts"),
                row.getLong("done"),
                row.getLong("recorded"),
                row.getLong("already_there"),
                row.getLong("otherwise"),
                row.getLong("set_aside"),
                row.getLong("refused"));
    }
}
