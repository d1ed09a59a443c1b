import * as z from 'zod/mini'
import { recordEvents } from '../../../../platform/server/events.ts'
import { external } from '../../../../platform/server/external.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { endOtherSessions, endOwnSession, ownSessions } from '../contract/sessions.ts'
import { describeDevice } from '../rules/describe-device.ts'
import { endCalendarFeed } from './calendar-feed-row.ts'
import { forgetSessions } from './profile.ts'

const row = z.object({
  id: z.string(),
  token: z.string(),
  ipAddress: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
  createdAt: z.date(),
  updatedAt: z.date(),
})

/** Your own open sessions; a session was last seen when its person last did something, to the minute. */
export const ownSessionsRoute = external(ownSessions, async ({ actor, request, services }) => {
  const { auth, sessions } = services
  const { sessionHours } = services.config
  const here = await sessions.find(request)
  const { rows } = await auth.pool.query(
    `select id, token, "ipAddress", "userAgent", "createdAt", "updatedAt" from auth.session
       where "userId" = $1 and "expiresAt" > now() and "createdAt" > now() - $3 * interval '1 hour' order by token = $2 desc, "updatedAt" desc, id limit 100`,
    [actor.authUserId, here?.token ?? '', sessionHours],
  )
  return {
    longestHours: sessionHours,
    rows: z
      .array(row)
      .parse(rows)
      .map((each) => ({
        id: each.id,
        device: describeDevice(each.userAgent ?? ''),
        address: each.ipAddress ?? '',
        signedInAt: each.createdAt.toISOString(),
        lastSeenAt: each.updatedAt.toISOString(),
        isThis: each.token === here?.token,
      })),
  }
})

/** Signs one of your own devices out. Anyone else’s session answers as one that has ended. */
export const endOwnSessionRoute = external(endOwnSession, async ({ input, actor, transact, services: { auth } }) => {
  const { rowCount } = await auth.pool.query('delete from auth.session where id = $1 and "userId" = $2', [
    input.id,
    actor.authUserId,
  ])
  if (!rowCount) throw new UserError('not-found', 'This session has already ended.')
  await forgetSessions(auth.pool, actor.authUserId)
  await transact(async (tx) => {
    await recordEvents(tx, actor.userId, [{ name: 'user.sessionEnded', about: actor.userId }])
  })
  return { ok: true as const }
})

/** Signs every device out but this one, and ends the calendar’s address: anyone who knew it reads no more. */
export const endOtherSessionsRoute = external(
  endOtherSessions,
  async ({ actor, request, transact, services: { auth, sessions } }) => {
    const here = await sessions.find(request)
    const { rowCount } = await auth.pool.query('delete from auth.session where "userId" = $1 and token <> $2', [
      actor.authUserId,
      here?.token ?? '',
    ])
    const ended = rowCount ?? 0
    await forgetSessions(auth.pool, actor.authUserId)
    await transact(async (tx) => {
      const event = { name: 'user.sessionsEnded', about: actor.userId, after: { sessions: ended } }
      await recordEvents(tx, actor.userId, [...(ended ? [event] : []), ...(await endCalendarFeed(tx, actor.userId))])
    })
    return { ended }
  },
)
