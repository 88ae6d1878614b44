package org.standpat.service.proof;

import java.util.Locale;
import org.standpat.notary.audit.AuditReport;
import org.standpat.notary.audit.Finding;
import org.standpat.service.terminal.Terminal;
import org.standpat.service.terminal.TextTable;

/**
 * What an audit has found, for people.
 *
 * @param seconds that it took
 */
record AuditText(AuditReport report, double seconds) {

    void show(Terminal terminal) {
        report.resumed()
                .ifPresent(place -> terminal.line(
                        "Went on behind place %,d, where an audit was broken off. Rows up to there were not read again: --from-start reads them."
                                .formatted(place)));
        if (!report.why().isEmpty()) {
            terminal.line("Began anew, though an audit was broken off: " + report.why() + ".");
        }
        terminal.gap();
        TextTable totals =
                new TextTable(">events", ">leaves", ">checkpoints", ">signed up to", ">findings", ">seconds");
        totals.row(
                number(report.events()),
                number(report.leaves()),
                number(report.checkpoints()),
                number(report.signed()),
                number(report.findings().size() + report.more()),
                String.format(Locale.ROOT, "%.1f", seconds));
        terminal.lines(totals.lines());
        notes(terminal);
        if (report.isClean()) {
            terminal.gap();
            String rows = report.resumed().isPresent()
                    ? "Every row behind place " + number(report.resumed().getAsLong())
                    : "Every row";
            terminal.line(terminal.good(rows + " is what was signed, up to place " + number(report.signed()) + "."));
            return;
        }
        if (report.hasStrangeSalts()) {
            terminal.gap();
            terminal.line(
                    terminal.bad(
                            "Not one row has its leaf in the tree, which is what another secret of the salts looks like: see that log.salts, or STANDPAT_LOG_SALTS, is the one that the notary works with, before you believe what follows."));
        }
        terminal.heading("Findings");
        TextTable table = new TextTable(">place", "what", "hand and event", "more");
        for (Finding finding : report.findings()) {
            table.row(
                    finding.place() == 0 ? "" : number(finding.place()),
                    finding.name(),
                    finding.where(),
                    finding.sentence());
        }
        terminal.lines(table.lines());
        if (report.more() > 0) {
            terminal.line("  ... and " + number(report.more()) + " more");
        }
    }

    private void notes(Terminal terminal) {
        if (report.waiting() > 0) {
            terminal.line("  %,d events are not in the tree yet, which grows behind them.".formatted(report.waiting()));
        }
        if (report.leaves() > report.signed()) {
            terminal.line("  %,d leaves are behind the last checkpoint that fits: the tree alone speaks for them."
                    .formatted(report.leaves() - report.signed()));
        }
        report.remarks().forEach(sentence -> terminal.line("  " + sentence));
    }

    private static String number(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }
}
