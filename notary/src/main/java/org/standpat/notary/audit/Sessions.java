package org.standpat.notary.audit;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.standpat.notary.audit.ProtectionFinding.SessionsLed;

/** Whether sessions of the roles that work on the record begin with something that leads them elsewhere. */
final class Sessions {

    /** Settings that make things faster, slower, logged or given up, and lead nobody to other rows. */
    private static final Pattern HARMLESS = Pattern.compile("log_\\w+|\\w+_timeout|\\w*work_mem|temp_buffers"
            + "|hash_mem_multiplier|effective_\\w+|random_page_cost|seq_page_cost|jit|max_parallel_\\w+|synchronous_commit"
            + "|timezone|client_min_messages|tcp_\\w+|default_transaction_read_only");

    /** What the program itself sets. */
    private static final String OWN_PATH = "search_path=public";

    /** What a server has that nobody has set up otherwise. */
    private static final List<String> PATHS = List.of("public", "\"$user\", public");

    private static final String SETTINGS =
            "select case s.setrole when 0 then 'every role' else 'role ' || r.rolname end,"
                    + " case s.setdatabase when 0 then '' else ' in database ' || d.datname end, setting"
                    + " from pg_db_role_setting s cross join lateral unnest(s.setconfig) as setting"
                    + " left join pg_roles r on r.oid = s.setrole left join pg_database d on d.oid = s.setdatabase"
                    + " where (s.setdatabase = 0 or d.datname = current_database()) and (s.setrole = 0"
                    + " or r.rolname in ('standpat_writer', 'standpat_reader', session_user, current_user)"
                    + " or r.oid = (select datdba from pg_database where datname = current_database()))"
                    + " order by 1, 2, 3 limit " + Audit.MOST_FINDINGS;

    private static final String PATH = "select reset_val from pg_settings where name = 'search_path'";

    private static final String LOGIN =
            "select evtname from pg_event_trigger where evtevent = 'login' and evtenabled <> 'D' order by 1 limit "
                    + Audit.MOST_FINDINGS;

    /** The first number of what was made after the server was set up. */
    private static final int FIRST_OF_PEOPLE = 16_384;

    private static final String IN_CATALOGUE = "select 'Function ' || p.oid::regprocedure from pg_proc p"
            + " where p.pronamespace = 'pg_catalog'::regnamespace and p.oid >= " + FIRST_OF_PEOPLE
            + " and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')"
            + " union all select 'Operator ' || o.oid::regoperator from pg_operator o"
            + " where o.oprnamespace = 'pg_catalog'::regnamespace and o.oid >= " + FIRST_OF_PEOPLE
            + " and not exists (select from pg_depend where classid = 'pg_operator'::regclass and objid = o.oid"
            + " and deptype = 'e') limit " + Audit.MOST_FINDINGS;

    private Sessions() {}

    static List<Finding> findings(Connection connection) throws SQLException {
        List<Finding> findings = new ArrayList<>();
        try (Statement statement = connection.createStatement()) {
            settings(statement, findings);
            if (findings.isEmpty()) {
                path(statement, findings);
            }
            try (ResultSet rows = statement.executeQuery(LOGIN)) {
                while (rows.next()) {
                    findings.add(new SessionsLed(
                            "Event trigger " + rows.getString(1) + " does something at each login", "drop it"));
                }
            }
            try (ResultSet rows = statement.executeQuery(IN_CATALOGUE)) {
                while (rows.next()) {
                    findings.add(new SessionsLed(
                            rows.getString(1) + " was put among the server's own, in pg_catalog", "drop it"));
                }
            }
        }
        return findings;
    }

    private static void settings(Statement statement, List<Finding> findings) throws SQLException {
        try (ResultSet rows = statement.executeQuery(SETTINGS)) {
            while (rows.next()) {
                String setting = rows.getString(3);
                String name = setting.substring(0, setting.indexOf('='));
                if (!setting.equals(OWN_PATH)
                        && !HARMLESS.matcher(name.toLowerCase(Locale.ROOT)).matches()) {
                    findings.add(new SessionsLed(
                            "Sessions of %s%s begin with %s".formatted(rows.getString(1), rows.getString(2), setting),
                            "alter role or database, reset " + name));
                }
            }
        }
    }

    /** Of the server's files, where no role has its own. */
    private static void path(Statement statement, List<Finding> findings) throws SQLException {
        try (ResultSet row = statement.executeQuery(PATH)) {
            if (row.next() && !PATHS.contains(row.getString(1))) {
                findings.add(new SessionsLed(
                        "This session began with search_path=" + row.getString(1),
                        "take it out of the server's configuration, or of the address of the database"));
            }
        }
    }
}
