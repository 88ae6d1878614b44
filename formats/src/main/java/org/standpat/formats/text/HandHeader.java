package org.standpat.formats.text;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.transcript.Room;
import org.standpat.formats.transcript.StatedStakes;
import org.standpat.houserules.Variant;

/**
 * What the first line of a hand says.
 *
 * @param room where it was played
 * @param hand the room's number of the hand
 * @param table the table's name; empty where it stands in another line
 * @param startedAt when the hand began; null when the zone of the time is not known
 * @param game what is played
 * @param coin how amounts are written
 * @param stakes what it is played for
 */
public record HandHeader(
        Room room,
        String hand,
        String table,
        @Nullable Instant startedAt,
        Variant game,
        Coin coin,
        StatedStakes stakes) {}
