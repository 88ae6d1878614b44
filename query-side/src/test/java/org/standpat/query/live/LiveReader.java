package org.standpat.query.live;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.awaitility.Awaitility.await;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.standpat.query.RunningQuerySide;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody who reads a live stream in a thread of his own, and keeps what came. */
public final class LiveReader implements AutoCloseable {

    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final Duration LIMIT = Duration.ofSeconds(60);

    private final HttpResponse<InputStream> response;
    private final List<Message> messages = new ArrayList<>();
    private final List<String> comments = new ArrayList<>();
    private final Thread thread;
    private boolean over;
    private Optional<IOException> fault = Optional.empty();

    /** One message. */
    public record Message(String event, long id, JsonNode data) {

        /** The hand that it tells of. */
        public String hand() {
            return data.path("hand").stringValue();
        }

        /** Their ids, in their order. */
        static List<Long> ids(List<Message> messages) {
            return messages.stream().map(Message::id).toList();
        }

        /** How each hand stands after these messages. */
        static Map<String, String> standing(List<Message> messages) {
            Map<String, String> hands = new HashMap<>();
            for (Message message : messages) {
                if (message.event().equals("hand")) {
                    hands.put(message.hand(), message.data().toString());
                }
            }
            return hands;
        }
    }

    private LiveReader(HttpResponse<InputStream> response) {
        this.response = response;
        this.thread = Thread.ofVirtual().start(this::read);
    }

    /** Begins to read; headers come as name, value, name, value. */
    public static LiveReader of(RunningQuerySide service, String path, String... headers) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(service.address() + path));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return new LiveReader(CLIENT.send(request.build(), BodyHandlers.ofInputStream()));
    }

    private void read() {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(response.body(), UTF_8))) {
            read(in, this::note, this::note);
        } catch (IOException cut) {
            synchronized (this) {
                fault = Optional.of(cut);
            }
        }
        synchronized (this) {
            over = true;
        }
    }

    /** The messages of a stream that was written down. */
    public static List<Message> messagesIn(String text) throws IOException {
        List<Message> messages = new ArrayList<>();
        read(new BufferedReader(new StringReader(text)), messages::add, comment -> {});
        return messages;
    }

    private static void read(BufferedReader in, Consumer<Message> messages, Consumer<String> comments)
            throws IOException {
        String event = "";
        long id = 0;
        String data = "";
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.startsWith("event: ")) {
                event = line.substring(7);
            } else if (line.startsWith("id: ")) {
                id = Long.parseLong(line.substring(4));
            } else if (line.startsWith("data: ")) {
                data = line.substring(6);
            } else if (line.startsWith(":")) {
                comments.accept(line);
            } else if (line.isEmpty() && !event.isEmpty()) {
                messages.accept(new Message(event, id, JSON.readTree(data)));
                event = "";
            }
        }
    }

    private synchronized void note(Message message) {
        messages.add(message);
    }

    private synchronized void note(String comment) {
        comments.add(comment);
    }

    /** The head of the answer. */
    public HttpResponse<InputStream> response() {
        return response;
    }

    /** Everything that came so far. */
    public synchronized List<Message> messages() {
        return List.copyOf(messages);
    }

    /** Those of this kind. */
    public List<Message> messages(String event) {
        return messages().stream()
                .filter(message -> message.event().equals(event))
                .toList();
    }

    /** Lines in between. */
    public synchronized List<String> comments() {
        return List.copyOf(comments);
    }

    /** The id of the last message; 0 when none came. */
    public synchronized long lastId() {
        return messages.isEmpty() ? 0 : messages.getLast().id();
    }

    /** Until it is told of everything up to this position. */
    void awaitId(long id) {
        await().atMost(LIMIT).until(() -> lastId() >= id);
    }

    /** Whether nothing more comes. */
    public synchronized boolean isOver() {
        return over;
    }

    /** Why it could not read to a proper end; empty when it could. */
    public synchronized Optional<IOException> fault() {
        return fault;
    }

    /** Goes away in the middle. */
    @Override
    public void close() throws IOException {
        response.body().close();
        thread.interrupt();
    }
}
