#!/bin/sh
# Makes another member the primary without refusing a call: the poolers hold new transactions, those under way end, the primary changes, the
# poolers let go. POOLERS: their addresses as "pooler", parted by blanks; WRITER: the way to the primary; PATRONICTL: how patronictl is called, with PATRONI_ETCD3_HOSTS set. Whatever happens, they let go.
set -eu
: "${POOLERS:?the addresses of the poolers}" "${WRITER:?the way to the primary}" "${CLUSTER:=reinforce}" "${PATRONICTL:=patronictl -c /etc/reinforce/patroni.yml}"
tell() { for pooler in $POOLERS; do psql -qAtX "$pooler" -c "$1" || true; done; }
trap 'tell RESUME' EXIT
for pooler in $POOLERS; do psql -qAtX "$pooler" -c PAUSE; done
$PATRONICTL switchover "$CLUSTER" --force
# The new one takes writes when its API says so; the way to it is open half a second later.
for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
  [ "$(psql -qAtX "$WRITER" -c 'select pg_is_in_recovery()' 2>/dev/null)" = f ] && break
  sleep 0.5
done
