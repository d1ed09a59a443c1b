import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { upload } from '../../../../app/server/testing/upload.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { runImportJob } from './jobs/run-import.ts'
import { sweepImportsJob } from './jobs/sweep-imports.ts'
import { loadApplications } from './load-applications.ts'

let world: World
const now = new Date('2026-11-20T18:00:00Z')
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => await world.close())

type Layout = { uploadId: string; mapping: Record<string, number>; notes: number[] }
type Import = { counts: Record<string, number>; rejectsUrl: string | null }

const load = async (lines: readonly string[], more: object = {}) => {
  const bytes = Buffer.from(lines.join('\n'))
  const file = (await upload(world, 'clinic', '/api/import-uploads', { bytes, name: 'people.csv' }))
    .body as unknown as Layout
  const id = randomUUID()
  const { uploadId: upload_id, mapping, notes } = file
  await world.call('clinic', 'POST', '/api/imports', { id, upload_id, mapping, notes, ...more })
  const { organizationId } = world.own
  await runImportJob.run({ organizationId, importId: id }, world.services, new AbortController().signal)
  return { id, ...((await world.call('clinic', 'GET', `/api/imports/${id}`)).body as Import) }
}
const person = z.object({ id: z.string(), text_consent: nullableText })
const find = async (email: string) =>
  await world.inClinic(
    world.own.organizationId,
    async (tx) => await tx.one(person, sql`select id, text_consent from all_candidates where email_address = ${email}`),
  )
const loadNotes = async (email: string) => {
  const { body } = await world.call('clinic', 'GET', `/api/candidates/${(await find(email))?.id}/notes`)
  return (body as { notes: { body: string }[] }).notes.map((note) => note.body)
}

test('the words of a skipped row become a note of the person on file, once', async () => {
  await load(['Name,Email', 'Ida Ink,ida@skip.test'])
  const file = ['Name,Email,Notes,Source', 'Ida Ink,ida@skip.test,"Call her.\nAfter 5.",Fair']
  expect((await load(file)).counts).toMatchObject({ created: 0, updated: 0, skipped: 1 })
  expect(await loadNotes('ida@skip.test')).toEqual(['Notes: Call her.\nAfter 5.\nSource: Fair'])
  await load(file)
  expect(await loadNotes('ida@skip.test')).toHaveLength(1)
  await load(['Name,Email,Notes,Rating', 'Ida Ink,ida@skip.test,"Call her.\nAfter 5.",4'])
  expect((await loadNotes('ida@skip.test')).toSorted()).toEqual([
    'Notes: Call her.\nAfter 5.\nSource: Fair',
    'Rating: 4',
  ])
})

test('a row that fills a blank repeats no words either, nor those that staff wrote', async () => {
  await load(['Name,Email,Notes', 'Uma Up,uma@skip.test,Has a car'])
  const id = (await find('uma@skip.test'))?.id
  await world.call('clinic', 'POST', `/api/candidates/${id}/notes`, { body: 'Source: Fair' })
  expect(
    (await load(['Name,Email,City,Notes,Source', 'Uma Up,uma@skip.test,Waco,Has a car,Fair'])).counts,
  ).toMatchObject({ updated: 1 })
  expect((await loadNotes('uma@skip.test')).toSorted()).toEqual(['Notes: Has a car', 'Source: Fair'])
})

test('two rows about one person keep the words and the refusal of both', async () => {
  const { counts } = await load([
    'Name,Email,Phone,Notes,Text consent',
    'Dee Dup,dee@skip.test,2128675311,First,',
    'Dee Dup,dee@skip.test,2128675311,Second,No',
    'Dee Dup,dee@skip.test,2128675311,Second,No',
  ])
  expect(counts).toMatchObject({ created: 1, skipped: 2 })
  expect(await loadNotes('dee@skip.test')).toEqual(['Notes: First\nNotes: Second'])
  expect((await find('dee@skip.test'))?.text_consent).toBe('refused')
})

test('words longer than a note continue in another one', async () => {
  const long = `${'n'.repeat(45_000)}😀 end`
  await load(['Name,Email,Notes', `Lou Long,lou@skip.test,${long}`])
  const notes = await loadNotes('lou@skip.test')
  expect(notes.join('') === `Notes: ${long}`).toBe(true)
  await load(['Name,Email,Notes', `Lou Long,lou@skip.test,${long}`])
  expect(await loadNotes('lou@skip.test')).toHaveLength(notes.length)
})

test('skipped rows are downloaded with number, reason, and their own columns', async () => {
  const done = await load([
    'Name,Email,Shoe size',
    'Ivo In,ivo@skip.test,9',
    'Ivo In,ivo@skip.test,10',
    'No Reach,,11',
    'Cy Cook,cy@skip.test,12',
  ])
  expect(done.counts).toMatchObject({ created: 2, skipped: 1, rejected: 1 })
  const { text, headers } = await world.call('clinic', 'GET', done.rejectsUrl ?? '')
  expect(headers['content-disposition']).toContain('people.not-loaded.csv')
  expect(text.split('\r\n')).toEqual([
    '\uFEFFReasons,Name,Email,Shoe size',
    '"Row 3: Skipped. Same email as row 2; nothing new.",Ivo In,ivo@skip.test,10',
    'Row 4: No email address or phone number.,No Reach,,11',
    '',
  ])
})

test('an undone import takes the words of its skipped rows back', async () => {
  await load(['Name,Email', 'Rae Re,rae@skip.test'])
  const { id } = await load(['Name,Email,Notes', 'Rae Re,rae@skip.test,Wrong file'])
  expect(await loadNotes('rae@skip.test')).toEqual(['Notes: Wrong file'])
  expect((await world.call('clinic', 'POST', `/api/imports/${id}/undo`)).status).toBe(200)
  expect(await loadNotes('rae@skip.test')).toEqual([])
})

test('an open door writes nothing about someone on file', async () => {
  await load(['Name,Email', 'Oda Open,oda@skip.test'])
  const { organizationId } = world.own
  const given = { organizationId, name: 'Emails', consent: null, madeBy: null, now, suggests: true as const }
  const applications = [{ full_name: 'Oda Open', email_address: 'oda@skip.test; other@skip.test', position: 'RBT' }]
  await world.inClinic(organizationId, async (tx) => await loadApplications(tx, { ...given, applications }))
  expect(await loadNotes('oda@skip.test')).toEqual([])
  const { suggests: _, ...byKey } = given
  await world.inClinic(organizationId, async (tx) => await loadApplications(tx, { ...byKey, applications }))
  expect(await loadNotes('oda@skip.test')).toEqual(['Another email: other@skip.test'])
})

test('deletes skipped rows after 30 days, and keeps rejected ones', async () => {
  await load(['Name,Email', 'Sid Swept,sid@skip.test'])
  const { id } = await load(['Name,Email,Notes', 'Sid Swept,sid@skip.test,Has a van', 'No Way,,'])
  const sweepAt = async (days: number) => {
    await world.inPlatform(
      async (tx) => await tx.run(sql`update imports set at = now() - make_interval(days => ${days}) where id = ${id}`),
    )
    await sweepImportsJob.run({ organizationId: '' }, world.services, new AbortController().signal)
    const rows = await world.inPlatform(
      async (tx) =>
        await tx.rows(
          z.object({ row: z.number() }),
          sql`select row from import_rejects where import_id = ${id} order by row`,
        ),
    )
    return rows.map(({ row }) => row)
  }
  expect(await sweepAt(29)).toEqual([2, 3])
  expect(await sweepAt(31)).toEqual([3])
  expect(await loadNotes('sid@skip.test')).toEqual(['Notes: Has a van'])
})
