package org.standpat.command.idempotency;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.command.refusal.Refusal;
import org.standpat.db.log.KeyedAnswer;
import org.standpat.db.log.StoredAnswer;
import tools.jackson.databind.json.JsonMapper;

/**
 * The requests that came with a key, and their answers. They are recorded with the events that they tell of, so an answer is kept exactly
 * when what it says was recorded. Rows are kept for ever; they are part of the record of who asked for what.
 */
public final class AnsweredRequests {

    private static final short CREATED = 201;
    private static final short OK = 200;
    private static final short REFUSED = 422;

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
     * What was answered to this request before; empty when it was not answered yet.
     *
     * @throws KeyTakenException when the key was used for another request
     */
    public Optional<GivenAnswer> find(KeyedRequest request) {
        return jdbc.sql("select fingerprint, hand, first_event, last_event, refusal"
                        + " from answered_request where scope = ? and key = ?")
                .params(request.scope(), request.key())
                .query(AnsweredRequests::stored)
                .optional()
                .map(stored -> given(request, stored));
    }

    /**
     * The stored answer, as it was given to this request.
     *
     * @throws KeyTakenException when it was given to another request with the same key
     */
    public GivenAnswer given(KeyedRequest request, StoredAnswer stored) {
        if (!stored.fingerprint().equals(request.fingerprint().sha256())) {
            throw new KeyTakenException();
        }
        if (stored.refusal() != null) {
            return new GivenAnswer.Refused(json.readValue(stored.refusal(), Refusal.class));
        }
        return new GivenAnswer.Accepted(Objects.requireNonNull(stored.hand()), stored.firstEvent(), stored.lastEvent());
    }

    /** That this request was accepted, to be recorded with its events. */
    public KeyedAnswer accepted(KeyedRequest request, Instant at) {
        boolean start = request.scope().equals(KeyedRequest.STARTS);
        return new KeyedAnswer(
                request.scope(), request.key(), request.fingerprint().sha256(), at, start ? CREATED : OK, null);
    }

    /** That this request was refused. */
    public KeyedAnswer refused(KeyedRequest request, Refusal refusal, Instant at) {
        return new KeyedAnswer(
                request.scope(),
                request.key(),
                request.fingerprint().sha256(),
                at,
                REFUSED,
                json.writeValueAsString(refusal));
    }

    private static StoredAnswer stored(ResultSet row, int index) throws SQLException {
        return new StoredAnswer(
                HexFormat.of().formatHex(row.getBytes("fingerprint")),
                row.getObject("hand", UUID.class),
                row.getInt("first_event"),
                row.getInt("last_event"),
                row.getString("refusal"));
    }
}
