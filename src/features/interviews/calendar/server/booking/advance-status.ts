import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../../platform/server/events.ts'
import { changeCandidate, lockCandidate } from '../../../../candidates/directory/server/public.ts'
import { findStatusAfterBooking } from '../../rules/interview-statuses.ts'
import type { Interviewee } from '../bookable.ts'

/** Event values for an action of a candidate, who has no account. */
export const byLink = { by: 'booking link' }

/** The labels of an organization's own pipeline, in order. */
export const loadOwnStatuses = async (tx: Tx, organizationId: string): Promise<string[]> => {
  const own = await tx.rows(
    z.object({ status_label: z.string() }),
    sql`select status_label from pipeline_statuses where organization_id = ${organizationId} order by sort_order, status_label`,
  )
  return own.map(({ status_label }) => status_label)
}

/** Gives a candidate who booked the status Interview Scheduled if they had not come as far; answers what it was and is, with the event. Decision 0008. */
export const moveBooked = async (tx: Tx, { id, organization_id }: Interviewee, how: { by: string }) => {
  const { status: before } = await lockCandidate(tx, id)
  const status = findStatusAfterBooking(before, await loadOwnStatuses(tx, organization_id))
  if (status === null) return null
  await changeCandidate(tx, { id, organization_id }, { status })
  const event: DomainEvent = {
    name: 'candidate.statusChanged',
    about: id,
    organizationId: organization_id,
    before: { status: before },
    after: { status, ...how },
  }
  return { before, after: status, event }
}

/** The same for anyone who booked by a link: the events of it. */
export const advanceStatus = async (tx: Tx, candidate: Interviewee): Promise<DomainEvent[]> => {
  const moved = await moveBooked(tx, candidate, byLink)
  return moved ? [moved.event] : []
}
