package org.standpat.query.projection;

import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.db.log.FeedToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads how far the segments of a processor are, whichever process works on them. Axon's own token store can only read a token by
 * taking it over.
 */
final class TokenRows {

    private static final String CURRENT_TOKEN_OF_A_REPLAY = "currentToken";

    private final JdbcClient jdbc;
    private final JsonMapper mapper = JsonMapper.shared();

    TokenRows(DataSource dataSource) {
        this.jdbc = JdbcClient.create(dataSource);
    }

    /** One place for each segment; an empty one for a segment that has read nothing. */
    List<Optional<FeedToken>> places(String processor) {
        return jdbc.sql("select coalesce(token, '') as token from projection_token where processor = ?")
                .param(processor)
                .query((row, i) -> place(row.getString("token")))
                .list();
    }

    private Optional<FeedToken> place(String json) {
        if (json.isEmpty()) {
            return Optional.empty();
        }
        JsonNode token = mapper.readTree(json);
        return token.has(CURRENT_TOKEN_OF_A_REPLAY)
                ? feedToken(token.get(CURRENT_TOKEN_OF_A_REPLAY))
                : feedToken(token);
    }

    private static Optional<FeedToken> feedToken(@Nullable JsonNode token) {
        return token == null || token.isNull()
                ? Optional.empty()
                : Optional.of(new FeedToken(token.required("feedPosition").longValue()));
    }
}
