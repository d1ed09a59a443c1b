import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { upload } from '../../../../app/server/testing/upload.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { streamXlsx } from '../../../../integrations/documents/stream-xlsx.ts'
import { previewImport } from '../contract/imports.ts'
import { runImportJob } from './jobs/run-import.ts'
import { sweepImportsJob } from './jobs/sweep-imports.ts'
import { loadBatch } from './load-batch.ts'
import { streamCsvBatches } from './stream-csv-batches.ts'

let world: World
const clock = { now: new Date('2026-11-20T18:00:00Z') }
beforeAll(async () => {
  world = await openWorld({}, () => clock.now)
})
afterAll(async () => {
  await world.close()
})

type UploadReply = {
  uploadId: string
  headers: string[]
  mapping: Record<string, number>
  rows: number
  problem: string | null
}
type Import = {
  id: string
  state: string
  done: number
  total: number
  counts: Record<'created' | 'updated' | 'skipped' | 'rejected', number>
  rejectsUrl: string | null
  failure: string | null
}
type Undone = { removed: number; restored: number; stayed: number; examples: { name: string; reason: string }[] }

const handIn = async (text: string | Uint8Array, name = 'people.csv') => {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  return (await upload(world, 'clinic', '/api/import-uploads', { bytes, name })).body as unknown as UploadReply
}
const start = async (file: UploadReply, more: object = {}) =>
  await world.call('clinic', 'POST', '/api/imports', {
    id: randomUUID(),
    upload_id: file.uploadId,
    mapping: file.mapping,
    ...more,
  })
const run = async (importId: string) =>
  await runImportJob.run(
    { organizationId: world.own.organizationId, importId },
    world.services,
    new AbortController().signal,
  )
const loadImport = async (id: string) => (await world.call('clinic', 'GET', `/api/imports/${id}`)).body as Import
const load = async (text: string, more: object = {}) => {
  const started = (await start(await handIn(text), more)).body as Import
  await run(started.id)
  return await loadImport(started.id)
}
const undo = async (id: string) => await world.call('clinic', 'POST', `/api/imports/${id}/undo`)
const count = async (where = sql`true`) =>
  (
    await world.inClinic(
      world.own.organizationId,
      async (tx) =>
        await tx.one(z.object({ n: z.number() }), sql`select count(*)::int as n from all_candidates where ${where}`),
    )
  )?.n ?? 0
const people = (from: number, until: number) =>
  Array.from({ length: until - from }, (_, at) => `Person ${'abcdefghij'[at % 10]},p${from + at}@mail.test,,Waco`).join(
    '\n',
  )

test('a file is read, its columns guessed, and a preview changes nothing', async () => {
  const before = await count()
  const file = await handIn(
    'Full Name,E-Mail,Phone,Town,Shoe size\nNew One,new@mail.test,,Waco,9\nAna ' +
      `García,ana@${world.own.organizationId}.example.test,,Austin,\n,x@mail.test,,,\nNew One,NEW@mail.test,,,\n`,
  )
  expect(file).toMatchObject({
    rows: 4,
    problem: null,
    mapping: { full_name: 0, email_address: 1, phone_number: 2, city: 3 },
  })
  const preview = await world.call('clinic', 'POST', '/api/imports/preview', {
    upload_id: file.uploadId,
    mapping: file.mapping,
  })
  expect(preview.body).toMatchObject({
    counts: { created: 1, updated: 0, skipped: 2, rejected: 1 },
    reasons: [{ kind: 'No name.', count: 1 }],
    skips: [
      { kind: 'Same email as a candidate who is already here; nothing new.', count: 1 },
      { kind: 'Same email as another row; nothing new.', count: 1 },
    ],
    samples: [
      { row: 4, kind: 'reject', because: ['No name.'] },
      { row: 3, kind: 'skip', because: ['Same email as a candidate who is already here; nothing new.'] },
      { row: 5, kind: 'skip', because: ['Same email as row 2; nothing new.'] },
      { row: 2, kind: 'create', name: 'New One' },
    ],
  })
  expect(await count()).toBe(before)
})

test('the rows to look at come first, from anywhere in the file, and the summary counts them', async () => {
  const odd = ['SLP', 'Teacher', 'Nurse', 'Cook'].map((job) => `Odd One,${job}@odd.test,,,${job}`)
  const [before, after] = [0, 2_000].map((from) => `${people(from, from + 1_100).replaceAll(/$/gm, ',')}\n`)
  const file = await handIn(`Name,Email,Phone,City,Position\n${before}${odd.join('\n')}\n${after}`)
  const { body } = await world.call('clinic', 'POST', '/api/imports/preview', {
    upload_id: file.uploadId,
    mapping: file.mapping,
  })
  const preview = previewImport.reply.parse(body)
  expect(preview.samples.slice(0, 5).map(({ row, kind }) => [row, kind])).toEqual([
    [1_102, 'reject'],
    [1_103, 'reject'],
    [1_104, 'reject'],
    [1_105, 'reject'],
    [2, 'create'],
  ])
  expect(preview.samples).toHaveLength(50)
  expect(preview.reasons).toEqual([
    { kind: '… is neither RBT nor BCBA.', count: 4, values: ['SLP', 'Teacher', 'Nurse'], more: true },
  ])
})

