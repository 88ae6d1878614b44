package org.standpat.service.process;

import com.zaxxer.hikari.HikariDataSource;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.info.Info;
import javax.sql.DataSource;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.standpat.command.CommandSide;
import org.standpat.db.postgres.Database;
import org.standpat.query.QuerySide;

/** Both sides in one process: a role and a pool of connections for each, one port, one health, one description of the API. */
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

    /** Of the side that decides. */
    @Bean
    HikariDataSource dataSource(Database database, @Value("${standpat.database.writer-pool-size}") int connections) {
        return ConnectionPools.open(database, "standpat-writer", connections);
    }

    /** Of the side that answers. */
    @Bean
    HikariDataSource readerPool(Database reader, @Value("${standpat.database.pool-size}") int connections) {
        return ConnectionPools.open(reader, "standpat-reader", connections);
    }

    /** The side that answers works in transactions of Spring, and the other in its own. */
    @Bean
    JdbcTransactionManager transactionManager(DataSource readerPool) {
        return new JdbcTransactionManager(readerPool);
    }
}
