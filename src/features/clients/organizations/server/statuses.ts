import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { pluralize } from '../../../../rules/words/count.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { isFixedStatus, listStatusChoices, toStatusKey } from '../../../candidates/directory/rules/statuses.ts'
import { migrateStatus, renameInViews } from '../../../candidates/directory/server/public.ts'
import { addStatus, deleteStatus, pipelineStatuses, renameStatus, reorderStatuses } from '../contract/statuses.ts'

const row = z.object({ id: z.string(), status_label: z.string(), sort_order: z.number(), candidates: z.number() })

const loadList = async (tx: Tx, organizationId: string) => ({
  statuses: await tx.rows(
    row,
    sql`select p.id, p.status_label, p.sort_order, coalesce(n.n, 0)::int as candidates from pipeline_statuses p
        left join (select status, sum(n) as n from candidate_counts where organization_id = ${organizationId} group by 1) n
          on n.status = app.fold_case(app.trimmed(p.status_label))
        where p.organization_id = ${organizationId} order by p.sort_order, p.status_label`,
  ),
})

/** The organization, locked so that two people who rearrange its statuses wait for each other; unknown and foreign look alike. */
const open = async (tx: Tx, organizationId: string, lock: SQL = sql`for no key update`) => {
  const found = await tx.one(
    z.object({ id: z.string() }),
    sql`select id from organizations where id = ${organizationId} ${lock}`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  return (await loadList(tx, organizationId)).statuses
}

const at = (message: string) => UserError.at('status_label', message)

const checkLabel = (label: string, others: { status_label: string }[]) => {
  const clean = label.trim()
  if (!clean) throw at('Enter a name.')
  if (isFixedStatus(clean)) throw at(`${clean} is included for every organization.`)
  if (others.some((other) => other.status_label.trim().toLowerCase() === clean.toLowerCase()))
    throw at(`${clean} already exists.`)
  return clean
}

/** A label is no longer a status: links and saved views that name it mean another one from now on. */
const goOn = async (tx: Tx, organizationId: string, from: string, to: string) => {
  await renameInViews(tx, organizationId, from, to)
  await tx.run(
    sql`update former_statuses set now_label = ${to}
      where organization_id = ${organizationId} and app.fold_case(app.trimmed(now_label)) = ${toStatusKey(from)}`,
  )
  await tx.run(
    sql`insert into former_statuses (organization_id, label_key, now_label) values (${organizationId}, ${toStatusKey(from)}, ${to})
        on conflict (organization_id, label_key) do update set now_label = excluded.now_label`,
  )
  await tx.run(
    sql`delete from former_statuses where organization_id = ${organizationId} and label_key = ${toStatusKey(to)}`,
  )
}

const one = (statuses: z.infer<typeof row>[], id: string) => {
  const found = statuses.find((status) => status.id === id)
  if (!found) throw new UserError('not-found', 'Status not found')
  return found
}

/** The organization’s own statuses in their order, with the candidates that hold each. */
export const pipelineStatusesRoute = query(pipelineStatuses, async ({ input, tx }) => ({
  statuses: await open(tx, input.id, sql``),
}))

/** A status at the end of the list. Refuses a label that is there already, or belongs to the product. */
export const addStatusRoute = command(addStatus, async ({ input, tx }) => {
  const statuses = await open(tx, input.id)
  const label = checkLabel(input.status_label, statuses)
  await tx.run(
    sql`insert into pipeline_statuses (organization_id, status_label, sort_order) values (${input.id}, ${label}, ${(statuses.at(-1)?.sort_order ?? 0) + 1})`,
  )
  return {
    reply: await loadList(tx, input.id),
    events: [{ name: 'status.added', about: input.id, organizationId: input.id, after: { label } }],
  }
})

/** Renames the status; candidates who hold it, saved views and links go along. */
export const renameStatusRoute = command(renameStatus, async ({ input, tx, actor }) => {
  const statuses = await open(tx, input.id)
  const before = one(statuses, input.statusId)
  if (input.was !== undefined && input.was !== before.status_label)
    throw new UserError('conflict', `Someone else renamed it. It’s now called ${before.status_label}.`, {
      details: { was: before.status_label },
    })
  const label = checkLabel(
    input.status_label,
    statuses.filter((status) => status.id !== before.id),
  )
  const moved = await migrateStatus(tx, {
    organizationId: input.id,
    from: before.status_label,
    to: label,
    who: actor.userId,
  })
  if (moved !== input.expected)
    throw new UserError(
      'conflict',
      `${pluralize(moved, 'candidate now has', 'candidates now have')} this status, not ${formatCount(input.expected)}.`,
      {
        details: { total: moved },
      },
    )
  await goOn(tx, input.id, before.status_label, label)
  await tx.run(
    sql`update pipeline_statuses set status_label = ${label} where ${tenantCondition(tx)} and id = ${before.id}`,
  )
  return {
    reply: await loadList(tx, input.id),
    events: [
      {
        name: 'status.renamed',
        about: input.id,
        organizationId: input.id,
        before: { label: before.status_label },
        after: { label },
      },
    ],
  }
})

/** Puts statuses in this order; those that are not named follow as they were. */
export const reorderStatusesRoute = command(reorderStatuses, async ({ input, tx }) => {
  const statuses = await open(tx, input.id)
  for (const id of input.order) one(statuses, id)
  const rest = statuses.filter((status) => !input.order.includes(status.id)).map((status) => status.id)
  await tx.run(sql`update pipeline_statuses p set sort_order = o.place
    from unnest(${sql.param([...input.order, ...rest])}::uuid[]) with ordinality o (id, place)
    where p.id = o.id and p.organization_id = ${input.id}`)
  return {
    reply: await loadList(tx, input.id),
    events: [{ name: 'status.reordered', about: input.id, organizationId: input.id }],
  }
})

/** Takes a status out. While candidates hold it `target` is needed: they move there in the same transaction, and so do saved views and links. */
export const deleteStatusRoute = command(deleteStatus, async ({ input, tx, actor }) => {
  const statuses = await open(tx, input.id)
  const gone = one(statuses, input.statusId)
  const choices = listStatusChoices(statuses.filter((status) => status.id !== gone.id))
  const target = choices.find((choice) => choice.toLowerCase() === input.target.trim().toLowerCase())
  if (gone.candidates > 0 && !target) {
    const message = `${pluralize(gone.candidates, 'candidate has', 'candidates have')} this status. Choose where to move them.`
    throw new UserError('invalid', message, { fields: { target: message }, details: { total: gone.candidates } })
  }
  if (target) {
    await migrateStatus(tx, { organizationId: input.id, from: gone.status_label, to: target, who: actor.userId })
    await goOn(tx, input.id, gone.status_label, target)
  }
  await tx.run(sql`delete from pipeline_statuses where ${tenantCondition(tx)} and id = ${gone.id}`)
  return {
    reply: await loadList(tx, input.id),
    events: [
      {
        name: 'status.deleted',
        about: input.id,
        organizationId: input.id,
        before: { label: gone.status_label },
        after: { target },
      },
    ],
  }
})
