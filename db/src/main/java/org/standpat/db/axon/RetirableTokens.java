package org.standpat.db.axon;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventhandling.tokenstore.UnableToClaimTokenException;
import org.axonframework.eventhandling.tokenstore.jdbc.JdbcTokenStore;
import org.axonframework.messaging.unitofwork.CurrentUnitOfWork;

/**
 * Axon's token store, which knows tokens that were retired ({@link Tokens#RETIRE}). Whoever had one finds out when he next writes it: a
 * transaction that handles events is rolled back, by {@link RetiredTokenException}, and what would only have kept the claim is left undone
 * without a word, since Axon would warn of it.
 */
final class RetirableTokens extends JdbcTokenStore {

    /** What is retired is deleted in the end. */
    private static final String IS_RETIRED =
            "select not exists(select from projection_token where processor = ? and segment = ? and owner is distinct from '"
                    + Tokens.RETIRED_OWNER + "')";

    RetirableTokens(Builder builder) {
        super(builder);
    }

    @Override
    public void extendClaim(String processor, int segment) {
        try {
            super.extendClaim(processor, segment);
        } catch (UnableToClaimTokenException lost) {
            if (!isRetired(processor, segment)) {
                throw lost;
            }
        }
    }

    @Override
    public void storeToken(TrackingToken token, String processor, int segment) {
        try {
            super.storeToken(token, processor, segment);
        } catch (UnableToClaimTokenException lost) {
            if (!isRetired(processor, segment)) {
                throw lost;
            }
            if (CurrentUnitOfWork.isStarted()) {
                throw new RetiredTokenException(processor, segment, lost);
            }
        }
    }

    /** Asked in the transaction of whoever could not claim it. */
    private boolean isRetired(String processor, int segment) {
        try (Connection connection = getConnection();
                PreparedStatement statement = connection.prepareStatement(IS_RETIRED)) {
            statement.setString(1, processor);
            statement.setInt(2, segment);
            try (ResultSet row = statement.executeQuery()) {
                return row.next() && row.getBoolean(1);
            }
        } catch (SQLException unreachable) {
            // Then the loss of the claim is told as it is.
            return false;
        }
    }
}
