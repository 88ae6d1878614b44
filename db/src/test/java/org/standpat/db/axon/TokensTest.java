package org.standpat.db.axon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.axonframework.eventhandling.MergedTrackingToken;
import org.axonframework.eventhandling.ReplayToken;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventhandling.tokenstore.ConfigToken;
import org.axonframework.eventhandling.tokenstore.TokenStore;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.SerializedObject;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.SimpleSerializedObject;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.db.log.FeedToken;
import org.standpat.db.log.LogFixture;

class TokensTest {

    private static final FeedToken TOKEN = new FeedToken(4_711);
    private static final FeedToken LATER = new FeedToken(9_000_000_012L);

    static TrackingToken[] tokens() {
        return new TrackingToken[] {
            TOKEN,
            ReplayToken.createReplayToken(LATER),
            ReplayToken.createReplayToken(LATER, TOKEN),
            new MergedTrackingToken(TOKEN, LATER),
            new ConfigToken(Map.of("id", "here")),
        };
    }

    @ParameterizedTest
    @MethodSource("tokens")
    void tokens_are_read_as_they_were_written(TrackingToken token) {
        Serializer serializer = Tokens.serializer();

        SerializedObject<String> text = serializer.serialize(token, String.class);

        assertThat(serializer.<String, TrackingToken>deserialize(text)).isEqualTo(token);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                """
                {"tokenAtReset":{"@class":"org.standpat.db.log.FeedToken","feedPosition":1},
                 "currentToken":{"@class":"org.axonframework.common.caching.NoCache"},"context":null}""",
                """
                {"tokenAtReset":{"@class":"org.standpat.db.log.FeedToken","feedPosition":1},
                 "currentToken":null,"context":{"@class":"java.util.HashMap"}}""",
            })
    void other_classes_inside_a_token_are_refused(String smuggled) {
        var token = new SimpleSerializedObject<>(smuggled, String.class, ReplayToken.class.getName(), null);

        assertThatThrownBy(() -> Tokens.serializer().deserialize(token))
                .isInstanceOf(SerializationException.class)
                .rootCause()
                .hasMessageContaining("Could not resolve type id");
    }

    @Nested
    class Kept_in_the_database {

        @AutoClose
        private final LogFixture db = new LogFixture();

        private final TokenStore store = Tokens.store(db.dataSource);

        @ParameterizedTest
        @MethodSource("org.standpat.db.axon.TokensTest#tokens")
        void tokens_come_back(TrackingToken token) {
            db.transaction.executeWithoutResult(status -> store.initializeTokenSegments("hands", 1));
            db.transaction.executeWithoutResult(status -> store.storeToken(token, "hands", 0));

            assertThat(db.transaction.<TrackingToken>execute(status -> store.fetchToken("hands", 0)))
                    .isEqualTo(token);
        }

        @Test
        void a_token_moves_with_its_transaction() {
            db.transaction.executeWithoutResult(status -> store.initializeTokenSegments("hands", 1, TOKEN));

            db.transaction.executeWithoutResult(status -> {
                store.storeToken(LATER, "hands", 0);
                status.setRollbackOnly();
            });

            assertThat(db.transaction.<TrackingToken>execute(status -> store.fetchToken("hands", 0)))
                    .isEqualTo(TOKEN);
        }

        @Test
        void the_store_has_an_identity() {
            String first = db.transaction.execute(
                    status -> store.retrieveStorageIdentifier().orElseThrow());

            assertThat(db.transaction.<String>execute(
                            status -> store.retrieveStorageIdentifier().orElseThrow()))
                    .isEqualTo(first);
        }
    }
}
