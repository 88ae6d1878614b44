package org.standpat.access;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.standpat.access.RefusedCallerException.Why;
import org.standpat.db.access.AccessKey;
import org.standpat.db.access.AccessKeys;
import org.standpat.db.access.Bearer;
import org.standpat.db.access.KeyEntry;
import org.standpat.db.access.KeyFileException;
import org.standpat.db.access.KeyRole;

/** Finds out who sent a request, by its key. */
public final class Callers {

    private final AccessKeys keys;

    /** Knows the holders of these keys. */
    public Callers(AccessKeys keys) {
        this.keys = keys;
    }

    /**
     * Who sent it: the holder of its key, and the public when it has none.
     *
     * @throws RefusedCallerException when its key is not known, or its reason cannot be read
     */
    public Caller of(HttpServletRequest request) {
        Optional<AccessKey> key;
        try {
            key = Bearer.in(headers(request, Bearer.HEADER));
        } catch (IllegalArgumentException misfit) {
            throw unknown(String.valueOf(misfit.getMessage()));
        }
        Optional<String> reason = Reasons.in(headers(request, Reasons.HEADER));
        return key.map(given -> caller(given, reason)).orElseGet(() -> new Caller(Role.PUBLIC, "", reason));
    }

    private Caller caller(AccessKey key, Optional<String> reason) {
        KeyEntry holder;
        try {
            holder = keys.holder(key)
                    .orElseThrow(
                            () -> unknown("This key is not known here: it was taken back, or belongs to another room."
                                    + " Without a key a request is answered as for anybody."));
        } catch (KeyFileException broken) {
            throw new RefusedCallerException(
                    Why.NO_KEYS_NOW, "", "No key can be looked up now; /actuator/health says why. Ask again later.");
        }
        return new Caller(role(holder.role()), holder.name(), reason);
    }

    private static RefusedCallerException unknown(String sentence) {
        return new RefusedCallerException(Why.UNKNOWN, Bearer.UNKNOWN_KEY_CHALLENGE, sentence);
    }

    private static Role role(KeyRole role) {
        return switch (role) {
            case PLAYER -> Role.PLAYER;
            case ANALYST -> Role.ANALYST;
            case STAFF -> Role.STAFF;
            case BACKEND -> Role.BACKEND;
        };
    }

    private static List<String> headers(HttpServletRequest request, String name) {
        return Collections.list(request.getHeaders(name));
    }
}
