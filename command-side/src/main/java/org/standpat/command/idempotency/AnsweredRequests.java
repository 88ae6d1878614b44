package org.standpat.command.idempotency;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.command.refusal.Refusal;
import tools.jackson.databind.json.JsonMapper;

/**
 * The requests that came with a key, and their answers, in the transaction of the command: an answer is kept exactly when what it says
 * was recorded. Rows are kept for ever; they are part of the record of who asked for what.
 */
public final class AnsweredRequests {

    private static final int CREATED = 201;
    private static final int OK = 200;
    private static final int REFUSED = 422;

    private final JdbcClient jdbc;
    /** Refusals that were kept before each fault was listed have no list, which is an empty one. */
    private final JsonMapper json = JsonMapper.builder()
            .withConfigOverride(
                    List.class, lists -> lists.setNullHandling(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY)))
            .build();

    /** The requests in this database. */
    public AnsweredRequests(DataSource dataSource) {
        this.jdbc = JdbcClient.create(dataSource);
    }

    /**
     * Takes the key for this request in the current transaction. While another transaction is deciding a request with the same key,
     * waits until it ends.
     *
     * @return the answer that was given before, or empty when this request is the first and is to be decided now
     * @throws KeyTakenException when the key was used for another request
     */
    public Optional<GivenAnswer> claim(KeyedRequest request, Instant at) {
        int claimed = jdbc.sql("insert into answered_request (scope, key, fingerprint, at)"
                        + " values (?, ?, decode(?, 'hex'), ?) on conflict do nothing")
                .params(request.scope(), request.key(), request.fingerprint().sha256(), at.atOffset(ZoneOffset.UTC))
                .update();
        return claimed == 1 ? Optional.empty() : Optional.of(givenBefore(request));
    }

    private GivenAnswer givenBefore(KeyedRequest request) {
        Row row = jdbc.sql("select encode(fingerprint, 'hex') as fingerprint, hand, first_event, last_event, refusal"
                        + " from answered_request where scope = ? and key = ?")
                .params(request.scope(), request.key())
                .query(AnsweredRequests::row)
                .single();
        if (!row.fingerprint().equals(request.fingerprint().sha256())) {
            throw new KeyTakenException();
        }
        if (row.refusal() != null) {
            return new GivenAnswer.Refused(json.readValue(row.refusal(), Refusal.class));
        }
        if (row.hand() == null) {
            throw new IllegalStateException("Request " + request.key() + " was recorded without an answer.");
        }
        return new GivenAnswer.Accepted(row.hand(), row.firstEvent(), row.lastEvent());
    }

    /** Keeps the answer to a request that was claimed in this transaction. */
    public void keep(KeyedRequest request, GivenAnswer answer) {
        switch (answer) {
            case GivenAnswer.Accepted accepted -> {
                int status = request.scope().equals(KeyedRequest.STARTS) ? CREATED : OK;
                keep(request, status, accepted.hand(), accepted.firstEvent(), accepted.lastEvent(), null);
            }
            case GivenAnswer.Refused refused ->
                keep(request, REFUSED, null, null, null, json.writeValueAsString(refused.refusal()));
        }
    }

    private void keep(
            KeyedRequest request,
            int status,
            @Nullable UUID hand,
            @Nullable Integer firstEvent,
            @Nullable Integer lastEvent,
            @Nullable String refusal) {
        jdbc.sql("update answered_request set status = ?, hand = ?, first_event = ?, last_event = ?,"
                        + " refusal = cast(? as jsonb) where scope = ? and key = ?")
                .param(1, status)
                .param(2, hand, Types.OTHER)
                .param(3, firstEvent, Types.INTEGER)
                .param(4, lastEvent, Types.INTEGER)
                .param(5, refusal, Types.VARCHAR)
                .param(6, request.scope())
                .param(7, request.key())
                .update();
    }

    private record Row(
            String fingerprint,
            @Nullable UUID hand,
            int firstEvent,
            int lastEvent,
            @Nullable String refusal) {}

    private static Row row(ResultSet row, int index) throws SQLException {
        return new Row(
                row.getString("fingerprint"),
                row.getObject("hand", UUID.class),
                row.getInt("first_event"),
                row.getInt("last_event"),
                row.getString("refusal"));
    }
}
