-- The event log: every hand as the events that happened, in the order in which they happened. It only ever grows.

-- Stable names of the events. The code's registry adds its rows when it starts; a row never changes afterwards.
create table event_type (
    id smallint primary key,
    name text not null,
    revision smallint not null,
    unique (name, revision)
);

-- Columns stand in the order of their alignment, so that no byte of a row is padding.
create table event (
    hand uuid not null,
    -- Place in the whole log. Unique and growing, but not the order of the feed: see docs/adr/0001-event-log-order.md.
    feed_position bigint not null generated always as identity,
    -- The transaction that wrote the row. The feed is ordered by (transaction, feed_position).
    transaction xid8 not null default pg_current_xact_id(),
    at timestamptz not null,
    -- 1, 2, 3 ... inside the hand, without holes.
    number integer not null check (number > 0),
    -- Id of an event_type. No foreign key: its check locks the one row that all writers share, which halved what eight
    -- writers get done. Whoever appends joins with event_type instead.
    type smallint not null,
    payload jsonb not null,
    primary key (hand, number)
);

create unique index event_feed on event (transaction, feed_position);

-- A row that names another transaction than its own would land where readers of the feed have already passed. This also
-- gives rows loaded from a dump (pg_restore --data-only) their place in this cluster's order.
create function stamp_own_transaction() returns trigger language plpgsql as $$
begin
    new.transaction := pg_current_xact_id();
    return new;
end
$$;

create trigger event_carries_its_own_transaction
    before insert on event
    for each row when (new.transaction <> pg_current_xact_id())
    execute function stamp_own_transaction();

create function refuse_change() returns trigger language plpgsql as $$
begin
    raise exception '% on table % is refused: the event log only grows.', tg_op, tg_table_name
        using errcode = 'restrict_violation',
              hint = 'To correct a hand, record a ruling as a new event.';
end
$$;

create trigger event_never_changes
    before update or delete or truncate on event
    for each statement execute function refuse_change();
create trigger event_type_never_changes
    before update or delete or truncate on event_type
    for each statement execute function refuse_change();

-- Also where a session switches ordinary triggers off (session_replication_role = replica).
alter table event enable always trigger event_carries_its_own_transaction;
alter table event enable always trigger event_never_changes;
alter table event_type enable always trigger event_type_never_changes;

-- How far each projection has read the feed. Rows are written by Axon's token store, which keeps the time of a claim as text.
create table projection_token (
    processor text not null,
    segment integer not null,
    token text,
    token_type text,
    claimed_at text not null,
    owner text,
    primary key (processor, segment)
);
