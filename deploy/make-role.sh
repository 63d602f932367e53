#!/bin/bash
# Run once by the PostgreSQL image, when its volume is empty: the role and the database of the
# server, which takes no superuser.
set -euo pipefail
psql --set ON_ERROR_STOP=1 --username postgres --quiet \
  --set password="$(cat /run/secrets/database-password)" <<'SQL'
CREATE ROLE groundwork LOGIN PASSWORD :'password';
CREATE DATABASE groundwork OWNER groundwork;
SQL
