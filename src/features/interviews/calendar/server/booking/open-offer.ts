import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { nullableText } from '../../../../../platform/shared/schemas.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { getInterviewZone } from '../../rules/get-interview-zone.ts'
import { interviewStatuses, interviewTypes } from '../../rules/interview-kinds.ts'
import { isPastInterviews } from '../../rules/interview-statuses.ts'
import { hashOfToken } from '../secret-token.ts'

const row = z.object({
  id: z.string(),
  organization_id: z.string(),
  organization: z.string(),
  isActive: z.boolean(),
  /** It will be deleted. */
  isLeaving: z.boolean(),
  /** In which its hours are meant. */
  zone: z.string(),
  candidate_id: z.string(),
  full_name: z.string(),
  candidate_status: z.string(),
  location_id: nullableText,
  location: nullableText,
  location_city: nullableText,
  location_state: nullableText,
  location_zone: nullableText,
  phone: nullableText,
  interviewer_id: nullableText,
  interviewer: nullableText,
  type: z.enum(interviewTypes),
  minutes: z.number(),
  place: nullableText,
  note: nullableText,
  reminders: z.boolean(),
  made_by: z.string(),
  expires_at: z.string(),
  withdrawn: z.boolean(),
  interview_id: nullableText,
  booked_at: nullableText,
  booked_minutes: z.nullable(z.number()),
  booked_status: z.nullable(z.enum(interviewStatuses)),
  sequence: z.nullable(z.number()),
  updated_at: nullableText,
})
export type Offer = z.output<typeof row>

const gone = (message: string) => new UserError('not-found', message)

/**
 * Finds the offer of a token, for someone without a session: exactly this one. Throws a kind error if it is unknown,
 * withdrawn, expired, or no longer wanted, or if its interviewer was deactivated or its organization will be deleted. One that booked already stays
 * readable with the interview as it is now, so that people can look up the time.
 */
export const openOffer = async (tx: Tx, token: string, now: Date): Promise<Offer> => {
  const stored = await tx.one(
    row,
    sql`select f.id, f.organization_id, o.name as organization, lower(o.status) = 'active' as "isActive",
          exists (select from organization_deletions d where d.organization_id = f.organization_id and d.undone_at is null) as "isLeaving",
          o.time_zone as zone, f.candidate_id, c.full_name,
          c.status as candidate_status, f.location_id, l.name as location, l.city as location_city,
            l.state as location_state, l.time_zone as location_zone, c.phone_number as phone, case
            when i.id is null then f.interviewer_id
            else i.interviewer_id end as interviewer_id, coalesce(nullif(u.full_name, ''), 'Our team') as interviewer,
          coalesce(i.type, f.type) as type, f.minutes, case when i.id is null then f.place
            else i.place end as place, f.note, f.reminders, f.made_by, f.expires_at,
            (f.withdrawn_at is not null or u.deactivated_at is not null) as withdrawn, f.interview_id,
          i.interview_date as booked_at, i.minutes as booked_minutes, i.status as booked_status, i.sequence, i.updated_at
        from booking_links f join organizations o on o.id = f.organization_id
        join all_candidates c on c.organization_id = f.organization_id and c.id = f.candidate_id
        left join interviews i on i.organization_id = f.organization_id and i.id = f.interview_id
        left join reinforce_users u on u.organization_id = f.organization_id and u.id = case when i.id is null then f.interviewer_id else i.interviewer_id end
        left join locations l on l.organization_id = f.organization_id
          and l.id = case when i.id is null then f.location_id else i.location_id end
        where f.token_hash = ${hashOfToken(token)}`,
  )
  if (!stored) throw gone('We do not know this link. Check it, or ask the person who sent it to you.')
  const { location_id, location_city: city, location_state: state, location_zone: time_zone } = stored
  const zone = getInterviewZone(stored.zone, location_id === null ? null : { city, state, time_zone })
  const found = { ...stored, zone }
  const closed = `${found.organization} no longer plans interviews with this link. Thank you for your interest!`
  if (found.isLeaving) throw gone(closed)
  if (found.interview_id !== null) return found
  const again = `Ask ${found.organization} for a new one.`
  if (found.withdrawn) throw gone(`This link no longer works. ${again}`)
  if (new Date(found.expires_at) <= now) throw gone(`This link has expired. ${again}`)
  if (!found.isActive || isPastInterviews(found.candidate_status)) throw gone(closed)
  return found
}
