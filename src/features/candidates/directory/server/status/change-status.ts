import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../../platform/server/command.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { recordEventsFor } from '../../../../../platform/server/events.ts'
import { query } from '../../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { changeStatus, statusChoices as statusChoicesContract } from '../../contract/directory.ts'
import { needsReason } from '../../rules/archive-reasons.ts'
import { listSharedStatusChoices, listStatusChoices } from '../../rules/statuses.ts'
import { countSelected, lockSelected, selectSelection } from '../finding/select-selection.ts'
import { assertStatusUnchanged } from './assert-status-unchanged.ts'
import { refreshSelection } from './load-former-statuses.ts'

const own = z.object({
  organization_id: z.string(),
  statuses: z.array(z.object({ status_label: z.string(), sort_order: z.number() })),
})

const choicesFor = async (tx: Tx, chosen: SQL): Promise<string[]> => {
  const organizations = await tx.rows(
    own,
    sql`select o.organization_id, coalesce(json_agg(json_build_object('status_label', p.status_label, 'sort_order', p.sort_order)
          order by p.sort_order, p.status_label) filter (where p.id is not null), '[]') as statuses
        from (select distinct c.organization_id from all_candidates c where ${tenantCondition(tx, 'c')} and ${chosen}) o
        left join pipeline_statuses p on p.organization_id = o.organization_id group by 1 order by 1`,
  )
  return listSharedStatusChoices(organizations.map(({ statuses }) => listStatusChoices(statuses)))
}

/** Lists the choices of the status dialog for a selection. */
export const statusChoicesRoute = query(statusChoicesContract, async ({ input, tx, now, settings }) => {
  const viewing = { now, excellentFrom: settings.excellentFrom }
  const total = await countSelected(tx, input.selection, viewing)
  if (total === 0) throw new UserError('not-found', 'Candidate not found')
  return {
    choices: await choicesFor(tx, selectSelection(tx, await refreshSelection(tx, input.selection), viewing)),
    total,
  }
})

type Target = { status: string; reason: string | null }

/** One statement for all rows, which are locked already, their events included. */
const move = async (tx: Tx, chosen: SQL, to: Target, batchId: string, who: string) => {
  const { status, reason } = to
  return await tx.rows(
    z.object({ organization_id: z.string(), changed: z.number() }),
    sql`with before as (
          select c.id, c.organization_id, c.status, c.archive_reason from all_candidates c
            where ${tenantCondition(tx, 'c')} and ${chosen} and c.status <> ${status}
        ), moved as (
          update all_candidates c set status = ${status}, archive_reason = ${reason} from before
            where ${tenantCondition(tx, 'c')} and c.id = before.id returning before.*
        ), ${recordEventsFor('moved', {
          name: 'candidate.statusChanged',
          who,
          batch: batchId,
          before: sql`jsonb_strip_nulls(jsonb_build_object('status', status, 'archive_reason', archive_reason))`,
          after: sql`jsonb_strip_nulls(jsonb_build_object('status', ${status}::text, 'archive_reason', ${reason}::text))`,
        })}
        select organization_id, count(*)::int as changed from given group by 1`,
  )
}

/**
 * Gives every selected candidate the status, or none. Throws if one of their organizations lacks the status, or if
 * someone else moved a candidate since they were shown.
 */
export const changeStatusRoute = command(changeStatus, async ({ input, tx, actor, now, settings }) => {
  const viewing = { now, excellentFrom: settings.excellentFrom }
  const ids = await lockSelected(tx, input.selection, viewing)
  await assertStatusUnchanged(tx, { ids, seen: input.seen, status: input.status })
  const chosen = sql`c.id = any(${sql.param(ids)}::uuid[])`
  const choices = await choicesFor(tx, chosen)
  const status = choices.find((choice) => choice.toLowerCase() === input.status.trim().toLowerCase())
  if (!status) {
    const message = `"${input.status}" isn’t a status in ${ids.length === 1 ? 'this candidate’s organization' : 'all these candidates’ organizations'}.`
    throw UserError.at('status', message)
  }
  const batchId = randomUUID()
  const reason = needsReason(status) ? input.reason.trim() || null : null
  const moved = await move(tx, chosen, { status, reason }, batchId, actor.userId)
  const changed = moved.reduce((sum, each) => sum + each.changed, 0)
  if (changed > 0)
    await tx.run(
      sql`insert into status_batches (id, organization_id, made_by, status, changed)
        values (${batchId}, ${actor.organizationId}, ${actor.userId}, ${status}, ${changed})`,
    )
  return {
    reply: { batchId, changed, unchanged: ids.length - changed },
    touched: moved.map((each) => each.organization_id),
  }
})
