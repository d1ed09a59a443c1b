import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { upload } from '../../../../app/server/testing/upload.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { runImportJob } from './jobs/run-import.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
})
afterAll(async () => {
  await world.close()
})

type Question = { field: string; value: string; count: number; ours: string | null }
type Layout = {
  uploadId: string
  sheets: { name: string; rows: number }[]
  sheet: number
  header_row: number
  format: string | null
  remembered: boolean
  headers: string[]
  samples: string[][]
  mapping: Record<string, number>
  notes: number[]
  values: Question[]
  rows: number
  remarks: string[]
  problem: string | null
}
const handIn = async (text: string | Uint8Array, who: 'clinic' | 'foreign' | 'manager' = 'clinic') =>
  (await upload(world, who, '/api/import-uploads', { bytes: Buffer.from(text), name: 'people.csv' }))
    .body as unknown as Layout
const chosen = ({ uploadId, mapping, notes, sheet, header_row }: Layout, more: object = {}) => ({
  upload_id: uploadId,
  mapping,
  notes,
  sheet,
  header_row,
  ...more,
})
const look = async (file: Layout, more: object = {}) =>
  (await world.call('clinic', 'POST', '/api/imports/preview', chosen(file, more))).body as {
    counts: object
    samples: { name: string; kind: string; because: string[] }[]
  }
const load = async (file: Layout, more: object = {}) => {
  const body = { id: randomUUID(), ...chosen(file, more) }
  expect((await world.call('clinic', 'POST', '/api/imports', body)).status).toBe(200)
  const { organizationId } = world.own
  await runImportJob.run({ organizationId, importId: body.id }, world.services, new AbortController().signal)
  return body.id
}
const person = z.object({
  id: z.string(),
  full_name: z.string(),
  position: z.string(),
  status: z.string(),
  city: nullableText,
  location_id: nullableText,
  text_consent: nullableText,
})
const people = async (importId: string) =>
  await world.inClinic(
    world.own.organizationId,
    async (tx) =>
      await tx.rows(
        person,
        sql`select id, full_name, position, status, city, location_id, text_consent from all_candidates where import_id = ${importId} order by full_name`,
      ),
  )
const layouts = async () =>
  (
    await world.inPlatform(
      async (tx) =>
        await tx.rows(
          z.object({ organization_id: z.string() }),
          sql`select organization_id from import_layouts where made_by is not null`,
        ),
    )
  ).map(({ organization_id }) => organization_id)

const tracker = (tag: string) => `Fall fair;;;;;;
as of 11/3/2026;;;;;;
Applicant ${tag};Emails;Job;Stage;Clinic;OK to text?;Remarks
Falana, Farid;f@${tag}.test,f2@${tag}.test;RBT – Mesa;Rejected;West;Yes;wants mornings
Ana Cruz;a@${tag}.test;Front Desk;New;West;No;
Bo Diaz;b@${tag}.test;Behavior Analyst team;New;West;;
`

test('a tracker with title lines is read, each unknown word becomes one question, and rejected rows have names', async () => {
  const file = await handIn(tracker('one').replace('Applicant one', 'Applicant'))
  expect(file).toMatchObject({ header_row: 3, rows: 3, problem: null, remembered: false })
  expect(file.mapping).toEqual({ full_name: 0, email_address: 1, position: 2, status: 3, location: 4, text_consent: 5 })
  expect(file.notes).toEqual([6])
  expect(file.samples[2]).toEqual(['RBT – Mesa', 'Front Desk', 'Behavior Analyst team'])
  expect(file.values).toEqual(
    expect.arrayContaining([
      { field: 'position', value: 'RBT – Mesa', count: 1, ours: 'RBT' },
      { field: 'position', value: 'Front Desk', count: 1, ours: null },
      { field: 'status', value: 'New', count: 2, ours: 'Initial Inquiry' },
      { field: 'status', value: 'Rejected', count: 1, ours: 'Archived' },
      { field: 'location', value: 'West', count: 3, ours: 'words' },
      { field: 'text_consent', value: 'No', count: 1, ours: 'refused' },
    ]),
  )
  const preview = await look(file)
  expect(preview.counts).toEqual({ created: 1, updated: 0, skipped: 0, rejected: 2 })
  expect(preview.samples[0]).toMatchObject({ kind: 'reject', name: 'Ana Cruz' })
})

test('a person’s meanings of words are loaded, kept as notes, remembered, and undone', async () => {
  const file = await handIn(tracker('two').replace('Applicant two', 'Applicant'))
  const values = {
    position: { 'front desk': 'leave-out', 'behavior analyst team': 'BCBA' },
    status: { rejected: 'Initial Inquiry' },
    location: { west: world.own.locationId },
  }
  const importId = await load(file, { values, consent: 'Signed at the fair' })
  const { locationId } = world.own
  expect(await people(importId)).toMatchObject([
    { full_name: 'Bo Diaz', position: 'BCBA', location_id: locationId, text_consent: null },
    {
      full_name: 'Farid Falana',
      position: 'RBT',
      status: 'Initial Inquiry',
      location_id: locationId,
      text_consent: 'given',
    },
  ])
  const farid = (await people(importId))[1]?.id ?? ''
  const notes = (await world.call('clinic', 'GET', `/api/candidates/${farid}/notes`)).body as {
    notes: { body: string; by: object }[]
  }
  expect(notes.notes).toMatchObject([
    { body: 'Remarks: wants mornings\nAnother email: f2@two.test', by: { kind: 'product' } },
  ])
  expect((await world.call('foreign', 'GET', `/api/candidates/${farid}/notes`)).status).toBe(404)
  const next = await handIn(tracker('three').replace('Applicant three', ' APPLICANT '))
  expect(next.remembered).toBe(true)
  expect(next.values.find(({ value }) => value === 'Front Desk')?.ours).toBe('leave-out')
  expect(await layouts()).toEqual([world.own.organizationId])
  expect((await handIn(tracker('four').replace('Applicant four', 'Applicant'), 'foreign')).remembered).toBe(false)
  expect((await world.call('clinic', 'POST', `/api/imports/${importId}/undo`)).body).toMatchObject({ removed: 2 })
  const left = sql`select id from import_notes where import_id = ${importId}`
  expect(await world.inPlatform(async (tx) => await tx.rows(z.object({ id: z.string() }), left))).toEqual([])
})

