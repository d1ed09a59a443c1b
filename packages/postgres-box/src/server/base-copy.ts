import { type FileHandle, lstat, open, readdir } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import * as z from 'zod/mini'

/** A file of exactly `size` bytes, or a folder; `name` is relative to the cluster, with slashes. */
export type CopyEntry =
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

const gone = (error: unknown): null => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}

/** As many bytes as were promised, for any change of the file: recovery repeats what was torn. */
async function* exactly(handle: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  try {
    for (let given = 0; given < size; ) {
      const piece = Buffer.alloc(Math.min(size - given, 1 << 18))
      await handle.read(piece, 0, piece.length, given)
      given += piece.length
      yield piece
    }
  } finally {
    await handle.close()
  }
}

/**
 * Opens a file as it is now, so that it is read to its end also when it is removed by then; null when it is gone
 * already. Its body has to be read or returned.
 */
export const openCopiedFile = async (file: string, name: string): Promise<CopyEntry | null> => {
  const handle = await open(file).catch(gone)
  if (!handle) return null
  const { size } = await handle.stat()
  return { kind: 'file', name, size, body: () => exactly(handle, size) }
}

async function* below(cluster: string, name: string): AsyncGenerator<CopyEntry> {
  for (const entry of (await readdir(path.join(cluster, name)).catch(gone)) ?? []) {
    const inner = name ? `${name}/${entry}` : entry
    const found = left.test(inner) ? null : await lstat(path.join(cluster, inner)).catch(gone)
    if (found?.isDirectory()) {
      yield { kind: 'folder', name: inner }
      if (!emptied.has(inner)) yield* below(cluster, inner)
    } else if (found?.isFile()) {
      const file = await openCopiedFile(path.join(cluster, inner), inner)
      if (file) yield file
    }
  }
}

const begun = z.object({ first: z.string() })
const ended = z.object({ label: z.string(), last: z.string() })
const segment = /^[\dA-F]{24}$/

/**
 * Copies the cluster at work, as PostgreSQL's manual describes it (25.3.3, low-level API): the copy becomes consistent
 * by the log that was written during it, which comes last. `client` belongs to the superuser and stays in this one
 * session, whose temporary slot keeps the log from being recycled.
 */
export async function* copyCluster(client: pg.Client, cluster: string): AsyncGenerator<CopyEntry> {
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
    const file = await openCopiedFile(path.join(cluster, 'pg_wal', name), `pg_wal/${name}`)
    // The slot keeps it: without it nothing could be restored.
    if (!file) throw new Error(`PostgreSQL removed ${name} of its log while it was copied.`)
    yield file
  }
}
