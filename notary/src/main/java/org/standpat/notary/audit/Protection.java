package org.standpat.notary.audit;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * What stands between the record and whoever reads or changes it, looked up in the server's catalogue before a row is read: an audit that was
 * shown other rows than everybody else would be worth nothing.
 */
final class Protection {

    /** The tables of the record. */
    static final List<String> TABLES =
            List.of("event", "event_type", "log_tile", "log_edge", "checkpoint", "dealer_secret");

    /** The same for a query. */
    static final String NAMES = "('" + String.join("', '", TABLES) + "')";

    private Protection() {}

    /** What is not as the program makes it. */
    static List<Finding> findings(Connection connection) throws SQLException {
        List<Finding> findings = new ArrayList<>(OrdinaryTables.findings(connection));
        findings.addAll(Sessions.findings(connection));
        findings.addAll(Triggers.findings(connection));
        findings.addAll(RightsHeld.findings(connection));
        return findings;
    }
}
