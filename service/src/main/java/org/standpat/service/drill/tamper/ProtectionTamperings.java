package org.standpat.service.drill.tamper;

import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.standpat.notary.audit.Finding;
import org.standpat.notary.audit.ProtectionFinding.SessionsLed;
import org.standpat.notary.audit.ProtectionFinding.TableNotOrdinary;
import org.standpat.notary.audit.ProtectionFinding.TriggerChanged;
import org.standpat.notary.audit.RowFinding.RowEdited;

/** What can be done so that others are shown other rows than an audit, or so that rows can be changed later. */
final class ProtectionTamperings {

    private static final String EVENT = "public.event";

    private ProtectionTamperings() {}

    static List<Tampering> all() {
        return List.of(
                new Tampering("view that lies", DrillRecords.WHOLE, ProtectionTamperings::view),
                new Tampering("rows hidden from some", DrillRecords.WHOLE, ProtectionTamperings::rowSecurity),
                new Tampering("path to a true copy", DrillRecords.WHOLE, ProtectionTamperings::path),
                new Tampering("trigger switched off", DrillRecords.WHOLE, ProtectionTamperings::trigger));
    }

    private static Predicate<Finding> notOrdinary(String word) {
        return finding -> finding instanceof TableNotOrdinary odd
                && odd.table().equals(EVENT)
                && odd.what().contains(word);
    }

    /** Who reads as an audit does is shown the true rows, and everybody else one that was edited. */
    private static Expected view(OpenDatabase record, Random chance) {
        long place = 1 + chance.nextLong(record.end());
        record.cover();
        record.sql().execute("alter table event rename to event_true");
        record.sql()
                .execute("create view event as select hand, feed_position, case when feed_position = " + place
                        + " and current_setting('transaction_isolation') <> 'repeatable read' then at + interval '1 hour'"
                        + " else at end as at, number, type, payload from event_true");
        return new Expected("table event", true, false, DrillRecords.FOLDER, List.of(notOrdinary("a view")), 1);
    }

    private static Expected rowSecurity(OpenDatabase record, Random chance) {
        long place = 1 + chance.nextLong(record.end());
        record.sql()
                .execute("create policy hidden on event for select using (feed_position <> " + place
                        + " or current_setting('transaction_isolation') = 'repeatable read')");
        record.sql().execute("alter table event enable row level security");
        return Expected.alone("table event", notOrdinary("row security"));
    }

    /** The row is edited in the table that everybody else reads. */
    private static Expected path(OpenDatabase record, Random chance) {
        record.sql().execute("create schema evil");
        record.sql().execute("create table evil.event as select * from public.event");
        record.sql()
                .execute("do $$ begin execute format('alter database %I set search_path = evil, public',"
                        + " current_database()); end $$");
        long place = RowTamperings.changeAmount(record, chance);
        return new Expected(
                "place %,d".formatted(place),
                true,
                false,
                DrillRecords.FOLDER,
                List.of(
                        SessionsLed.class::isInstance,
                        finding -> finding instanceof RowEdited edited && edited.place() == place),
                0);
    }

    private static Expected trigger(OpenDatabase record, Random chance) {
        record.cover();
        record.sql()
                .execute(
                        chance.nextBoolean()
                                ? "drop trigger event_never_changes on event"
                                : "alter table event disable trigger event_never_changes");
        return Expected.alone(
                "table event",
                finding -> finding instanceof TriggerChanged changed
                        && changed.trigger().equals("event_never_changes"));
    }
}
