-- The Merkle tree over the event log (docs/proof.md): the hashes of its leaves and of every 256 of them, and what was signed of it. It can be
-- made anew from the events and the secret of the salts; that it was is seen by the checkpoints, of which there are copies elsewhere.

create table log_tile (
    -- 0 for the leaves; each hash of the next level is that of a full tile of this one.
    level smallint not null check (level between 0 and 8),
    -- 0, 1, 2 ... on its level, each written once, when it is full.
    number bigint not null check (number >= 0),
    -- 256 of 32 bytes each.
    hashes bytea not null check (octet_length(hashes) = 8192),
    primary key (level, number)
);
-- Hashes cannot be compressed, and are read whole.
alter table log_tile alter column hashes set storage external;

create trigger log_tile_never_changes
    before update or delete or truncate on log_tile
    for each statement execute function refuse_change();
alter table log_tile enable always trigger log_tile_never_changes;

-- The last tile of each level, as long as it is not full. A row may be of a tile that is full by now.
create table log_edge (
    level smallint primary key check (level between 0 and 8),
    number bigint not null check (number >= 0),
    hashes bytea not null check (octet_length(hashes) between 32 and 8160 and octet_length(hashes) % 32 = 0)
);
alter table log_edge alter column hashes set storage external;
-- A handful of rows that change with every checkpoint.
alter table log_edge set (autovacuum_vacuum_threshold = 20, toast.autovacuum_vacuum_threshold = 200);

create table checkpoint (
    -- Leaves of the tree, which is how many events it speaks for.
    size bigint primary key check (size > 0),
    at timestamptz not null,
    -- The signed note (C2SP signed-note), with the cosignatures that came.
    note text not null,
    cosigned boolean not null default false
);
create index checkpoint_cosigned on checkpoint (size) where cosigned;
