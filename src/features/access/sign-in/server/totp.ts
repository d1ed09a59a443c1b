import { createHmac } from 'node:crypto'
import { symmetricDecrypt } from 'better-auth/crypto'
import * as z from 'zod/mini'
import type { Auth } from '../../../../platform/server/auth.ts'

const stepSeconds = 30

/** The six digits of a secret at a step of 30 seconds (RFC 6238, SHA-1, as authenticator apps have it). */
export const totp = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

const secretRow = z.object({ secret: z.string(), last_step: z.coerce.number(), verified: z.boolean() })

/** The step whose code was typed, of this one and its neighbours, if no code of it or a later one was used before. */
export const findUnusedStep = async (
  auth: Auth,
  authUserId: string,
  code: string,
  now: Date,
): Promise<number | null> => {
  const { rows } = await auth.pool.query(
    'select secret, last_step, verified from auth."twoFactor" where "userId" = $1',
    [authUserId],
  )
  const found = secretRow.safeParse(rows[0])
  if (!found.success) return null
  const { secretConfig } = await auth.context
  const secret = await symmetricDecrypt({ key: secretConfig, data: found.data.secret })
  const here = Math.floor(now.getTime() / 1000 / stepSeconds)
  const step = [here, here - 1, here + 1].find((each) => totp(secret, each) === code)
  return step !== undefined && step > found.data.last_step ? step : null
}

/** Takes a step for one sign-in; false when another one was faster. */
export const takeStep = async (auth: Auth, authUserId: string, step: number): Promise<boolean> => {
  const { rowCount } = await auth.pool.query(
    'update auth."twoFactor" set last_step = $2 where "userId" = $1 and last_step < $2',
    [authUserId, step],
  )
  return rowCount === 1
}
