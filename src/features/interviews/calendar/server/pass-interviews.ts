import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { recordEventsFor } from '../../../../platform/server/events.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { showMoment } from '../rules/interview-words.ts'
import { lockPeople } from './bookable.ts'

type NamedPerson = { id: string; name: string }
type Passing = { organizationId: string; from: NamedPerson; to: NamedPerson; who: string; now: Date }

const ahead = (now: Date) =>
  sql`i.status in ('Scheduled', 'Confirmed') and i.interview_date > ${now.toISOString()}::timestamptz`

/** The interviews ahead of someone that fall into hours at which a colleague has others, in words. Lets no one else plan with the two. */
export const findOverlaps = async (
  tx: Tx,
  { organizationId, from, to, now }: Omit<Passing, 'who'>,
): Promise<string[]> => {
  await lockPeople(tx, [from.id, to.id])
  const rows = await tx.rows(
    z.object({ full_name: z.string(), at: z.string(), zone: z.string() }),
    sql`select distinct on (i.interview_date, i.id) c.full_name, i.interview_date as at, o.time_zone as zone from interviews i
        join all_candidates c on c.organization_id = i.organization_id and c.id = i.candidate_id
        join organizations o on o.id = i.organization_id
        join interviews other on other.organization_id = i.organization_id and other.interviewer_id = ${to.id}
          and other.status in ('Scheduled', 'Confirmed') and other.interview_date < i.interview_date + make_interval(mins => i.minutes)
          and i.interview_date < other.interview_date + make_interval(mins => other.minutes)
        where i.organization_id = ${organizationId} and i.interviewer_id = ${from.id} and ${ahead(now)}
        order by i.interview_date, i.id limit 20`,
  )
  return rows.map((row) => `${cleanName(row.full_name) || 'Unknown'}, ${showMoment(new Date(row.at), row.zone)}`)
}

/**
 * Reassigns someone's coming interviews and open booking links to a colleague of the same organization, and updates
 * calendars.
 */
export const passInterviews = async (tx: Tx, { organizationId, from, to, who, now }: Passing) => {
  await tx.run(
    sql`with passed as (
          update interviews i set interviewer_id = ${to.id}, sequence = i.sequence + 1, updated_at = ${now.toISOString()}
          where i.organization_id = ${organizationId} and i.interviewer_id = ${from.id} and ${ahead(now)}
          returning i.id, i.organization_id, i.candidate_id
        ), ${recordEventsFor('passed', {
          name: 'interview.changed',
          who,
          about: sql`candidate_id`,
          before: sql`jsonb_build_object('interview_id', id, 'interviewer', ${from.name}::text)`,
          after: sql`jsonb_build_object('interview_id', id, 'interviewer', ${to.name}::text)`,
        })}
        select count(*) from given`,
  )
  await tx.run(
    sql`update booking_links set interviewer_id = ${to.id} where organization_id = ${organizationId} and interviewer_id = ${from.id}
          and interview_id is null and withdrawn_at is null and expires_at > ${now.toISOString()}::timestamptz`,
  )
}
