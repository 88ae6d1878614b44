-- What each role may do in this database, applied by its owner after every migration. A table stands in the list below or a test fails;
-- docs/roles.md has the same list. Where a role is missing (roles.sql makes them) its part is passed over. The owner may do everything.

-- Of several that start at once one works and the others wait.
select pg_advisory_xact_lock(8244234291206368883);

revoke all on schema public from public;
revoke execute on all functions in schema public from public;
alter default privileges revoke execute on functions from public;

do $$
declare
    wanted record;
    held text;
    relation regclass;
begin
    for wanted in
        select list.name, role.name as role, role.rights
        from (values
            -- table, what the writer may do, what the reader may do
            ('event', 'insert, select', 'select'),
            ('event_type', 'select', 'select'),
            ('dealer_secret', 'insert, select', ''),
            ('answered_request', 'insert, select', ''),
            ('refusal', 'insert, select', ''),
            ('hand_source', 'insert, select', 'select'),
            ('quarantined_hand', 'insert, select', ''),
            ('quarantine_resolution', 'insert, select', ''),
            ('card_access', 'insert, select', 'insert, select'),
            ('log_tile', 'insert, select', 'select'),
            ('log_edge', 'insert, select, update', 'select'),
            ('checkpoint', 'delete, insert, select, update', 'select'),
            ('unfinished_import', 'delete, insert, select, update', ''),
            ('projection_token', '', 'delete, insert, select, update'),
            ('parked_event', '', 'delete, insert, select, update'),
            ('projection_build', '', 'delete, insert, select, update'),
            ('projection_build_times', '', 'delete, insert, select, update'),
            ('flyway_schema_history', 'select', 'select')
        ) as list (name, writer, reader)
        cross join lateral (values
            ('standpat_writer'::name, list.writer), ('standpat_reader', list.reader), ('public', '')) as role (name, rights)
        where role.name = 'public' or exists (select from pg_roles where rolname = role.name)
    loop
        relation := format('public.%I', wanted.name)::regclass;
        select coalesce(string_agg(lower(a.privilege_type), ', ' order by a.privilege_type), '') into held
        from pg_class c, aclexplode(c.relacl) a
        where c.oid = relation and a.grantee = case wanted.role when 'public' then 0 else to_regrole(wanted.role)::oid end;
        if held <> wanted.rights then
            execute format('revoke all on %s from %s', relation, wanted.role);
            if wanted.rights <> '' then
                execute format('grant %s on %s to %s', wanted.rights, relation, wanted.role);
            end if;
        end if;
    end loop;
end
$$;

do $$
declare
    database name := current_database();
begin
    if pg_has_role((select datdba from pg_database where datname = database), 'member') then
        execute format('revoke connect, temporary on database %I from public', database);
    end if;
    if to_regrole('standpat_writer') is not null then
        execute format('revoke all on database %I from standpat_writer', database);
        execute format('grant connect on database %I to standpat_writer', database);
        grant usage on schema public to standpat_writer;
    end if;
    if to_regrole('standpat_reader') is not null then
        execute format('grant connect, create, temporary on database %I to standpat_reader', database);
        grant usage on schema public to standpat_reader;
    end if;
    if to_regrole('standpat_analytics') is not null then
        execute format('grant connect on database %I to standpat_analytics', database);
    end if;
end
$$;
