package org.standpat.command.api;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Collections;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.standpat.db.access.AccessKey;
import org.standpat.db.access.AccessKeys;
import org.standpat.db.access.Bearer;
import org.standpat.db.access.KeyEntry;
import org.standpat.db.access.KeyFileException;
import org.standpat.db.access.KeyRole;

/**
 * Lets only the room's own backend write, once there is a key of its role: answers to whoever writes hold the cards of all players. As long
 * as there was none since the program started, whoever reaches the port is trusted. That a key of the backend is taken back, or its file is
 * empty for the moment in which an editor writes it, opens nothing.
 */
public final class BackendGuard {

    private static final Logger LOG = LoggerFactory.getLogger(BackendGuard.class);

    private final AccessKeys keys;
    private volatile boolean closed;

    /** Knows the holders of these keys. */
    public BackendGuard(AccessKeys keys) {
        this.keys = keys;
        try {
            isClosed();
        } catch (KeyFileException broken) {
            // Then nobody writes until the file can be used, and it is asked again.
            LOG.debug("The keys cannot be read at the start: {}", broken.getMessage());
        }
    }

    private boolean isClosed() {
        if (keys.hasRole(KeyRole.BACKEND)) {
            closed = true;
        }
        return closed;
    }

    /**
     * Refuses a caller who may not write.
     *
     * @throws CallerFault when his key is not known, is another role's, or is missing where one is needed
     */
    void require(HttpServletRequest request) {
        try {
            Optional<AccessKey> key = key(request);
            boolean backendAlone = isClosed();
            if (key.isPresent()) {
                requireBackend(key.get(), backendAlone);
            } else if (backendAlone) {
                throw CallerFault.unknown(
                        Bearer.CHALLENGE,
                        "Writing needs a key of role backend, sent as Authorization: Bearer <key>, and none came.");
            }
        } catch (KeyFileException broken) {
            LOG.debug("A request was refused: {}", broken.getMessage());
            throw CallerFault.later();
        }
    }

    private void requireBackend(AccessKey key, boolean backendAlone) {
        KeyEntry holder = keys.holder(key)
                .orElseThrow(() -> CallerFault.unknown(
                        Bearer.UNKNOWN_KEY_CHALLENGE,
                        "This key is not known here: it was taken back, or belongs to another room."));
        if (backendAlone && holder.role() != KeyRole.BACKEND) {
            throw CallerFault.notAllowed("Writing needs a key of role backend, and this key has role "
                    + holder.role().word() + ".");
        }
    }

    private static Optional<AccessKey> key(HttpServletRequest request) {
        try {
            return Bearer.in(Collections.list(request.getHeaders(Bearer.HEADER)));
        } catch (IllegalArgumentException misfit) {
            throw CallerFault.unknown(Bearer.UNKNOWN_KEY_CHALLENGE, String.valueOf(misfit.getMessage()));
        }
    }
}
