-- The role of dashboards. Run as a superuser in the database of Standpat, any number of times; Standpat's own server and docker/create-role.sh
-- do so. It cannot log in until it is given a password:
--
--   alter role standpat_analytics login password '...';

do $$
begin
    if not exists (select from pg_roles where rolname = 'standpat_analytics') then
        create role standpat_analytics nologin;
    end if;
end
$$;

alter role standpat_analytics nosuperuser nocreatedb nocreaterole noreplication nobypassrls connection limit 10;

-- The role may change its settings itself, also for this database alone.
do $$
begin
    execute format('alter role standpat_analytics in database %I reset all', current_database());
end
$$;

alter role standpat_analytics reset all;
alter role standpat_analytics set default_transaction_read_only = on;
alter role standpat_analytics set statement_timeout = '30s';
alter role standpat_analytics set lock_timeout = '5s';
alter role standpat_analytics set idle_in_transaction_session_timeout = '30s';
alter role standpat_analytics set temp_file_limit = '1GB';
alter role standpat_analytics set search_path = analytics;

-- Other databases of the server are not its business.
revoke connect on database postgres, template1 from public;

-- Everybody may take any advisory lock, and so could hold up whoever records; and everybody may keep large objects, which takes disk. Here
-- only the owner of the database may, and roles that he lets.
do $$
declare
    owner name := (select pg_get_userbyid(datdba) from pg_database where datname = current_database());
    held regprocedure;
begin
    for held in
        select oid from pg_proc
        where pronamespace = 'pg_catalog'::regnamespace
            and (proname ~ '^pg_(try_)?advisory_' or proname ~ '^lo_' or proname in ('lowrite', 'loread', 'pg_notify'))
    loop
        execute format('revoke execute on function %s from public', held);
        execute format('grant execute on function %s to %I', held, owner);
    end loop;
end
$$;
