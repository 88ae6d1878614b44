package org.standpat.command.refusal;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.UUID;
import javax.sql.DataSource;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The record of refused actions (rule 4.13), written in the current transaction. It never holds a card. */
public final class Refusals {

    /** Refusals that are kept of one hand; later ones are answered and counted, but not kept. */
    public static final int MOST_OF_ONE_HAND = 200;

    private final JdbcClient jdbc;

    /** The record in this database. */
    public Refusals(DataSource dataSource) {
        this.jdbc = JdbcClient.create(dataSource);
    }

    /** Keeps that this seat's action was refused, unless enough of them are kept. */
    public void keep(UUID hand, int seat, Refusal refusal, Instant at) {
        jdbc.sql("""
                        insert into refusal (hand, at, number, position, seat, rule, kind, expected, actual)
                        select :hand, :at, coalesce(max(number), 0) + 1, :position, :seat, :rule, :kind, :expected, :actual
                        from refusal where hand = :hand
                        having coalesce(max(number), 0) < :most
                        on conflict do nothing
                        """)
                .param("hand", hand)
                .param("at", at.atOffset(ZoneOffset.UTC))
                .param("position", refusal.position())
                .param("seat", seat)
                .param("rule", refusal.rule())
                .param("kind", refusal.kind().word())
                .param("expected", refusal.expected())
                .param("actual", refusal.actualWithoutCards())
                .param("most", MOST_OF_ONE_HAND)
                .update();
    }
}
