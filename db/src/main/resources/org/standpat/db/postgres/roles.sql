-- The roles that Standpat works as, beside the owner of its database: standpat_writer for the side that decides, standpat_reader for the side
-- that answers. Run as a superuser in the database of Standpat, any number of times; Standpat's own server and docker/create-role.sh do so.
-- What they may do is in rights.sql, which ./standpat migrate applies. They cannot log in until they are given passwords:
--
--   alter role standpat_writer login password '...';
--   alter role standpat_reader login password '...';

do $$
declare
    owner name := (select pg_get_userbyid(datdba) from pg_database where datname = current_database());
    worker name;
    held name;
begin
    foreach worker in array array['standpat_writer', 'standpat_reader'] loop
        if not exists (select from pg_roles where rolname = worker) then
            execute format('create role %I nologin', worker);
        end if;
        execute format('alter role %I nosuperuser nocreatedb nocreaterole noreplication nobypassrls', worker);
        for held in select pg_get_userbyid(roleid) from pg_auth_members where member = worker::regrole loop
            execute format('revoke %I from %I', held, worker);
        end loop;
        -- A role may change its settings itself, also for this database alone.
        execute format('alter role %I in database %I reset all', worker, current_database());
        execute format('alter role %I reset all', worker);
        -- The reader makes schemas: in one that has the name of another role, that role would look for its tables first.
        execute format('alter role %I set search_path = public', worker);
    end loop;
    execute format('alter role %I in database %I set search_path = public', owner, current_database());

    -- The owner hands over to the reader what the reader makes anew from the events.
    if owner <> 'standpat_reader' and not pg_has_role(owner, 'standpat_reader', 'set') then
        execute format('grant standpat_reader to %I with inherit true, set true', owner);
    end if;
end
$$;

-- Where role.sql of the dashboards has taken them from everybody: the one waits for the log's lock, the other for those of its builds.
do $$
declare
    held regprocedure;
begin
    for held in
        select oid from pg_proc where pronamespace = 'pg_catalog'::regnamespace and proname ~ '^pg_(try_)?advisory_'
    loop
        execute format('grant execute on function %s to standpat_writer, standpat_reader', held);
    end loop;
end
$$;
