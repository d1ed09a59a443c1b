import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { msPerDay } from '../../../../../rules/day.ts'
import { toStatusKey } from '../../../../candidates/directory/rules/statuses.ts'
import { listEarlyStatuses } from '../../../../interviews/calendar/rules/interview-statuses.ts'
import { loadOwnStatuses } from '../../../../interviews/calendar/server/public.ts'

/** Days since arrival after which no one gets the question. */
const oldestDays = 365
/** Days within which no one gets the question twice. */
const againAfterDays = 90

/** `until`: signs after it do not count, for a look back. */
type Quiet = { organizationId: string; at: Date; waitMinutes: number; until?: Date }

/**
 * Builds a condition on the candidates `c` for people of an organization who were quiet at a moment: they agreed to
 * texts, are at a stage before an interview, and for the whole wait did not write and were not written to, called, or
 * moved. The index *candidates_to_ask* answers it, newest first. Excludes people who came more than a year ago.
 */
export const selectQuietPeople = async (tx: Tx, { organizationId, at, waitMinutes, until }: Quiet) => {
  const keys = listEarlyStatuses(await loadOwnStatuses(tx, organizationId)).map(toStatusKey)
  const last = sql`${until?.toISOString() ?? 'infinity'}::timestamptz`
  const since = sql`${new Date(at.getTime() - waitMinutes * 60_000).toISOString()}::timestamptz`
  const oldest = sql`${new Date(at.getTime() - oldestDays * msPerDay).toISOString()}::timestamptz`
  return sql`${tenantCondition(tx, 'c')} and c.organization_id = ${organizationId} and c.text_consent = 'given'
    and c.phone_key is not null and c.merged_into is null
    and c.received_at between ${oldest} and ${since} and c.status_key = any(${sql.param(keys)}::text[])
    and not exists (select from text_recipients r
      where ${tenantCondition(tx, 'r')} and r.candidate_id = c.id
      and (r.bad_phone is not null or r.opt_out_review_since is not null
      or exists (select from text_messages m
        where ${tenantCondition(tx, 'm')} and m.organization_id = r.organization_id and m.recipient_id = r.id
        and m.created_at between ${since} and ${last})))
    and not exists (select from candidate_status_changes k
      where ${tenantCondition(tx, 'k')} and k.organization_id = c.organization_id and k.candidate_id = c.id
      and k.at between ${since} and ${last})
    and not exists (select from candidate_calls l
      where ${tenantCondition(tx, 'l')} and l.organization_id = c.organization_id and l.candidate_id = c.id
      and l.called_at between ${since} and ${last})
    and not exists (select from candidate_mails w
      where ${tenantCondition(tx, 'w')} and w.organization_id = c.organization_id and w.candidate_id = c.id
      and w.created_at between ${since} and ${last})
    and not exists (select from interviews i
      where ${tenantCondition(tx, 'i')} and i.organization_id = c.organization_id and i.candidate_id = c.id
      and i.interview_date > ${since})`
}

/** Of the candidates `c` those who are in no automation, by this record or another of their number, and were not asked a while ago. */
export const selectNotAskedLately = (tx: Tx, now: Date) => sql`not exists (select from all_candidates t
    join automation_enrollments s on s.organization_id = t.organization_id and s.candidate_id = t.id
    where ${tenantCondition(tx, 't')} and t.organization_id = c.organization_id and t.phone_key = c.phone_key
      and (s.ended_at is null or (s.preset = 're_engage' and s.begun_at > ${now.toISOString()}::timestamptz - make_interval(days => ${againAfterDays}))))
    and not exists (select from opt_outs u
      where ${tenantCondition(tx, 'u')} and u.organization_id = c.organization_id and u.phone = '+1' || c.phone_key
      and u.ended_at is null)`
