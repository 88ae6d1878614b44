-- The Merkle tree over the event log (docs/proof.md): the hashes of its leaves and of every 256 of them, and what was signed of it. It can be
-- made anew from the events and the secret of the salts; that it was is seen by the checkpoints, of which there are copies elsewhere.

create table log_tile (
    -- 0 for the leaves; each hash of the next level is that of a full tile of this one.
    level smallint not null check (level between 0 and 8),
    -- 0, 1, 2 ... on its level; the last one of a level grows until it is full.
    number bigint not null check (number >= 0),
    -- 32 bytes each, 256 in a full tile.
    hashes bytea not null check (octet_length(hashes) between 32 and 8192 and octet_length(hashes) % 32 = 0),
    primary key (level, number)
);
-- Hashes cannot be compressed, and are read whole.
alter table log_tile alter column hashes set storage external;

create table checkpoint (
    -- Leaves of the tree, which is how many events it speaks for.
    size bigint primary key check (size > 0),
    at timestamptz not null,
    -- The signed note (C2SP signed-note), with the cosignatures that came.
    note text not null,
    cosigned boolean not null default false
);
