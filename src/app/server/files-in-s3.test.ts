import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createPdf } from '../../db/demo/pdf.ts'
import { openS3StandIn } from '../../integrations/files/testing/s3-stand-in.ts'
import { upload } from './testing/upload.ts'
import { openWorld } from './testing/world.ts'

let s3: Awaited<ReturnType<typeof openS3StandIn>>
let world: Awaited<ReturnType<typeof openWorld>>
beforeAll(async () => {
  s3 = await openS3StandIn()
  world = await openWorld({
    FILES: 's3',
    S3_BUCKET: s3.bucket,
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
})
afterAll(async () => {
  await world.close()
  s3.close()
})

const pdf = createPdf('A page')
const keys = () => [...s3.objects.keys()].toSorted().map((key) => key.replaceAll(/[0-9a-f-]{36}/g, '#'))

test('with a bucket every upload is stored there and nothing in the data folder; downloads stream through the server', async () => {
  const place = `/api/documents/organizations/${world.own.organizationId}/files`
  const sent = await upload(world, 'clinic', place, { bytes: pdf, name: 'card.pdf' })
  const { id } = z.object({ id: z.string() }).parse(sent.body)
  await upload(world, 'clinic', '/api/resume-uploads', { bytes: pdf, name: 'resume.pdf' })
  expect(keys()).toEqual(['documents/#/#.pdf', 'resumes/#/#.pdf'])
  expect(await readdir(path.join(world.services.config.dataDir, 'files')).catch(() => 'none')).toBe('none')
  const headers = { authorization: `Bearer ${await world.getToken('clinic')}` }
  const ask = async (more: Record<string, string> = {}) =>
    await world.app.inject({ url: `/api/documents/files/${id}/content`, headers: { ...headers, ...more } })
  expect((await ask()).rawPayload.equals(Buffer.from(pdf))).toBe(true)
  const piece = await ask({ range: 'bytes=1-3' })
  expect([piece.statusCode, piece.body, piece.headers.location]).toEqual([206, 'PDF', undefined])
})

test('while the bucket does not answer, an upload fails in words and leaves neither a row nor a file', async () => {
  const place = `/api/documents/organizations/${world.own.organizationId}/files`
  s3.trouble('forbidden')
  const { status, body } = await upload(world, 'clinic', place, { bytes: pdf, name: 'lost.pdf' })
  expect([status, JSON.stringify(body)]).toEqual([503, expect.stringContaining('File storage doesn’t answer')])
  const list = await world.call('clinic', 'GET', '/api/documents?timeZone=UTC&q=lost')
  expect(list.body).toMatchObject({ total: 0 })
  expect(keys()).toEqual(['documents/#/#.pdf', 'resumes/#/#.pdf'])
})
