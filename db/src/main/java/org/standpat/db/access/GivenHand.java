package org.standpat.db.access;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A hand of which somebody is given unshown cards.
 *
 * @param hand its id; null for a text in quarantine
 * @param live whether it is still played
 */
public record GivenHand(@Nullable UUID hand, boolean live) {

    /** A text in quarantine. */
    public static final GivenHand IN_QUARANTINE = new GivenHand(null, false);
}
