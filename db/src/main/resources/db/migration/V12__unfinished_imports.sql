-- How far imports of files have come that did not reach their end, so that the next one goes on there. Nothing depends on these rows:
-- without them an import looks at each hand again and finds it in the record. They are deleted when an import has reached its end.

create table unfinished_import (
    -- SHA-256 of the whole file on the disk, so that a file that was changed begins anew.
    file_sha256 bytea primary key check (octet_length(file_sha256) = 32),
    -- So many files of hands in it are dealt with as a whole: an archive has many, in an order that does not change.
    parts bigint not null check (parts >= 0),
    -- In the next one, hands that end at this byte or before it are dealt with.
    done bigint not null check (done >= 0),
    -- What became of all hands up to there.
    recorded bigint not null,
    already_there bigint not null,
    otherwise bigint not null,
    set_aside bigint not null,
    refused bigint not null,
    at timestamptz not null,
    -- The import that wrote the row last.
    import uuid not null
);

create index unfinished_import_of_import on unfinished_import (import);
