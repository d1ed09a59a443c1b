import type pg from 'pg'
import * as z from 'zod/mini'

const row = z.object({ events: z.string(), erasure_due_on: z.string() })
export type StoredNames = z.output<typeof row>

/**
 * Returns what a restored database calls its events, and the day of an erasure: a backup of the release before has its names. For one
 * release.
 */
export const loadStoredNames = async (client: pg.Client): Promise<StoredNames> => {
  const { rows } =
    await client.query(`select case when to_regclass('public.events') is null then 'facts' else 'events' end as events,
    case when exists (select from information_schema.columns where table_schema = 'public' and table_name = 'all_candidates'
      and column_name = 'erase_on') then 'erase_on' else 'erasure_due_on' end as erasure_due_on`)
  return row.parse(rows[0])
}