test('a No to texts is kept, and holds against what the importer says', async () => {
  const file = await handIn(
    'Name,Email,Phone,May we text you?\nNay Sayer,nay@five.test,(512) 201-0177,No\nAy Sayer,ay@five.test,(512) 201-0178,Yes\n',
  )
  expect(await people(await load(file, { consent: 'At the fair' }))).toMatchObject([
    { full_name: 'Ay Sayer', text_consent: 'given' },
    { full_name: 'Nay Sayer', text_consent: 'refused' },
  ])
})

test('a yes to texts counts only where the importer attests it', async () => {
  const file = await handIn('Name,Email,Phone,May we text you?\nYea Sayer,yea@six.test,(512) 201-0179,Yes\n')
  expect(await people(await load(file))).toMatchObject([{ text_consent: null }])
})

test('another heading or sheet is read again; a row that is not there is refused at its field', async () => {
  const file = await handIn('Name,Email\nWho,How\nAna,a@seven.test\n')
  const again = await world.call('clinic', 'POST', '/api/import-uploads/layout', {
    upload_id: file.uploadId,
    sheet: 0,
    header_row: 2,
  })
  expect(again.body).toMatchObject({ headers: ['Who', 'How'], rows: 1, mapping: { email_address: 1 }, header_row: 2 })
  const none = await world.call('clinic', 'POST', '/api/import-uploads/layout', {
    upload_id: file.uploadId,
    sheet: 3,
    header_row: 2,
  })
  expect(none.body).toMatchObject({ error: { fields: { header_row: 'The sheet has no such row.' } } })
  const columns = { upload_id: file.uploadId, mapping: { full_name: 0, email_address: 1, position: 1 } }
  const asked = (await world.call('clinic', 'POST', '/api/import-uploads/layout', columns)).body as Layout
  expect(asked.values.map(({ value }) => value)).toEqual(['How', 'a@seven.test'])
})

test('a file is its uploader’s alone: another clinic finds nothing, a Manager uploads their own', async () => {
  const file = await handIn('Name,Email\nAna,a@eight.test\n')
  const ask = { upload_id: file.uploadId }
  expect((await world.call('foreign', 'POST', '/api/import-uploads/layout', ask)).status).toBe(404)
  expect((await world.call('manager', 'POST', '/api/import-uploads/layout', ask)).status).toBe(404)
  expect((await world.call(null, 'POST', '/api/import-uploads/layout', ask)).status).toBe(401)
  expect((await handIn('Name,Email\nAna,a@eight.test\n', 'manager')).problem).toBeNull()
})

test('a rejection decides the status with the stage as one word, and keeps its reason', async () => {
  const file = await handIn(
    'Name,Email,Job,Stage,Rejected,Rejection Reason\nAna Cruz,a@end.test,RBT,Face to Face,Yes,Pay\n' +
      'Bo Diaz,b@end.test,RBT,Face to Face,No,\nCy Egan,c@end.test,RBT,Offer,maybe,\n',
  )
  expect(file.values.filter(({ field }) => field === 'status')).toMatchObject([
    { value: 'Face to Face', ours: 'Interview Scheduled' },
    { value: 'Face to Face · rejected', ours: 'Archived' },
    { value: 'Offer · unclear: maybe', ours: null },
  ])
  const loaded = await people(await load(file, { values: { status: { 'offer · unclear: maybe': 'Hired' } } }))
  expect(loaded.map(({ status }) => status)).toEqual(['Archived', 'Interview Scheduled', 'Hired'])
  const { body } = await world.call('clinic', 'GET', `/api/candidates/${loaded[0]?.id}/notes`)
  expect(body).toMatchObject({ notes: [{ body: 'Rejected: Yes\nRejection Reason: Pay' }] })
})

test('a place of another clinic and a status that is none are not taken', async () => {
  const file = await handIn('Name,Email,Clinic,Status\nEve Attack,eve@nine.test,West,New\n')
  const values = { location: { west: world.foreign.locationId }, status: { new: 'God Mode' } }
  expect(await people(await load(file, { values }))).toMatchObject([{ location_id: null, status: 'Initial Inquiry' }])
})

test('hostile words are shown as they are, and a huge cell is cut', async () => {
  const file = await handIn(
    `Name,Email,Status,Notes\n<script>alert(1)</script> Ana,x@ten.test,${'s'.repeat(2_000_000)},${'n'.repeat(200_000)}\n`,
  )
  expect(file.samples[0]).toEqual(['<script>alert(1)</script> Ana'])
  expect(file.samples[3]?.[0]).toHaveLength(60)
  expect(file.values.find(({ field }) => field === 'status')?.value).toHaveLength(200)
  const [ana] = await people(await load(file))
  expect(ana?.status).toBe('Initial Inquiry')
})