test('columns are chosen manually, and a choice that cannot be loaded is refused at the mapping', async () => {
  const file = await handIn('A,B\nNoor Haddad,noor@mail.test\n')
  expect(file).toMatchObject({ mapping: {}, problem: 'The file has no name column.' })
  const refused = await start(file)
  expect(refused.body).toMatchObject({ error: { fields: { mapping: 'The file has no name column.' } } })
  const started = (await start(file, { mapping: { full_name: 0, email_address: 1 } })).body as Import
  await run(started.id)
  expect((await loadImport(started.id)).counts).toMatchObject({ created: 1 })
})

test('an import runs to its end; rejected rows come as a file that can be imported again', async () => {
  const done = await load(`Name,Email,Phone,City\n${people(0, 30)}\n,nobody@mail.test,,\nNo Reach,,,\n`, {
    consent: 'Signed at the fair',
  })
  expect(done).toMatchObject({
    state: 'done',
    total: 32,
    done: 32,
    counts: { created: 30, updated: 0, skipped: 0, rejected: 2 },
  })
  const rejects = await world.call('clinic', 'GET', done.rejectsUrl ?? '')
  expect(rejects.headers['content-disposition']).toContain('people.not-loaded.csv')
  expect(rejects.text).toContain('Reasons,Name,Email,Phone,City')
  expect(rejects.text).toContain('Row 32: No name.')
  expect(await count(sql`import_id = ${done.id} and text_consent_source = 'Signed at the fair'`)).toBe(30)
  expect(await world.eventNames(done.id)).toEqual(['import.started', 'candidates.imported'])
  for (const path of ['', '/rejects'])
    expect((await world.call('foreign', 'GET', `/api/imports/${done.id}${path}`)).status).toBe(404)
})

test('a run that dies leaves whole batches only, and the next one continues without doubles', async () => {
  const text = `Name,Email,Phone,City\n${people(10_000, 14_500)}\nPerson Again,p10000@mail.test,,\n`
  const started = (await start(await handIn(text))).body as Import
  const batches = []
  for await (const batch of streamCsvBatches(Buffer.from(text), 2_000)) batches.push(batch)
  const [first = [], second = []] = batches
  await world.inClinic(world.own.organizationId, async (tx) => await loadBatch(tx, started.id, first))
  const dying = world.inClinic(world.own.organizationId, async (tx) => {
    await loadBatch(tx, started.id, second)
    throw new Error('killed')
  })
  await expect(dying).rejects.toThrow('killed')
  expect(await count(sql`import_id = ${started.id}`)).toBe(1_999)
  await Promise.all([run(started.id), run(started.id)])
  await run(started.id)
  expect(await loadImport(started.id)).toMatchObject({
    state: 'done',
    counts: { created: 4_500, updated: 0, skipped: 1, rejected: 0 },
  })
  expect(await count(sql`import_id = ${started.id}`)).toBe(4_500)
})

test('finds and continues an import whose every try died; marks it failed after a day without a step', async () => {
  const started = (await start(await handIn(`Name,Email,Phone,City\n${people(20_000, 20_010)}\n`))).body as Import
  const queued = async () =>
    (
      await world.services.pool.query(`select from pgboss.job where name = 'run-import' and data ->> 'importId' = $1`, [
        started.id,
      ])
    ).rowCount
  const standsStillFor = async (time: string) => {
    await world.services.pool.query(`delete from pgboss.job where name = 'run-import'`)
    await world.inPlatform(
      async (tx) => await tx.run(sql`update imports set moved_at = now() - ${time}::interval where id = ${started.id}`),
    )
    await sweepImportsJob.run({ organizationId: '' }, world.services, new AbortController().signal)
  }
  await standsStillFor('1 minute')
  expect(await queued(), 'a moment is no standstill').toBe(0)
  await standsStillFor('3 minutes')
  expect(await queued()).toBe(1)
  await run(started.id)
  expect(await loadImport(started.id)).toMatchObject({ state: 'done', counts: { created: 10 } })
  const lost = (await start(await handIn(`Name,Email,Phone,City\n${people(20_020, 20_022)}\n`))).body as Import
  await world.inPlatform(
    async (tx) => await tx.run(sql`update imports set moved_at = now() - interval '25 hours' where id = ${lost.id}`),
  )
  await sweepImportsJob.run({ organizationId: '' }, world.services, new AbortController().signal)
  expect(await loadImport(lost.id)).toMatchObject({
    state: 'failed',
    failure: 'The import stalled for a day and was stopped. Import the file again.',
  })
})

