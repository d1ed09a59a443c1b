import type pg from 'pg'
import * as z from 'zod/mini'
import type { FileStore } from '../../../platform/server/file-store.ts'
import { counted } from './counted.ts'
import type { Counts } from './manifest.ts'

const stored = z.object({ table: z.string() })
const key = z.object({ key: z.string() })

/** The keys of all stored bytes that some row speaks of, each once. */
const keysOf = async (client: pg.Client): Promise<string[]> => {
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

export type LookedOver = { counts: Counts; files: number; missing: number }

/** What a restored database holds, and how many of the files it speaks of are not there; `files` null where they lie in a bucket. */
export const lookOver = async (client: pg.Client, files: FileStore | null): Promise<LookedOver> => {
  const keys = files ? await keysOf(client) : []
  let missing = 0
  for (const one of keys) if (!(await files?.exists(one))) missing += 1
  return { counts: (await counted(client)).counts, files: keys.length, missing }
}
