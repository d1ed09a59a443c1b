import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { upload } from '../../../../app/server/testing/upload.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { createPdf } from '../../../../db/demo/pdf.ts'
import { sweepUploadsJob } from '../../../documents/uploads/server/jobs/sweep-uploads.ts'

let world: World
const clock = { now: new Date('2026-11-20T18:00:00Z') }
beforeAll(async () => {
  world = await openWorld({}, () => clock.now)
})
afterAll(async () => {
  await world.close()
})

const noor = { full_name: 'Noor Haddad', phone_number: '(512) 201-0199' }
const add = async (given: object, who: 'clinic' | 'platform' = 'clinic') => {
  const id = randomUUID()
  return { id, ...(await world.call(who, 'POST', '/api/candidates', { id, ...given })) }
}
const profile = async (id: string, who: 'clinic' | 'foreign' = 'clinic') =>
  (await world.call(who, 'GET', `/api/candidates/${id}/profile`)).body
const resume = Buffer.from('Noor Haddad\nFour years as a preschool teacher in Austin.')
const handIn = async (bytes: Uint8Array, name = 'resume.txt', who: 'clinic' | 'admin' = 'clinic') =>
  await upload(world, who, '/api/resume-uploads', { bytes, name })
const count = async () =>
  (
    await world.inPlatform(
      async (tx) => await tx.one(z.object({ n: z.number() }), sql`select count(*)::int as n from uploads`),
    )
  )?.n

test('a candidate is added with every field', async () => {
  const { id, status } = await add({
    ...noor,
    email_address: 'noor@example.test',
    position: 'BCBA',
    location_id: world.own.locationId,
    city: 'Austin',
    state: 'Texas',
    certification_number: '1-21-45678',
    current_rbt: false,
    video_introduction: 'https://video.example.test/noor',
    resume_text: 'Pasted words',
    text_consent: 'given',
    text_consent_source: 'Job fair, signed form',
  })
  expect(status).toBe(200)
  expect(await profile(id)).toMatchObject({
    candidate: {
      name: 'Noor Haddad',
      position: 'BCBA',
      state: 'TX',
      location: 'Austin',
      status: 'Initial Inquiry',
      type: 'Premium',
      hasResume: true,
      date_submitted: '2026-11-20',
      date_submitted_ts: '2026-11-20T18:00:00.000Z',
    },
    received: { source: 'added by staff' },
    consent: { state: 'given', source: 'Job fair, signed form', at: '2026-11-20T18:00:00.000Z' },
  })
  expect(await world.eventNames(id)).toEqual(['candidate.added'])
  const list = await world.call('clinic', 'GET', '/api/candidates?q=noor%20haddad')
  expect(list.text).toContain(id)
})

test('a name and a way to reach the person are needed, each said at its field', async () => {
  expect((await add({ phone_number: '5122010199' })).body).toMatchObject({
    error: { code: 'invalid', fields: { full_name: 'Enter a name.' } },
  })
  expect((await add({ full_name: 'Noor' })).body).toMatchObject({
    error: { fields: { email_address: 'Enter an email address or a phone number.' } },
  })
  expect((await add({})).body).toMatchObject({
    error: {
      fields: {
        full_name: 'Enter a name.',
        email_address: 'Enter an email address or a phone number.',
        phone_number: 'Enter an email address or a phone number.',
      },
    },
  })
})

test('a second click adds no one twice', async () => {
  const id = randomUUID()
  const both = await Promise.all(
    [1, 2].map(async () => await world.call('clinic', 'POST', '/api/candidates', { id, ...noor })),
  )
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await world.call('clinic', 'POST', '/api/candidates', { id, ...noor })).body).toEqual({ id })
  expect(await world.eventNames(id)).toEqual(['candidate.added'])
})

test('an id that another clinic uses is refused without a word about it', async () => {
  const answer = await world.call('clinic', 'POST', '/api/candidates', { id: world.foreign.candidateId, ...noor })
  expect(answer.status).toBe(409)
  expect(await profile(world.foreign.candidateId, 'foreign')).toMatchObject({ candidate: { name: 'Ana García' } })
})

test('a clinic adds to itself only; platform staff to any', async () => {
  expect((await add({ ...noor, organization_id: world.foreign.organizationId })).status).toBe(404)
  const { id, status } = await add({ ...noor, organization_id: world.foreign.organizationId }, 'platform')
  expect(status).toBe(200)
  expect(await profile(id, 'foreign')).toMatchObject({ candidate: { name: 'Noor Haddad' } })
})

