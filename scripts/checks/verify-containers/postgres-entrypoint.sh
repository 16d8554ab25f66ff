#!/bin/sh
# The start of the stand-in for the official postgres image: the part of it that docker-compose.yml uses.
set -eu
data=/var/lib/postgresql/data
bin=$(echo /usr/lib/postgresql/*/bin)
as_postgres() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }
chown postgres:postgres "$data" /run/postgresql
chmod 700 "$data"
if [ ! -s "$data/PG_VERSION" ]; then
  install -o postgres -m 600 "$POSTGRES_PASSWORD_FILE" /tmp/password
  as_postgres "$bin/initdb" --pgdata="$data" --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256 --auth-local=trust >/dev/null
  rm /tmp/password
  echo 'host all all all scram-sha-256' >>"$data/pg_hba.conf"
  printf 'CREATE DATABASE "%s"' "$POSTGRES_DB" | as_postgres "$bin/postgres" --single -D "$data" postgres >/dev/null
fi
exec setpriv --reuid=postgres --regid=postgres --init-groups "$bin/postgres" -D "$data" -c listen_addresses='*'
