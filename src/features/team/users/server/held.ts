import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import type { OwnedRecords } from '../rules/hand-over.ts'

const row = z.object({
  candidates: z.number(),
  interviews: z.number(),
  offers: z.number(),
  threads: z.number(),
  loginsOwned: z.number(),
  loginsShared: z.number(),
  folders: z.number(),
  prospects: z.number(),
  reports: z.number(),
})

type Holder = { id: string; organization_id: string }

/**
 * How much someone holds. Candidates, interviews and reports are of their own organization; platform staff hold threads, logins and
 * prospects of others, too.
 */
export const countOwned = async (tx: Tx, { id, organization_id: own }: Holder, now: Date): Promise<OwnedRecords> => {
  const at = sql`${now.toISOString()}::timestamptz`
  const found = await tx.one(
    row,
    sql`select
          (select count(*)::int from all_candidates c where c.organization_id = ${own} and c.owner_id = ${id}) as candidates,
          (select count(*)::int from interviews i where i.organization_id = ${own} and i.interviewer_id = ${id}
            and i.status in ('Scheduled', 'Confirmed') and i.interview_date > ${at}) as interviews,
          (select count(*)::int from booking_links f where f.organization_id = ${own} and f.interviewer_id = ${id}
            and f.interview_id is null and f.withdrawn_at is null and f.expires_at > ${at}) as offers,
          (select count(*)::int from text_recipients t where ${tenantCondition(tx, 't')} and t.assigned_to = ${id}) as threads,
          (select count(*)::int from logins l where ${tenantCondition(tx, 'l')} and l.owner_id = ${id}) as "loginsOwned",
          (select count(*)::int from login_access a
            where ${tenantCondition(tx, 'a')} and a.user_id = ${id}
            and (a.until is null or a.until > ${at})) as "loginsShared",
          (select count(*)::int from document_folder_people p where ${tenantCondition(tx, 'p')} and p.user_id = ${id}) as folders,
          (select count(*)::int from organizations o where o.owner_id = ${id}) as prospects,
          (select count(*)::int from report_schedules r where r.organization_id = ${own} and ${id}::uuid = any(r.recipients)) as reports`,
  )
  if (!found) throw new Error('Counts of nothing are zeros, never no row')
  return found
}

/**
 * Returns other organizations than a person's own with records of theirs: platform staff have threads, logins and
 * prospects there.
 */
export const listHolders = async (tx: Tx, id: string): Promise<string[]> =>
  (
    await tx.rows(
      z.object({ id: z.string() }),
      sql`select t.organization_id as id from text_recipients t where ${tenantCondition(tx, 't')} and t.assigned_to = ${id}
          union select l.organization_id from logins l where ${tenantCondition(tx, 'l')} and l.owner_id = ${id}
          union select a.organization_id from login_access a where ${tenantCondition(tx, 'a')} and a.user_id = ${id}
          union select p.organization_id from document_folder_people p where ${tenantCondition(tx, 'p')} and p.user_id = ${id}
          union select o.id from organizations o where o.owner_id = ${id}`,
    )
  ).map((row) => row.id)
