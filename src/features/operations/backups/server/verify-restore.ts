import type pg from 'pg'
import * as z from 'zod/mini'
import type { FileStore } from '../../../../platform/server/file-store.ts'
import { countKeptHeads, type StoredHead } from '../../record-check/server/public.ts'
import { countRows } from './count-rows.ts'
import type { Counts } from './manifest.ts'

const stored = z.object({ table: z.string() })
const key = z.object({ key: z.string() })

/** The keys of all stored bytes that some row speaks of, each once. */
const loadKeys = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query(
    `select format('%I.%I', table_schema, table_name) as table from information_schema.columns where column_name = 'stored_as' and table_schema = 'public'`,
  )
  const selects = z
    .array(stored)
    .parse(rows)
    .map(({ table }) => `select stored_as as key from ${table} where stored_as is not null`)
  const ofCandidates = `select key from all_candidates c, unnest(array[c.resume_file, c.video_file] || c.earlier_files) as key where key is not null`
  const files = await client.query([ofCandidates, ...selects].join(' union '))
  return z
    .array(key)
    .parse(files.rows)
    .map((row) => row.key)
}

/** So many files, taken evenly from all, are read to their end: more would take as long as the way back itself. */
const sample = 20

const readsToItsEnd = async (files: FileStore, of: string): Promise<boolean> => {
  const file = await files.file(of)
  let bytes = 0
  if (file) for await (const piece of file.body()) bytes += piece.length
  return file !== null && bytes === file.size
}

export type LookedOver = {
  counts: Counts
  /** How many files it speaks of, how many of these are not there, how many were read to their end, and how many did not let it. */
  files: number
  missing: number
  read: number
  broken: number
  /** How many records still have the end that the backup names. */
  keptHeads: number
}

/**
 * Returns the counts of a restored database, whether its files are there (`files` null where they are not in the backup), and whether
 * the records of events are those of the backup.
 */
export const verifyRestore = async (
  client: pg.Client,
  files: FileStore | null,
  heads: readonly StoredHead[] = [],
): Promise<LookedOver> => {
  const keys = files ? await loadKeys(client) : []
  const there: string[] = []
  for (const one of keys) if (await files?.exists(one)) there.push(one)
  const seen = { read: 0, broken: 0 }
  const step = Math.max(there.length / sample, 1)
  if (files)
    for (let n = 0; n < there.length; n += step) {
      const isWhole = await readsToItsEnd(files, there[Math.floor(n)] ?? '')
      seen[isWhole ? 'read' : 'broken'] += 1
    }
  return {
    counts: (await countRows(client)).counts,
    files: keys.length,
    missing: keys.length - there.length,
    ...seen,
    keptHeads: await countKeptHeads(client, heads),
  }
}
