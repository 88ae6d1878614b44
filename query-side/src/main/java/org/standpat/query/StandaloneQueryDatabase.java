package org.standpat.query;

import com.zaxxer.hikari.HikariDataSource;
import java.time.Duration;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.standpat.db.postgres.Database;
import org.standpat.db.ready.OwnerLogin;

/** The pool of connections of a query side that runs alone. */
@Configuration(proxyBeanMethods = false)
class StandaloneQueryDatabase {

    /** How long a request waits for a connection before it is answered that the database cannot be used. */
    static final Duration CONNECTION_WAIT = Duration.ofSeconds(10);

    /** Where it is. */
    @Bean
    Database database(
            @Value("${standpat.database.url:}") String url,
            @Value("${standpat.database.user:}") String user,
            @Value("${standpat.database.password:}") String password) {
        if (url.isBlank()) {
            throw new SettingException("The database is not named: set STANDPAT_DB_URL to its JDBC address, such as"
                    + " jdbc:postgresql://localhost:5432/standpat, and STANDPAT_DB_USER and STANDPAT_DB_PASSWORD.");
        }
        return new Database(url, user, password);
    }

    /** The role that applies migrations at the start; none where that is done before. */
    @Bean
    OwnerLogin ownerLogin(
            Database database,
            @Value("${standpat.database.owner.user:}") String user,
            @Value("${standpat.database.owner.password:}") String password) {
        return OwnerLogin.of(database.url(), user, password);
    }

    /** The pool. */
    @Bean
    HikariDataSource dataSource(Database database, @Value("${standpat.database.pool-size}") int poolSize) {
        HikariDataSource pool = new HikariDataSource();
        pool.setPoolName("query-side");
        pool.setJdbcUrl(database.url());
        pool.setUsername(database.user());
        pool.setPassword(database.password());
        pool.setMaximumPoolSize(poolSize);
        pool.setConnectionTimeout(CONNECTION_WAIT.toMillis());
        // The server's details of an error may quote a row, and so a card.
        pool.addDataSourceProperty("logServerErrorDetail", "false");
        pool.addDataSourceProperty("ApplicationName", "standpat-query-side");
        return pool;
    }
}
