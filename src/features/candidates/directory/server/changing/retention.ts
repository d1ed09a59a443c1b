import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEventsFor } from '../../../../../platform/server/events.ts'
import { floorMonths, recordStateForms } from '../../rules/retention-floor.ts'

const letters = (state: SQL) => sql`nullif(regexp_replace(lower(${state}), '[^a-z]', '', 'g'), '')`

/** Whether the law may ask for a record of how this candidate was scored: in a state with such a law, or in an unknown one. */
const isRecorded = sql`(
  (exists (select from resume_scores s where s.organization_id = c.organization_id and s.candidate_id = c.id)
    or num_nonnulls(c.skills_percentage, c.experience_percentage, c.skills_score, c.experience_score, c.score_override) > 0)
  and (select coalesce(bool_or(x.state = any(${sql.param(recordStateForms)}::text[])), true)
    from (values (${letters(sql`c.state`)}), (${letters(sql`(select l.state from locations l
      where l.organization_id = c.organization_id and l.id = c.location_id)`)})) x (state) where x.state is not null))`

/** Never hired, under no legal hold, and received and last touched before these months; `c` is all_candidates. */
const isPast = (months: SQL, now: Date): SQL => {
  const before = (limit: SQL) => sql`${now.toISOString()}::timestamptz - make_interval(months => ${limit})`
  const isBefore = (limit: SQL) => sql`c.received_at < ${before(limit)}
    and not exists (select from events f where f.organization_id = c.organization_id and f.about = c.id and f.at >= ${before(limit)}
      and f.name not in ('candidate.retentionEnded', 'candidate.retentionWithdrawn'))`
  return sql`c.erasure_due_on is null and c.merged_into is null and ${isBefore(months)}
    and c.status_key not in ('hired', 'terminated')
    and not exists (select from candidate_status_changes k where k.organization_id = c.organization_id and k.candidate_id = c.id
      and k.to_key in ('hired', 'terminated'))
    and not app.is_held(c.organization_id, c.id)
    and (${months} >= ${floorMonths} or not ${isRecorded} or (${isBefore(sql`${floorMonths}::int`)}))`
}

const counted = z.object({ n: z.number() })

/** How many of an organization's candidates a retention of so many months would mark at a moment. */
export const countPastRetention = async (tx: Tx, organizationId: string, months: number, at: Date) => {
  const found = await tx.one(
    counted,
    sql`select count(*)::int as n from all_candidates c where c.organization_id = ${organizationId} and ${isPast(sql`${months}::int`, at)}`,
  )
  return found?.n ?? 0
}

const noticed = z.object({ organization_id: z.string(), people: z.number(), first_on: z.string() })

/**
 * Organizations whose retention deletes its first people within `days`, and whose Admins have no notice yet; with the first day and how
 * many people are marked.
 */
export const loadUnnoticedRetentions = async (tx: Tx, until: string) =>
  await tx.rows(
    noticed,
    sql`select c.organization_id, count(*)::int as people, min(c.erasure_due_on) as first_on
        from all_candidates c join organizations o on o.id = c.organization_id
        where o.retention_noticed_on is null and c.erasure_due_on is not null and c.erase_reason ~ '^Kept for [0-9]+ months$'
        group by 1 having min(c.erasure_due_on) <= ${until}::date`,
  )

/** Removes the marks of people with activity since: hired, noted, texted, or viewed. */
const removeTouchedMarks = async (tx: Tx) =>
  await tx.rows(
    z.object({ organization_id: z.string() }),
    sql`with touched as (
          update all_candidates c set erasure_due_on = null, erase_reason = null
          where c.erasure_due_on is not null and c.erase_reason ~ '^Kept for [0-9]+ months$'
            and exists (select from events f where f.organization_id = c.organization_id and f.about = c.id
              and f.name not in ('candidate.retentionEnded', 'candidate.retentionWithdrawn')
              and f.at > (select max(m.at) from events m where m.organization_id = c.organization_id and m.about = c.id
                and m.name = 'candidate.retentionEnded'))
          returning c.id, c.organization_id
        ), ${recordEventsFor('touched', { name: 'candidate.retentionWithdrawn', who: null })}
        select distinct organization_id from given`,
  )

/**
 * Marks those past their organization's retention for deletion on a day (YYYY-MM-DD), `most` of all organizations at a time, and removes
 * earlier marks of people who were touched since.
 */
export const markPastRetention = async (tx: Tx, { on, now, most }: { on: string; now: Date; most: number }) => {
  const kept = await removeTouchedMarks(tx)
  const marked = await tx.rows(
    z.object({ organization_id: z.string() }),
    sql`with due as (
          select c.id, c.organization_id,
            case when ${isRecorded} then greatest(o.retention_months, ${floorMonths}) else o.retention_months end as retention_months
          from all_candidates c join organizations o on o.id = c.organization_id
          where o.retention_months is not null and ${isPast(sql`o.retention_months`, now)} limit ${most}
        ), marked as (
          update all_candidates c set erasure_due_on = ${on}::date, erase_reason = 'Kept for ' || due.retention_months || ' months'
          from due where c.organization_id = due.organization_id and c.id = due.id returning c.id, c.organization_id, c.erase_reason
        ), ${recordEventsFor('marked', {
          name: 'candidate.retentionEnded',
          who: null,
          after: sql`jsonb_build_object('erasure_due_on', ${on}::text, 'reason', erase_reason)`,
        })}
        select distinct organization_id from given`,
  )
  await notifyChange(tx, [...new Set([...kept, ...marked].map((each) => each.organization_id))], ['candidates'])
}
