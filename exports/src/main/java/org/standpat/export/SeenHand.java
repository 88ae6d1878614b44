package org.standpat.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.Player;
import org.standpat.hand.SeatedPlayer;
import org.standpat.hand.Table;
import org.standpat.money.Denomination;
import org.standpat.view.Moment;
import org.standpat.view.Viewer;
import org.standpat.view.Visibility;

/**
 * One hand as a viewer may see it. There is no other way to hand a hand to a writer, so that no export can hold a card which its reader
 * may not see: cards hidden from him are unknown here already.
 */
public final class SeenHand {

    private final List<RecordedEvent> events;
    private final List<Step> steps;
    private final HandStarted started;
    private final Viewer viewer;
    private final Denomination money;

    private SeenHand(
            List<RecordedEvent> events, List<Step> steps, HandStarted started, Viewer viewer, Denomination money) {
        this.events = List.copyOf(events);
        this.steps = List.copyOf(steps);
        this.started = started;
        this.viewer = viewer;
        this.money = money;
    }

    /**
     * The hand as this viewer may see it.
     *
     * @param all every event of the hand from its start, in order; the hand may still be played
     * @param money what one chip is worth
     * @throws IllegalArgumentException when the events do not begin with the start of a hand, or the viewer may see nothing of it
     * @throws org.standpat.hand.ImpossibleEvent when an event cannot follow on those before it
     */
    public static SeenHand of(List<RecordedEvent> all, Viewer viewer, Denomination money) {
        if (all.isEmpty() || !(all.getFirst().event() instanceof HandStarted started)) {
            throw new IllegalArgumentException("expected the events of a hand from its start, got "
                    + (all.isEmpty()
                            ? "none"
                            : all.getFirst().event().getClass().getSimpleName() + " first"));
        }
        Moment moment = Moment.of(all.stream().map(RecordedEvent::event).toList());
        Viewer sight = Visibility.sight(viewer, moment)
                .orElseThrow(() -> new IllegalArgumentException("expected a hand that this viewer may see"));
        List<RecordedEvent> events = new ArrayList<>();
        List<Step> steps = new ArrayList<>();
        HandState state = HandState.NOT_STARTED;
        for (RecordedEvent recorded : all) {
            HandEvent event = Visibility.seen(recorded.event(), viewer, moment).orElseThrow();
            events.add(new RecordedEvent(event, recorded.at()));
            HandState after = HandFold.evolve(state, event);
            if (after instanceof Started table) {
                steps.add(new Step(state, event, table));
            }
            state = after;
        }
        return new SeenHand(events, steps, started, sight, money);
    }

    /** As {@link #of(List, Viewer, Denomination)}, of events of which nobody kept when they were recorded. */
    public static SeenHand undated(List<HandEvent> all, Viewer viewer, Denomination money) {
        return of(all.stream().map(RecordedEvent::undated).toList(), viewer, money);
    }

    /** Every event as the viewer may see it, in order. */
    public List<RecordedEvent> events() {
        return events;
    }

    /** Every event with the table before and after it, in order. */
    public List<Step> steps() {
        return steps;
    }

    /** How the hand began. */
    public HandStarted started() {
        return started;
    }

    /** Whose view this is: of a hand that is played, the public's or that of staff with a reason. */
    public Viewer viewer() {
        return viewer;
    }

    /** What one chip is worth. */
    public Denomination money() {
        return money;
    }

    /** The hand after its last event. */
    public Started last() {
        return steps.getLast().after();
    }

    /** How the hand ended; empty while it is played. */
    public Optional<Finished> end() {
        return last() instanceof Finished finished ? Optional.of(finished) : Optional.empty();
    }

    /** Everybody dealt in, beginning left of the button and ending with the button. */
    public List<SeatedPlayer> fromLeftOfButton() {
        Table table = steps.getFirst().after().table();
        List<SeatedPlayer> players = new ArrayList<>();
        for (Player player : table.clockwiseAfter(table.button())) {
            players.add(new SeatedPlayer(player.seat(), player.name(), player.stack()));
        }
        return players;
    }

    /** True when two players or more were left at the end, so that hands were shown or mucked. */
    public boolean wasShowdown() {
        return events.stream().anyMatch(recorded -> recorded.event() instanceof HandEvent.ShowdownOpened);
    }
}
