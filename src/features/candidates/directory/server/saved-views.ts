import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { changeView, deleteView, savedViews, saveView } from '../contract/views.ts'
import { selectName } from './select-name.ts'

const stored = z.object({
  id: z.string(),
  name: z.string(),
  search: z.string(),
  columns: z.nullable(z.array(z.string())),
  density: z.nullable(z.enum(['comfortable', 'compact'])),
  shared: z.boolean(),
  made_by: z.string(),
  by: z.nullable(z.string()),
})
const columnsFor = (tx: Tx) =>
  sql`v.id, v.name, v.search, v.columns, v.density, v.shared, v.made_by, ${selectName(tx, sql`v.made_by`)} as by`
const most = 100

const shown = ({ made_by, by, ...view }: z.infer<typeof stored>, actor: Caller) => ({
  ...view,
  by: by ?? '',
  isOwn: made_by === actor.userId,
})

const viewsWhere = async (tx: Tx, where: SQL) =>
  await tx.rows(
    stored,
    sql`select ${columnsFor(tx)} from saved_views v where ${where} order by lower(v.name), v.id limit 500`,
  )

const refuseName = (message: string, code: 'invalid' | 'conflict' = 'invalid') =>
  new UserError(code, message, { fields: { name: message } })

const plainName = async (tx: Tx, actor: Caller, typed: string, but: string | null): Promise<string> => {
  const name = typed.replaceAll('\0', '').trim()
  if (name === '') throw refuseName('Enter a name for the view.')
  if (name.length > 80) throw refuseName('Use 80 characters or fewer.')
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`views ${actor.userId}`}, 0))`)
  const others = await viewsWhere(tx, matchOwn(actor))
  if (others.some((view) => view.id !== but && view.name.toLowerCase() === name.toLowerCase()))
    throw refuseName(`You already have a view called "${name}".`, 'conflict')
  if (but === null && others.length >= most) throw refuseName(`You can save up to ${most} views. Delete one first.`)
  return name
}

const matchOwn = (actor: Caller) => sql`v.organization_id = ${actor.organizationId} and v.made_by = ${actor.userId}`

const ownView = async (tx: Tx, actor: Caller, id: string) => {
  const [view] = await viewsWhere(tx, sql`${matchOwn(actor)} and v.id = ${id}`)
  if (!view) throw new UserError('not-found', 'View not found')
  return view
}

/** Lists your own views and the shared ones of your organization. */
export const savedViewsRoute = query(savedViews, async ({ tx, actor }) => {
  const rows = await viewsWhere(
    tx,
    sql`v.organization_id = ${actor.organizationId} and (v.made_by = ${actor.userId} or v.shared)`,
  )
  return { views: rows.map((row) => shown(row, actor)) }
})

/** Saves a view under a name that one has not used yet. */
export const saveViewRoute = command(saveView, async ({ input, tx, actor }) => {
  const name = await plainName(tx, actor, input.name, null)
  const { search, shared, density } = input
  const made = await tx.one(
    z.object({ id: z.string() }),
    sql`insert into saved_views (organization_id, made_by, name, search, columns, density, shared)
        values (${actor.organizationId}, ${actor.userId}, ${name}, ${search}, ${sql.param(input.columns)}::text[], ${density}, ${shared}) returning id`,
  )
  const view = shown(await ownView(tx, actor, made?.id ?? ''), actor)
  return { reply: view, events: [{ name: 'view.saved', after: { name, shared } }] }
})

/** Changes your own view. */
export const changeViewRoute = command(changeView, async ({ input, tx, actor }) => {
  const before = await ownView(tx, actor, input.id)
  const after = {
    name: input.name === undefined ? before.name : await plainName(tx, actor, input.name, input.id),
    search: input.search ?? before.search,
    shared: input.shared ?? before.shared,
    columns: input.columns === undefined ? before.columns : input.columns,
    density: input.density === undefined ? before.density : input.density,
  }
  await tx.run(
    sql`update saved_views set name = ${after.name}, search = ${after.search}, shared = ${after.shared},
          columns = ${sql.param(after.columns)}::text[], density = ${after.density} where ${tenantCondition(tx)} and id = ${input.id}`,
  )
  return {
    reply: shown({ ...before, ...after }, actor),
    events: [
      {
        name: 'view.changed',
        before: { name: before.name, shared: before.shared },
        after: { name: after.name, shared: after.shared },
      },
    ],
  }
})

/** Deletes your own view. */
export const deleteViewRoute = command(deleteView, async ({ input, tx, actor }) => {
  const { name, shared } = await ownView(tx, actor, input.id)
  await tx.run(sql`delete from saved_views where ${tenantCondition(tx)} and id = ${input.id}`)
  return { reply: { ok: true as const }, events: [{ name: 'view.deleted', before: { name, shared } }] }
})
