-- The builds of the projection (docs/adr/0009-builds-of-the-projection.md). The tables of build n are in schema projection_n, its tokens and
-- parked events under the name hands-n; schema projection has views over the tables of the build that serves.

create table projection_build (
    number integer primary key check (number > 0),
    -- Of the program that made it: one of another version neither writes its tables nor says what they mean. 0 is a build that was left empty.
    version integer not null,
    state text not null check (state in ('BUILDING', 'SERVING', 'RETIRED', 'FAILED')),
    started_at timestamptz not null default now(),
    -- When it was built, and since then serves or does not.
    ended_at timestamptz,
    -- How far it is: the step under way, events read and to be read.
    phase text not null,
    done bigint not null default 0,
    total bigint not null default 0,
    -- Why it failed, or what its check found.
    why text
);

create unique index projection_build_that_serves on projection_build ((true)) where state = 'SERVING';
create unique index projection_build_under_way on projection_build ((true)) where state = 'BUILDING';
