package org.standpat.db.log;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.money.Denomination;

/** The texts that imported hands came from. */
public final class HandSources {

    private final JdbcClient jdbc;

    /** A reader of the sources in this database. */
    public HandSources(DataSource dataSource) {
        this.jdbc = JdbcClient.create(dataSource);
    }

    /** Whether this hand came from a file. */
    public boolean has(UUID hand) {
        return jdbc.sql("select exists (select from hand_source where hand = ?)")
                .param(hand)
                .query(Boolean.class)
                .single();
    }

    /** What a hand came from; empty when it was played here, or imported before sources were kept. */
    public Optional<KeptSource> of(UUID hand) {
        return jdbc.sql(
                        "select at, first_byte, format, charset, file, sha256, bytes, currency, decimals from hand_source"
                                + " where hand = ?")
                .param(hand)
                .query(HandSources::source)
                .optional();
    }

    /**
     * What a chip of these hands is worth.
     *
     * @return by hand, those that came from a file; whole chips where that was not kept yet
     */
    public Map<UUID, Denomination> moneyOf(Collection<UUID> hands) {
        Map<UUID, Denomination> money = new HashMap<>();
        String ids = hands.stream().map(UUID::toString).collect(Collectors.joining(",", "{", "}"));
        jdbc.sql("select hand, currency, decimals from hand_source where hand = any(cast(? as uuid[]))")
                .param(ids)
                .query(row -> {
                    money.put(
                            row.getObject("hand", UUID.class),
                            Objects.requireNonNullElse(money(row), Denomination.CHIPS));
                });
        return money;
    }

    /**
     * Keeps the source of a hand that is in the record without one. Hands that are recorded now bring theirs in their own transaction.
     *
     * @return whether it was kept; false when the hand has one, which stays as it is
     */
    public boolean keepWhereMissing(UUID hand, KeptSource source) {
        Denomination money = Objects.requireNonNull(source.money());
        return jdbc.sql(
                                "insert into hand_source (hand, at, first_byte, format, charset, file, sha256, bytes, currency, decimals)"
                                        + " select ?, ?, ?, ?, ?, ?, ?, ?, ?, ?"
                                        + " where exists (select from event where hand = ?) on conflict (hand) do nothing")
                        .params(
                                hand,
                                source.at().atOffset(ZoneOffset.UTC),
                                source.firstByte(),
                                source.format(),
                                source.charset(),
                                source.file(),
                                HexFormat.of().parseHex(source.sha256()),
                                source.bytes().bytes(),
                                money.currency(),
                                money.decimals(),
                                hand)
                        .update()
                > 0;
    }

    private static KeptSource source(ResultSet row, int index) throws SQLException {
        return new KeptSource(
                row.getObject("at", OffsetDateTime.class).toInstant(),
                row.getString("format"),
                row.getString("charset"),
                row.getString("file"),
                row.getLong("first_byte"),
                HexFormat.of().formatHex(row.getBytes("sha256")),
                Payload.of(row.getBytes("bytes")),
                money(row));
    }

    private static @Nullable Denomination money(ResultSet row) throws SQLException {
        String currency = row.getString("currency");
        return currency == null ? null : new Denomination(currency, row.getInt("decimals"));
    }
}
