package org.standpat.command.evidence;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.Map;
import org.standpat.command.Reply;
import org.standpat.command.RunningCommandSide;
import org.standpat.db.access.AccessKey;
import org.standpat.db.access.KeyEntry;
import org.standpat.db.access.KeyRole;

/** Somebody of staff and the player on seat 1, with keys; everybody else is the public. */
final class KnownCallers {

    static final String STAFF = "floor";

    /** Whom {@link org.standpat.command.Bodies} puts on seat 1. */
    static final String SEAT_1 = "player-1";

    static final String PUBLIC = "nobody";

    private final Path file;
    private final Map<String, AccessKey> keys = new HashMap<>();

    /** Writes their keys to a file of this folder. */
    KnownCallers(Path folder) {
        file = folder.resolve("keys");
        key(KeyRole.STAFF, STAFF);
        key(KeyRole.PLAYER, SEAT_1);
    }

    private void key(KeyRole role, String name) {
        AccessKey key = AccessKey.make(new SecureRandom());
        keys.put(name, key);
        try {
            Files.writeString(
                    file,
                    new KeyEntry(role, name, key.hash()).line() + "\n",
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /** What a command side is started with so that it knows them. */
    String setting() {
        return "--standpat.keys.file=" + file;
    }

    /** Asks for evidence of a hand, with a reason. */
    Reply ask(RunningCommandSide side, String hand, String query, String who) {
        HttpRequest.Builder request = side.request("/api/v1/hands/" + hand + "/evidence" + query);
        AccessKey key = keys.get(who);
        if (key != null) {
            request.header("Authorization", "Bearer " + key.text());
            request.header("Standpat-Reason", "a dispute");
        }
        return side.send(request);
    }
}
