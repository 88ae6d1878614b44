package org.standpat.query.replay;

import java.util.Optional;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.SeatedPlayer;
import org.standpat.view.Viewer;

/** Whose view of a finished hand is read. It may be another seat in each hand. */
@FunctionalInterface
public interface ViewOfFinished {

    /** Who reads the hand that began so. */
    Viewer of(HandStarted started);

    /** The same viewer of every hand. */
    static ViewOfFinished always(Viewer viewer) {
        return started -> viewer;
    }

    /** A player, wherever he sat; of hands that he was not dealt in he is one of the public. */
    static ViewOfFinished player(String name) {
        return started -> {
            Optional<SeatedPlayer> own = started.seats().stream()
                    .filter(seated -> seated.player().equals(name))
                    .findFirst();
            return own.isPresent() ? new Viewer.PlayerOn(own.get().seat()) : Viewer.PUBLIC;
        };
    }
}
