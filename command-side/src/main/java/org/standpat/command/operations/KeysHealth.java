package org.standpat.command.operations;

import org.springframework.boot.health.contributor.AbstractHealthIndicator;
import org.springframework.boot.health.contributor.Health;
import org.standpat.db.access.AccessKeys;
import org.standpat.db.access.KeyFileException;

/** Down while the file of keys cannot be used, so that nobody may write. */
public final class KeysHealth extends AbstractHealthIndicator {

    private final AccessKeys keys;

    /** The health of these keys. */
    public KeysHealth(AccessKeys keys) {
        super("The keys could not be looked at.");
        this.keys = keys;
    }

    @Override
    protected void doHealthCheck(Health.Builder health) {
        try {
            health.up().withDetail("known", keys.count());
        } catch (KeyFileException broken) {
            health.down().withDetail("reason", String.valueOf(broken.getMessage()));
        }
    }
}
