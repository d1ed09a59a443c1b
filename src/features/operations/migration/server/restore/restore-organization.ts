import { createReadStream } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import { getSystemScope } from '../../../../../platform/server/actor.ts'
import type { Config } from '../../../../../platform/server/config.ts'
import { type Tx, transact } from '../../../../../platform/server/database.ts'
import { recordEvents } from '../../../../../platform/server/events.ts'
import type { FileStore } from '../../../../../platform/server/file-store.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { loadTableShapes } from '../../../organization-export/server/public.ts'
import { emptyTally, type Tally } from '../../rules/tally.ts'
import { DryRunIsOver, type Report, refuseWithoutService } from '../migrate-data.ts'
import { type OpenExport, readRows, verifyExport } from './read-export.ts'
import { type Restoring, restoreTable } from './restore-table.ts'

export type Restore = {
  pool: Pool
  config: Config
  source: OpenExport
  store: FileStore
  from: string
  dryRun: boolean
  now: Date
  tell?: (table: string, tally: Tally) => void
}

const readAll = async (source: OpenExport, table: string) => {
  const columns = source.manifest.tables.find((each) => each.table === table)?.columns ?? []
  const found = []
  for await (const rows of readRows(source, table, columns)) found.push(...rows)
  return found
}

const taken = z.object({ email: z.string() })
const named = z.object({ id: z.string() })

/** Throws if the organization, its name, or an email address of its people is in use here. */
const refuseTaken = async (tx: Tx, source: OpenExport) => {
  const { id, name } = source.manifest.organization
  const [own] = await tx.rows(
    named,
    sql`select o.id from organizations o where o.id = ${id} or lower(trim(o.name)) = lower(trim(${name})) order by o.id <> ${id} limit 1`,
  )
  if (own)
    throw new UserError(
      'conflict',
      own.id === id
        ? `${name} exists here already. Nothing was imported.`
        : `Another organization here is called ${name}. Rename it, then import again.`,
    )
  const emails = (await readAll(source, 'reinforce_users')).map((row) => row.email ?? '')
  const used = await tx.rows(
    taken,
    sql`select e.email from unnest(${sql.param(emails)}::text[]) as e (email) where app.is_taken(e.email, '') order by 1`,
  )
  if (used.length > 0)
    throw new UserError(
      'conflict',
      `These people have accounts here already: ${used.map(({ email }) => email).join(', ')}. Change their addresses, then import again.`,
    )
}

/** Throws for a file here that the export names and doesn't bring: a row must not reach a file of someone else. */
const refuseForeignFiles = async ({ source, keys }: Restoring, store: FileStore) => {
  const brought = new Set(source.manifest.files.map(({ key }) => key))
  // oxlint-disable-next-line no-await-in-loop -- few: files that were missing in the export
  for (const key of keys)
    if (!brought.has(key) && (await store.exists(key)))
      throw new UserError('invalid', `The export names a file of someone else: ${key}`)
}

const writeRows = async (tx: Tx, asked: Restore): Promise<Report> => {
  const { source, config, now, from, store, tell } = asked
  await refuseWithoutService(tx, config.platformOrganizationId)
  await refuseTaken(tx, source)
  const [own] = await readAll(source, 'organizations')
  const organizationId = source.manifest.organization.id
  const restoring: Restoring = {
    source,
    now: now.toISOString(),
    organizationId,
    customer: own?.stripe_customer_id ?? null,
    people: new Set(),
    keys: new Set(),
  }
  const report: Report = { tallies: new Map(), rejects: [] }
  for (const shape of await loadTableShapes(tx)) {
    const tally = await restoreTable(tx, shape, restoring)
    if (tally.read === 0) continue
    report.tallies.set(shape.table === 'reinforce_users' ? 'users' : shape.table, tally)
    tell?.(shape.table, tally)
  }
  await refuseForeignFiles(restoring, store)
  const after = { from, made_at: source.manifest.made_at }
  await recordEvents(tx, null, [{ name: 'organization.broughtOver', about: organizationId, organizationId, after }])
  return report
}

/** Stores the files; those that are here from an interrupted run stay. `stored` lists the new ones. */
const storeFiles = async ({ source, store }: Restore, stored: string[]): Promise<Tally> => {
  let tally = emptyTally()
  for (const { key, size } of source.manifest.files) {
    // oxlint-disable-next-line no-await-in-loop -- one file at a time
    const here = await store.file(key)
    if (here && here.size !== size) throw new UserError('conflict', `Another file is stored here as ${key}.`)
    if (here) for await (const _ of here.body()) continue
    else {
      stored.push(key)
      // oxlint-disable-next-line no-await-in-loop -- one file at a time
      await store.putStream(key, createReadStream(source.place({ key })), 'application/octet-stream')
    }
    tally = { ...tally, read: tally.read + 1, [here ? 'here' : 'new']: tally[here ? 'here' : 'new'] + 1 }
  }
  return tally
}

/**
 * Writes an organization as its export has it, with the same ids: all rows in one transaction, so that a killed run leaves none. Files
 * are stored first; a run that is refused removes them. Sends nothing: work that waited is over, texts are stopped, and people set
 * new passwords. A dry run checks everything and changes nothing.
 */
export const restoreOrganization = async (asked: Restore): Promise<Report> => {
  const { pool, config, source, store, dryRun } = asked
  await verifyExport(source)
  const scope = getSystemScope(config, config.platformOrganizationId)
  const stored: string[] = []
  let report: Report | undefined
  try {
    await transact(pool, scope, async (tx) => await refuseTaken(tx, source))
    const files = dryRun ? null : await storeFiles(asked, stored)
    await transact(pool, scope, async (tx) => {
      report = await writeRows(tx, asked)
      if (dryRun) throw new DryRunIsOver()
    })
    if (files) report?.tallies.set('files', files)
  } catch (error) {
    // oxlint-disable-next-line no-await-in-loop -- one file at a time
    for (const key of stored) await store.remove(key)
    if (!(error instanceof DryRunIsOver)) throw error
  }
  if (!report) throw new Error('The import didn’t finish.')
  return report
}
