#!/bin/sh
# The image of a process, without a registry's: its root is made of Debian's packages by mmdebstrap, the product of its lock file.
#   deploy/image/build.sh reinforce:5.1.0
# The same for what stands around it, of Debian's packages alone (PostgreSQL 15, Patroni, etcd, HAProxy, PgBouncer, Prometheus):
#   deploy/image/build.sh reinforce-around:bookworm around
# Needs mmdebstrap and podman. Where the kernel lets no container be made, ROOTS=/folder keeps the root as a tar file there instead.
set -eu
name="${1:?the name of the image}" kind="${2:-product}"
here="$(cd "$(dirname "$0")/../.." && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
case "$kind" in
  product) packages='ca-certificates,libstdc++6,tini' ;;
  around) packages='ca-certificates,etcd-client,etcd-server,haproxy,patroni,pgbouncer,postgresql-15,prometheus,tini' ;;
  *) echo "What is $kind? product or around." >&2; exit 2 ;;
esac
root="$work/root.tar"
set -- --variant=minbase --include="$packages" --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*'
if [ "$kind" = product ]; then
  mkdir "$work/product"
  git -C "$here" archive HEAD | tar -x -C "$work/product"
  (cd "$work/product" && npm ci --no-audit --no-fund --loglevel=error && npm run -s build && npm prune --omit=dev --no-audit --no-fund)
  set -- "$@" --customize-hook='useradd --root "$1" --system --home-dir /var/lib/reinforce --create-home reinforce' \
    --customize-hook="mkdir -p \"\$1/opt/reinforce\" && cp -a '$work/product/.' \"\$1/opt/reinforce/\""
else
  set -- "$@" --essential-hook='mkdir -p "$1/etc/postgresql-common" && echo "create_main_cluster = false" > "$1/etc/postgresql-common/createcluster.conf"'
fi
mmdebstrap "$@" bookworm "$root"
if [ -n "${ROOTS:-}" ]; then
  cp "$root" "$ROOTS/$(echo "$name" | tr ':/' '--').tar"
  exit 0
fi
if [ "$kind" = product ]; then
  podman import --change 'USER reinforce' --change 'WORKDIR /opt/reinforce' --change 'ENV NODE_ENV=production' --change 'ENV DATA_DIR=/var/lib/reinforce' \
    --change 'ENTRYPOINT ["tini", "--"]' --change 'CMD ["node_modules/.bin/node", "src/app/server/main.ts"]' "$root" "$name"
else
  podman import --change 'ENTRYPOINT ["tini", "--"]' "$root" "$name"
fi
