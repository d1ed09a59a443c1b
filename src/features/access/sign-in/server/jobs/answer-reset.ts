import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { recordEvents } from '../../../../../platform/server/events.ts'
import { job } from '../../../../../platform/server/job.ts'
import { writeResetMail } from '../../../email/rules/mail-texts.ts'
import { linkTo, queueMail } from '../../../email/server/public.ts'
import { makeResetLink, resetMinutes } from '../reset-links.ts'

const mostAnHour = 3
const asked = z.object({ email: z.string(), earlier: z.number(), user_id: z.nullable(z.string()) })
const person = z.object({ id: z.string(), full_name: z.string(), organization_id: z.string(), email: z.string() })

/**
 * Looks up the account of a request for a new password, and emails a link to its owner; at most three an hour and
 * address.
 */
export const answerResetJob = job({
  name: 'answer-reset',
  tries: 3,
  input: z.object({ organizationId: z.guid(), requestId: z.guid() }),
  run: async ({ organizationId, requestId }, { inOrganization, services }) => {
    const now = services.clock()
    const { rows } = await services.pool.query<Record<string, unknown>>(
      `update auth.reset_requests r set answered_at = $2 where id = $1 and answered_at is null
       returning r.email, (select u.id from auth."user" u where u.email = r.email) as user_id,
         (select count(*)::int from auth.reset_requests e where e.email = r.email and e.id <> r.id and e.answered_at is not null
            and e.asked_at > r.asked_at - interval '1 hour') as earlier`,
      [requestId, now],
    )
    const request = asked.safeParse(rows[0])
    if (!request.success || !request.data.user_id || request.data.earlier >= mostAnHour) return
    const authUserId = request.data.user_id
    await inOrganization(organizationId)(async (tx) => {
      const found = await tx.one(
        person,
        sql`select id, full_name, organization_id, email from reinforce_users
            where auth_user_id = ${authUserId} and deactivated_at is null and email <> ''`,
      )
      if (!found) return
      const { path } = await makeResetLink(services.pool, { authUserId, madeBy: null, now })
      const link = linkTo(services.config, path)
      await queueMail(
        tx,
        { now, settings: services.config },
        {
          organizationId: found.organization_id,
          kind: 'reset',
          about: found.id,
          to: found.email,
          ...writeResetMail({ name: found.full_name, link, minutes: resetMinutes }),
        },
      )
      await recordEvents(tx, null, [
        { name: 'user.passwordResetAsked', about: found.id, organizationId: found.organization_id },
      ])
    })
  },
})
