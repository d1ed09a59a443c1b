import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { selection } from '../../shapes/directory.ts'
import { refreshSelection } from '../status/load-former-statuses.ts'
import { filterCondition, type Viewing } from './filter-condition.ts'

export type ParsedSelection = z.output<typeof selection>

/** The WHERE of a selection on candidates `c`: its ids, or all that match its query but the excepted. */
export const selectSelection = (tx: Tx, selected: ParsedSelection, viewing: Viewing): SQL =>
  'ids' in selected
    ? sql`c.id = any(${sql.param(selected.ids)}::uuid[])`
    : sql`${filterCondition(tx, selected.query, { ...viewing, readsAll: true })} and not c.id = any(${sql.param(selected.except)}::uuid[])`

/**
 * Locks the selected candidates in the order of their ids and answers the ids; anyone who acts, acts on them, since more may match
 * a moment later. A count that moved is refused with the new number.
 */
export const lockSelected = async (tx: Tx, selected: ParsedSelection, viewing: Viewing): Promise<string[]> => {
  const locked = await tx.rows(
    z.object({ id: z.string() }),
    sql`select c.id from all_candidates c
      where ${tenantCondition(tx, 'c')} and ${selectSelection(tx, await refreshSelection(tx, selected), viewing)}
      order by c.id for no key update`,
  )
  checkTotal(selected, locked.length)
  return locked.map(({ id }) => id)
}

/** The ids of a selection in their order, without a lock, for looking only; bounded by the caller, who counts first. */
export const loadSelectedIds = async (tx: Tx, selected: ParsedSelection, viewing: Viewing): Promise<string[]> => {
  const found = await tx.rows(
    z.object({ id: z.string() }),
    sql`select c.id from all_candidates c where ${tenantCondition(tx, 'c')}
      and ${selectSelection(tx, await refreshSelection(tx, selected), viewing)} order by c.id`,
  )
  return found.map(({ id }) => id)
}

/** How many a selection holds, without a lock, for looking only. */
export const countSelected = async (tx: Tx, selected: ParsedSelection, viewing: Viewing): Promise<number> => {
  const found = await tx.one(
    z.object({ total: z.number() }),
    sql`select count(*)::int as total from all_candidates c
      where ${tenantCondition(tx, 'c')} and ${selectSelection(tx, await refreshSelection(tx, selected), viewing)}`,
  )
  return found?.total ?? 0
}

/** Refuses no one, a foreign or unknown person among the ids, and a count that moved. */
export const checkTotal = (selected: ParsedSelection, total: number) => {
  if (total === 0) throw new UserError('not-found', 'Candidate not found')
  if ('ids' in selected && total !== new Set(selected.ids).size) throw new UserError('not-found', 'Candidate not found')
  if (!('ids' in selected) && total !== selected.expected)
    throw new UserError('conflict', `The list changed: ${total} candidates match now, not ${selected.expected}.`, {
      details: { total },
    })
}
