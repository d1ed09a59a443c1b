import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { type RecordState, recordCheck, startRecordCheck } from '../contract/record-check.ts'
import { labelFault } from '../rules/label-fault.ts'
import { checkRecordsJob } from './jobs/check-records.ts'
import { loadHeadLine } from './load-head.ts'
import { storedFault } from './stored-check.ts'

const mostFaults = 5
const mostWaiting = 10_000
/** A check that was started so long ago is no longer under way. */
const longest = sql`interval '15 minutes'`

const summary = z.object({
  checked_at: z.nullable(z.string()),
  is_checking: z.boolean(),
  events: z.number(),
  erased: z.number(),
  waiting: z.number(),
})
const faulty = z.object({ organization: z.string(), fault: storedFault })

const loadSummary = async (tx: Tx) =>
  await tx.one(
    summary,
    sql`select max(checked_at) as checked_at, coalesce(bool_or(requested_at > coalesce(checked_at, 'epoch') and requested_at > now() - ${longest}), false)
          as is_checking, coalesce(sum(events), 0)::float8 as events, coalesce(sum(erased), 0)::float8 as erased,
          (select count(*)::int from (select from event_queue q where ${tenantCondition(tx, 'q')} limit ${mostWaiting}) w) as waiting
        from record_checks where ${tenantCondition(tx)}`,
  )

const loadFaults = async (tx: Tx) =>
  await tx.rows(
    faulty,
    sql`select coalesce(o.name, '') as organization, c.fault from record_checks c
          left join organizations o on o.id = c.organization_id
        where ${tenantCondition(tx, 'c')} and c.fault is not null order by 1 limit ${mostFaults}`,
  )

/** Returns the stored result of the last check, with the first fault of each record in words. */
export const recordCheckRoute = query(recordCheck, async ({ tx }) => {
  const [found, faults, head] = [await loadSummary(tx), await loadFaults(tx), await loadHeadLine(tx)]
  const state: RecordState = faults.length > 0 ? 'changed' : found?.checked_at ? 'intact' : 'none'
  return {
    state,
    isChecking: found?.is_checking ?? false,
    checkedAt: found?.checked_at ?? null,
    events: found?.events ?? 0,
    erased: found?.erased ?? 0,
    waiting: found?.waiting ?? 0,
    head,
    faults: faults.map(({ organization, fault }) => ({ organization, ...labelFault(fault) })),
  }
})

/** Starts a check, once a minute at most; a second one within it changes nothing. */
export const startRecordCheckRoute = command(startRecordCheck, async ({ tx }) => {
  const { organizationId } = tx.scope
  const begun = await tx.run(
    sql`insert into record_checks as c (organization_id, requested_at) values (${organizationId}, now())
        on conflict (organization_id) do update set requested_at = now()
          where c.organization_id = ${organizationId} and (c.requested_at is null or c.requested_at < now() - interval '1 minute')`,
  )
  if (begun > 0) await checkRecordsJob.enqueue(tx, { organizationId })
  return { reply: { isStarted: begun > 0 } }
})
