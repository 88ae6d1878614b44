package org.standpat.db.postgres;

import java.time.Duration;
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

    /** How long a new connection may take to be made. */
    private static final Duration CONNECT_LIMIT = Duration.ofSeconds(10);

    /** Opens a new connection each time it is asked, and keeps none: for whoever keeps one for himself, for tools and for tests. */
    public DataSource unpooled() {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setConnectTimeout(Math.toIntExact(CONNECT_LIMIT.toSeconds()));
        // The limit above ends when the server has picked up; this one when it has let the role in.
        source.setLoginTimeout(Math.toIntExact(CONNECT_LIMIT.toSeconds()));
        source.setTcpKeepAlive(true);
        // The server's details of an error may quote a row, and so a card.
        source.setLogServerErrorDetail(false);
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
