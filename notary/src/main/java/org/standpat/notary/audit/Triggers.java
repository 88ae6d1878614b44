package org.standpat.notary.audit;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.standpat.notary.audit.ProtectionFinding.TriggerChanged;

/** Whether the triggers that refuse every change of what was recorded are as the migrations make them, and no others are there. */
final class Triggers {

    /** Before update, delete or truncate, once for each statement, as the catalogue says that. */
    private static final int REFUSES_ALL = 2 + 8 + 16 + 32;

    /** Also where a session switches ordinary triggers off. */
    private static final String ALWAYS = "A";

    private static final String ORDINARY = "O";

    private static final String FUNCTION = "public.refuse_change";

    /** As migration 1 has it, without the white space around it. */
    private static final String SOURCE = """
            begin
                raise exception '% on table % is refused: the event log only grows.', tg_op, tg_table_name
                    using errcode = 'restrict_violation',
                          hint = 'To correct a hand, record a ruling as a new event.';
            end""";

    private record Guard(String table, String trigger, String enabled) {}

    private static final List<Guard> GUARDS = List.of(
            new Guard("event", "event_never_changes", ALWAYS),
            new Guard("event_type", "event_type_never_changes", ALWAYS),
            new Guard("log_tile", "log_tile_never_changes", ALWAYS),
            new Guard("dealer_secret", "dealer_secret_never_changes", ORDINARY));

    private static final String TRIGGERS = "select c.relname, t.tgname, t.tgenabled::text as enabled, t.tgtype,"
            + " t.tgqual is not null or t.tgattr::text <> '' as sometimes, n.nspname || '.' || p.proname as function,"
            + " l.lanname, p.prosrc, p.proconfig is null as plain"
            + " from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace s on s.oid = c.relnamespace"
            + " join pg_proc p on p.oid = t.tgfoid join pg_namespace n on n.oid = p.pronamespace"
            + " join pg_language l on l.oid = p.prolang"
            + " where s.nspname = 'public' and c.relname in " + Protection.NAMES + " order by 1, 2 limit "
            + Audit.MOST_FINDINGS;

    private Triggers() {}

    static List<Finding> findings(Connection connection) throws SQLException {
        List<Finding> findings = new ArrayList<>();
        Map<String, Guard> missing = new LinkedHashMap<>();
        GUARDS.forEach(guard -> missing.put(guard.table + ' ' + guard.trigger, guard));
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(TRIGGERS)) {
            while (rows.next()) {
                Guard guard = missing.remove(rows.getString("relname") + ' ' + rows.getString("tgname"));
                String what = guard == null ? "is none of this program" : whatIsWrong(guard, rows);
                if (!what.isEmpty()) {
                    findings.add(new TriggerChanged(rows.getString("relname"), rows.getString("tgname"), what));
                }
            }
        }
        missing.values().forEach(guard -> findings.add(new TriggerChanged(guard.table, guard.trigger, "is gone")));
        return findings;
    }

    private static String whatIsWrong(Guard guard, ResultSet row) throws SQLException {
        String enabled = row.getString("enabled");
        if (!enabled.equals(guard.enabled) && !enabled.equals(ALWAYS)) {
            return "is switched off, in part or in whole (it was expected to be %s, and is %s)"
                    .formatted(word(guard.enabled), word(enabled));
        }
        if (row.getInt("tgtype") != REFUSES_ALL || row.getBoolean("sometimes")) {
            return "does not look at every change (its type was expected to be %d, and is %d)"
                    .formatted(REFUSES_ALL, row.getInt("tgtype"));
        }
        if (!FUNCTION.equals(row.getString("function"))) {
            return "calls function %s, and was expected to call %s".formatted(row.getString("function"), FUNCTION);
        }
        boolean isOwn = "plpgsql".equals(row.getString("lanname"))
                && row.getBoolean("plain")
                && SOURCE.equals(row.getString("prosrc").strip());
        return isOwn ? "" : "calls function %s, which was changed".formatted(FUNCTION);
    }

    private static String word(String enabled) {
        return switch (enabled) {
            case ALWAYS -> "on always";
            case ORDINARY -> "on";
            case "R" -> "on for replicas alone";
            default -> "off";
        };
    }
}
