package org.standpat.formats.transcript;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import org.standpat.export.json.EventObjects;
import org.standpat.formats.HandRefused;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.SeatedPlayer;
import tools.jackson.databind.node.ObjectNode;

/**
 * The start of a hand that this program wrote into the format of somebody else, as far as that format has fields for it.
 *
 * @param hand the identity that the hand had where it was written
 * @param table name of the table
 * @param startedAt when it began
 * @param players the players by rising seats
 * @param button seat of the button
 */
public record OwnStart(UUID hand, String table, Instant startedAt, List<SeatedPlayer> players, int button) {
    public OwnStart {
        players = List.copyOf(players);
    }

    /**
     * The identity of a hand from its number in the file.
     *
     * @param refused makes a refusal of the field with the number
     * @throws HandRefused when it is no identity, or one in another way of writing
     */
    public static UUID identity(String number, Function<String, HandRefused> refused) {
        try {
            UUID identity = UUID.fromString(number);
            if (identity.toString().equals(number)) {
                return identity;
            }
        } catch (IllegalArgumentException none) {
            // Refused below, as a number that is written otherwise is.
        }
        throw refused.apply("expected the identity of the hand, as in 5d0c3b1e-0000-4000-8000-000000000011");
    }

    /**
     * The whole start.
     *
     * @param rest what the format has no fields for
     * @param refused makes a refusal of the field with the rest
     * @throws HandRefused when the rest does not make it whole
     */
    public HandStarted with(ObjectNode rest, Function<String, HandRefused> refused) {
        try {
            return EventObjects.started(rest, hand, table, startedAt, players, button);
        } catch (IllegalArgumentException misfit) {
            throw refused.apply("expected the start of a hand as docs/formats.md describes it: " + misfit.getMessage());
        }
    }
}
