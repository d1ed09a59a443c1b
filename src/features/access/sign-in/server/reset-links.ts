import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'

export const resetMinutes = 30
export const hashResetToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** A one-time link to a new password; only its hash is stored, and it makes the older ones of the person useless. */
export const makeResetLink = async (pool: Pool, of: { authUserId: string; madeBy: string | null; now: Date }) => {
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(of.now.getTime() + resetMinutes * 60_000)
  await pool.query('delete from auth.reset_links where user_id = $1', [of.authUserId])
  await pool.query(
    'insert into auth.reset_links (token_hash, user_id, made_by, made_at, expires_at) values ($1, $2, $3, $4, $5)',
    [hashResetToken(token), of.authUserId, of.madeBy, of.now, expiresAt],
  )
  return { path: `/reset/${token}`, expiresAt: expiresAt.toISOString() }
}
