package org.standpat.query.api;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.standpat.query.live.Changes;
import org.standpat.query.live.LiveDesk;
import org.standpat.query.statistics.PlayerStatistics;
import org.standpat.query.statistics.StatisticsReader;

/** Tells of a player's numbers when they are others than it told last. Used by one stream. */
final class LiveStatistics implements LiveStream.Teller {

    private final LiveDesk desk;
    private final StatisticsReader statistics;
    private final String player;
    private final boolean presentFirst;
    private @Nullable PlayerStatistics last;

    /** Begins with the present numbers, or with those that change. */
    LiveStatistics(LiveDesk desk, StatisticsReader statistics, String player, boolean presentFirst) {
        this.desk = desk;
        this.statistics = statistics;
        this.player = player;
        this.presentFirst = presentFirst;
    }

    /**
     * Refuses a player of whom nothing is known.
     *
     * @throws ReadProblem when nothing is
     */
    void requireKnown(long feedPosition) {
        if (desk.inTurn(() -> statistics.of(player)).isEmpty()) {
            throw ReadApi.unknownPlayer(feedPosition);
        }
    }

    @Override
    public void begin(long position, EventStream out) throws EventStream.Ended {
        if (presentFirst) {
            tell(position, out);
        }
    }

    @Override
    public void tell(Changes changes, EventStream out) throws EventStream.Ended {
        tell(changes.upTo(), out);
    }

    /** The numbers are read now, and so reflect everything up to a position that was reached before. */
    private void tell(long position, EventStream out) throws EventStream.Ended {
        Optional<PlayerStatistics> now = desk.inTurn(() -> statistics.of(player));
        if (now.isPresent() && !now.get().equals(last)) {
            last = now.get();
            out.message("statistics", position, Answers.line(StatisticsBody.of(now.get(), position)));
        }
    }
}
