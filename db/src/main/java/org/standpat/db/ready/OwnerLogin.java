package org.standpat.db.ready;

import java.util.Optional;
import org.standpat.db.postgres.Database;

/**
 * How a process that works as another role reaches the database as its owner.
 *
 * @param database empty where migrations are applied elsewhere, or the role that works owns the database
 */
public record OwnerLogin(Optional<Database> database) {

    /** None. */
    public static final OwnerLogin NONE = new OwnerLogin(Optional.empty());

    /**
     * The owner from settings.
     *
     * @param url the JDBC address
     * @param user the owner's name; blank for none
     * @param password its password
     */
    public static OwnerLogin of(String url, String user, String password) {
        return user.isBlank() ? NONE : new OwnerLogin(Optional.of(new Database(url, user, password)));
    }
}
