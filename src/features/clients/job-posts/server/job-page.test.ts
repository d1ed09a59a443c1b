import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runJobs } from '../../../../app/server/testing/run-jobs.ts'
import { upload } from '../../../../app/server/testing/upload.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addJobPicture, jobPage } from '../contract/job-page.ts'
import { toPicturePath } from '../rules/job-picture.ts'
import { createPicture } from '../rules/testing/create-picture.ts'
import { freeJobPictureJob } from './jobs/free-job-picture.ts'

let world: World
const png = Buffer.from(createPicture('png'))
const url = '/api/me/job-page/pictures'
beforeAll(async () => {
  world = await openWorld()
  await world.inPlatform(
    async (tx) => await tx.run(sql`delete from job_page_pictures where organization_id = ${world.own.organizationId}`),
  )
})
afterAll(async () => {
  await world.close()
})

const add = async (kind: string, alt = '', bytes: Buffer = png, who: keyof World['users'] = 'admin') =>
  await upload(world, who, url, { bytes, name: 'picture.png', fields: { kind, alt } })
const addId = async (kind: string, alt = '') => addJobPicture.reply.parse((await add(kind, alt)).body).id
const load = async () => jobPage.reply.parse((await world.call('admin', 'GET', '/api/me/job-page')).body)
const show = async (id: string) => await world.app.inject({ url: toPicturePath(id) })
const listFiles = async () =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ id: z.string(), stored_as: z.string() }),
        sql`select id, stored_as from job_page_pictures where organization_id = ${world.own.organizationId}`,
      ),
  )

test('keeps a color as it is typed, and refuses a text that is none', async () => {
  expect((await world.call('admin', 'PUT', '/api/me/job-page', { accent: ' 0F6B62' })).status).toBe(200)
  expect(await load()).toMatchObject({ accent: '#0f6b62', logo: null, photos: [] })
  const wrong = await world.call('admin', 'PUT', '/api/me/job-page', { accent: 'red;}body{display:none' })
  expect(wrong.body).toMatchObject({ error: { fields: { accent: 'Enter a color like #0F6B62.' } } })
  expect((await load()).accent).toBe('#0f6b62')
})

test('shows a picture to anyone while the clinic takes applications, by its id alone', async () => {
  const id = await addId('photo', ' Our  playroom ')
  expect((await load()).photos).toEqual([{ id, alt: 'Our playroom', width: 3, height: 2 }])
  const shown = await show(id)
  expect(shown.statusCode).toBe(200)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=86400',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  const again = await world.app.inject({ url: toPicturePath(id), headers: { 'if-none-match': `"${id}"` } })
  expect(again.statusCode).toBe(304)
  const setActive = async (isActive: boolean) =>
    await world.inPlatform(
      async (tx) =>
        await tx.run(
          sql`update job_codes set is_active = ${isActive} where organization_id = ${world.own.organizationId}`,
        ),
    )
  await setActive(false)
  for (const other of [id, world.own.organizationId, 'x', `${id}.png`])
    expect((await show(other)).statusCode, other).toBe(404)
  await setActive(true)
  expect((await show(id)).statusCode).toBe(200)
})

test('changes a photo’s description, on one line, and refuses an empty description', async () => {
  const id = (await load()).photos[0]?.id ?? ''
  expect((await world.call('admin', 'PUT', `${url}/${id}`, { alt: ' Our\n gym ' })).status).toBe(200)
  expect((await load()).photos[0]?.alt).toBe('Our gym')
  expect((await world.call('admin', 'PUT', `${url}/${id}`, { alt: '\n' })).body).toMatchObject({
    error: { fields: { alt: expect.any(String) as string } },
  })
  expect((await world.call('manager', 'PUT', `${url}/${id}`, { alt: 'Mine' })).status).toBe(403)
  expect((await world.call('admin', 'PUT', `${url}/${world.foreign.ids.jobPicture}`, { alt: 'Mine' })).status).toBe(404)
  expect((await load()).photos[0]?.alt).toBe('Our gym')
})

test('takes a fifth photo only after one is removed, and deletes its file', async () => {
  for (const alt of ['Two', 'Three', 'Four']) expect((await add('photo', alt)).status).toBe(200)
  expect(await add('photo', 'Five')).toMatchObject({ status: 409 })
  const [first] = (await load()).photos
  const file = (await listFiles()).find(({ id }) => id === first?.id)?.stored_as ?? ''
  expect(await world.services.files.exists(file)).toBe(true)
  expect((await world.call('admin', 'DELETE', `${url}/${first?.id ?? ''}`)).status).toBe(200)
  await runJobs(world, freeJobPictureJob)
  expect(await world.services.files.exists(file)).toBe(false)
  expect((await show(first?.id ?? '')).statusCode).toBe(404)
  expect((await add('photo', 'Five')).status).toBe(200)
})

test('a new logo replaces the old one and its file', async () => {
  const old = await addId('logo')
  const file = (await listFiles()).find(({ id }) => id === old)?.stored_as ?? ''
  const next = await addId('logo')
  await runJobs(world, freeJobPictureJob)
  expect((await load()).logo?.id).toBe(next)
  expect(await world.services.files.exists(file)).toBe(false)
})

test('refuses scripts, large files, and bombs, and stores none', async () => {
  const before = await listFiles()
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(20_000, 16)
  bomb.writeUInt32BE(20_000, 20)
  const refused: [Buffer, RegExp][] = [
    [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      /^Choose a PNG, JPEG, or WebP/,
    ],
    [Buffer.concat([png, Buffer.alloc(10_000_000)]), /1 MB or smaller/],
    [bomb, /20,000 × 20,000 pixels/],
  ]
  for (const [bytes, message] of refused)
    expect((await add('logo', '', bytes)).body).toMatchObject({
      error: { message: expect.stringMatching(message) as string },
    })
  expect((await add('photo', ' ')).body).toMatchObject({ error: { fields: { alt: expect.any(String) as string } } })
  expect(await listFiles()).toEqual(before)
})

test('is for Admins of the clinic itself', async () => {
  for (const who of ['clinic', 'manager'] as const) expect((await add('logo', '', png, who)).status).toBe(403)
  const { jobPicture } = world.foreign.ids
  expect((await world.call('admin', 'DELETE', `${url}/${jobPicture}`)).status).toBe(404)
  expect((await world.call(null, 'DELETE', `${url}/${jobPicture}`)).status).toBe(401)
})
