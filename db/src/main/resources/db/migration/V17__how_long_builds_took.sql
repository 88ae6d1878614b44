-- How long the steps of a build took, so that the next one can tell how long it takes still. Not in projection_build: dashboards read that, and
-- a change of it would wait for them.

create table projection_build_times (
    number integer primary key,
    -- Until every event was read.
    reading_millis bigint not null check (reading_millis >= 0),
    -- From then on until nothing was left to do but to take the place of the build that serves; null until it was so.
    later_millis bigint check (later_millis >= 0)
);
