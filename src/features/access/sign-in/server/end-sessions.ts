import type pg from 'pg'
import type { Auth } from '../../../../platform/server/auth.ts'
import { forgetSessions } from './profile.ts'

/** Signs a person out everywhere, at once; answers how many sessions that ended. */
export const endSessions = async (auth: Auth, authUserId: string) => {
  const { rowCount } = await auth.pool.query('delete from auth.session where "userId" = $1', [authUserId])
  await forgetSessions(auth.pool, authUserId)
  return rowCount ?? 0
}

/** Ends every session after a restore to an earlier moment: it is unknown which ones ended since. */
export const endEverySession = async (pool: pg.Pool): Promise<number> =>
  (await pool.query('delete from auth.session')).rowCount ?? 0
