import type pg from 'pg'
import * as z from 'zod/mini'
import { loadStoredNames } from './former-names.ts'
import { counts } from './manifest.ts'

const row = z.extend(counts, { keys: z.number() })
export type RowCounts = { counts: z.output<typeof counts>; keys: number }

/** Counts all rows as the superuser: of all organizations, past the policies. */
export const countRows = async (client: pg.Client): Promise<RowCounts> => {
  const { events } = await loadStoredNames(client)
  const { rows } = await client.query(`select (select count(*)::int from organizations) as organizations,
    (select count(*)::int from all_candidates) as candidates, (select count(*)::int from reinforce_users) as people,
    (select count(*)::int from text_messages) as texts, (select count(*)::int from ${events}) as facts,
    (select count(*)::int from document_files) as documents, (select count(*)::int from organization_keys) as keys`)
  const { keys, ...rest } = row.parse(rows[0])
  return { counts: rest, keys }
}
