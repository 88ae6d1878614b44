#!/bin/sh
# Run by the image of PostgreSQL on an empty volume, and any number of times by hand: the role that owns the database and is no superuser, the
# roles of the two sides, and the role of dashboards, which reads the views of schema analytics and nothing else. On a volume of an earlier
# version:
#
#   docker compose up --detach database
#   docker compose exec database sh /docker-entrypoint-initdb.d/create-role.sh
set -eu

psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --set role="$STANDPAT_DB_OWNER_USER" --set password="$STANDPAT_DB_OWNER_PASSWORD" <<'SQL'
select format('create role %I', :'role') where not exists (select from pg_roles where rolname = :'role') \gexec
alter role :"role" login password :'password';
select format('create database standpat owner %I', :'role') where not exists (select from pg_database where datname = 'standpat') \gexec
SQL

psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname standpat --file /standpat/analytics-role.sql
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname standpat --file /standpat/roles.sql
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname standpat \
  --set writer="$STANDPAT_DB_WRITER_PASSWORD" --set reader="$STANDPAT_DB_READER_PASSWORD" \
  --set analytics="$STANDPAT_ANALYTICS_PASSWORD" <<'SQL'
alter role standpat_writer login password :'writer';
alter role standpat_reader login password :'reader';
alter role standpat_analytics login password :'analytics';
SQL
