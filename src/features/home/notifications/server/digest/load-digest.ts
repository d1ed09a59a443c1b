import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../../platform/server/actor.ts'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { addDays, toLocalDay } from '../../../../../rules/day.ts'
import { linkTo, queueMail } from '../../../../access/email/server/public.ts'
import { countReceivedByDay } from '../../../../candidates/directory/server/public.ts'
import { listInterviewsToday } from '../../../../interviews/calendar/server/public.ts'
import { loadNeedsLine } from '../../../dashboard/server/public.ts'
import { type DigestFacts, isDigestEmpty, writeDigest } from '../../rules/write-digest.ts'
import { createUnsubscribeToken } from '../email/unsubscribe-token.ts'
import { loadRecordLine } from './record-line.ts'

const mostInterviews = 20

/** The person a digest is for, as far as it needs to know. */
export type DigestReader = Pick<Caller, 'organizationId' | 'userId' | 'fullName' | 'email' | 'adminLevel'> & {
  actor: Caller
  timeZone: string
}

type Sending = { now: Date; settings: Config }

const webhook = z.object({ url: z.string() })
const broken = z.object({ checks: z.array(z.string()) })

/** Lists repairs for an Admin: webhooks that we turned off, and on the platform the checks that fail. */
const listProblems = async (tx: Tx, { organizationId, adminLevel, actor }: DigestReader): Promise<string[]> => {
  if (adminLevel !== 'Admin') return []
  const off = await tx.rows(
    webhook,
    sql`select url from webhooks where organization_id = ${organizationId} and not is_active and switched_off_at is not null order by url limit 10`,
  )
  const failing = actor.isPlatform
    ? await tx.one(
        broken,
        sql`select case when f.name = 'installation.broken' then v.after -> 'checks' else '[]' end as checks
            from events f join event_values v on v.event_id = f.id and v.organization_id = f.organization_id
            where f.organization_id = ${organizationId} and f.name in ('installation.broken', 'installation.wellAgain')
            order by f.at desc, f.id desc limit 1`,
      )
    : undefined
  return [
    ...(failing?.checks ?? []).map((name) => `${name}: the check fails. See System.`),
    ...off.map(({ url }) => `The webhook to ${new URL(url).host} is turned off.`),
  ]
}

const loadFacts = async (tx: Tx, reader: DigestReader, { now, settings }: Sending) => {
  const { timeZone, actor, adminLevel } = reader
  const day = toLocalDay(now, timeZone)
  const yesterday = addDays(day, -1)
  const [received = 0] = await countReceivedByDay(tx, [yesterday], timeZone)
  return {
    day,
    timeZone,
    needs: await loadNeedsLine(tx, actor, { timeZone, now, settings }),
    interviews: await listInterviewsToday(tx, { timeZone, now, most: mostInterviews }),
    applicants: { count: received, day: yesterday },
    problems: await listProblems(tx, reader),
    recordLine: adminLevel === 'Admin' ? await loadRecordLine(tx) : null,
  } satisfies DigestFacts
}

/** Queues the digest of someone's day, seen with their eyes. One without news only if `isAsked`. Returns whether one was queued. */
export const queueDigest = async (
  tx: Tx,
  reader: DigestReader,
  { isAsked, ...sending }: Sending & { isAsked: boolean },
): Promise<boolean> => {
  const facts = await loadFacts(tx, reader, sending)
  if (isDigestEmpty(facts) && !isAsked) return false
  const { now, settings } = sending
  const { organizationId, userId, email: to, fullName } = reader
  const token = createUnsubscribeToken(settings, { organizationId, userId, kind: 'digest' }, now)
  const unsubscribeUrl = linkTo(settings, `/unsubscribe/${token}`)
  const link = (path: string) => linkTo(settings, path)
  const mail = writeDigest({ facts, reader: fullName, link, unsubscribeUrl })
  return await queueMail(
    tx,
    { now, settings },
    { organizationId, kind: 'digest', about: userId, to, unsubscribeUrl, ...mail },
  )
}
