package org.standpat.service.process;

import com.zaxxer.hikari.HikariDataSource;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.info.Info;
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
    OpenAPI description() {
        return new OpenAPI()
                .info(new Info()
                        .title("Standpat")
                        .version("v1")
                        .description(
                                "Records hands of draw poker, for the cardroom's backend whose answers hold the cards of all"
                                        + " players, and answers questions from what is recorded."));
    }

    @Bean
    HikariDataSource dataSource(Database database, @Value("${standpat.database.pool-size}") int connections) {
        return ConnectionPools.open(database, "standpat", connections);
    }
}
