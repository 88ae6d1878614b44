package org.standpat.query;

import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.info.Info;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.web.server.context.WebServerInitializedEvent;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.context.event.EventListener;

/** The query side as a program of its own, against the PostgreSQL that {@code STANDPAT_DB_URL} names. */
@SpringBootConfiguration(proxyBeanMethods = false)
@EnableAutoConfiguration
@Import({StandaloneQueryDatabase.class, QuerySide.class})
public class QuerySideApplication {

    private static final Logger LOG = LoggerFactory.getLogger(QuerySideApplication.class);

    /**
     * Starts the program; it runs until it is told to stop.
     *
     * @param arguments settings such as {@code --standpat.port=8081}
     */
    public static void main(String[] arguments) {
        SpringApplication.run(QuerySideApplication.class, arguments);
    }

    @Bean
    OpenAPI description() {
        return new OpenAPI()
                .info(new Info()
                        .title("Standpat: read API")
                        .version("v1")
                        .description(
                                "Answers questions from recorded hands of draw poker: what happened, how the table stood after"
                                        + " each event, and the players' numbers."));
    }

    @EventListener
    void started(WebServerInitializedEvent event) {
        LOG.info("The query side listens on port {}.", event.getWebServer().getPort());
    }
}
