-- What belongs to whom in this database: the role of dashboards reads the views, and what is not meant for everybody is not everybody's.
-- Applied at every start, since the role may have been made meanwhile. The tables of the service need no word: nobody but their owner may use
-- them.

revoke all on schema public from public;
revoke execute on all functions in schema public from public;
alter default privileges revoke execute on functions from public;

do $$
begin
    if pg_has_role((select datdba from pg_database where datname = current_database()), 'member') then
        execute format('revoke connect, temporary on database %I from public', current_database());
    end if;
    if exists (select from pg_roles where rolname = 'standpat_analytics') then
        execute format('grant connect on database %I to standpat_analytics', current_database());
        grant usage on schema analytics to standpat_analytics;
        grant select on all tables in schema analytics to standpat_analytics;
    end if;
end
$$;
