-- Views for dashboards and sheets stand in a schema of their own, apart from the tables that they are made of, so that a role can be let read
-- them and nothing else. The views themselves follow from org/standpat/db/analytics/views.sql, which is applied after every migration.

create schema analytics;
