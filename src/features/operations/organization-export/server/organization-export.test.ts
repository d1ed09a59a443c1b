import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countLooks } from '../../../../app/server/testing/count-looks.ts'
import { eraseDue } from '../../../../app/server/testing/erase-due.ts'
import { runJobs } from '../../../../app/server/testing/run-jobs.ts'
import { upload } from '../../../../app/server/testing/upload.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { isSecretColumn } from '../../../candidates/person-files/rules/is-secret-column.ts'
import { sweepPersonFilesJob } from '../../../candidates/person-files/server/jobs/sweep-person-files.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import { exportedTables, leftOutColumns, leftOutTables, openColumns } from '../rules/export-register.ts'
import { exportManifest } from '../shapes/export-manifest.ts'
import { writeOrganizationExportJob } from './jobs/write-organization-export.ts'
import { unzip } from './testing/unzip.ts'

let world: World
let owner: pg.Client
let now = new Date('2026-11-20T18:00:00Z')
beforeAll(async () => {
  world = await openWorld({ MAILBOX: 'on' }, () => now)
  owner = new pg.Client({ connectionString: world.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await world.close()
})

type ExportReply = { id: string; state: string; url: string | null; done: number; total: number; digest: string | null }
const place = () => `/api/organizations/${world.own.organizationId}/exports`
const list = async (who: Parameters<World['call']>[0]) =>
  ((await world.call(who, 'GET', place())).body as { files: ExportReply[] }).files

test('every table is in the export or left out for a reason, and so is every column that looks like a secret', async () => {
  const { rows } = await owner.query<{ name: string; columns: string[] }>(
    `select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as name,
       array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'auth') and c.relkind in ('r', 'p') order by 1`,
  )
  const named = [...exportedTables, ...leftOutTables.keys()]
  expect(
    rows.map(({ name }) => name).toSorted(),
    'name new tables in operations/organization-export/rules/export-register.json',
  ).toEqual(named.toSorted())
  const all = rows.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`))
  for (const column of [...leftOutColumns.keys(), ...openColumns]) expect(all).toContain(column)
  const exported = rows.filter(({ name }) => exportedTables.includes(name))
  const secrets = exported.flatMap(({ name, columns }) =>
    columns.filter(isSecretColumn).map((column) => `${name}.${column}`),
  )
  expect(secrets.filter((column) => !leftOutColumns.has(column) && !openColumns.has(column))).toEqual([])
})

test('an export has every table and file of its organization, no secret, and nothing of another', async () => {
  const bytes = Buffer.from('Three years as a nanny and a registered behavior technician in Austin.')
  const { candidateId } = world.own
  await upload(world, 'clinic', `/api/candidates/${candidateId}/documents`, { bytes, name: 'Reference.txt' })
  await upload(world, 'foreign', `/api/candidates/${world.foreign.candidateId}/documents`, {
    bytes,
    name: 'Foreign.txt',
  })
  const { status, body } = await world.call('admin', 'POST', place())
  expect([status, (body as ExportReply).state]).toEqual([200, 'waiting'])
  expect((await world.call('admin', 'POST', place())).body).toMatchObject({ id: (body as ExportReply).id })
  const write = async () => await runJobs(world, writeOrganizationExportJob)
  expect(await countLooks(world.services.pool, write), 'gives way between its parts').toBeGreaterThan(1)
  const [ready] = await list('admin')
  expect(ready).toMatchObject({ state: 'ready', done: ready?.total })

  const parts = await unzip(world, 'admin', ready?.url ?? '')
  const manifest = exportManifest.parse(JSON.parse(parts.get('manifest.json')?.toString() ?? ''))
  expect(manifest.tables.map(({ table }) => table)).toEqual(exportedTables)
  expect(manifest.tables.filter(({ rows }) => rows === 0).map(({ table }) => table)).toEqual([])
  expect(manifest.files.length).toBeGreaterThan(0)
  expect([...parts.values()].some((part) => part.equals(bytes))).toBe(true)
  const text = [...parts.values()].map(String).join('\n')
  for (const foreign of [world.foreign.organizationId, world.foreign.candidateId, 'Blue Heron', 'Foreign.txt'])
    expect(text).not.toContain(foreign)
  expect(text).not.toMatch(/correct-horse|\$scrypt|push\.example/)
  expect(await world.eventNames(world.own.organizationId)).toEqual(
    expect.arrayContaining(['organization.exportMade', 'organization.exportDownloaded']),
  )
})

test('only the person who requested an export gets it, for a week', async () => {
  const [ready] = await list('admin')
  expect((await world.call('manager', 'POST', place())).status).toBe(403)
  expect((await world.call('foreign', 'POST', place())).status).toBe(404)
  expect((await world.call('platform', 'GET', ready?.url ?? '')).status).toBe(404)
  expect(await list('platform')).toEqual([])
  const own = { organization: world.platformId }
  expect((await world.call('platform', 'POST', `/api/organizations/${own.organization}/exports`)).status).toBe(409)
  now = new Date('2026-11-28T18:00:00Z')
  expect((await world.call('admin', 'GET', ready?.url ?? '')).status).toBe(404)
  await sweepPersonFilesJob.run({ organizationId: '' }, world.services, new AbortController().signal)
  expect(await world.services.files.exists(`exports/${ready?.id}.zip`)).toBe(false)
})

test('platform staff export what the organization sees, and an export without progress fails', async () => {
  await world.call('platform', 'POST', place())
  await runJobs(world, writeOrganizationExportJob)
  const [ready] = await list('platform')
  const parts = await unzip(world, 'platform', ready?.url ?? '')
  expect([...parts.values()].map(String).join('\n')).not.toContain(world.foreign.organizationId)
  await world.call('admin', 'POST', place())
  now = new Date('2026-11-28T20:00:00Z')
  await sweepPersonFilesJob.run({ organizationId: '' }, world.services, new AbortController().signal)
  expect(await list('admin')).toMatchObject([{ state: 'failed', url: null }])
})

test('an erasure removes the exports, since the person is in them', async () => {
  await world.call('platform', 'POST', place())
  await runJobs(world, writeOrganizationExportJob)
  const [ready] = await list('platform')
  expect(await world.services.files.exists(`exports/${ready?.id}.zip`)).toBe(true)
  const [id = ''] = await addPeople(world, 'own', 1, { full_name: 'Zyxwena Quorndale' })
  await world.call('clinic', 'PUT', `/api/candidates/${id}/erasure`, { wanted: true, reason: 'They wrote' })
  now = new Date('2027-01-04T18:00:00Z')
  await eraseDue(world)
  expect(await world.services.files.exists(`exports/${ready?.id}.zip`)).toBe(false)
})
