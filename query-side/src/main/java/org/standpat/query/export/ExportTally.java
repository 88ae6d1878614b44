package org.standpat.query.export;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.standpat.export.WriteOutcome;

/** What became of the hands of an export so far. */
public final class ExportTally {

    /** Reasons that are told apart; hands with further ones are counted together. */
    public static final int MOST_REASONS = 20;

    private static final String OTHER_REASONS = "other reasons";

    private long written;
    private long leftOut;
    private final Map<String, Long> reasons = new LinkedHashMap<>();

    void add(WriteOutcome outcome) {
        switch (outcome) {
            case WriteOutcome.Written ignored -> written++;
            case WriteOutcome.LeftOut out -> {
                leftOut++;
                boolean known = reasons.containsKey(out.why()) || reasons.size() < MOST_REASONS;
                reasons.merge(known ? out.why() : OTHER_REASONS, 1L, Long::sum);
            }
        }
    }

    /** Hands that are in the text. */
    public long written() {
        return written;
    }

    /** Hands that are not. */
    public long leftOut() {
        return leftOut;
    }

    /** Hands that were looked at. */
    public long hands() {
        return written + leftOut;
    }

    /** How many hands were left out for which reason, in the order in which reasons came up. */
    public Map<String, Long> reasons() {
        return Collections.unmodifiableMap(reasons);
    }
}