test('a second click starts nothing twice, and a file is loaded once', async () => {
  const file = await handIn(`Name,Email\n${people(100, 103)}\n`)
  const id = randomUUID()
  expect((await start(file, { id })).body).toMatchObject({ id, state: 'running' })
  expect((await start(file, { id })).body).toMatchObject({ id })
  expect((await start(file)).status).toBe(404)
})

test('two clicks at the very same moment start one import, and both are answered with it', async () => {
  for (let n = 0; n < 4; n += 1) {
    const file = await handIn(`Name,Email\n${people(110 + n * 10, 112 + n * 10)}\n`)
    const id = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(async () => await start(file, { id })))
    for (const { status, body } of answers) expect([status, (body as Import).id]).toEqual([200, id])
  }
})

test('an Excel file is read like a CSV file', async () => {
  const rows = (async function* () {
    yield [['Xenia Excel', 'xenia@mail.test', 5_122_010_177]]
  })()
  const file = await handIn(await buffer(streamXlsx(['Name', 'Email', 'Phone'], rows)), 'people.xlsx')
  expect(file).toMatchObject({ headers: ['Name', 'Email', 'Phone'], rows: 1 })
  const started = (await start(file)).body as Import
  await run(started.id)
  expect(await count(sql`email_address = 'xenia@mail.test' and phone_number = '5122010177'`)).toBe(1)
})

test('refuses anything but a table and leaves nothing behind', async () => {
  const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  for (const [bytes, message] of [
    [picture, 'The file must be CSV, Excel (.xlsx), or vCard.'],
    [Buffer.from('PK\u0003\u0004 not a zip'), 'The file must be CSV, Excel (.xlsx), or vCard.'],
    [Buffer.from('a\0b'), 'The file must be CSV, Excel (.xlsx), or vCard.'],
    [Buffer.from(' \n'), 'The file is empty.'],
  ] as const)
    expect(await handIn(bytes)).toMatchObject({ error: { fields: { file: message } } })
})

test('undo removes people the import added and empties what it filled; people changed since stay with the reason', async () => {
  const known = `ben@${world.own.organizationId}.example.test`
  const before = await count()
  const done = await load(
    `Name,Email,Phone,City,State\nUndo Alpha,ua@mail.test,,Waco,TX\nUndo Beta,ub@mail.test,,Waco,TX\nBen Okafor,${known},,,\n`,
  )
  const filling = await load(`Name,Email,Certification\nUndo Gamma,ug@mail.test,\nBen Okafor,${known},1-21-45678\n`)
  expect([done.counts, filling.counts]).toMatchObject([
    { created: 2, skipped: 1 },
    { created: 1, updated: 1 },
  ])
  const beta = await world.inClinic(
    world.own.organizationId,
    async (tx) =>
      await tx.one(
        z.object({ id: z.string() }),
        sql`select id from all_candidates where email_address = 'ub@mail.test'`,
      ),
  )
  await world.call('clinic', 'POST', `/api/candidates/${beta?.id}/notes`, { body: 'Nice' })
  expect((await undo(done.id)).body as Undone).toEqual({
    removed: 1,
    restored: 0,
    stayed: 1,
    examples: [{ id: beta?.id, name: 'Undo Beta', reason: 'Has a note' }],
  })
  expect((await undo(filling.id)).body).toMatchObject({ removed: 1, restored: 1, stayed: 0 })
  expect(await count(sql`email_address = ${known} and certification_number is null`)).toBe(1)
  expect(await count()).toBe(before + 1)
  expect((await undo(done.id)).body).toMatchObject({ error: { message: 'You can no longer undo this import.' } })
  expect(await world.eventNames(done.id)).toContain('import.undone')
})

test('a foreign import is not undone, a running one neither, an old one no more', async () => {
  const started = (await start(await handIn(`Name,Email\n${people(200, 203)}\n`))).body as Import
  expect((await undo(started.id)).body).toMatchObject({
    error: { message: 'This import is still running. Undo it when it’s done.' },
  })
  expect((await world.call('foreign', 'POST', `/api/imports/${started.id}/undo`)).status).toBe(404)
  await run(started.id)
  clock.now = new Date('2026-12-25T18:00:00Z')
  expect((await undo(started.id)).status).toBe(409)
  clock.now = new Date('2026-11-20T18:00:00Z')
})
