package org.standpat.view;

import java.util.Optional;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.SeatedPlayer;

/** Somebody who reads hands; he may be another viewer in each of them. */
@FunctionalInterface
public interface Onlooker {

    /** Anybody. */
    Onlooker PUBLIC = always(Viewer.PUBLIC);

    /** Which viewer he is of the hand that began so. */
    Viewer of(HandStarted started);

    /** Which viewer he is of a hand of which nobody knows how it began: nobody can have been a player of it. */
    default Viewer ofUnknownHand() {
        return Viewer.PUBLIC;
    }

    /** The same viewer of every hand. */
    static Onlooker always(Viewer viewer) {
        return new Onlooker() {
            @Override
            public Viewer of(HandStarted started) {
                return viewer;
            }

            @Override
            public Viewer ofUnknownHand() {
                return viewer;
            }
        };
    }

    /** A player, wherever he sat, by the room's name for him letter by letter; of hands that he was not dealt in he is the public. */
    static Onlooker player(String name) {
        return started -> {
            Optional<SeatedPlayer> own = started.seats().stream()
                    .filter(seated -> seated.player().equals(name))
                    .findFirst();
            return own.isPresent() ? new Viewer.PlayerOn(own.get().seat()) : Viewer.PUBLIC;
        };
    }
}
