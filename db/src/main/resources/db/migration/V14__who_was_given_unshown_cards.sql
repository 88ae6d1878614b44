-- Who was given hole cards that were not shown at the table: one row for each hand and request, written before the cards leave. Rows are
-- only added.

create table card_access (
    number bigint primary key generated always as identity,
    at timestamptz not null default clock_timestamp(),
    -- The holder of the key, or the user of the operating system who ran a verb.
    who text not null check (who <> '' and length(who) <= 100),
    role text not null check (role in ('player', 'staff')),
    -- Null for a text in quarantine, which is no hand of the record.
    hand uuid,
    -- As it was sent; null when none was.
    reason text check (reason <> '' and length(reason) <= 200),
    -- Whether the hand was still played.
    live boolean not null,
    -- The address or the verb by which the cards were asked for.
    what text not null check (length(what) <= 300)
);

create index card_access_by_time on card_access (at, number);
create index card_access_by_hand on card_access (hand, at, number);

create trigger card_access_never_changes
    before update or delete or truncate on card_access
    for each statement execute function refuse_change();

-- Also where a session switches ordinary triggers off (session_replication_role = replica).
alter table card_access enable always trigger card_access_never_changes;
