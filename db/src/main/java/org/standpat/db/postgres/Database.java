package org.standpat.db.postgres;

import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * Where a database is reached, and as whom.
 *
 * @param url the JDBC address, {@code jdbc:postgresql://host:port/name}
 * @param user the role that connects
 * @param password the role's password; never printed
 */
public record Database(String url, String user, String password) {

    /** Opens a new connection each time it is asked, and keeps none: for tools and tests, not for the service. */
    public DataSource unpooled() {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setUrl(url);
        source.setUser(user);
        source.setPassword(password);
        return source;
    }

    /** Names the address and the role, and keeps the password and the address's own settings back. */
    @Override
    public String toString() {
        return user + " at " + url.replaceFirst("\\?.*", ""); // an address may carry a password too
    }
}
