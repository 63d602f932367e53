#!/bin/sh
# Makes the secrets that compose.yaml hands out, in the folder `secrets` beside it. What is there
# is left as it is.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
make() {
  [ -s "secrets/$1" ] || printf '%s\n' "$2" >"secrets/$1"
}
for name in session-secret metrics-token postgres-password database-password; do
  make "$name" "$(openssl rand -hex 32)"
done
make database-url "postgresql://groundwork:$(cat secrets/database-password)@localhost/groundwork?host=/var/run/postgresql"
# In a container each is one mounted file, read by a user that is not this one; here the folder keeps
# others out.
chmod 0700 secrets
chmod 0644 secrets/*
echo "The secrets are in $PWD/secrets. Keep session-secret and database-password with your backups."
