-- What the reader makes anew from the events belongs to the reader, also what the owner made before there was a reader. Applied after rights.sql
-- by an owner who does nothing else, and so never where one role does everything.

-- The role of dashboards keeps a view for half a minute at most.
set local lock_timeout = '60s';

do $$
declare
    mine record;
begin
    if to_regrole('standpat_reader') is null then
        return;
    end if;
    for mine in
        select format('schema %I', nspname) as thing from pg_namespace
        where nspname ~ '^(analytics|projection(_[0-9]+)?)$' and nspowner <> 'standpat_reader'::regrole
    loop
        execute format('alter %s owner to standpat_reader', mine.thing);
    end loop;
    for mine in
        select format('%s %I.%I', case c.relkind when 'v' then 'view' else 'table' end, n.nspname, c.relname) as thing
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname ~ '^(analytics|projection(_[0-9]+)?)$' and c.relkind in ('r', 'v')
            and c.relowner <> 'standpat_reader'::regrole
        order by n.nspname, c.relname
    loop
        execute format('alter %s owner to standpat_reader', mine.thing);
    end loop;
end
$$;
