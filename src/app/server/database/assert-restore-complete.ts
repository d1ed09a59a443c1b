import pg from 'pg'
import { unfinishedRestore } from '../../../features/operations/backups/server/public.ts'
import { SettingsError } from '../../../platform/server/config.ts'

const half =
  'This database contains an unfinished restore. Drop it, create it again, and restore the backup again. Otherwise texts could go out twice.'

type Asks = (text: string, values: string[]) => Promise<{ rows: { isHalf: boolean }[] }>

/** Refuses a database in which a restore did not come to its end, in a sentence. */
export const assertRestoreComplete = async (query: Asks): Promise<void> => {
  const { rows } = await query(`select to_regnamespace($1) is not null as "isHalf"`, [unfinishedRestore])
  if (rows[0]?.isHalf) throw new SettingsError(half)
}

/** The same for a program that has no pool yet: before it changes anything there. */
export const refuseHalfAt = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined) // a broken connection fails the query under way
  await client.connect()
  try {
    await assertRestoreComplete(async (text, values) => await client.query<{ isHalf: boolean }>(text, values))
  } finally {
    await client.end()
  }
}
