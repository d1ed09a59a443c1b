import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Transact } from '../../../../platform/server/call.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import type { FileStore } from '../../../../platform/server/file-store.ts'
import { loadHeldFiles, openStoredFile } from '../../../candidates/person-files/server/public.ts'
import { isStorageKey, readStorageKeys, writeCells } from '../rules/export-cells.ts'
import { isStorageColumn, listLeftOut } from '../rules/export-register.ts'
import { writeReadMe } from '../rules/write-read-me.ts'
import { type ExportManifest, exportFormat, exportVersion, manifestFile } from '../shapes/export-manifest.ts'
import { loadTableShapes, type TableShape } from './load-table-shapes.ts'
import { openSnapshot } from './snapshot.ts'
import { countRows, streamRows } from './stream-rows.ts'

type Part = { name: string; parts: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array> }
type Progress = (done: number, total: number) => Promise<void>

export type OrganizationExport = {
  organizationId: string
  at: Date
  by: string
  store: Pick<FileStore, 'exists' | 'file'>
  onProgress: Progress
  /** Called with the whole manifest before it is written. */
  onManifest: (text: string) => void
}

type PartMeasure = { size: number; sha256: string }

/** Passes the bytes on; `measured` is filled when the last one has passed. */
async function* measure(parts: AsyncIterable<string | Uint8Array>, measured: Partial<PartMeasure>) {
  const hash = createHash('sha256')
  let size = 0
  for await (const part of parts) {
    hash.update(part)
    size += Buffer.byteLength(part)
    yield part
  }
  measured.size = size
  measured.sha256 = hash.digest('hex')
}

const requireMeasured = ({ size, sha256 }: Partial<PartMeasure>): PartMeasure => {
  if (size === undefined || sha256 === undefined) throw new Error('A part of an export wasn’t read to its end')
  return { size, sha256 }
}

const organization = z.object({ id: z.string(), name: z.string(), time_zone: z.string() })

const loadOrganization = async (tx: Tx, id: string) => {
  const found = await tx.one(
    organization,
    sql`select o.id, o.name, o.time_zone from organizations o where o.id = ${id}`,
  )
  if (!found) throw new Error('an organization went while its export was written')
  return found
}

type Counter = { rows: number; keys: Set<string>; tell: (more: number) => Promise<void> }

/** Yields a table as CSV, and collects the keys of the files that its rows name. */
async function* writeTable(tx: Tx, shape: TableShape, organizationId: string, counter: Counter) {
  const stored = shape.columns.flatMap(({ name }, at) => (isStorageColumn(name) ? [at] : []))
  yield writeCells(shape.columns.map(({ name }) => name))
  for await (const rows of streamRows(tx, shape, organizationId)) {
    for (const row of rows)
      for (const at of stored) for (const key of readStorageKeys(row[at] ?? '')) counter.keys.add(key)
    counter.rows += rows.length
    yield rows.map(writeCells).join('')
    await counter.tell(rows.length)
  }
}

/** Lists which files can be copied, in bounded steps, and why others can’t. */
async function* checkFiles(
  transact: Transact,
  keys: readonly string[],
  organizationId: string,
  store: OrganizationExport['store'],
) {
  const atOnce = 500
  for (let from = 0; from < keys.length; from += atOnce) {
    const some = keys.slice(from, from + atOnce)
    const held = await transact(async (tx) => await loadHeldFiles(tx, organizationId, some), { readOnly: true })
    for (const key of some) {
      const isThere = isStorageKey(key) && (await store.exists(key))
      yield { key, because: held.has(key) ? 'Held by the virus check' : isThere ? null : 'No longer stored' }
    }
  }
}

/**
 * Yields the parts of an organization’s export, one after the other: the tables as of one moment, the files that their rows name, and
 * the manifest. It sees what the organization sees: row level security hides every other one. Memory holds 200 rows at a time and
 * the names of the files.
 */
export async function* writeParts(transact: Transact, wanted: OrganizationExport): AsyncGenerator<Part, undefined> {
  const { organizationId, at, by, store, onProgress } = wanted
  const keys = new Set<string>()
  const tables: ExportManifest['tables'] = []
  let [done, total] = [0, 0]
  const tell = async (more: number) => await onProgress((done += more), Math.max((total = Math.max(total, done)), 1))
  const { tx, close } = await openSnapshot(transact)
  let about: z.output<typeof organization>
  try {
    if (tx.scope.crossTenant) throw new Error('An export sees one organization only')
    about = await loadOrganization(tx, organizationId)
    const madeAt = at.toISOString()
    yield {
      name: 'README.txt',
      parts: [writeReadMe({ organization: about.name, madeAt, timeZone: about.time_zone })],
    }
    const shapes = await loadTableShapes(tx)
    total = await countRows(tx, shapes, organizationId)
    for (const shape of shapes) {
      const counter: Counter = { rows: 0, keys, tell }
      const measured: Partial<PartMeasure> = {}
      yield { name: `${shape.table}.csv`, parts: measure(writeTable(tx, shape, organizationId, counter), measured) }
      const { sha256 } = requireMeasured(measured)
      tables.push({ table: shape.table, columns: shape.columns.map(({ name }) => name), rows: counter.rows, sha256 })
    }
  } finally {
    await close()
  }
  total += keys.size
  const files: ExportManifest['files'] = []
  const missing: ExportManifest['missing'] = []
  for await (const { key, because } of checkFiles(transact, [...keys], organizationId, store)) {
    await tell(1)
    if (because !== null) {
      missing.push({ key, because })
      continue
    }
    const measured: Partial<PartMeasure> = {}
    yield {
      name: `files/${key}`,
      parts: measure(
        openStoredFile(store, key, async () => undefined),
        measured,
      ),
    }
    files.push({ key, ...requireMeasured(measured) })
  }
  const manifest: ExportManifest = {
    format: exportFormat,
    version: exportVersion,
    made_at: at.toISOString(),
    made_by: by,
    organization: { id: about.id, name: about.name },
    tables,
    files,
    missing,
    left_out: listLeftOut(),
  }
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  wanted.onManifest(text)
  yield { name: manifestFile, parts: [text] }
}
