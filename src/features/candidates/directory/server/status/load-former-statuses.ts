import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { renameInSearch } from '../../rules/status/rename-in-search.ts'
import { isFixedStatus, toStatusKey } from '../../rules/statuses.ts'
import type { selection } from '../../shapes/directory.ts'

type ParsedSelection = z.output<typeof selection>

const longestSearch = 4_000 // characters, as the table says
const former = z.object({ key: z.string(), now: z.string() })

/** The labels that are in use no more, with what each is called now: in each organization that renamed it, at most 500. */
export const loadFormerStatuses = async (tx: Tx, keys: readonly string[] | null = null) =>
  await tx.rows(
    former,
    sql`select distinct f.label_key as key, f.now_label as now from former_statuses f
        where ${tenantCondition(tx, 'f')} ${keys === null ? sql`` : sql`and f.label_key = any(${sql.param(keys)}::text[])`} and not exists (
          select from pipeline_statuses p where ${tenantCondition(tx, 'p')} and app.fold_case(app.trimmed(p.status_label)) = f.label_key)
        order by 1, 2 limit 500`,
  )

/** The query with what its statuses are called now: a link may hold the label of before. One that is in use again means itself. */
export const withCurrentStatuses = async <Query extends { status: string[] }>(tx: Tx, asked: Query): Promise<Query> => {
  const keys = asked.status.filter((label) => !isFixedStatus(label)).map(toStatusKey)
  if (keys.length === 0) return asked
  const found = await loadFormerStatuses(tx, keys)
  if (found.length === 0) return asked
  const status = asked.status.flatMap((label) => {
    const now = found.filter(({ key }) => key === toStatusKey(label)).map((one) => one.now)
    return now.length > 0 ? now : [label]
  })
  return { ...asked, status: [...new Set(status)] }
}

/** The same for a selection by a query. */
export const refreshSelection = async (tx: Tx, selected: ParsedSelection): Promise<ParsedSelection> =>
  'ids' in selected ? selected : { ...selected, query: await withCurrentStatuses(tx, selected.query) }

/** Renames a status in the filters of an organization's saved views. */
export const renameInViews = async (tx: Tx, organizationId: string, from: string, to: string) => {
  const views = await tx.rows(
    z.object({ id: z.string(), search: z.string() }),
    sql`select id, search from saved_views where organization_id = ${organizationId} and strpos(search, 'status=') > 0 for update`,
  )
  const changed = views.flatMap(({ id, search }) => {
    const next = renameInSearch(search, from, to)
    return next !== null && next.length <= longestSearch ? [{ id, search: next }] : []
  })
  if (changed.length === 0) return
  await tx.run(
    sql`update saved_views v set search = n.search from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as n(id uuid, search text)
        where v.organization_id = ${organizationId} and v.id = n.id`,
  )
}
