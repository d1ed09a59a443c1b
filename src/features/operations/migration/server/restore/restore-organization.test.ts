import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openBasics } from '../../../../../app/server/open-services.ts'
import { jobs } from '../../../../../app/server/routes.ts'
import { runJobs } from '../../../../../app/server/testing/run-jobs.ts'
import { upload } from '../../../../../app/server/testing/upload.ts'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { createWorldSettings } from '../../../../../app/server/testing/world-on.ts'
import { insertRows } from '../../../../../db/demo/insert.ts'
import { createFreshDatabase } from '../../../../../db/testing/create-fresh-database.ts'
import { getScope, getSystemScope } from '../../../../../platform/server/actor.ts'
import { transactAs } from '../../../../../platform/server/call.ts'
import { makeQueues } from '../../../../../platform/server/job.ts'
import { openLog } from '../../../../../platform/server/process/log.ts'
import { addPeople } from '../../../../texting/messages/server/testing/people.ts'
import { writeOrganizationExportJob } from '../../../organization-export/server/jobs/write-organization-export.ts'
import { unzip } from '../../../organization-export/server/testing/unzip.ts'
import { writeParts } from '../../../organization-export/server/write-parts.ts'
import { type ExportedRow, settleRow } from '../../rules/settle-row.ts'
import { openExport, readRows } from './read-export.ts'
import { restoreOrganization } from './restore-organization.ts'

let world: World
let folder: string
let fresh: Awaited<ReturnType<typeof createFreshDatabase>>
let target: ReturnType<typeof openBasics>
const platformId = '00000000-0000-4000-8000-000000000001'
const now = new Date('2026-11-20T18:00:00Z')

