package org.standpat.service.process;

import java.net.URI;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Map;
import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.web.server.WebServer;
import org.springframework.boot.web.server.servlet.context.ServletWebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.env.MapPropertySource;
import org.standpat.command.dealer.DealerKey;
import org.standpat.db.access.AccessKey;
import org.standpat.db.access.AccessKeys;
import org.standpat.db.postgres.Database;
import org.standpat.notary.NotaryKeys;
import org.standpat.notary.Outside;
import org.standpat.service.place.OpenedPlace;
import org.standpat.service.place.RunningMark;
import org.standpat.service.place.Secrets;
import org.standpat.service.place.Settings;

/** The service as it runs in this process, on an opened place. Closing it finishes the requests under way. */
public final class RunningService implements AutoCloseable {

    /** Where it listens when nothing else is said. */
    public static final int USUAL_PORT = 8080;

    private static final String CONFIGURATION = "standpat";
    private static final String ANY_ADDRESS = "0.0.0.0";
    private static final String LOOPBACK = "127.0.0.1";

    private static final Logger LOG = LoggerFactory.getLogger(RunningService.class);

    private final ConfigurableApplicationContext application;
    private final OpenedPlace place;
    private final URI address;
    private final AccessKey key;

    private RunningService(ConfigurableApplicationContext application, OpenedPlace place, URI address, AccessKey key) {
        this.application = application;
        this.place = place;
        this.address = address;
        this.key = key;
    }

    /**
     * Starts the service and returns when it answers. In a data folder it leaves a mark by which the other verbs find it.
     *
     * @param port where to listen; 0 for any free port
     */
    public static RunningService start(OpenedPlace place, Settings settings, int port) {
        AccessKey key = AccessKey.make(new SecureRandom());
        // Here and not by the application, so that what it works with holds no login of the owner.
        place.ready();
        Secrets secrets = place.secrets(settings);
        Map<String, Object> own = Map.of(
                "server.port",
                port,
                DealerKey.PROPERTY,
                secrets.dealerKey(),
                NotaryKeys.SIGNER_PROPERTY,
                secrets.log().signer().secretText(),
                NotaryKeys.SALTS_PROPERTY,
                secrets.log().salts().base64(),
                Outside.FOLDER_PROPERTY,
                place.logFolder(settings).map(Path::toString).orElse(""),
                AccessKeys.OWN_PROPERTY,
                key.hash().hex());
        ConfigurableApplicationContext application = new SpringApplicationBuilder(StandpatApplication.class)
                .properties("spring.config.name=" + CONFIGURATION)
                .properties(Map.of(AccessKeys.FILE_PROPERTY, settings.keyFile(place.folder())))
                .initializers(context -> {
                    context.getEnvironment().getPropertySources().addFirst(new MapPropertySource("start", own));
                    GenericApplicationContext beans = (GenericApplicationContext) context;
                    beans.registerBean(
                            "database", Database.class, () -> place.databases().writer());
                    beans.registerBean(
                            "reader", Database.class, () -> place.databases().reader());
                })
                // The database has to outlive it, so whoever opened both closes both.
                .registerShutdownHook(false)
                .run();
        RunningService service = new RunningService(application, place, addressOf(application), key);
        place.letDashboardsIn(settings).ifPresent(role -> LOG.info("Dashboards read as {}.", role));
        place.folder()
                .ifPresent(folder -> RunningMark.ofThisProcess(service.address, place.databases(), key)
                        .leaveIn(folder));
        return service;
    }

    private static URI addressOf(ConfigurableApplicationContext application) {
        WebServer server = Objects.requireNonNull(((ServletWebServerApplicationContext) application).getWebServer());
        String host = application.getEnvironment().getProperty("server.address", LOOPBACK);
        return URI.create("http://" + (host.equals(ANY_ADDRESS) ? LOOPBACK : host) + ":" + server.getPort());
    }

    /** Where it listens, without a slash at the end. */
    public URI address() {
        return address;
    }

    /** A key of staff for this machine's own programs, which ends with the service. */
    public AccessKey key() {
        return key;
    }

    /** What it runs on. */
    public OpenedPlace place() {
        return place;
    }

    @Override
    public void close() {
        place.folder().ifPresent(RunningMark::removeFrom);
        application.close();
    }
}
