import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { resolvePublicName } from '../../../../../integrations/outgoing-webhook/resolve-public-name.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { external } from '../../../../../platform/server/external.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { addWebhook } from '../../contract/webhooks.ts'
import { findAddressProblem } from '../../rules/webhook-rules.ts'
import { checkEvents } from '../check-events.ts'
import { createSalt, deriveWebhookSecret } from '../signing.ts'

const most = 10

const leadsTo = {
  public: null,
  // No one can say now: each call looks again.
  unknown: null,
  private: 'The address must lead to the public internet.',
  nowhere: 'No server has this name. Check the spelling.',
} as const

/** Saves an address of the public internet and its events. The name is resolved and checked now, and in every call. */
export const addWebhookRoute = external(addWebhook, async ({ input, actor, transact, services: { config }, now }) => {
  const problem = findAddressProblem(input.url, config.webhooksAnywhere)
  if (problem) throw UserError.at('url', problem)
  checkEvents(input.events)
  const url = new URL(input.url.trim())
  const wrong = config.webhooksAnywhere ? null : leadsTo[await resolvePublicName(url.hostname)]
  if (wrong) throw UserError.at('url', wrong)
  const [id, salt] = [randomUUID(), createSalt()]
  await transact(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${actor.organizationId}`}, 0))`)
    const known = await tx.rows(
      z.object({ url: z.string() }),
      sql`select url from webhooks where organization_id = ${actor.organizationId}`,
    )
    if (known.some((each) => each.url === url.href))
      throw UserError.at('url', 'A webhook with this address already exists.')
    if (known.length >= most)
      throw new UserError('conflict', `You have ${most} webhooks, the maximum. Remove one first.`)
    await tx.run(
      sql`insert into webhooks (id, organization_id, url, events, salt, created_by, created_at)
          values (${id}, ${actor.organizationId}, ${url.href}, ${sql.param([...new Set(input.events)])}::text[],
            ${salt}, ${actor.userId}, ${now.toISOString()})`,
    )
    await recordEvents(tx, actor.userId, [
      { name: 'webhook.added', about: id, after: { url: url.href, events: input.events } },
    ])
    await notifyChange(tx, [actor.organizationId], addWebhook.invalidates ?? [])
  })
  return { id, secret: deriveWebhookSecret(config.appSecret, id, salt) }
})
