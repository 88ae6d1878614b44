package org.standpat.service.process;

import com.zaxxer.hikari.HikariDataSource;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.standpat.command.CommandSide;
import org.standpat.db.postgres.Database;
import org.standpat.query.QuerySide;

/** Both sides in one process: one pool of connections, one port, one health, one description of the API. */
@SpringBootConfiguration(proxyBeanMethods = false)
@EnableAutoConfiguration
@Import({CommandSide.class, QuerySide.class})
class StandpatApplication {

    @Bean
    HikariDataSource dataSource(Database database, @Value("${standpat.database.pool-size}") int connections) {
        return ConnectionPools.open(database, "standpat", connections);
    }
}
