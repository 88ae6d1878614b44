package org.standpat.command.api;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.InstantSource;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpMethod;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;
import org.standpat.command.idempotency.Fingerprint;
import org.standpat.command.idempotency.KeyedRequest;
import org.standpat.command.shell.Answer;
import org.standpat.command.shell.HandDesk;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.StartHand;
import tools.jackson.databind.node.ObjectNode;

/** Starts hands and takes actions and rulings. What each request and answer looks like is described at {@code /v3/api-docs}. */
@RestController
public final class HandsController {

    /** Where hands are. */
    public static final String PATH = "/api/v1/hands";

    /** Where the actions of a hand are. */
    public static final String ACTIONS_PATH = PATH + "/{hand}/actions";

    /** Where the rulings on a hand are. */
    public static final String RULINGS_PATH = PATH + "/{hand}/rulings";

    private final HandDesk desk;
    private final InstantSource clock;
    private final BackendGuard guard;

    /** Answers from this desk whom the guard lets in; the clock says when a hand starts. */
    public HandsController(HandDesk desk, InstantSource clock, BackendGuard guard) {
        this.desk = desk;
        this.clock = clock;
        this.guard = guard;
    }

    /** Starts a hand. */
    @PostMapping(PATH)
    public void start(HttpServletRequest request, HttpServletResponse response) throws IOException {
        guard.require(request);
        RequestHeaders.requireNoPosition(request);
        String key = RequestHeaders.key(request);
        ObjectNode body = JsonBody.read(request);
        StartHand start = StartReader.read(body, HandIds.next(clock.instant()), clock);
        HttpAnswers.started(response, desk.start(start, keyed(KeyedRequest.STARTS, key, PATH, body)));
    }

    /** Takes one action of a seat, or what is reported of a recorded hand. */
    @PostMapping(ACTIONS_PATH)
    public void act(@PathVariable("hand") String id, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        HttpAnswers.taken(response, take(HandIds.parse(id), "/actions", request, ActionReader::read));
    }

    /** Takes one ruling of the floor. */
    @PostMapping(RULINGS_PATH)
    public void rule(@PathVariable("hand") String id, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        HttpAnswers.taken(response, take(HandIds.parse(id), "/rulings", request, RulingReader::read));
    }

    private Answer take(
            UUID hand, String resource, HttpServletRequest request, Function<ObjectNode, ? extends HandCommand> reader)
            throws IOException {
        guard.require(request);
        Integer position = RequestHeaders.position(request);
        String key = RequestHeaders.key(request);
        ObjectNode body = JsonBody.read(request);
        HandCommand command = reader.apply(body);
        KeyedRequest keyed = keyed(hand, key, PATH + "/" + hand + resource, body);
        return desk.act(hand, position, command, keyed);
    }

    private static @Nullable KeyedRequest keyed(UUID scope, @Nullable String key, String path, ObjectNode body) {
        if (key == null) {
            return null;
        }
        Fingerprint fingerprint = Fingerprint.of(HttpMethod.POST.name(), path, JsonBody.canonical(body));
        return new KeyedRequest(scope, key, fingerprint);
    }
}
