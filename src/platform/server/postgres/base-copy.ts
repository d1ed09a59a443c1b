import { createReadStream } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import * as z from 'zod/mini'

/** A file of exactly `size` bytes, or a folder; `name` is relative to the cluster, with slashes. */
export type Copied =
  | { kind: 'folder'; name: string }
  | { kind: 'file'; name: string; size: number; body: () => AsyncIterable<Uint8Array> }

/** Folders whose contents are of the running server alone; they have to be there, empty. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const left =
  /^(?:postmaster\.(?:pid|opts)|backup_label|backup_label\.old|tablespace_map|.*\/pgsql_tmp[^/]*|.*pg_internal\.init.*)$/

/** Whatever happens to the file meanwhile, as many bytes as were promised: recovery repeats what was torn. */
async function* exactly(file: string, size: number): AsyncGenerator<Uint8Array> {
  let given = 0
  if (size > 0)
    for await (const piece of createReadStream(file, {
      end: size - 1,
      highWaterMark: 1 << 18,
    }) as AsyncIterable<Uint8Array>) {
      given += piece.length
      yield piece
    }
  while (given < size) {
    const zeros = new Uint8Array(Math.min(size - given, 1 << 18))
    given += zeros.length
    yield zeros
  }
}

const gone = (error: unknown): null => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}

async function* below(cluster: string, name: string): AsyncGenerator<Copied> {
  for (const entry of (await readdir(path.join(cluster, name)).catch(gone)) ?? []) {
    const inner = name ? `${name}/${entry}` : entry
    const found = left.test(inner) ? null : await lstat(path.join(cluster, inner)).catch(gone)
    if (found?.isDirectory()) {
      yield { kind: 'folder', name: inner }
      if (!emptied.has(inner)) yield* below(cluster, inner)
    } else if (found?.isFile()) {
      const { size } = found
      yield { kind: 'file', name: inner, size, body: () => exactly(path.join(cluster, inner), size) }
    }
  }
}

const begun = z.object({ first: z.string() })
const ended = z.object({ label: z.string(), last: z.string() })
const segment = /^[\dA-F]{24}$/

/**
 * A copy of the cluster at work, as PostgreSQL's manual describes it (25.3.3, low-level API): what is copied becomes consistent by
 * the log that was written meanwhile, which comes last. `client` belongs to the superuser and stays in this one session, whose
 * temporary slot keeps the log from being recycled.
 */
export async function* copyCluster(client: pg.Client, cluster: string): AsyncGenerator<Copied> {
  await client.query(`select pg_create_physical_replication_slot('reinforce_backup_' || pg_backend_pid(), true, true)`)
  const start = await client.query(`select pg_walfile_name(pg_backup_start('reinforce', true)) as first`)
  const { first } = begun.parse(start.rows[0])
  yield* below(cluster, '')
  const stop = await client.query(
    `select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(wait_for_archive => false)`,
  )
  const { label, last } = ended.parse(stop.rows[0])
  const text = Buffer.from(label)
  yield {
    kind: 'file',
    name: 'backup_label',
    size: text.length,
    // oxlint-disable-next-line require-await -- a body is read as it comes, this one is there already.
    body: async function* () {
      yield text
    },
  }
  yield { kind: 'folder', name: 'pg_wal/archive_status' }
  for (const name of (await readdir(path.join(cluster, 'pg_wal'))).toSorted()) {
    if (!segment.test(name) || name < first || name > last) continue
    const file = path.join(cluster, 'pg_wal', name)
    const { size } = await lstat(file)
    yield { kind: 'file', name: `pg_wal/${name}`, size, body: () => exactly(file, size) }
  }
}
