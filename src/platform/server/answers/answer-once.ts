import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { UserError } from '../../../rules/user-error.ts'
import type { Endpoint } from '../../shared/endpoint.ts'
import { type Caller, isImpersonating } from '../actor.ts'
import type { Tx } from '../database.ts'
import { hashWithKey, isSameBytes, openText, seal } from '../http/envelope.ts'

const shortest = 16
const longest = 200

/**
 * Returns the key by which a caller names one submission (`Idempotency-Key`), or null without one. Only of calls that make something:
 * the others do the same when they are done twice. Throws a refusal for a key that is too short to be anyone's own.
 */
export const readCallKey = (request: FastifyRequest, contract: Endpoint, caller: Caller): string | null => {
  const given = request.headers['idempotency-key']
  if (typeof given !== 'string' || contract.method !== 'POST' || isImpersonating(caller)) return null
  if (given.length < shortest || given.length > longest)
    throw new UserError('invalid', `Idempotency-Key must have ${shortest} to ${longest} characters.`)
  return given
}

const kept = z.object({ call: z.instanceof(Uint8Array), answer: z.instanceof(Uint8Array) })

const other =
  'This Idempotency-Key was used for another call or with different content. Nothing changed. Use a new key for each submission.'

type Of = { tx: Tx; key: string; caller: Caller; contract: Endpoint; input: unknown; secret: string }

/**
 * Does `work` once for a key of a caller: within a day the same key with the same input gets the first answer, with another input a
 * conflict. Kept in the transaction of the work, so that a commit that was lost keeps both or neither. What is kept opens only with
 * the caller's key and APP_SECRET together.
 */
export const answerOnce = async <R>({ tx, key, caller, contract, input, secret }: Of, work: () => Promise<R>) => {
  const { organizationId } = tx.scope
  const own = Buffer.from(`${secret} ${key}`)
  const hashed = (text: string) => hashWithKey(own, text).toString('hex')
  const [name, call] = [
    hashed(`key ${caller.userId}`),
    hashWithKey(own, JSON.stringify([contract.method, contract.path, input])),
  ]
  const place = ['answer of a call', organizationId, caller.userId, name]
  const isFirst =
    (await tx.run(
      sql`insert into call_answers (organization_id, caller, key, call)
          values (${organizationId}, ${caller.userId}, ${name}, ${call}) on conflict do nothing`,
    )) > 0
  const here = sql`organization_id = ${organizationId} and caller = ${caller.userId} and key = ${name}`
  if (isFirst) {
    const answer = await work()
    const sealed = seal(own, place, JSON.stringify(answer ?? null))
    await tx.run(sql`update call_answers set answer = ${sealed} where ${here}`)
    return answer
  }
  const before = await tx.one(kept, sql`select call, answer from call_answers where ${here}`)
  if (!before || !isSameBytes(before.call, call)) throw new UserError('conflict', other)
  return JSON.parse(openText(own, place, before.answer)) as R
}
