package org.standpat.db.axon;

import java.time.Duration;
import javax.sql.DataSource;
import org.axonframework.eventhandling.tokenstore.TokenStore;
import org.axonframework.eventhandling.tokenstore.jdbc.JdbcTokenStore;
import org.axonframework.eventhandling.tokenstore.jdbc.TokenSchema;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.jackson3.Jackson3Serializer;
import org.springframework.jdbc.datasource.TransactionAwareDataSourceProxy;
import org.standpat.db.log.FeedToken;
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator;

/** Where projections keep how far they have read the feed: table {@code projection_token}. */
public final class Tokens {

    /**
     * After this long without a sign of life a processor's claim may be taken by another process. It is also how long
     * projections stand still after the process that ran them was killed.
     */
    public static final Duration CLAIM_TIMEOUT = Duration.ofSeconds(5);

    /** Who owns a token that was retired. */
    static final String RETIRED_OWNER = "retired";

    /**
     * Retires the tokens of the processor that is its one parameter: nobody stores or claims them any more, in whatever process. Axon lets
     * nobody take over a claim that is younger than a few seconds, and these stay so.
     */
    public static final String RETIRE = "update projection_token set owner = '" + RETIRED_OWNER
            + "', claimed_at = '9999-12-31T23:59:59.999Z' where processor = ?";

    private static final String AXON_TOKENS = "org.axonframework.eventhandling.";

    private static final TokenSchema SCHEMA = TokenSchema.builder()
            .setTokenTable("projection_token")
            .setProcessorNameColumn("processor")
            .setSegmentColumn("segment")
            .setTokenColumn("token")
            .setTokenTypeColumn("token_type")
            .setTimestampColumn("claimed_at")
            .setOwnerColumn("owner")
            .build();

    private Tokens() {}

    /** A token store that works in Spring's current transaction, so that a token moves with what its projection wrote. */
    public static TokenStore store(DataSource dataSource) {
        return new RetirableTokens(JdbcTokenStore.builder()
                .connectionProvider(new TransactionAwareDataSourceProxy(dataSource)::getConnection)
                .schema(SCHEMA)
                .serializer(serializer())
                .contentType(String.class)
                .claimTimeout(CLAIM_TIMEOUT));
    }

    /**
     * JSON of {@link FeedToken}s and of Axon's own tokens around them. The tokens of a replay name the classes inside them;
     * classes other than tokens are refused.
     */
    static Serializer serializer() {
        BasicPolymorphicTypeValidator tokensOnly = BasicPolymorphicTypeValidator.builder()
                .allowIfSubType(AXON_TOKENS)
                .allowIfSubType(FeedToken.class)
                .build();
        return Jackson3Serializer.builder()
                .jsonMapperBuilderCustomizer(mapper -> mapper.polymorphicTypeValidator(tokensOnly))
                .build();
    }
}
