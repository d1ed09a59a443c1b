import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import { rawJson } from '../../../../platform/server/answers/raw-json.ts'
import { selectAsJson } from '../../../../platform/server/answers/select-as-json.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { msPerDay } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { apiKeys, makeApiKey, revokeApiKey } from '../contract/api-keys.ts'
import { getPrefix } from '../rules/key-scope.ts'

const most = 20

/** Only this is stored of a key. */
export const hashKey = (key: string) => createHash('sha256').update(key).digest('hex')

/** The newest 200 keys of your own organization, ended ones too. Never a key itself: it is shown once, when made. */
export const apiKeysRoute = query(apiKeys, async ({ tx, actor, now }) =>
  rawJson({
    rows: await selectAsJson(
      tx,
      apiKeys.reply.shape.rows,
      sql`select k.id, k.name, k.prefix, k.scope, coalesce(nullif(u.full_name, ''), u.email, '') as made_by, k.created_at, k.expires_at, k.last_used_at,
          case when k.revoked_at is not null then 'revoked' when k.expires_at <= ${now.toISOString()} then 'expired'
            when u.deactivated_at is not null then 'stopped' else 'active' end as state
        from api_keys k left join reinforce_users u on ${tenantCondition(tx, 'u')} and u.id = k.created_by
        where k.organization_id = ${actor.organizationId} order by k.created_at desc, k.id limit 200`,
    ),
  }),
)

/**
 * Throws where the organization requires a second factor and the session used none: a key outlives the session and is
 * never asked for a code. A session from before the requirement signs in again.
 */
const requireSecondFactor = async (tx: Tx, actor: Caller) => {
  if (actor.kind === 'person' && actor.usedSecondFactor) return
  const required = await tx.one(
    z.object({ id: z.string() }),
    sql`select id from organizations where id = ${actor.organizationId} and requires_two_factor`,
  )
  if (required)
    throw new UserError(
      'conflict',
      'Your organization requires two-factor sign-in, and this session used no code. Sign in again with your code, then create the key.',
    )
}

/** A random key; its name is for people, who must be able to tell which program uses it. */
export const makeApiKeyRoute = command(makeApiKey, async ({ input, tx, actor, now }) => {
  const name = input.name.replace(/\s+/g, ' ').trim()
  const problem = name === '' ? 'Enter what the key is for.' : name.length > 80 ? 'Use 80 characters or fewer.' : null
  if (problem) throw UserError.at('name', problem)
  if (input.scope === 'scim' && actor.isPlatform)
    throw UserError.at('scope', 'A directory manages a clinic’s people, never platform staff.')
  await requireSecondFactor(tx, actor)
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`api keys ${actor.organizationId}`}, 0))`)
  const live = await tx.run(
    sql`select from api_keys where organization_id = ${actor.organizationId} and revoked_at is null and expires_at > ${now.toISOString()}`,
  )
  if (live >= most) throw new UserError('conflict', `You have ${most} keys, the maximum. Revoke one first.`)
  const id = randomUUID()
  const key = `rk_${randomBytes(32).toString('base64url')}`
  const expires_at = new Date(now.getTime() + input.days * msPerDay).toISOString()
  await tx.run(
    sql`insert into api_keys (id, organization_id, name, prefix, key_hash, scope, created_by, created_at, expires_at)
        values (${id}, ${actor.organizationId}, ${name}, ${getPrefix(key)}, ${hashKey(key)}, ${input.scope},
          ${actor.userId}, ${now.toISOString()}, ${expires_at})`,
  )
  return {
    reply: { id, key, expires_at },
    events: [{ name: 'apiKey.made', about: id, after: { name, may: input.scope, valid_for_days: input.days } }],
  }
})

/** Ends a key for good; refuses one that was revoked already and one of another organization. */
export const revokeApiKeyRoute = command(revokeApiKey, async ({ input, tx, actor, now }) => {
  const found = await tx.one(
    z.object({ name: z.string(), revoked: z.boolean() }),
    sql`select name, revoked_at is not null as revoked from api_keys where id = ${input.id} and organization_id = ${actor.organizationId} for update`,
  )
  if (!found) throw new UserError('not-found', 'API key not found')
  if (found.revoked) throw new UserError('conflict', 'This key was already revoked.')
  await tx.run(
    sql`update api_keys set revoked_at = ${now.toISOString()} where ${tenantCondition(tx)} and id = ${input.id}`,
  )
  return {
    reply: { ok: true as const },
    events: [{ name: 'apiKey.revoked', about: input.id, before: { name: found.name } }],
  }
})
