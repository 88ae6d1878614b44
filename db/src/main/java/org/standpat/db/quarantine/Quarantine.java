package org.standpat.db.quarantine;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.db.log.Payload;
import org.standpat.db.quarantine.QuarantineEntry.Resolution;

/** Hands from files that could not be recorded. Entries are only added; each call is one statement. */
public final class Quarantine {

    /** Most entries of one page. */
    public static final int MOST_OF_A_PAGE = 1_000;

    private static final String SELECT = """
            select q.entry, q.at, q.format, q.charset, q.file, q.first_byte, q.hand_in_file, q.line, q.column_of_line, q.part, q.kind,
                   q.rule, q.why, q.profile, q.sha256, r.at as resolved_at, r.hand as resolved_as, r.profile as resolved_by
            from quarantined_hand q left join quarantine_resolution r on r.entry = q.entry
            """;

    private final JdbcClient jdbc;

    /** The quarantine of this database. */
    public Quarantine(DataSource dataSource) {
        this.jdbc = JdbcClient.create(dataSource);
    }

    /**
     * Keeps a refused hand. A text that is there already stays the entry that it is, with the reason that it had first.
     *
     * @return the entry, which may have been resolved since
     */
    public QuarantineEntry keep(RefusedHand refused, Payload bytes, Instant at) {
        byte[] sha256 = HexFormat.of().parseHex(refused.sha256());
        // Looked for first, since a conflict would use up a number.
        jdbc.sql("""
                        insert into quarantined_hand (at, first_byte, line, column_of_line, format, charset, file, hand_in_file, part, kind,
                                                      rule, why, profile, sha256, bytes)
                        select ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
                        where not exists (select from quarantined_hand where sha256 = ?)
                        on conflict (sha256) do nothing""")
                .params(
                        at.atOffset(ZoneOffset.UTC),
                        refused.firstByte(),
                        refused.line(),
                        refused.column(),
                        refused.format(),
                        refused.charset(),
                        refused.file(),
                        refused.hand(),
                        refused.part(),
                        refused.kind(),
                        refused.rule(),
                        refused.why())
                .param(refused.profile())
                .params(sha256, bytes.bytes(), sha256)
                .update();
        return jdbc.sql(SELECT + "where q.sha256 = ?")
                .param(sha256)
                .query(Quarantine::entry)
                .single();
    }

    /**
     * The next entries, by number.
     *
     * @param after number of the last entry of the page before; 0 to begin at the first
     * @param most how many at most, 1 to {@value #MOST_OF_A_PAGE}
     * @param resolved whether entries come too whose hand was recorded after all
     */
    public List<QuarantineEntry> page(long after, int most, boolean resolved) {
        if (most < 1 || most > MOST_OF_A_PAGE) {
            throw new IllegalArgumentException("a page has 1 to " + MOST_OF_A_PAGE + " entries, not " + most);
        }
        return jdbc.sql(SELECT + "where q.entry > ? and (? or r.entry is null) order by q.entry limit ?")
                .params(after, resolved, most)
                .query(Quarantine::entry)
                .list();
    }

    /** The entry with this number; empty when there is none. */
    public Optional<QuarantineEntry> entry(long number) {
        return jdbc.sql(SELECT + "where q.entry = ?")
                .param(number)
                .query(Quarantine::entry)
                .optional();
    }

    /** The text of an entry, byte for byte; empty when there is no such entry. */
    public Optional<Payload> bytes(long number) {
        return jdbc.sql("select bytes from quarantined_hand where entry = ?")
                .param(number)
                .query((row, i) -> Payload.of(row.getBytes("bytes")))
                .optional();
    }

    /** How many hands are in quarantine now. */
    public long countOpen() {
        return jdbc.sql("select count(*) from quarantined_hand q"
                        + " where not exists (select from quarantine_resolution r where r.entry = q.entry)")
                .query(Long.class)
                .single();
    }

    /**
     * Marks that a text is in the record now, if it is or was in quarantine. What was marked before stays as it is.
     *
     * @param sha256 SHA-256 of the text, in 64 hexadecimal digits
     * @return whether an entry was marked now
     */
    public boolean resolve(String sha256, Resolution resolution) {
        return jdbc.sql("""
                        insert into quarantine_resolution (entry, at, hand, profile)
                        select entry, ?, ?, ? from quarantined_hand where sha256 = ?
                        on conflict (entry) do nothing""")
                        .param(resolution.at().atOffset(ZoneOffset.UTC))
                        .param(resolution.hand())
                        .param(resolution.profile())
                        .param(HexFormat.of().parseHex(sha256))
                        .update()
                > 0;
    }

    private static QuarantineEntry entry(ResultSet row, int index) throws SQLException {
        return new QuarantineEntry(
                row.getLong("entry"),
                row.getObject("at", OffsetDateTime.class).toInstant(),
                new RefusedHand(
                        row.getString("format"),
                        row.getString("charset"),
                        row.getString("file"),
                        row.getLong("first_byte"),
                        row.getString("hand_in_file"),
                        row.getInt("line"),
                        row.getInt("column_of_line"),
                        row.getString("part"),
                        row.getString("kind"),
                        row.getString("rule"),
                        row.getString("why"),
                        row.getString("profile"),
                        HexFormat.of().formatHex(row.getBytes("sha256"))),
                resolution(row));
    }

    private static @Nullable Resolution resolution(ResultSet row) throws SQLException {
        OffsetDateTime at = row.getObject("resolved_at", OffsetDateTime.class);
        return at == null
                ? null
                : new Resolution(
                        at.toInstant(), row.getObject("resolved_as", UUID.class), row.getString("resolved_by"));
    }
}
