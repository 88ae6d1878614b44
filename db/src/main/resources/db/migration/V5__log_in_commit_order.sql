-- The log in commit order: places without holes, given under a lock that its holder keeps until he has committed
-- (docs/adr/0006-log-in-commit-order.md). What is in the old table is carried over by the next migration.

alter table event rename to event_as_json;
alter index event_pkey rename to event_as_json_pkey;
alter index event_feed rename to event_as_json_feed;

-- Columns stand in the order of their alignment, so that no byte of a row is padding.
create table event (
    hand uuid not null,
    -- 1, 2, 3 ... in the whole log, in the order of commits, without holes.
    feed_position bigint not null check (feed_position > 0),
    at timestamptz not null,
    -- 1, 2, 3 ... inside the hand, without holes.
    number smallint not null check (number > 0),
    -- Id of an event_type. No foreign key: its check locks the one row that all writers share.
    type smallint not null,
    -- The event's own fields, see docs/events.md.
    payload bytea not null,
    primary key (hand, number)
);

create unique index event_feed on event (feed_position);

create trigger event_never_changes
    before update or delete or truncate on event
    for each statement execute function refuse_change();

-- Also where a session switches ordinary triggers off (session_replication_role = replica).
alter table event enable always trigger event_never_changes;

-- An answer is written once, whole, with the events that it tells of.
drop trigger answered_request_is_never_deleted on answered_request;
drop trigger answered_request_is_answered_once on answered_request;
alter table answered_request alter column status set not null;
alter table answered_request drop constraint answered_request_check1;
alter table answered_request
    add constraint answered_request_is_accepted_or_refused check ((first_event is null) = (refusal is not null));
create trigger answered_request_never_changes
    before update or delete or truncate on answered_request
    for each statement execute function refuse_change();
alter table answered_request enable always trigger answered_request_never_changes;

-- Every place of the feed is another one now, so that projections are built anew from the first event when the service starts.
truncate hand, hand_player, parked_event, projection_token;
