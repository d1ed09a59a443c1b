import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { linkTo, queueMail } from '../../../../access/email/server/public.ts'
import { formatBothClocks, formatTimeRange, showDate } from '../../rules/interview-words.ts'
import { type SelfService, writeReassignedMail, writeSelfBookingMail } from '../../rules/write-self-booking-mail.ts'
import type { CheckedArrangement, Interviewee } from '../bookable.ts'

/** Admins who get an email when no one else can be reached. */
const mostTold = 10

const staff = z.object({ id: z.string(), email: z.string(), name: z.string() })

type InterviewOwner = {
  organizationId: string
  interviewerId: string | null
  madeBy: string | null
  platformId: string
}

/** The interviewer and anyone who made the link, else the clinic's Admins: who can still sign in and has an address, each address once. */
const whoIsTold = async (tx: Tx, { organizationId, interviewerId, madeBy, platformId }: InterviewOwner) => {
  const ofClinic = sql`organization_id = ${organizationId} and (id = ${interviewerId}::uuid or id = ${madeBy}::uuid or admin_level = 'Admin')`
  const people = await tx.rows(
    staff,
    sql`select id, email, coalesce(full_name, '') as name from reinforce_users
        where deactivated_at is null and email is not null and email <> ''
          and ${madeBy === null ? ofClinic : sql`(${ofClinic} or (organization_id = ${platformId} and id = ${madeBy}::uuid))`} order by id`,
  )
  const named = people.filter(({ id }) => id === interviewerId || id === madeBy)
  const told = named.length > 0 ? named : people.slice(0, mostTold)
  return [...new Map(told.map((each) => [each.email.trim().toLowerCase(), each])).values()]
}

type StaffNotice = {
  did: SelfService
  /** Whether they used a link or wrote a text. */
  way: 'link' | 'text'
  candidate: Interviewee
  arranged: CheckedArrangement
  at: Date
  /** When it was to be before it was moved. */
  before?: Date | undefined
  madeBy: string | null
  reason?: string | undefined
}

const forStaff = (start: Date, { zone, minutes }: CheckedArrangement, { candidateZone }: Interviewee) =>
  formatBothClocks(
    `${showDate(start, zone)}, ${formatTimeRange(start, minutes, zone)}`,
    start,
    zone,
    candidateZone?.timeZone,
  )

const getPageUrl = ({ id, position }: Interviewee, settings: Config) =>
  linkTo(settings, `/${position === 'BCBA' ? 'bcba' : 'candidate'}/${id}?tab=interviews`)

/** Emails those concerned what a candidate did by a booking link or by text, in the same transaction: once each, and only if it happened. */
export const notifyStaff = async (tx: Tx, happened: StaffNotice, moment: { now: Date; settings: Config }) => {
  const { did, way, candidate, arranged, at, before, madeBy, reason } = happened
  const { organization_id: organizationId, id: about } = candidate
  const platformId = moment.settings.platformOrganizationId
  const concerned = { organizationId, interviewerId: arranged.interviewer_id, madeBy, platformId }
  for (const { id, email: to, name: reader } of await whoIsTold(tx, concerned)) {
    const words = writeSelfBookingMail({
      did,
      way,
      reader,
      candidate: candidate.name,
      type: arranged.type,
      when: forStaff(at, arranged, candidate),
      before: before ? forStaff(before, arranged, candidate) : undefined,
      interviewer: arranged.interviewer,
      reason,
      link: getPageUrl(candidate, moment.settings),
      confirms: did !== 'cancelled' && id === arranged.interviewer_id,
    })
    await queueMail(tx, moment, { organizationId, kind: 'notice', about, to, ...words })
  }
}

type Reassignment = {
  candidate: Interviewee
  arranged: CheckedArrangement
  at: Date
  from: { id: string | null; name: string | null }
}

/** Emails anyone who holds an interview now, and anyone who held it before, that it changed hands. */
export const notifyReassigned = async (
  tx: Tx,
  { candidate, arranged, at, from }: Reassignment,
  moment: { now: Date; settings: Config },
) => {
  const { organization_id: organizationId, id: about } = candidate
  const both = await tx.rows(
    staff,
    sql`select id, email, coalesce(full_name, '') as name from reinforce_users where organization_id = ${organizationId} and deactivated_at is null
          and email <> '' and (id = ${arranged.interviewer_id}::uuid or id = ${from.id}::uuid) order by id`,
  )
  for (const { email: to, name: reader } of both) {
    const words = writeReassignedMail({
      reader,
      candidate: candidate.name,
      type: arranged.type,
      when: forStaff(at, arranged, candidate),
      link: getPageUrl(candidate, moment.settings),
      from: from.name,
      to: arranged.interviewer,
    })
    await queueMail(tx, moment, { organizationId, kind: 'notice', about, to, ...words })
  }
}
