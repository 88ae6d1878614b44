-- The role of dashboards reads the views, for which it needs nothing but this and to connect (rights.sql). Applied at every start by whoever makes
-- the views, since the role may have been made meanwhile.

do $$
begin
    if exists (select from pg_roles where rolname = 'standpat_analytics') then
        grant usage on schema analytics to standpat_analytics;
        grant select on all tables in schema analytics to standpat_analytics;
    end if;
end
$$;
