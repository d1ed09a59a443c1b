import * as z from 'zod/mini'
import { shortestSecret } from '../process/app-secret.ts'
import { httpUrl, onOff, port, postgresUrl, secret, setting, text, whole } from './setting.ts'

/** Address, database, and secret of the server. */
export const essentials = {
  PORT: setting(z._default(port, 3000), { must: 'a port number from 0 to 65535', text: 'Port of the console.' }),
  HOST: setting(z._default(z.string(), '127.0.0.1'), {
    must: 'an address of this machine',
    text: 'Address the console listens on. A public address needs `PUBLIC_URL` and `APP_SECRET`.',
  }),
  PUBLIC_URL: setting(z.optional(httpUrl), {
    must: 'an http(s) address',
    text: 'Address people use. `https:` makes cookies secure. Passkeys belong to its host name.',
  }),
  DATABASE_URL: setting(postgresUrl(), {
    must: 'a postgres:// address',
    text: 'PostgreSQL 15 or newer, direct or through a pooler such as PgBouncer. Needs `APP_SECRET`. Without it, an embedded PostgreSQL runs in `DATA_DIR`.',
  }),
  APP_SECRET: setting(secret(shortestSecret), {
    must: 'at least 32 characters',
    text: 'At least 32 characters, the same for all processes. Keep a copy: without it, saved logins can’t be opened.',
    byDefault: 'generated once',
  }),
  DATA_DIR: setting(z._default(z.string(), './data'), {
    must: 'a folder',
    text: 'Folder of the embedded database, the files, and the generated secret.',
  }),
  DEMO_DATA: setting(z.optional(onOff), {
    must: 'on or off',
    text:
      'Demo clinics and people. The published passwords work only on this machine. If others can reach the ' +
      'server, set it: `on` then generates passwords, prints them once, and marks every page as demo data.',
    byDefault: '`on` without `DATABASE_URL`',
  }),
  PLATFORM_ORGANIZATION_ID: setting(z._default(z.guid(), '00000000-0000-4000-8000-000000000001'), {
    must: 'a UUID',
    text: 'Organization whose staff see every organization.',
  }),
  TRUST_PROXY: setting(z.optional(z.string().check(z.regex(/^(\d{1,2}|[\da-f.:/]+(, ?[\da-f.:/]+)*)$/i))), {
    must: 'the number of proxies in front, or their addresses with commas',
    text:
      'Number of proxies in front, or their addresses. Rate limits of sign-in use the caller’s address that they ' +
      'report. Block direct access to the port: callers could choose their address.',
  }),
  SCHEDULE_DEMO_URL: setting(z._default(z.string().check(z.regex(/^(https:\/\/|\/(?!\/))/)), '/demo'), {
    must: 'an https address or a path of this server',
    text: 'Link on the sign-in page.',
  }),
  SECURITY_CONTACT: setting(
    z.optional(z.string().check(z.maxLength(200), z.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/))),
    {
      must: 'mailto: with an address, or a page that begins with https://',
      text: 'Where to report a vulnerability: `mailto:security@service.example` or a page. Published at `/.well-known/security.txt` (RFC 9116).',
    },
  ),
}

/** Poolers, replicas, and earlier versions. */
export const database = {
  DATABASE_DIRECT_URL: setting(postgresUrl(), {
    must: 'a postgres:// address that bypasses a pooler',
    text:
      'Direct address of PostgreSQL for migrations and live updates, behind a pooler that shares connections ' +
      'between transactions. Startup checks it and reports when it is missing.',
    byDefault: '`DATABASE_URL`',
  }),
  PREPARED: setting(z._default(onOff, 'on'), {
    must: 'on or off',
    text:
      'Prepared statements. `off` for a pooler that forgets them (PgBouncer before 1.21, or without ' +
      '`max_prepared_statements`). Startup tests them and works without them if they are forgotten.',
  }),
  REPLICA_URL: setting(postgresUrl(), {
    must: 'a postgres:// address of the replicas',
    text:
      'Replicas of `DATABASE_URL`. Exports, reports, activity, and the list of clients read there and may lag. ' +
      'You always see your own changes ([decision 32](decisions/0032-reads-that-may-lag.md)).',
  }),
  POSTGRES_BEFORE: setting(text(), {
    must: 'a folder',
    text: 'Folder of an earlier PostgreSQL (with `bin/`), to upgrade an embedded database where npm can’t install that version.',
  }),
}

/** Backups and their copies. */
export const backups = {
  BACKUP_TO: setting(text(), {
    must: 'a folder, or a bucket: s3://bucket/prefix',
    text:
      'Folder or bucket (`s3://bucket/prefix`) for automatic backups. One of several processes makes them. ' +
      'Changes of the embedded database are added within a minute.',
  }),
  BACKUP_PASSPHRASE: setting(secret(12), {
    must: 'at least 12 characters: anyone with a backup can guess without limit',
    text: 'Passphrase of the backups, at least 12 characters. Keep a copy elsewhere.',
  }),
  BACKUP_HOURS: setting(whole(24, 1, 168), {
    must: 'a number of hours from 1 to 168',
    text: 'Hours between backups.',
  }),
  BACKUP_KEEP: setting(whole(14, 1, 9_999), {
    must: 'a number of backups from 1 to 9999',
    text: 'Backups to keep.',
  }),
  BACKUP_DATABASE_URL: setting(postgresUrl(), {
    must: 'a postgres:// address of a role that can read every row',
    text:
      'Address of a role that can read every row, to back up your own database. Row level security applies to ' +
      "its owner, too. `CREATE ROLE reinforce_backup LOGIN BYPASSRLS PASSWORD '…' IN ROLE pg_read_all_data` " +
      'creates one.',
    byDefault: '`DATABASE_DIRECT_URL`',
  }),
  PG_TOOLS: setting(text(), {
    must: 'a folder',
    text: 'Folder of `pg_dump` and `pg_restore`, of your server’s version or newer. Otherwise `PATH` and `/usr/lib/postgresql` are searched.',
  }),
}

/** Stopping, metrics, traces, and logs. */
export const running = {
  DRAIN_SECONDS: setting(z.optional(z.coerce.number().check(z.minimum(0), z.maximum(60))), {
    must: 'a number of seconds from 0 to 60',
    text:
      'Seconds between SIGTERM and closing. Until then `/readyz` answers 503 and calls are still served. Longer ' +
      'than the 10 s for which nginx skips a failed server.',
    byDefault: '`12` with `DATABASE_URL`, else `0`',
  }),
  METRICS_PORT: setting(z.optional(port), {
    must: 'a port number from 0 to 65535',
    text: 'Port where every process serves `GET /metrics` for Prometheus. It needs no password and names no one: open it to your own network only.',
  }),
  METRICS_HOST: setting(text(), {
    must: 'an address of this machine',
    text: 'Address the metrics port listens on.',
    byDefault: '`127.0.0.1`',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(z.optional(httpUrl), {
    must: 'an http(s) address',
    text:
      'OpenTelemetry collector (OTLP over HTTP, such as `http://127.0.0.1:4318`). It gets each call by method ' +
      'and pattern, with statements but without values. `OTEL_EXPORTER_OTLP_HEADERS` is sent along.',
  }),
  LOG_LEVEL: setting(z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'), {
    must: 'silent, error, warn, info or debug',
    text: '`silent`, `error`, `warn`, `info`, or `debug`.',
  }),
}
