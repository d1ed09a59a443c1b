import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../../platform/server/command.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { msPerDay } from '../../../../../rules/day.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { createBookingLink, withdrawBookingLink } from '../../contract/booking.ts'
import { interviewTypes } from '../../rules/interview-kinds.ts'
import {
  type CheckedArrangement,
  checkArrangement,
  findInterviewee,
  type Interviewee,
  lockPeople,
} from '../bookable.ts'
import { createToken, hashOfToken } from '../secret-token.ts'
import { findFreeHours } from './find-free-hours.ts'

const row = z.object({
  id: z.string(),
  type: z.enum(interviewTypes),
  minutes: z.number(),
  interviewer: z.nullable(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
})

/** The booking links of a candidate that still wait, the newest first; not those of someone who was deactivated, which book nothing. */
export const openOffers = async (tx: Tx, candidateId: string, now: Date) =>
  await tx.rows(
    row,
    sql`select f.id, f.type, f.minutes, coalesce(nullif(u.full_name, ''), u.email) as interviewer, f.created_at as "createdAt", f.expires_at as "expiresAt"
        from booking_links f left join reinforce_users u on u.organization_id = f.organization_id and u.id = f.interviewer_id
        where ${tenantCondition(tx, 'f')} and f.candidate_id = ${candidateId} and f.interview_id is null
          and f.withdrawn_at is null and u.deactivated_at is null and f.expires_at > ${now.toISOString()}::timestamptz
        order by f.created_at desc, f.id limit 20`,
  )

type NewOffer = {
  id: string
  candidate: Interviewee
  arranged: CheckedArrangement
  days: number
  madeBy: string
  now: Date
}

/**
 * Makes a link that books once, and ends those of the candidate that still wait; its token is in the answer and nowhere
 * else. Refuses when no hour is free in the next 2 weeks.
 */
export const insertBookingLink = async (tx: Tx, { id, candidate, arranged, days, madeBy, now }: NewOffer) => {
  const { organization_id: organizationId } = candidate
  const free = await findFreeHours(tx, {
    organizationId,
    candidateId: candidate.id,
    interviewerId: arranged.interviewer_id,
    minutes: arranged.minutes,
    zone: arranged.zone,
    now,
  })
  if (free.length === 0) {
    const message = 'No free times in the next 2 weeks. Choose another interviewer or a shorter interview.'
    throw UserError.at('interviewer_id', message, 'conflict')
  }
  await lockPeople(tx, [candidate.id])
  const token = createToken()
  const expiresAt = new Date(now.getTime() + days * msPerDay).toISOString()
  const isNew = await tx.run(
    sql`insert into booking_links (id, organization_id, candidate_id, location_id, interviewer_id, type, minutes,
      place, note, reminders, token_hash, made_by, created_at, expires_at)
        values (${id}, ${organizationId}, ${candidate.id}, ${arranged.location_id}, ${arranged.interviewer_id}, ${arranged.type}, ${arranged.minutes},
          ${arranged.place}, ${arranged.note}, ${arranged.reminders}, ${hashOfToken(token)}, ${madeBy}, ${now.toISOString()}, ${expiresAt})
        on conflict (id) do nothing`,
  )
  if (!isNew) throw new UserError('conflict', 'This link was already created. Close the dialog and create another one.')
  const ended = await tx.rows(
    z.object({ id: z.string() }),
    sql`update booking_links set withdrawn_at = ${now.toISOString()} where organization_id = ${organizationId} and candidate_id = ${candidate.id}
          and id <> ${id} and interview_id is null and withdrawn_at is null and expires_at > ${now.toISOString()}::timestamptz returning id`,
  )
  const { type, minutes, interviewer } = arranged
  const about = candidate.id
  const events: DomainEvent[] = [
    ...ended.map((each) => ({
      name: 'interview.offerWithdrawn' as const,
      about,
      organizationId,
      after: { offer_id: each.id },
    })),
    { name: 'interview.offered', about, organizationId, after: { offer_id: id, type, minutes, interviewer } },
  ]
  return { path: `/book/${token}`, expiresAt, free, events }
}

/** A link that books once. */
export const offerInterviewRoute = command(createBookingLink, async ({ input, tx, actor, now }) => {
  const candidate = await findInterviewee(tx, input.candidate_id)
  const arranged = await checkArrangement(tx, candidate, input)
  const { id, days } = input
  const made = await insertBookingLink(tx, { id, candidate, arranged, days, madeBy: actor.userId, now })
  return {
    reply: { id, path: made.path, expiresAt: made.expiresAt, free: made.free.length, language: candidate.language },
    events: made.events,
  }
})

/** Withdraws a booking link. */
export const withdrawOfferRoute = command(withdrawBookingLink, async ({ input, tx, now }) => {
  const found = await tx.one(
    z.object({ organization_id: z.string(), candidate_id: z.string(), isOver: z.boolean() }),
    sql`select organization_id, candidate_id, interview_id is not null as "isOver" from booking_links
      where ${tenantCondition(tx)} and id = ${input.id} for update`,
  )
  if (!found) throw new UserError('not-found', 'Booking link not found')
  if (found.isOver) throw new UserError('conflict', 'The candidate already chose a time with this link.')
  const changed = await tx.run(
    sql`update booking_links set withdrawn_at = ${now.toISOString()} where ${tenantCondition(tx)} and id = ${input.id} and withdrawn_at is null`,
  )
  const { organization_id: organizationId, candidate_id: about } = found
  return {
    reply: { ok: true as const },
    events: changed ? [{ name: 'interview.offerWithdrawn', about, organizationId, after: { offer_id: input.id } }] : [],
  }
})
