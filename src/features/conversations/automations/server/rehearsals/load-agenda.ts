import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { msPerDay } from '../../../../../rules/day.ts'
import type { BookingHours } from '../../../../interviews/calendar/rules/availability.ts'
import { loadHours } from '../../../../interviews/calendar/server/public.ts'

const ahead = 14 * msPerDay

type Span = { organizationId: string; interviewerId: string | null; from: Date; until: Date }
/** The hours of a clinic, and when an interviewer is busy in a stretch of time. */
export type Agenda = {
  hours: BookingHours
  zone: string
  organization: string
  busy: { from: Date; until: Date }[]
  from: Date
  until: Date
}

/** Loads the hours and the interviews of an interviewer over a stretch of time and the two weeks after it. */
export const loadAgenda = async (tx: Tx, { organizationId, interviewerId, from, until }: Span): Promise<Agenda> => {
  const { hours, zone, organization } = await loadHours(tx, organizationId)
  const busy = await tx.rows(
    z.object({ from: z.string(), until: z.string() }),
    sql`select i.interview_date as "from", i.interview_date + make_interval(mins => i.minutes) as until from interviews i
        where i.organization_id = ${organizationId} and i.interviewer_id = ${interviewerId}::uuid and i.status <> 'Cancelled'
          and i.interview_date between ${from.toISOString()}::timestamptz and ${new Date(until.getTime() + ahead).toISOString()}::timestamptz`,
  )
  return {
    hours,
    zone,
    organization,
    busy: busy.map((each) => ({ from: new Date(each.from), until: new Date(each.until) })),
    from,
    until,
  }
}
