import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Transact } from '../../../../../platform/server/call.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { job } from '../../../../../platform/server/job.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { emptyProofs } from '../../../../candidates/opt-outs/server/public.ts'
import { emptyOrganization } from '../../../../clients/organizations/server/public.ts'
import { emptySalts } from '../../../record-check/server/public.ts'
import { deletedName, keptReasons } from '../../rules/kept-tables.ts'
import { countRowsIn, type DeletedCounts, deleteSome } from '../delete-rows.ts'
import { type DeletedTable, loadDeletionOrder } from '../load-deletion-order.ts'
import { loadOpenDeletions, type OpenDeletion } from '../open-deletion.ts'

/** Deleting rows leaves marks in others (counts, changes of a status): a few passes find them all. */
const mostPasses = 5

type Going = { inAll: Transact; deletion: OpenDeletion; services: Services; signal: AbortSignal }

/** Runs a step while nothing stops the deletion: an undo, or a legal hold, whose setter waits for the organization's row. */
const step = async <T>(
  { inAll, deletion, services, signal }: Going,
  work: (tx: Tx) => Promise<T>,
): Promise<T | null> => {
  signal.throwIfAborted()
  return await inAll(async (tx) => {
    await tx.run(sql`select from organizations where id = ${deletion.organization_id} for share`)
    const [open] = await loadOpenDeletions(tx, sql`d.id = ${deletion.id}`, true)
    if (!open || open.is_held || new Date(open.due_at) > services.clock()) return null
    return await work(tx)
  })
}

const start = async (going: Going) =>
  await step(going, async (tx) => {
    const { organization_id: organizationId, id, started_at } = going.deletion
    if (started_at !== null) return true
    const now = going.services.clock().toISOString()
    await tx.run(sql`update organization_deletions set started_at = ${now} where id = ${id}`)
    // The record check then expects events without values.
    await recordEvents(tx, null, [{ name: 'organization.deletionStarted', about: organizationId, organizationId }])
    // Its number and its customer are free from now on.
    await emptyOrganization(tx, organizationId, { name: deletedName, status: 'Deleted' })
    await tx.rows(z.object({}), sql`select app.drop_jobs(${organizationId}::uuid) is null as done`)
    return true
  })

const addCount = async (tx: Tx, id: string, { name }: DeletedTable, { rows, files }: DeletedCounts) => {
  await tx.run(
    sql`update organization_deletions set stored_files = stored_files + ${files},
          erased = jsonb_set(erased, array[${name}], to_jsonb(coalesce((erased ->> ${name})::int, 0) + ${rows}::int)) where id = ${id}`,
  )
}

/** Deletes a table's rows, some in each transaction. Null: something stopped the deletion. */
const emptyTable = async (going: Going, table: DeletedTable): Promise<number | null> => {
  const { deletion, services } = going
  let all = 0
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a transaction at a time
    const done = await step(going, async (tx) => {
      const { organization_id: organizationId, id } = deletion
      const deleted = await deleteSome(tx, table, { organizationId, store: services.files })
      if (deleted.rows > 0) await addCount(tx, id, table, deleted)
      return deleted.rows
    })
    if (done === null) return null
    if (done === 0) return all
    all += done
  }
}

const finish = async (going: Going, tables: readonly DeletedTable[]) =>
  await step(going, async (tx) => {
    const { organization_id: organizationId, id } = going.deletion
    const names = tables.map(({ name }) => name)
    const left = Object.keys(await countRowsIn(tx, names, organizationId))
    if (left.length > 0) throw new Error(`A deletion left rows in ${left.join(', ')}`)
    await emptyProofs(tx, organizationId)
    await emptySalts(tx, organizationId)
    const kept = await countRowsIn(tx, [...keptReasons.keys()], organizationId)
    const now = going.services.clock().toISOString()
    await tx.run(
      sql`update organization_deletions set finished_at = ${now}, closed_accounts = '{}', kept = ${JSON.stringify(kept)}::jsonb where id = ${id}`,
    )
    await recordEvents(tx, null, [{ name: 'organization.deleted', about: organizationId, organizationId }])
    await notifyChange(tx, [organizationId], ['organizations'])
    return true
  })

const deleteOrganization = async (going: Going, tables: readonly DeletedTable[]) => {
  if (!(await start(going))) return
  for (let pass = 0; pass < mostPasses; pass++) {
    let deleted = 0
    for (const table of tables) {
      // oxlint-disable-next-line no-await-in-loop -- a table at a time
      const rows = await emptyTable(going, table)
      if (rows === null) return
      deleted += rows
    }
    if (deleted === 0) break
  }
  await finish(going, tables)
}

/**
 * Deletes organizations whose 30 days are over, in bounded transactions, and leaves a certificate; every night. A killed run is
 * continued by the next.
 */
export const deleteOrganizationsJob = job({
  name: 'delete-organizations',
  tries: 3,
  expires: 3 * 3600,
  every: '11 9 * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services, signal }) => {
    const inAll = inOrganization(services.config.platformOrganizationId)
    const now = services.clock().toISOString()
    const [due, tables] = await inAll(
      async (tx) => [await loadOpenDeletions(tx, sql`d.due_at <= ${now}`), await loadDeletionOrder(tx)] as const,
      { readOnly: true },
    )
    // oxlint-disable-next-line no-await-in-loop -- one organization at a time
    for (const deletion of due) await deleteOrganization({ inAll, deletion, services, signal }, tables)
  },
})
