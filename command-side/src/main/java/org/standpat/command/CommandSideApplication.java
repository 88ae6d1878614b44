package org.standpat.command;

import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.info.Info;
import java.util.List;
import org.apache.catalina.core.StandardHost;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.tomcat.ConfigurableTomcatWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.boot.web.server.context.WebServerInitializedEvent;
import org.springframework.boot.webmvc.autoconfigure.error.ErrorMvcAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.context.event.EventListener;
import org.standpat.command.api.ServerRefusals;
import org.standpat.command.operations.KeysHealth;
import org.standpat.db.access.AccessKeys;

/** The command side as a program of its own, against the PostgreSQL that {@code STANDPAT_DB_URL} names. */
@SpringBootConfiguration(proxyBeanMethods = false)
// Without a page of its own for faults: all of them come to ServerRefusals.
@EnableAutoConfiguration(exclude = ErrorMvcAutoConfiguration.class)
@Import({StandaloneDatabase.class, CommandSide.class})
public class CommandSideApplication {

    private static final Logger LOG = LoggerFactory.getLogger(CommandSideApplication.class);

    /**
     * Starts the program; it runs until it is told to stop.
     *
     * @param arguments settings such as {@code --standpat.port=8080}; or {@code migrate}, to bring the database to the needed state and end
     */
    public static void main(String[] arguments) {
        if (List.of(arguments).equals(List.of(MigrationAlone.ARGUMENT))) {
            MigrationAlone.run();
            return;
        }
        SpringApplication.run(CommandSideApplication.class, arguments);
    }

    /** Part {@code keys} of its health; where the query side runs too, it tells that. */
    @Bean
    KeysHealth keysHealthIndicator(AccessKeys keys) {
        return new KeysHealth(keys);
    }

    /** What the web server refuses is a problem, too; where the query side runs too, it sees to that. */
    @Bean
    WebServerFactoryCustomizer<ConfigurableTomcatWebServerFactory> serverRefusals() {
        return server -> server.addContextCustomizers(context -> {
            if (context.getParent() instanceof StandardHost host) {
                host.setErrorReportValveClass(ServerRefusals.class.getName());
            }
        });
    }

    @Bean
    OpenAPI description() {
        return new OpenAPI()
                .info(new Info()
                        .title("Standpat: write API")
                        .version("v1")
                        .description(
                                "Starts hands of draw poker and takes their actions. For the cardroom's backend: answers hold"
                                        + " the cards of all players."));
    }

    @EventListener
    void started(WebServerInitializedEvent event) {
        LOG.info("The command side listens on port {}.", event.getWebServer().getPort());
    }
}
