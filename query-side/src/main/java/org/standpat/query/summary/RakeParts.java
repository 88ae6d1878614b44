package org.standpat.query.summary;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.HandState.Finished;

/**
 * Whose the rake was. Of each pot's rake a winner pays by his share of what the pot gave, in whole chips rounded down; the chips left over
 * are paid one each by the winners in the order of the award. So the parts add up to the rake.
 */
final class RakeParts {

    private RakeParts() {}

    /** Chips of rake by seat, as the last ruling on each pot gave it; a seat that is not named paid none. */
    static Map<Integer, Long> of(Finished finished) {
        Map<Integer, Long> parts = new HashMap<>();
        for (Map.Entry<Integer, Long> raked : finished.raked().entrySet()) {
            List<Share> awarded = finished.awards().getOrDefault(raked.getKey(), List.of());
            add(parts, raked.getValue(), finished.ruled().getOrDefault(raked.getKey(), awarded));
        }
        return parts;
    }

    private static void add(Map<Integer, Long> parts, long rake, List<Share> shares) {
        long given = 0;
        for (Share share : shares) {
            given = Math.addExact(given, share.amount());
        }
        long[] paid = new long[shares.size()];
        long left = rake;
        for (int winner = 0; winner < paid.length; winner++) {
            // Where the rake took the whole pot, its winners have equal shares of it.
            paid[winner] = given == 0
                    ? rake / paid.length
                    : part(rake, shares.get(winner).amount(), given);
            left -= paid[winner];
        }
        for (int winner = 0; winner < paid.length; winner++) {
            long whole = winner < left ? paid[winner] + 1 : paid[winner];
            parts.merge(shares.get(winner).seat(), whole, Math::addExact);
        }
    }

    /** The product may be larger than a {@code long}. */
    private static long part(long rake, long share, long given) {
        return share == given
                ? rake
                : BigInteger.valueOf(rake)
                        .multiply(BigInteger.valueOf(share))
                        .divide(BigInteger.valueOf(given))
                        .longValueExact();
    }
}
