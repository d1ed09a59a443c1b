import { type SQL, sql } from 'drizzle-orm'
import { isHireSince } from '../../candidates/server/door.ts'

export { countedInvoices } from './counted-invoices.ts'
export { firstLoadedSecond } from './matching-invoices.ts'
export { passReports } from './pass-reports.ts'

const mostNew = 2_000

/**
 * Minutes to the first touch `t (minutes)` of those an organization received since an instant, as the hiring figures keep them (at
 * most a minute old); those who came within that minute, 2,000 at most, from their facts.
 */
export const firstTouches = (organizationId: SQL, since: SQL): SQL => sql`(
  select h.touch as minutes from candidate_hiring h where h.organization_id = ${organizationId} and h.received_at >= ${since} and h.touch is not null
  union all
  select greatest(0, extract(epoch from least(x.changed, x.texted) - c.newest_at) / 60)::float8
  from (select distinct s.candidate_id from candidate_hiring_stale s where s.organization_id = ${organizationId}
      and not exists (select from candidate_hiring h where h.organization_id = ${organizationId} and h.candidate_id = s.candidate_id) limit ${mostNew}) s
    cross join lateral (select c.* from all_candidates c where c.organization_id = ${organizationId} and c.id = s.candidate_id and c.newest_at >= ${since}) c
    cross join lateral (select
      (select min(k.at) from candidate_status_changes k where k.organization_id = c.organization_id and k.candidate_id = c.id) as changed,
      (select min(m.sent_at) from text_messages m where m.organization_id = c.organization_id and m.candidate_id = c.id and m.message_direction = 'outbound') as texted) x
  where least(x.changed, x.texted) is not null
)`

/** How many an organization hired since an instant; a status held for less than ten minutes was not reached. */
export const hiredSince = (organizationId: SQL, since: SQL): SQL => sql`(
  select count(distinct k.candidate_id)::int from candidate_status_changes k
  where k.organization_id = ${organizationId} and ${isHireSince(since)}
)`
