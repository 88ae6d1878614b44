package org.standpat.command;

import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.WebApplicationType;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.standpat.db.ready.OwnerLogin;
import org.standpat.db.ready.Readiness;

/** The program with the argument {@code migrate}: it brings the database to the state that both sides need, as its owner, and ends. */
@Configuration(proxyBeanMethods = false)
class MigrationAlone {

    /** The argument. */
    static final String ARGUMENT = "migrate";

    /**
     * Does it, by settings as they are set for the program.
     *
     * @param arguments further settings
     */
    static void run(String... arguments) {
        SpringApplication application = new SpringApplication(MigrationAlone.class);
        application.setWebApplicationType(WebApplicationType.NONE);
        application.run(arguments).close();
    }

    /** The owner, who has done it. */
    @Bean
    OwnerLogin ownerLogin(
            @Value("${standpat.database.url:}") String url,
            @Value("${standpat.database.owner.user:}") String user,
            @Value("${standpat.database.owner.password:}") String password) {
        OwnerLogin owner = OwnerLogin.of(url, user, password);
        Readiness.byOwner(owner.database()
                .filter(database -> !url.isBlank())
                .orElseThrow(() -> new MissingSettingException(
                        "The owner of the database is not named: set STANDPAT_DB_URL to its JDBC address, and"
                                + " STANDPAT_DB_OWNER_USER and STANDPAT_DB_OWNER_PASSWORD to the role that owns it.")));
        return owner;
    }
}
