import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJobs } from '../../../../app/server/testing/run-jobs.ts'
import { createAddress, openWorld, type World } from '../../../../app/server/testing/world.ts'
import { drawPdf, drawText } from '../../../../integrations/documents/testing/draw-pdf.ts'
import { readResumesJob } from './jobs/read-resumes.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => {
  await world.close()
})

const overThePage = 'q 612 0 0 792 0 0 cm /Im Do Q'
const scan = drawPdf([overThePage, overThePage], { withPicture: true })
const line = 'Registered Behavior Technician at Bright Clinic, June 2022 - present: discrete trials, data'
const written = [700, 680, 660].map((y) => drawText(line, 60, y)).join('\n')
const half = drawPdf([written, overThePage], { withPicture: true })
const what = ' Ask for a text PDF or a Word file, or paste the text.'
const pictures = `We can’t read this resume: its pages are pictures or text that can’t be copied.${what}`
const damaged = `We couldn’t read any text in this file. It may be locked or damaged.${what}`

const apply = async (email: string, bytes: Uint8Array) => {
  const form = new FormData()
  const fields = { id: crypto.randomUUID(), full_name: 'Scan Ned', email_address: email }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('resume', new Blob([new Uint8Array(bytes)]), 'cv.pdf')
  const request = new Request('http://x/', { method: 'POST', body: form })
  const sent = await world.app.inject({
    method: 'POST',
    url: `/api/apply/CODE-${world.own.organizationId.slice(0, 8)}`,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    remoteAddress: createAddress(),
  })
  expect(sent.statusCode).toBe(200)
  await runJobs(world, readResumesJob)
  const { rows } = (await world.call('clinic', 'GET', `/api/candidates?q=${encodeURIComponent(email)}`)).body as {
    rows: { id: string; unread: string | null }[]
  }
  const [row] = rows
  if (!row) throw new Error('Nobody applied')
  const get = async (part: string) => (await world.call('clinic', 'GET', `/api/candidates/${row.id}/${part}`)).body
  return { row, get }
}

test('the clinic learns of a résumé whose pages are pictures: in the list, at the score, in the analysis and at the résumé', async () => {
  const { row, get } = await apply('scan@example.test', scan)
  expect(row.unread).toBe(pictures)
  const why = `Not scored. ${pictures}`
  expect(await get('analysis')).toMatchObject({ fitReason: why, candidate: { unread: pictures } })
  expect(await get('profile')).toMatchObject({ fit: { reason: why } })
  expect(await get('resume')).toMatchObject({ unread: pictures, unreadPages: 0, resume_text: null })
})

test('a file of which one page is a picture is read, and the page is counted', async () => {
  const { row, get } = await apply('half@example.test', half)
  expect(row.unread).toBeNull()
  expect(await get('resume')).toMatchObject({ unread: null, unreadPages: 1 })
})

test('tells a damaged file from pictures; pasted words end both', async () => {
  const { row, get } = await apply('damaged@example.test', Buffer.from('%PDF-1.7\nnothing of a page\n%%EOF'))
  expect(row.unread).toBe(damaged)
  expect(await get('resume')).toMatchObject({ unread: damaged })
  const pasted = await world.call('clinic', 'PUT', `/api/candidates/${row.id}/resume`, {
    resume_text: 'Registered Behavior Technician at Bright Clinic, June 2022 - present.',
  })
  expect(pasted.status).toBe(200)
  expect(await get('resume')).toMatchObject({ unread: null, unreadPages: 0 })
})
