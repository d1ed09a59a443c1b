import { sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { openStream, stream } from '../../../../../platform/server/stream.ts'
import { msPerDay } from '../../../../../rules/day.ts'
import { writeCalendarFile } from '../../../../../rules/file-formats/write-calendar-file.ts'
import { cleanName } from '../../../../../rules/person-name.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { bookedFile } from '../../contract/booking.ts'
import { calendarFeedFile, interviewFile } from '../../contract/calendar.ts'
import { createCandidateEvent, createStaffEvent } from '../../rules/calendar-event.ts'
import { openOffer } from '../booking/open-offer.ts'
import { loadInterviews, type StoredInterview } from '../interview-rows.ts'
import { hashOfToken } from '../secret-token.ts'

const mostOfFeed = 2_000
const feedDays = 60

const send = async (reply: FastifyReply, file: string, name: string) =>
  await reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(file)

const staffEvent = (row: StoredInterview, publicUrl: string | undefined) =>
  createStaffEvent({
    ...row,
    startsAt: new Date(row.interview_date),
    changedAt: new Date(row.updated_at),
    candidate: cleanName(row.full_name) || 'Unknown',
    link: publicUrl ? `${publicUrl}/interviews?shown=${row.id}` : '',
  })

/** One interview for the calendar of anyone who may see it. */
export const interviewFileRoute = stream(interviewFile, async ({ input, transact, services, reply }) => {
  const [row] = await transact(async (tx) => await loadInterviews(tx, sql`i.id = ${input.id}`, 1), { readOnly: true })
  if (!row) throw new UserError('not-found', 'Interview not found')
  return await send(reply, writeCalendarFile([staffEvent(row, services.config.publicUrl)]), 'interview.ics')
})

const feed = z.object({ organization_id: z.string(), organization: z.string() })

/**
 * The interviews of the organization that the person has now and had when the address was made: from 60 days ago on, the
 * canceled ones as such. A closed account has no calendar.
 */
export const calendarFeedFileRoute = openStream(calendarFeedFile, async ({ input, transact, services, reply }) => {
  const since = new Date(services.clock().getTime() - feedDays * msPerDay).toISOString()
  const found = await transact(
    async (tx) => {
      const owner = await tx.one(
        feed,
        sql`select f.organization_id, o.name as organization from calendar_feeds f
            join reinforce_users u on u.id = f.user_id and u.organization_id = f.organization_id and u.deactivated_at is null
            join organizations o on o.id = f.organization_id where f.token_hash = ${hashOfToken(input.token)}`,
      )
      if (!owner) throw new UserError('not-found', 'This calendar address no longer works.')
      const mine = sql`i.organization_id = ${owner.organization_id} and i.interview_date >= ${since}::timestamptz`
      return { owner, rows: await loadInterviews(tx, mine, mostOfFeed) }
    },
    { readOnly: true },
  )
  const events = found.rows.map((row) => staffEvent(row, services.config.publicUrl))
  return await send(reply, writeCalendarFile(events, `Interviews of ${found.owner.organization}`), 'interviews.ics')
})

/** The time a candidate chose, for the candidate's own calendar. */
export const bookedFileRoute = openStream(bookedFile, async ({ input, transact, services, reply }) => {
  const offer = await transact(async (tx) => await openOffer(tx, input.token, services.clock()), { readOnly: true })
  const { interview_id: id, booked_at, booked_minutes, booked_status, updated_at } = offer
  if (id === null || booked_at === null || booked_status === null)
    throw new UserError('not-found', 'Choose a time first.')
  const event = createCandidateEvent({
    ...offer,
    id,
    startsAt: new Date(booked_at),
    minutes: booked_minutes ?? offer.minutes,
    status: booked_status,
    sequence: offer.sequence ?? 0,
    changedAt: new Date(updated_at ?? booked_at),
    link: services.config.publicUrl ? `${services.config.publicUrl}/book/${input.token}` : '',
  })
  return await send(reply, writeCalendarFile([event]), 'interview.ics')
})
