package org.standpat.query;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.axonframework.eventhandling.DomainEventMessage;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.web.server.WebServer;
import org.springframework.boot.web.server.servlet.context.ServletWebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.standpat.db.access.AccessKey;
import org.standpat.db.log.LogFixture;
import org.standpat.db.postgres.Database;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The query side as it runs alone, over real HTTP on a free port, on an event log of its own. Events are written beside it, as
 * another process writes them.
 */
public final class RunningQuerySide implements AutoCloseable {

    private static final Duration LIMIT = Duration.ofSeconds(60);

    /** The log that it reads. */
    public final LogFixture db;

    private final AccessKey staff = AccessKey.make(new SecureRandom());
    private final ConfigurableApplicationContext application;
    private final HttpClient client = HttpClient.newHttpClient();
    private final String address;

    /** Starts it, with further settings such as {@code --standpat.read.wait-limit=1s}. */
    public RunningQuerySide(String... settings) {
        this(new LogFixture(), settings);
    }

    /** Starts it on this log, which it closes when it is closed. */
    public RunningQuerySide(LogFixture db, String... settings) {
        this(db, db.database, settings);
    }

    /** Starts it as another role than the one that writes this log. */
    public RunningQuerySide(LogFixture db, Database reader, String... settings) {
        this.db = db;
        List<String> arguments = new ArrayList<>(List.of(
                "--standpat.port=0",
                "--standpat.keys.own=" + staff.hash().hex(),
                "--standpat.database.url=" + reader.url(),
                "--standpat.database.user=" + reader.user(),
                "--standpat.database.password=" + reader.password()));
        arguments.addAll(List.of(settings));
        application = SpringApplication.run(QuerySideApplication.class, arguments.toArray(new String[0]));
        WebServer server = Objects.requireNonNull(((ServletWebServerApplicationContext) application).getWebServer());
        address = "http://127.0.0.1:" + server.getPort();
    }

    /** An answer. */
    public record Answer(HttpResponse<String> response) {

        private static final JsonMapper JSON = JsonMapper.shared();

        /** Its status. */
        public int status() {
            return response.statusCode();
        }

        /** Its body as JSON. */
        public JsonNode json() {
            return JSON.readTree(response.body());
        }

        /** Its body as text. */
        public String text() {
            return response.body();
        }

        /** One of its headers; empty when it is not there. */
        public String header(String name) {
            return response.headers().firstValue(name).orElse("");
        }
    }

    /** Gets what is at this address; headers come as name, value, name, value. */
    public Answer get(String path, String... headers) {
        HttpRequest.Builder request = request(path).GET();
        if (headers.length > 0) {
            request.headers(headers);
        }
        return send(request);
    }

    /** The same as staff, who gives no reason. */
    public Answer getAsStaff(String path) {
        return get(path, staff());
    }

    /** The header with a key of staff: name, value. */
    public String[] staff() {
        return new String[] {"Authorization", "Bearer " + staff.text()};
    }

    /** Asks for what is at this address, without its body. */
    public Answer head(String path) {
        return send(request(path).method("HEAD", BodyPublishers.noBody()));
    }

    /** Begins to get what is at this address; its reader says how fast it comes; headers come as name, value, name, value. */
    public HttpResponse<InputStream> stream(String path, String... headers) {
        HttpRequest.Builder request = request(path).GET();
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            return client.send(request.build(), BodyHandlers.ofInputStream());
        } catch (IOException fault) {
            throw new IllegalStateException("no answer from " + address, fault);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for " + address, interrupted);
        }
    }

    /** Where it listens, without a slash at the end. */
    public String address() {
        return address;
    }

    /** Stops the program, as a signal does; its database stays. */
    public void stopProgram() {
        application.close();
    }

    /** Posts nothing; headers come as name, value, name, value. */
    public Answer post(String path, String... headers) {
        HttpRequest.Builder request = request(path).POST(BodyPublishers.noBody());
        if (headers.length > 0) {
            request.headers(headers);
        }
        return send(request);
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(address + path)).timeout(LIMIT);
    }

    private Answer send(HttpRequest.Builder request) {
        try {
            return new Answer(client.send(request.build(), BodyHandlers.ofString()));
        } catch (IOException fault) {
            throw new IllegalStateException("no answer from " + address, fault);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for " + address, interrupted);
        }
    }

    /** A part of the running application. */
    public <T> T part(Class<T> type) {
        return application.getBean(type);
    }

    /** Records a whole hand in one transaction. */
    public PlayedHand record(PlayedHand hand) {
        record(hand, 1, hand.position());
        return hand;
    }

    /** Records some of a hand's events in one transaction. */
    public void record(PlayedHand hand, int from, int to) {
        db.append(messages(hand, from, to));
    }

    /** Events of a hand as they are recorded. */
    public static List<DomainEventMessage<?>> messages(PlayedHand hand, int from, int to) {
        List<DomainEventMessage<?>> messages = new ArrayList<>();
        for (int number = from; number <= to; number++) {
            messages.add(LogFixture.message(hand.id(), number, hand.events().get(number - 1)));
        }
        return messages;
    }

    /** The place in the whole log of a hand's event. */
    public long feedPositionOf(UUID hand, int number) {
        return db.log.tokenOf(hand, number).orElseThrow().feedPosition();
    }

    /** What to add to an address so that everything recorded of this hand is in the answer. */
    public String after(PlayedHand hand) {
        return "atLeast=" + feedPositionOf(hand.id(), hand.position());
    }

    @Override
    public void close() {
        client.close();
        application.close();
        db.close();
    }
}