test('duplicates are named while typing, of the asked organization only', async () => {
  const find = async (query: Record<string, string>) =>
    (await world.call('clinic', 'GET', `/api/candidates/duplicates?${new URLSearchParams(query).toString()}`)).body
  expect(await find({ phone_number: '512 555 0101' })).toMatchObject({
    duplicates: [{ id: world.own.candidateId, reasons: ['Same phone'] }],
  })
  expect(await find({ full_name: 'anna garcia', city: 'AUSTIN' })).toMatchObject({
    duplicates: [{ id: world.own.candidateId, reasons: ['Similar name in the same city'] }],
  })
  expect(await find({ full_name: '', city: '', email_address: ' ', phone_number: '51' })).toEqual({ duplicates: [] })
  const foreign = await world.call(
    'clinic',
    'GET',
    `/api/candidates/duplicates?organization_id=${world.foreign.organizationId}&phone_number=5125550101`,
  )
  expect(foreign.status).toBe(404)
})

test('an uploaded résumé is read, belongs to the new candidate and can be opened', async () => {
  const handed = await handIn(createPdf(resume.toString()), 'Noor CV.pdf')
  expect(handed.body).toMatchObject({ name: 'Noor CV.pdf', extension: 'pdf', problem: null })
  expect(handed.body.text).toContain('preschool teacher')
  const { id } = await add({ ...noor, upload_id: handed.body.uploadId })
  const read = (await world.call('clinic', 'GET', `/api/candidates/${id}/resume`)).body
  expect(read).toMatchObject({ file: { url: `/api/candidates/${id}/resume-file`, isPdf: true } })
  expect((await world.call('clinic', 'GET', `/api/candidates/${id}/resume-file`)).status).toBe(200)
  expect((await world.call('foreign', 'GET', `/api/candidates/${id}/resume-file`)).status).toBe(404)
  expect((await add({ ...noor, upload_id: handed.body.uploadId })).body).toMatchObject({
    error: { code: 'not-found', message: 'This file is no longer here. Choose it again.' },
  })
})

test('a scan is reported as having no text; pasted words go with the file', async () => {
  const handed = await handIn(createPdf(''), 'scan.pdf')
  expect(handed.body).toMatchObject({ text: '', problem: 'No text found – paste the resume' })
  const url = `/api/candidates/${world.own.candidateId}/resume`
  const attached = { upload_id: handed.body.uploadId, resume_text: 'Pasted by hand' }
  expect((await world.call('clinic', 'PUT', url, attached)).status).toBe(200)
  expect((await world.call('clinic', 'GET', url)).body).toMatchObject({
    resume_text: 'Pasted by hand',
    file: { isPdf: true },
  })
})

test('a colleague’s upload cannot be taken', async () => {
  const handed = await handIn(resume, 'a.txt', 'admin')
  expect((await add({ ...noor, upload_id: handed.body.uploadId })).status).toBe(404)
})

test('a file that is no résumé leaves nothing behind', async () => {
  const before = await count()
  const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  expect((await handIn(picture, 'resume.pdf')).body).toMatchObject({
    error: { fields: { file: 'The resume must be a PDF, DOCX, ODT, RTF, or TXT file.' } },
  })
  expect((await handIn(Buffer.from('%PDF-1.7\nbroken'), 'resume.pdf')).body).toMatchObject({
    error: { fields: { file: 'We cannot read this file. Save it again, or paste the resume.' } },
  })
  const large = await handIn(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'resume.txt')
  expect([large.status, large.body]).toMatchObject([
    413,
    { error: { fields: { file: 'The resume must be 10 MB or smaller.' } } },
  ])
  expect((await handIn(Buffer.alloc(0), 'resume.txt')).status).toBe(400)
  expect(await count()).toBe(before)
})

test('an unused upload is gone after a day', async () => {
  const handed = await handIn(resume)
  clock.now = new Date(Date.now() + 25 * 3_600_000)
  await sweepUploadsJob.run({ organizationId: '' }, world.services, new AbortController().signal)
  clock.now = new Date('2026-11-20T18:00:00Z')
  expect((await add({ ...noor, upload_id: handed.body.uploadId })).status).toBe(404)
  expect(await count()).toBe(2)
})
