import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { freeStarts } from '../../../interviews/rules/availability.ts'
import { hoursOf } from '../../../interviews/server/door.ts'

const dayMs = 86_400_000
const leadMs = 7_200_000
const ahead = 14 * dayMs
const minutes = 30

type Span = { organizationId: string; interviewerId: string | null; from: Date; until: Date }

/**
 * The hours in which an interviewer was or is free over a stretch of time, looked up once: `free` answers those of the two weeks after a
 * moment, as whoever is offered times would see them then.
 */
export const freeOver = async (tx: Tx, { organizationId, interviewerId, from, until }: Span) => {
  const { hours, zone, organization } = await hoursOf(tx, organizationId)
  const busy = await tx.rows(
    z.object({ from: z.string(), until: z.string() }),
    sql`select i.interview_date as "from", i.interview_date + make_interval(mins => i.minutes) as until from interviews i
        where i.organization_id = ${organizationId} and i.interviewer_id = ${interviewerId}::uuid and i.status <> 'Cancelled'
          and i.interview_date between ${from.toISOString()}::timestamptz and ${new Date(until.getTime() + ahead).toISOString()}::timestamptz`,
  )
  const taken = busy.map((each) => ({ from: new Date(each.from), until: new Date(each.until) }))
  const starts: Date[] = []
  for (let at = from.getTime() - dayMs; at < until.getTime() + ahead; at += ahead) {
    const since = starts.at(-1)?.getTime() ?? 0
    const some = freeStarts({ hours, timeZone: zone, minutes, busy: taken, now: new Date(at) })
    starts.push(...some.filter((each) => each.getTime() > since))
  }
  const free = (now: Date, booked: ReadonlySet<number>) => {
    const [first, last] = [now.getTime() + leadMs, now.getTime() + ahead]
    return starts.filter((each) => each.getTime() >= first && each.getTime() <= last && !booked.has(each.getTime()))
  }
  return { organization, zone, free }
}
