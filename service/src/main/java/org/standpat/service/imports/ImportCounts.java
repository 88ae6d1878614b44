package org.standpat.service.imports;

import java.util.Map;
import java.util.TreeMap;
import org.standpat.formats.HandOutcome;
import org.standpat.formats.ImportSummary;
import org.standpat.formats.Refusal;
import org.standpat.service.files.PassedOver;
import org.standpat.service.terminal.TextTable;

/** Counts what became of hands and files, by reason. Reasons may have words from files in them; of too many the rest is one. */
final class ImportCounts {

    /** Most reasons of one sort that are told apart. */
    static final int MOST_REASONS = 40;

    private static final String BEFORE = "told before the stop";

    private static final String OTHERS = "other reasons";

    private final Map<String, Long> quarantined = new TreeMap<>();
    private final Map<String, Long> notKept = new TreeMap<>();
    private final Map<String, Long> refusedBefore = new TreeMap<>();
    private final Map<String, Long> setAside = new TreeMap<>();
    private final Map<String, Long> passedOver = new TreeMap<>();
    private long recorded;
    private long alreadyThere;
    private long otherwise;

    void add(HandOutcome outcome) {
        switch (outcome) {
            case HandOutcome.Recorded ignored -> recorded++;
            case HandOutcome.AlreadyThere ignored -> alreadyThere++;
            case HandOutcome.InRecordOtherwise ignored -> otherwise++;
            case HandOutcome.Quarantined kept -> count(quarantined, reason(kept.refusal()));
            case HandOutcome.Refused told ->
                count(
                        told.refusal().isSetAside() ? setAside : notKept,
                        told.refusal().isSetAside() ? told.refusal().why() : reason(told.refusal()));
        }
    }

    /** Hands that an import which was stopped has dealt with. */
    void addBefore(ImportSummary summary) {
        recorded += summary.recorded();
        alreadyThere += summary.alreadyThere();
        otherwise += summary.otherwise();
        addBefore(refusedBefore, summary.refused());
        addBefore(setAside, summary.setAside());
    }

    private static void addBefore(Map<String, Long> counts, long hands) {
        if (hands > 0) {
            counts.merge(BEFORE, hands, Long::sum);
        }
    }

    void add(PassedOver what) {
        count(passedOver, what.reason().title());
    }

    private static String reason(Refusal refusal) {
        String kind = RefusalWords.kind(refusal.kind());
        return refusal.rule().isEmpty() ? kind : kind + " (" + refusal.rule() + ")";
    }

    private static void count(Map<String, Long> counts, String reason) {
        boolean known = counts.containsKey(reason) || counts.size() < MOST_REASONS;
        counts.merge(known ? reason : OTHERS, 1L, Long::sum);
    }

    /**
     * The table of all of it; what did not happen has no line but for the first three. What each file counts as refused is here in
     * quarantine or not kept.
     */
    TextTable table() {
        TextTable table = new TextTable("what became of it", ">number");
        table.row("read", hands());
        table.row("recorded", recorded);
        table.row("already there", alreadyThere);
        if (otherwise > 0) {
            table.row("in record otherwise", otherwise);
        }
        rows(table, "refused, in quarantine", quarantined);
        rows(table, "refused, not kept", notKept);
        rows(table, "refused", refusedBefore);
        rows(table, "set aside", setAside);
        rows(table, "passed over", passedOver);
        return table;
    }

    private long hands() {
        return recorded
                + alreadyThere
                + otherwise
                + sum(quarantined)
                + sum(notKept)
                + sum(refusedBefore)
                + sum(setAside);
    }

    private static long sum(Map<String, Long> counts) {
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }

    private static void rows(TextTable table, String what, Map<String, Long> counts) {
        counts.forEach((reason, count) -> table.row(what + ": " + reason, count));
    }
}
