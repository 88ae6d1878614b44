package org.standpat.notary.audit;

import java.util.List;
import java.util.OptionalLong;

/**
 * What an audit has found.
 *
 * @param findings by place, at most {@link Audit#MOST_FINDINGS}
 * @param more how many more there were
 * @param events rows of the log that were read
 * @param leaves of the tree
 * @param checkpoints signed ones that were compared, of the database and from outside
 * @param signed the size of the last checkpoint that fits, 0 when none does
 * @param waiting rows behind the last leaf of the tree, which grows behind them
 * @param resumed the place behind which an earlier run that was broken off went on; empty when it began at the first event
 * @param remarks what this program cannot tell, or what is no fault, as sentences
 * @param hasStrangeSalts whether not one row of many has its leaf in the tree, as it is with another secret of the salts
 * @param why a run that was broken off is not gone on with; empty where there was none, or it is
 */
public record AuditReport(
        List<Finding> findings,
        long more,
        long events,
        long leaves,
        long checkpoints,
        long signed,
        long waiting,
        OptionalLong resumed,
        List<String> remarks,
        boolean hasStrangeSalts,
        String why) {

    /** Copies the lists. */
    public AuditReport {
        findings = List.copyOf(findings);
        remarks = List.copyOf(remarks);
    }

    /** Whether nothing was found. */
    public boolean isClean() {
        return findings.isEmpty() && more == 0;
    }
}
