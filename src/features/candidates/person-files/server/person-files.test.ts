import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { traces } from '../../../../app/server/personal-data.ts'
import { findNeedles } from '../../../../app/server/testing/find-needles.ts'
import { plantPerson } from '../../../../app/server/testing/planted-person.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { readZipParts } from '../../../../integrations/documents/read-zip-parts.ts'
import { isPersonal, matchRows, writeTableName } from '../../../../platform/server/personal-data.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import { personFiles } from '../contract/person-files.ts'
import { storageColumns } from '../rules/is-secret-column.ts'
import { titledTables } from '../rules/person-file.ts'
import { sweepPersonFilesJob } from './jobs/sweep-person-files.ts'
import { writePersonFileJob } from './jobs/write-person-file.ts'
import { loadPerson } from './load-person.ts'
import { isInFile } from './load-person-sections.ts'

const clock = { now: new Date('2026-11-20T18:00:00Z') }
let world: World
let owner: pg.Client
beforeAll(async () => {
  world = await openWorld({}, () => clock.now)
  owner = new pg.Client({ connectionString: world.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await world.close()
})

const { files: listed } = personFiles.reply.shape
const made = z.object({ id: z.string(), state: z.string(), fileName: z.string(), url: z.nullable(z.string()) })
const request = async (id: string, kind = 'everything', who: 'admin' | 'platform' = 'admin') =>
  await world.call(who, 'POST', `/api/candidates/${id}/person-files`, { kind })
const write = async (personFileId: string) =>
  await writePersonFileJob.run(
    { organizationId: world.own.organizationId, personFileId },
    world.services,
    new AbortController().signal,
  )
const list = async (id: string, who: 'admin' | 'platform' = 'admin') =>
  z.object({ files: listed }).parse((await world.call(who, 'GET', `/api/candidates/${id}/person-files`)).body).files
const download = async (id: string) => {
  const headers = { authorization: `Bearer ${await world.getToken('admin')}` }
  return await world.app.inject({ url: `/api/person-files/${id}/file`, headers })
}
/** Makes a file as an Admin does, and unpacks it. */
const makeFile = async (id: string, kind = 'everything') => {
  const { id: fileId } = made.parse((await request(id, kind)).body)
  await write(fileId)
  const parts = new Map<string, string>()
  const bounds = { entries: 100, bytes: 50_000_000, kept: 10_000_000 }
  for await (const part of readZipParts((await download(fileId)).rawPayload, bounds, () => true))
    parts.set(part.name, part.bytes?.toString('utf8') ?? '')
  return { fileId, parts }
}
const section = z.object({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })
const file = z.object({
  sections: z.array(section),
  files: z.array(z.object({ name: z.string(), missing: z.nullable(z.string()) })),
  left_out: z.array(z.object({ table: z.string() })),
})

test('each table with data of a person is in the file under a title, or left out for a reason', () => {
  const held = traces.filter(isPersonal)
  expect(held.map(({ table }) => table).toSorted()).toEqual(titledTables.toSorted())
  for (const { table, withholds = [] } of held)
    for (const { because } of withholds) expect(because.length, table).toBeGreaterThan(10)
})

test('everything that is planted in any table about a person is in their file, with merged records and stored files', async () => {
  const needle = 'Zyxwena'
  const kept = await plantPerson(world, owner, { needle, phone: '5125557391' })
  const merged = await plantPerson(world, owner, { needle, phone: '5125557392', more: { merged_into: kept.id } })
  await plantPerson(world, owner, { needle: 'Quillon', phone: '5125557490' })
  const { parts } = await makeFile(merged.id)
  const text = parts.get('everything.json') ?? ''
  const { sections, files, left_out: leftOut } = file.parse(JSON.parse(text))
  expect(text).not.toContain('Quillon')
  expect(text).not.toContain(world.foreign.mark)

  const found = new Set(
    sections.flatMap(({ table, rows }) =>
      rows.flatMap((row) =>
        Object.entries(row).flatMap(([column, value]) =>
          JSON.stringify(value).includes(needle) ? [`${table}.${column}`] : [],
        ),
      ),
    ),
  )
  for (const column of ['before', 'after']) if (found.has(`events.${column}`)) found.add(`event_values.${column}`)
  const held = new Map(traces.filter(isPersonal).map((trace) => [trace.table, trace]))
  const planted = (await findNeedles(owner, [needle])).flatMap((place) => {
    const [column = '', ...table] = place.split('.').toReversed()
    const trace = held.get(table.toReversed().join('.'))
    return trace && isInFile(trace, column) && !storageColumns.has(column) ? [place] : []
  })
  expect(planted.length).toBeGreaterThan(100)
  expect(planted.filter((place) => !found.has(place))).toEqual([])
  // Row level security hides nothing that erasure finds. The download itself is one more event.
  const { organizationId } = world.own
  await world.inPlatform(async (tx) => {
    const person = await loadPerson(tx, { organizationId, id: kept.id, today: '2026-11-20' })
    if (!person) throw new Error('no one')
    for (const { table, rows } of sections.filter((each) => !each.table.startsWith('event'))) {
      const trace = held.get(table)
      const where = trace ? matchRows(trace, person) : sql`false`
      expect(rows.length, table).toBe(await tx.run(sql`select from ${writeTableName(table)} t where ${where}`))
    }
  })
  expect(leftOut.map(({ table }) => table)).toEqual(expect.arrayContaining(['text_drafts', 'form_drafts']))

  const candidates = sections.find(({ table }) => table === 'all_candidates')?.rows ?? []
  expect(new Set(candidates.map(({ id }) => id))).toEqual(new Set([kept.id, merged.id]))
  // Each of both has six files; the seventh is an earlier download, which is no part of this one.
  expect([...parts.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(12)
  expect(files.filter(({ missing }) => missing === 'held by the virus check')).toHaveLength(2)
  for (const key of [...kept.keys, ...merged.keys]) expect(text).not.toContain(key)
  expect([...parts.values()].filter((each) => each === needle)).toHaveLength(12)
})

test('the page shows any words as words, and no link that still opens something', async () => {
  const token = 'Xq3-_8vKq3xw0aB9Xq3-_8vKq3xw0aB9'
  const [id = ''] = await addPeople(world, 'own', 1, {
    full_name: 'ana <script>alert(1)</script>',
    city: '"><img src=x>',
  })
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`insert into candidate_notes (id, organization_id, candidate_id, written_by, body, created_at)
        values (${randomUUID()}, ${world.own.organizationId}, ${id}, ${world.users.admin.id},
          ${`Booked by https://clinic.test/book/${token} as Kim told me.`}, now())`),
  )
  const { parts } = await makeFile(id)
  const page = parts.get('everything.html') ?? ''
  expect(page).toContain('&#60;script&#62;')
  expect(page).not.toMatch(/<script|<img|javascript:|https?:\/\/(?!clinic\.test)/)
  expect(page).toContain('/book/(link removed) as Kim told me.')
  expect([...parts.values()].join('')).not.toContain(token)
  expect(page).toMatch(/lang="en"/)
})

test('a file is listed for its maker, each download is an event with its digest, and both are gone after a week', async () => {
  const id = world.own.secondId
  const first = made.parse((await request(id)).body)
  expect(first).toMatchObject({ state: 'waiting', url: null })
  expect(first.fileName).toBe('Everything on file, Ben Okafor, 2026-11-20.zip')
  expect(made.parse((await request(id)).body).id).toBe(first.id)
  expect((await download(first.id)).statusCode).toBe(409)
  await write(first.id)
  const [ready] = await list(id)
  expect(ready).toMatchObject({ id: first.id, state: 'ready', url: `/api/person-files/${first.id}/file` })
  const answer = await download(first.id)
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/zip' })
  expect(await world.eventNames(id)).toEqual(expect.arrayContaining(['candidate.fileMade', 'candidate.fileDownloaded']))
  expect(await list(id, 'platform')).toEqual([])
  expect((await world.call('platform', 'GET', `/api/person-files/${first.id}/file`)).status).toBe(404)

  expect(made.parse((await request(id, 'everything', 'platform')).body).id).not.toBe(first.id)
  expect((await list(id)).map((each) => each.id)).toEqual([first.id])

  clock.now = new Date('2026-11-28T18:00:00Z')
  expect(await list(id)).toEqual([])
  expect((await download(first.id)).statusCode).toBe(404)
  await sweepPersonFilesJob.run({ organizationId: '' }, world.services, new AbortController().signal)
  await expect(world.services.files.bytes(`exports/${first.id}.zip`)).rejects.toThrow('File not found')
  clock.now = new Date('2026-11-20T18:00:00Z')
})

test('nothing is kept of a file whose person is erased while it is written', async () => {
  const [id = ''] = await addPeople(world, 'own', 1, { full_name: 'gone soon' })
  const { id: fileId } = made.parse((await request(id)).body)
  const { files } = world.services
  const erasing = {
    ...world.services,
    files: {
      ...files,
      putStream: async (...given: Parameters<typeof files.putStream>) => {
        await files.putStream(...given)
        await world.inPlatform(async (tx) => await tx.run(sql`delete from person_files where id = ${fileId}`))
      },
    },
  }
  const payload = { organizationId: world.own.organizationId, personFileId: fileId }
  await writePersonFileJob.run(payload, erasing, new AbortController().signal)
  expect(await files.exists(`exports/${fileId}.zip`)).toBe(false)
})

test('the digest is that of the JSON in the archive', async () => {
  const { fileId, parts } = await makeFile(world.own.secondId)
  const digest = createHash('sha256')
    .update(parts.get('everything.json') ?? '')
    .digest('hex')
  expect((await list(world.own.secondId)).find(({ id }) => id === fileId)?.digest).toBe(digest)
})
