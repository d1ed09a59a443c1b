import * as z from 'zod/mini'
import type { Auth } from '../../../../platform/server/auth.ts'

const found = z.object({ email: z.string() })

/**
 * The sign-in address of the account with this number (E.164, '' for none). An unknown number has one of its own that belongs
 * to no one: failures are counted by it, and a wait that unknown numbers shared would tell which ones have an account.
 */
export const createPhoneEmail = async (auth: Auth, e164: string): Promise<string> => {
  const { rows } = await auth.pool.query('select email from auth."user" where phone_number = $1 and $1 <> \'\'', [e164])
  const row = found.safeParse(rows[0])
  return row.success ? row.data.email : `${e164.replace('+', '') || 'none'}@nobody.invalid`
}
