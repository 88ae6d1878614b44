package org.standpat.access;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.standpat.db.access.CardReading;
import org.standpat.view.Moment;
import org.standpat.view.Onlooker;
import org.standpat.view.Viewer;
import org.standpat.view.Visibility;

/**
 * Who sent a request.
 *
 * @param role what he is
 * @param name who he is, by his key; of a player the room's name for him, letter by letter; empty for the public
 * @param reason why he asks, as he says it himself; empty when he does not
 */
public record Caller(Role role, String name, Optional<String> reason) {

    /** Somebody without a key. */
    public static final Caller PUBLIC = new Caller(Role.PUBLIC, "", Optional.empty());

    /** Longest reason, in characters. */
    public static final int LONGEST_REASON = CardReading.LONGEST_REASON;

    /** As whom he sees hands. */
    public Onlooker onlooker() {
        return switch (role) {
            case PUBLIC, BACKEND -> Onlooker.PUBLIC;
            case PLAYER -> Onlooker.player(name);
            case ANALYST -> Onlooker.always(Viewer.ANALYST);
            case STAFF -> Onlooker.always(new Viewer.Staff(reason.isPresent()));
        };
    }

    /** Whether he may know that a hand is played at all. */
    public boolean seesRunningHands() {
        return Visibility.sight(onlooker().ofUnknownHand(), Moment.LIVE).isPresent();
    }

    /** Whether the caller has one of these roles. */
    public boolean isOneOf(Role... roles) {
        return Stream.of(roles).anyMatch(one -> one == role);
    }

    /**
     * Lets only these roles go on.
     *
     * @throws RefusedCallerException when the caller has none of them
     */
    public void require(Role... roles) {
        if (!isOneOf(roles)) {
            throw RefusedCallerException.notAllowed(
                    this, Stream.of(roles).map(Role::word).collect(Collectors.joining(" or ")));
        }
    }
}
