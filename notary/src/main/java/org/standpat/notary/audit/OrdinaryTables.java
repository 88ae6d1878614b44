package org.standpat.notary.audit;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.standpat.notary.audit.ProtectionFinding.TableNotOrdinary;

/** Whether each table of the record is an ordinary one, with nothing that gives one reader other rows than another. */
final class OrdinaryTables {

    private static final String ORDINARY = "r";
    private static final String DURABLE = "p";
    private static final String HEAP = "heap";

    private static final String TABLES =
            "select t.name, c.relkind::text as kind, c.relpersistence::text as persistence,"
                    + " m.amname as method, c.relrowsecurity as security,"
                    + " (select count(*) from pg_policy where polrelid = c.oid) as policies,"
                    + " (select count(*) from pg_rewrite where ev_class = c.oid) as rules,"
                    + " (select count(*) from pg_inherits where inhrelid = c.oid or inhparent = c.oid) as heirs,"
                    + " (select string_agg(attname, ', ') from pg_attribute where attrelid = c.oid and attnum > 0"
                    + " and attgenerated <> '') as generated,"
                    + " (select string_agg(o.oid::regclass::text, ', ') from pg_class o where o.relname = t.name"
                    + " and o.oid <> c.oid and o.oid = to_regclass(t.name)) as other"
                    + " from unnest('{" + String.join(",", Protection.TABLES)
                    + "}'::text[]) as t (name) left join pg_namespace n on n.nspname = 'public'"
                    + " left join pg_class c on c.relnamespace = n.oid and c.relname = t.name"
                    + " left join pg_am m on m.oid = c.relam";

    private OrdinaryTables() {}

    static List<Finding> findings(Connection connection) throws SQLException {
        List<Finding> findings = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(TABLES)) {
            while (rows.next()) {
                String table = "public." + rows.getString("name");
                whatIsOdd(rows).forEach(what -> findings.add(new TableNotOrdinary(table, what)));
            }
        }
        return findings;
    }

    private static List<String> whatIsOdd(ResultSet row) throws SQLException {
        String kind = row.getString("kind");
        if (kind == null) {
            return List.of("is gone");
        }
        List<String> odd = new ArrayList<>();
        if (!kind.equals(ORDINARY)) {
            odd.add("is " + kind(kind));
        } else if (row.getLong("rules") > 0) {
            odd.add("has rewrite rules");
        }
        if (!DURABLE.equals(row.getString("persistence"))) {
            odd.add("is emptied by a crash (unlogged, or temporary)");
        }
        if (kind.equals(ORDINARY) && !HEAP.equals(row.getString("method"))) {
            odd.add("is kept by access method " + row.getString("method"));
        }
        if (row.getBoolean("security") || row.getLong("policies") > 0) {
            odd.add("has row security (%s, %d policies)"
                    .formatted(row.getBoolean("security") ? "on" : "off", row.getLong("policies")));
        }
        if (row.getLong("heirs") > 0) {
            odd.add("has children, or a parent");
        }
        if (row.getString("generated") != null) {
            odd.add("has columns that are worked out: " + row.getString("generated"));
        }
        if (row.getString("other") != null) {
            odd.add("is not what its name leads to, which is " + row.getString("other"));
        }
        return odd;
    }

    private static String kind(String letter) {
        return switch (letter) {
            case "v" -> "a view";
            case "m" -> "a materialized view";
            case "f" -> "a foreign table";
            case "p" -> "a partitioned table";
            default -> "something else (" + letter + ")";
        };
    }
}
