import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { resolvePublicName } from '../../../../../integrations/outgoing-webhook/resolve-public-name.ts'
import { external } from '../../../../../platform/server/external.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { describeDevice } from '../../../../access/sign-in/rules/describe-device.ts'
import { findAddressProblem } from '../../../../access/webhooks/rules/webhook-rules.ts'
import { addPushDevice, renewPushDevice } from '../../contract/push.ts'
import { derivePushKeys } from '../push/push-keys.ts'

const most = 10

const isPublic = async (endpoint: string, anywhere: boolean) => {
  if (findAddressProblem(endpoint, anywhere) !== null) return false
  if (anywhere) return true
  const leads = await resolvePublicName(new URL(endpoint).hostname)
  return leads === 'public' || leads === 'unknown'
}

/**
 * Saves this browser's address and keys for the person. The address comes from the browser, so its name is resolved now and in every
 * call, and must be of the public internet.
 */
export const addPushDeviceRoute = external(
  addPushDevice,
  async ({ input, actor, request, transact, services, now }) => {
    const { config, sessions } = services
    const session = await sessions.find(request)
    if (!session) throw new UserError('forbidden', 'Turn on notifications in the browser where you want them.')
    if (!(await isPublic(input.endpoint, config.webhooksAnywhere)))
      throw UserError.at('endpoint', 'We can’t send notifications to this browser. Try another one.')
    const id = randomUUID()
    const { organizationId, userId } = actor
    await transact(async (tx) => {
      await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`push devices ${userId}`}, 0))`)
      const { length } = await tx.rows(
        z.object({ id: z.string() }),
        sql`select id from push_devices where organization_id = ${organizationId} and user_id = ${userId}`,
      )
      if (length >= most)
        throw new UserError('conflict', `You have ${most} devices with notifications, the maximum. Remove one first.`)
      const added =
        await tx.run(sql`insert into push_devices (organization_id, id, user_id, endpoint, p256dh, auth_secret, server_key, label,
        session_token, created_at)
      values (${organizationId}, ${id}, ${userId}, ${input.endpoint}, ${input.p256dh}, ${input.auth}, ${derivePushKeys(config).publicKey},
        ${describeDevice(request.headers['user-agent'] ?? '')}, ${session.token}, ${now.toISOString()})
      on conflict do nothing`)
      // Another person's, or an address of before: the browser makes a new one for each try.
      if (added === 0) throw new UserError('conflict', 'This address is in use. Turn notifications on again.')
    })
    return { id }
  },
)

/** Ties the browser's device to the session it is used in now. Answers false if the browser has no device of this person. */
export const renewPushDeviceRoute = external(renewPushDevice, async ({ input, actor, request, transact, services }) => {
  const session = await services.sessions.find(request)
  if (!session) return { isKnown: false }
  const renewed = await transact(
    async (tx) =>
      await tx.run(sql`update push_devices set session_token = ${session.token}
        where organization_id = ${actor.organizationId} and user_id = ${actor.userId} and endpoint = ${input.endpoint}
          and server_key = ${derivePushKeys(services.config).publicKey} and not app.is_session_ended(session_token)`),
  )
  return { isKnown: renewed > 0 }
})
