import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { instant } from '../../../../../platform/shared/schemas.ts'
import { positions } from '../../../../../rules/credential/positions.ts'
import { type Day, getDayRange, parseDay } from '../../../../../rules/day.ts'
import { cleanName } from '../../../../../rules/person-name.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { explainManualNotice } from '../../rules/away.ts'

const who = z.object({
  id: z.string(),
  name: z.string(),
  organizationId: z.string(),
  zone: z.string(),
  isAway: z.boolean(),
  isOn: z.boolean(),
})
export type AwayPerson = z.output<typeof who> & { day: Day; from: Date; until: Date }

/**
 * Loads the person who is away and their organization, by a day of its calendar. Throws for a stranger or a wrong day.
 */
export const loadAwayPerson = async (tx: Tx, asked: { interviewer_id: string; day: string }): Promise<AwayPerson> => {
  const day = parseDay(asked.day)
  if (!day) throw UserError.at('day', 'Enter a date like 3/14/2026.')
  const found = await tx.one(
    who,
    sql`select u.id, coalesce(nullif(u.full_name, ''), u.email, '') as name, u.organization_id as "organizationId", o.time_zone as zone,
          exists (select from away_days d
            where ${tenantCondition(tx, 'd')} and d.organization_id = u.organization_id and d.user_id = u.id
            and d.day = ${day}) as "isAway",
          exists (select from automations a
            where ${tenantCondition(tx, 'a')} and a.organization_id = u.organization_id and a.preset = 'booked'
            and a.is_on) as "isOn"
        from reinforce_users u join organizations o on o.id = u.organization_id where ${tenantCondition(tx, 'u')} and u.id = ${asked.interviewer_id}`,
  )
  if (!found) throw new UserError('not-found', 'Person not found')
  return { ...found, day, ...getDayRange(day, found.zone) }
}

const person = z.object({ id: z.string(), name: z.string() })
const row = z.object({
  id: z.string(),
  candidateId: z.string(),
  name: z.nullable(z.string()),
  position: z.enum(positions),
  at: instant,
  minutes: z.number(),
  type: z.enum(['Phone', 'Video', 'In person']),
  status: z.string(),
  isOn: z.boolean(),
  preset: z.nullable(z.string()),
  isHeld: z.boolean(),
  mayText: z.boolean(),
  isElsewhere: z.boolean(),
  free: z.array(person),
})

const most = 100

/** The interviews `i` of someone’s day that are still to come, with what can be done about each; `where` names some of them. */
export const loadAwayRows = async (tx: Tx, of: AwayPerson, now: Date, where: SQL = sql`true`) => {
  const rows = await tx.rows(
    row,
    sql`select i.id, i.candidate_id as "candidateId", c.full_name as name, c.position, i.interview_date as at, i.minutes, i.type, i.status,
          exists (select from automations a where a.organization_id = i.organization_id and a.preset = 'booked' and a.is_on
            and (cardinality(a.location_ids) = 0 or c.location_id = any(a.location_ids))) as "isOn",
          case when s.preset = 'booked' and s.interview_id is distinct
            from i.id then 'other' else s.preset end as preset,
            coalesce(s.status = 'needs_staff', false) as "isHeld",
            coalesce(c.text_consent = 'given' and c.phone_key is not null, false) as "mayText",
          exists (select from automation_enrollments o join all_candidates t on t.organization_id = o.organization_id and t.id = o.candidate_id
            where o.organization_id = i.organization_id and o.ended_at is null and t.phone_key = c.phone_key and t.id <> c.id) as "isElsewhere",
          (select coalesce(json_agg(json_build_object('id', u.id, 'name', coalesce(nullif(u.full_name, ''), u.email, '')) order by u.full_name, u.id), '[]')
            from reinforce_users u where u.organization_id = i.organization_id and u.deactivated_at is null and u.id <> ${of.id}
              and not exists (select from away_days d where d.organization_id = u.organization_id and d.user_id = u.id and d.day = ${of.day})
              and not exists (select from interviews b
                where b.organization_id = u.organization_id and b.interviewer_id = u.id
                and b.status in ('Scheduled', 'Confirmed')
                and b.interview_date < i.interview_date + make_interval(mins => i.minutes)
                and i.interview_date < b.interview_date + make_interval(mins => b.minutes))) as free
        from interviews i
        join all_candidates c on c.organization_id = i.organization_id and c.id = i.candidate_id
        left join automation_enrollments s on s.organization_id = i.organization_id and s.candidate_id = i.candidate_id and s.ended_at is null
        where ${tenantCondition(tx, 'i')} and i.organization_id = ${of.organizationId}
          and i.interviewer_id = ${of.id} and i.status in ('Scheduled', 'Confirmed')
          and i.interview_date > ${now.toISOString()}::timestamptz and i.interview_date >= ${of.from.toISOString()}::timestamptz
          and i.interview_date < ${of.until.toISOString()}::timestamptz and ${where}
        order by i.interview_date, i.id limit ${most}`,
  )
  return rows.map(({ name, isOn, preset, isHeld, mayText, isElsewhere, ...each }) => ({
    ...each,
    candidate: cleanName(name ?? '') || 'Unknown',
    byHand: explainManualNotice({ isOn, preset, isHeld, mayText, isElsewhere }),
  }))
}
export type AwayRow = Awaited<ReturnType<typeof loadAwayRows>>[number]