const inTarget = () => transactAs(target, getSystemScope(target.config, platformId))

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reinforce-round-trip-'))
  world = await openWorld({}, () => now)
  fresh = await createFreshDatabase()
  const config = createWorldSettings(path.join(folder, 'data'), fresh.url, {})
  target = openBasics({ config, log: openLog('silent'), clock: () => now }, fresh.url)
  await makeQueues(fresh.url, jobs)
  await inTarget()(async (tx) => {
    await insertRows(tx, 'organizations', [
      { id: platformId, name: 'Service', status: 'Active', scheduler: false, time_zone: 'America/New_York' },
    ])
  })
})
afterAll(async () => {
  await target.pool.end()
  await fresh.drop()
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

const save = async (to: string, name: string, bytes: Buffer | string) => {
  const file = path.join(to, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes)
}

/** The export of the world's clinic, unpacked. */
const exportWorld = async () => {
  const place = `/api/organizations/${world.own.organizationId}/exports`
  await world.call('admin', 'POST', place)
  await runJobs(world, writeOrganizationExportJob)
  const { files } = (await world.call('admin', 'GET', place)).body as { files: { url: string }[] }
  const to = path.join(folder, 'first')
  for (const [name, bytes] of await unzip(world, 'admin', files[0]?.url ?? '')) await save(to, name, bytes)
  return to
}

const ignore = async () => undefined

const exportTarget = async () => {
  const to = path.join(folder, 'again')
  const { organizationId } = world.own
  const transact = transactAs(target, getScope({ kind: 'system', organizationId, isPlatform: false }))
  const wanted = { organizationId, at: now, by: '', store: target.files, onProgress: ignore, onManifest: ignore }
  for await (const { name, parts } of writeParts(transact, wanted)) {
    const pieces: Buffer[] = []
    for await (const part of parts) pieces.push(Buffer.from(part))
    await save(to, name, Buffer.concat(pieces))
  }
  return to
}

const open = async (place: string) => {
  const source = await openExport(place)
  if (!source) throw new Error('no export')
  return source
}

const restore = async (place: string, dryRun = false) =>
  await restoreOrganization({
    pool: target.pool,
    config: target.config,
    source: await open(place),
    store: target.files,
    from: 'first',
    dryRun,
    now,
  })

const readTables = async (place: string) => {
  const source = await open(place)
  const found = new Map<string, ExportedRow[]>()
  for (const { table, columns } of source.manifest.tables) {
    const rows = []
    for await (const some of readRows(source, table, columns)) rows.push(...some)
    found.set(table, rows)
  }
  return { found, files: source.manifest.files.toSorted((a, b) => (a.key < b.key ? -1 : 1)) }
}

/** Events of the import itself, and when texts were stopped. */
const isImport = (row: ExportedRow) =>
  row.name === 'organization.broughtOver' || (row.after ?? '').includes('"from": "first"')

let first = ''
const countOrganizations = async () =>
  (
    await inTarget()(
      async (tx) => await tx.one(z.object({ n: z.number() }), sql`select count(*)::int as n from organizations`),
    )
  )?.n

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** A copy of the export in which a table says something else, and the manifest agrees. */
const forge = async (table: string, change: (csv: string) => string) => {
  const to = await mkdtemp(path.join(folder, 'forged-'))
  await cp(first, to, { recursive: true })
  const file = path.join(to, `${table}.csv`)
  const was = await readFile(file, 'utf8')
  const forged = change(was)
  expect(forged).not.toBe(was)
  await writeFile(file, forged)
  const manifest = path.join(to, 'manifest.json')
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replace(digest(was), digest(forged)))
  return to
}

beforeAll(async () => {
  const { candidateId } = world.own
  const bytes = Buffer.from('Three years as a nanny and a registered behavior technician in Austin.')
  await upload(world, 'clinic', `/api/candidates/${candidateId}/documents`, { bytes, name: 'Reference, "signed".txt' })
  const [kept = '', other = ''] = await addPeople(world, 'own', 2, { full_name: 'Zoë\n"Quoted", comma' })
  await world.call('clinic', 'POST', `/api/candidates/${kept}/merge`, { other_id: other })
  await world.call('clinic', 'POST', `/api/candidates/${kept}/notes`, {
    body: 'Line one\r\nLine "two", with a comma\n',
  })
  first = await exportWorld()
})

test('an export that was changed or reaches beyond its organization is refused, and leaves nothing', async () => {
  const { organizationId } = world.own
  const foreign = await forge('locations', (csv) => csv.replace(organizationId, platformId))
  await expect(restore(foreign)).rejects.toThrow('locations.csv has a row of another organization')
  await target.files.put('documents/else.txt', Buffer.from('of someone else'), 'text/plain')
  const key = (await open(first)).manifest.files[0]?.key ?? ''
  const reaching = await forge('document_files', (csv) => csv.replace(key, 'documents/else.txt'))
  await expect(restore(reaching)).rejects.toThrow('names a file of someone else')
  const outside = await forge('document_files', (csv) => csv.replace(key, '../else.txt'))
  await expect(restore(outside)).rejects.toThrow('names a file outside of the export')
  await writeFile(path.join(outside, 'locations.csv'), 'x')
  await expect(restore(outside)).rejects.toThrow('locations.csv was changed after the export')
  expect(await countOrganizations()).toBe(1)
  expect(await target.files.exists(key)).toBe(false)
})

test('an organization’s export, import, and export again are equal, table by table and file by file', async () => {
  const preview = await restore(first, true)
  expect(preview.tallies.get('all_candidates')?.new).toBeGreaterThan(2)
  expect(await countOrganizations()).toBe(1)

  const report = await restore(first)
  expect(report.tallies.get('files')?.new).toBeGreaterThan(0)
  const before = await readTables(first)
  const after = await readTables(await exportTarget())
  expect([...after.found.keys()]).toEqual([...before.found.keys()])
  for (const [table, rows] of before.found) {
    const expected = rows.flatMap((row) => {
      const settled = settleRow(table, row, '2026-11-20 18:00:00+00')
      return settled ? [settled.row] : []
    })
    const clean = (list: readonly ExportedRow[]) =>
      list.filter((row) => !isImport(row)).map((row) => JSON.stringify(row))
    expect.soft(clean(after.found.get(table) ?? []), table).toEqual(clean(expected))
  }
  expect(after.files).toEqual(before.files)
  await expect(restore(first)).rejects.toThrow('exists here already')
})
