-- Hands from files that could not be recorded, with what is wrong with them and the text itself. An entry never changes; when its hand
-- is recorded after all, a row of the second table says so.

create table quarantined_hand (
    entry bigint primary key generated always as identity,
    -- When it was refused first.
    at timestamptz not null,
    -- Place of the first byte in the file, from 0.
    first_byte bigint not null check (first_byte >= 0),
    -- Where the trouble is; 0 where that is not known, or a whole line is meant.
    line integer not null check (line >= 0),
    column_of_line integer not null check (column_of_line >= 0),
    format text not null check (format <> ''),
    charset text not null,
    file text not null,
    -- What the file calls the hand, and the field or action in it; each may be empty.
    hand_in_file text not null,
    part text not null,
    -- Kind of the reason, the rule of the rulebook that forbids the hand (empty where no rule was asked), and the reason as a sentence.
    kind text not null,
    rule text not null,
    why text not null,
    -- House rules that it was judged by; null for those that the file claims.
    profile text,
    -- The same text again is the same entry, whatever file it comes in.
    sha256 bytea not null unique,
    bytes bytea not null check (octet_length(bytes) between 1 and 1048576),
    constraint quarantined_hand_is_what_was_read check (sha256 = sha256(bytes))
);

create table quarantine_resolution (
    entry bigint primary key references quarantined_hand,
    at timestamptz not null,
    -- The hand that the text was recorded as.
    hand uuid not null,
    -- House rules that it was recorded by; null for those that the file claims.
    profile text
);

create trigger quarantined_hand_never_changes
    before update or delete or truncate on quarantined_hand
    for each statement execute function refuse_change();
create trigger quarantine_resolution_never_changes
    before update or delete or truncate on quarantine_resolution
    for each statement execute function refuse_change();

-- Also where a session switches ordinary triggers off (session_replication_role = replica).
alter table quarantined_hand enable always trigger quarantined_hand_never_changes;
alter table quarantine_resolution enable always trigger quarantine_resolution_never_changes;
