-- The text that an imported hand came from, byte for byte. A row is written in the transaction of the hand's events, so that a hand
-- and its source are there together or not at all; it never changes.

create table hand_source (
    hand uuid primary key,
    -- When it was recorded.
    at timestamptz not null,
    -- Place of the first byte in the file, from 0.
    first_byte bigint not null check (first_byte >= 0),
    -- Name of the format, as docs/formats.md has it.
    format text not null check (format <> ''),
    -- How the bytes are to be read as text.
    charset text not null,
    -- The file as it was named by whoever imported it.
    file text not null,
    sha256 bytea not null,
    bytes bytea not null check (octet_length(bytes) between 1 and 1048576),
    constraint hand_source_is_what_was_read check (sha256 = sha256(bytes))
);

create trigger hand_source_never_changes
    before update or delete or truncate on hand_source
    for each statement execute function refuse_change();

-- Also where a session switches ordinary triggers off (session_replication_role = replica).
alter table hand_source enable always trigger hand_source_never_changes;
