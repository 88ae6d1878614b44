package org.standpat.notary.audit;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.standpat.db.postgres.TableRights;
import org.standpat.notary.audit.ProtectionFinding.RightsTooWide;

/** Whether the roles that work on the record may do more to its tables than they are given: also through another role, or through everybody. */
final class RightsHeld {

    private static final String HELD = "select string_agg(held.name, ', ' order by held.name)"
            + " from pg_class c join pg_namespace n on n.oid = c.relnamespace, pg_roles r,"
            + " unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger', 'maintain'])"
            + " as held (name) where n.nspname = 'public' and c.relname = ? and r.rolname = ?"
            + " and (has_table_privilege(r.oid, c.oid, held.name) or held.name in ('select', 'insert', 'update')"
            + " and has_any_column_privilege(r.oid, c.oid, held.name)) and held.name <> all (?)";

    private RightsHeld() {}

    static List<Finding> findings(Connection connection) throws SQLException {
        List<Finding> findings = new ArrayList<>();
        try (PreparedStatement query = connection.prepareStatement(HELD)) {
            for (TableRights rights : TableRights.all()) {
                if (Protection.TABLES.contains(rights.table())) {
                    query.setString(1, rights.table());
                    query.setString(2, rights.role());
                    query.setArray(
                            3, connection.createArrayOf("text", rights.rights().toArray()));
                    try (ResultSet row = query.executeQuery()) {
                        String more = row.next() ? row.getString(1) : null;
                        if (more != null) {
                            findings.add(new RightsTooWide(rights.role(), rights.table(), more));
                        }
                    }
                }
            }
        }
        return findings;
    }
}
