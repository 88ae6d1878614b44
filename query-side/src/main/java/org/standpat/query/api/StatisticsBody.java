package org.standpat.query.api;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Optional;
import org.standpat.query.statistics.Dimension;
import org.standpat.query.statistics.PlayerStatistics;

/**
 * A player's numbers over the hands that were played to their end, or those of them that were asked for.
 *
 * @param player the room's name for him
 * @param feedPosition how far the projection had read the log when it was asked
 * @param numbers his numbers over all of these hands
 * @param by by what they are told apart; null when that was not asked for
 * @param groups his numbers over each group of them, days from the newest back, others by their number of hands
 * @param moreGroups whether there are more groups, which are left out
 */
record StatisticsBody(
        String player,
        long feedPosition,
        @JsonUnwrapped NumbersBody numbers,
        Optional<String> by,
        List<GroupBody> groups,
        boolean moreGroups) {

    StatisticsBody {
        groups = List.copyOf(groups);
    }

    /**
     * Hands that have something in common.
     *
     * @param group what that is: the game, the stakes, the place, the number of players, the day, the table
     * @param numbers his numbers over them
     */
    record GroupBody(String group, @JsonUnwrapped NumbersBody numbers) {}

    /** Numbers that were not told apart. */
    static StatisticsBody of(PlayerStatistics statistics, long feedPosition) {
        return of(statistics, Optional.empty(), feedPosition);
    }

    static StatisticsBody of(PlayerStatistics statistics, Optional<Dimension> by, long feedPosition) {
        return new StatisticsBody(
                statistics.player(),
                feedPosition,
                NumbersBody.of(statistics.whole(), statistics.snowLimit()),
                by.map(Dimension::word),
                statistics.groups().stream()
                        .map(group -> new GroupBody(
                                by.filter(Dimension.PLACE::equals).isPresent() ? Words.of(group.key()) : group.key(),
                                NumbersBody.of(group.numbers(), statistics.snowLimit())))
                        .toList(),
                statistics.more());
    }
}
