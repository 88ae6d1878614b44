#!/bin/sh
# Run once by the image of PostgreSQL, on an empty volume: the role of the service owns its database and is no superuser; the role of
# dashboards reads the views of schema analytics and nothing else.
set -eu

psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --set role="$STANDPAT_DB_USER" --set password="$STANDPAT_DB_PASSWORD" <<'SQL'
create role :"role" login password :'password';
create database standpat owner :"role";
SQL

psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname standpat --file /standpat/analytics-role.sql
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname standpat \
  --set password="$STANDPAT_ANALYTICS_PASSWORD" <<'SQL'
alter role standpat_analytics login password :'password';
SQL
