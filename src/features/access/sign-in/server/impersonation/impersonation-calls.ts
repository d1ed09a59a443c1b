import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type Caller, getSystemScope, isImpersonating } from '../../../../../platform/server/actor.ts'
import { transactAs } from '../../../../../platform/server/call.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { external } from '../../../../../platform/server/external.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { impersonateClient, stopImpersonating } from '../../contract/impersonation.ts'
import { impersonationMinutes } from '../../rules/impersonation.ts'
import { endImpersonationJob } from '../jobs/end-impersonation.ts'
import { forgetSessions } from '../profile.ts'
import { endImpersonation } from './end-impersonation.ts'

const client = z.object({ name: z.string(), isProspect: z.boolean() })
const started = z.object({ id: z.string(), until: z.string() })

type Start = { actor: Caller; token: string; organizationId: string; reason: string; home: string }

const start = async (tx: Tx, { actor, token, organizationId, reason, home }: Start) => {
  const found = await tx.one(
    client,
    sql`select name, prospect_stage is not null as "isProspect" from organizations where id = ${organizationId}`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  if (found.isProspect) throw new UserError('invalid', `${found.name} is a prospect, so there is nothing to view yet.`)
  if (!reason) throw UserError.at('reason', 'Enter a reason. The clinic sees it in its activity log.')
  const impersonation = await tx.one(
    started,
    sql`select id, until from app.start_impersonation(${token}, ${actor.userId}, ${organizationId}, ${impersonationMinutes})`,
  )
  if (!impersonation) throw new Error('a view was not started')
  await endImpersonationJob.enqueue(
    tx,
    { organizationId: home, viewing: impersonation.id },
    new Date(impersonation.until),
  )
  const after = { by: actor.fullName, reason }
  const organizations = [organizationId, home]
  await recordEvents(
    tx,
    actor.userId,
    organizations.map((each) => ({ name: 'organization.viewed', about: organizationId, organizationId: each, after })),
  )
  await notifyChange(tx, organizations, ['activity'])
}

const call = `${impersonateClient.method} ${impersonateClient.path}`

/**
 * From now on, for 30 minutes, this session sees what an Admin of the client sees, and changes nothing. Refuses who is no Admin of the
 * platform, prospects, the platform's own organization, and an empty reason.
 */
export const impersonateClientRoute = external(
  impersonateClient,
  async ({ input, actor, transact, request, services }) => {
    const { auth, sessions, config } = services
    if (actor.adminLevel !== 'Admin') {
      await transact(async (tx) => {
        await recordEvents(tx, actor.userId, [
          { name: 'right.refused', after: { asked_for: impersonateClient.summary, right: 'users:manage', call } },
        ])
      })
      throw new UserError('forbidden', 'Only Admins can view as an organization.')
    }
    const home = config.platformOrganizationId
    if (input.id === home) throw new UserError('invalid', 'This is your own organization.')
    const session = await sessions.find(request)
    if (!session) throw new UserError('signed-out', 'Sign in to continue.')
    await transact(
      async (tx) =>
        await start(tx, { actor, token: session.token, organizationId: input.id, reason: input.reason.trim(), home }),
    )
    sessions.forget(actor.authUserId)
    await forgetSessions(auth.pool, actor.authUserId)
    return { ok: true as const }
  },
)

/** Ends it at once, for every page of the session; who looks as no one is answered the same. */
export const stopImpersonatingRoute = external(stopImpersonating, async ({ actor, services }) => {
  if (isImpersonating(actor)) await endImpersonationNow(services, actor.impersonation.id)
  return { ok: true as const }
})

/** Ends a look and tells every process and page of its person. */
export const endImpersonationNow = async (services: Services, impersonation: string) => {
  const { auth, config, sessions } = services
  const everywhere = transactAs(services, getSystemScope(config, config.platformOrganizationId))
  const ended = await everywhere(async (tx) => await endImpersonation(tx, impersonation))
  if (!ended) return
  sessions.forget(ended.authUserId)
  await forgetSessions(auth.pool, ended.authUserId)
}
