package org.standpat.command;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodyHandlers;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.web.server.WebServer;
import org.springframework.boot.web.server.servlet.context.ServletWebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.standpat.command.dealer.DealerKey;
import org.standpat.db.postgres.Database;
import org.standpat.notary.NotaryKeys;

/** The command side as it runs alone, on a free port. Closing it is a stop; starting another on the same database is a restart. */
public final class RunningCommandSide implements AutoCloseable {

    /** The dealer's key of these tests: no secret. */
    public static final String KEY = Base64.getEncoder().encodeToString(new byte[32]);

    /** The keys of the log of these tests. */
    public static final NotaryKeys LOG_KEYS = NotaryKeys.random("standpat.example/tests", new SecureRandom());

    private static final Duration LIMIT = Duration.ofSeconds(60);

    private final ConfigurableApplicationContext application;
    private final HttpClient client = HttpClient.newHttpClient();
    private final String address;

    private RunningCommandSide(ConfigurableApplicationContext application) {
        this.application = application;
        WebServer server = Objects.requireNonNull(((ServletWebServerApplicationContext) application).getWebServer());
        this.address = "http://127.0.0.1:" + server.getPort();
    }

    /** Starts it, with further settings such as {@code --standpat.database.pool-size=4}. */
    public static RunningCommandSide on(Database database, String... settings) {
        List<String> arguments = new ArrayList<>(List.of(
                "--standpat.port=0",
                "--standpat.database.url=" + database.url(),
                "--standpat.database.user=" + database.user(),
                "--standpat.database.password=" + database.password()));
        if (Stream.of(settings).noneMatch(setting -> setting.startsWith("--" + DealerKey.PROPERTY))) {
            arguments.add("--" + DealerKey.PROPERTY + "=" + KEY);
        }
        arguments.add(
                "--" + NotaryKeys.SIGNER_PROPERTY + "=" + LOG_KEYS.signer().secretText());
        arguments.add("--" + NotaryKeys.SALTS_PROPERTY + "=" + LOG_KEYS.salts().base64());
        arguments.addAll(List.of(settings));
        return new RunningCommandSide(
                SpringApplication.run(CommandSideApplication.class, arguments.toArray(new String[0])));
    }

    /** A part of the running application. */
    public <T> T part(Class<T> type) {
        return application.getBean(type);
    }

    /** Posts JSON; headers come as name, value, name, value. */
    public Reply post(String path, String body, String... headers) {
        HttpRequest.Builder request = request(path).POST(BodyPublishers.ofString(body));
        request.header("Content-Type", "application/json");
        for (int i = 0; i < headers.length; i += 2) {
            request.header(headers[i], headers[i + 1]);
        }
        return send(request);
    }

    /** Starts a hand. */
    public Reply start(String body, String... headers) {
        return post("/api/v1/hands", body, headers);
    }

    /** Takes an action. */
    public Reply act(String hand, String body, String... headers) {
        return post("/api/v1/hands/" + hand + "/actions", body, headers);
    }

    /** Takes a ruling. */
    public Reply rule(String hand, String body, String... headers) {
        return post("/api/v1/hands/" + hand + "/rulings", body, headers);
    }

    /** Gets what is at this address. */
    public Reply get(String path) {
        return send(request(path).GET());
    }

    /** Gets the bytes that are at this address. */
    public HttpResponse<byte[]> bytes(String path) {
        return send(request(path).GET(), BodyHandlers.ofByteArray());
    }

    /** A request to be made by hand. */
    public HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(address + path)).timeout(LIMIT);
    }

    /** Sends it. */
    public Reply send(HttpRequest.Builder request) {
        return Reply.of(send(request, BodyHandlers.ofString()));
    }

    private <T> HttpResponse<T> send(HttpRequest.Builder request, BodyHandler<T> body) {
        try {
            return client.send(request.build(), body);
        } catch (IOException fault) {
            throw new IllegalStateException("no answer from " + address, fault);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for " + address, interrupted);
        }
    }

    @Override
    public void close() {
        client.close();
        application.close();
    }
}
