import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eicarLike, openClamdStandIn } from '../../integrations/clamav/testing/clamd-stand-in.ts'
import { upload } from './testing/upload.ts'
import { createAddress, openWorld, type World } from './testing/world.ts'

const words = 'Noor Haddad, registered behavior technician, three years with children in Austin.'
const infected = Buffer.from(`${words} ${eicarLike}`)
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
let clamd: Awaited<ReturnType<typeof openClamdStandIn>>
let world: World
beforeAll(async () => {
  clamd = await openClamdStandIn()
  world = await openWorld({ CLAMAV_ADDRESS: clamd.address })
})
afterAll(async () => {
  await world.close()
  await clamd.close()
})

const handIn = async (bytes: Uint8Array) =>
  await upload(world, 'clinic', '/api/resume-uploads', { bytes, name: 'Noor.txt' })
const picture = async (bytes: Uint8Array) =>
  await upload(world, 'clinic', '/api/me/profile-image', { bytes, name: 'me.png', type: 'image/png' })
const apply = async (resume: Uint8Array, id = crypto.randomUUID()) => {
  const form = new FormData()
  const fields = { id, full_name: 'Noor Haddad', email_address: `${id}@example.test`, text_consent: '' }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('resume', new Blob([new Uint8Array(resume)]), 'Noor.txt')
  const request = new Request('http://x/', { method: 'POST', body: form })
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/apply/CODE-${world.own.organizationId.slice(0, 8)}`,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    remoteAddress: createAddress(),
  })
  return { status: answer.statusCode, body: answer.json<object>() }
}
const keptResumes = async () => {
  const { files } = world.services.config
  const folder = path.join(files.kind === 'disk' ? files.folder : '', 'resumes')
  const all = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return all.filter((entry) => entry.isFile()).length
}

test('asks a connected virus scanner before a résumé or a picture is kept', async () => {
  expect((await handIn(Buffer.from(words))).status).toBe(200)
  expect((await apply(Buffer.from(words))).status).toBe(200)
  expect((await picture(png)).status).toBe(200)
  expect(await keptResumes()).toBe(2)
})

test('refuses an infected file in words at the field, and keeps no byte', async () => {
  const before = await keptResumes()
  const found = 'The virus scanner found something in this file, so we did not keep it. Paste the resume instead.'
  expect(await handIn(infected)).toMatchObject({ status: 400, body: { error: { fields: { file: found } } } })
  expect(await apply(infected)).toMatchObject({ status: 400, body: { error: { fields: { resume: found } } } })
  expect(await picture(Buffer.concat([png, Buffer.from(eicarLike)]))).toMatchObject({
    status: 400,
    body: { error: { message: 'The virus scanner found something in this image. We didn’t keep it.' } },
  })
  expect(await keptResumes()).toBe(before)
})

test('a scanner that does not answer is no clean file', async () => {
  const before = await keptResumes()
  const away = 'We cannot check files for viruses right now. Paste the resume, or try again in a few minutes.'
  clamd.trouble('hang up')
  expect(await handIn(Buffer.from(words))).toMatchObject({ status: 400, body: { error: { fields: { file: away } } } })
  expect(await apply(Buffer.from(words))).toMatchObject({ status: 400, body: { error: { fields: { resume: away } } } })
  expect((await picture(png)).body).toMatchObject({
    error: { message: 'Failed to upload image. Please try again.' },
  })
  clamd.trouble(null)
  expect(await keptResumes()).toBe(before)
})

test('a form that is sent twice leaves one file', async () => {
  const before = await keptResumes()
  const id = crypto.randomUUID()
  expect((await apply(Buffer.from(words), id)).status).toBe(200)
  expect((await apply(Buffer.from(words), id)).status).toBe(200)
  expect(await keptResumes()).toBe(before + 1)
})
