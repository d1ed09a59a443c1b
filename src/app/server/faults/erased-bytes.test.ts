import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writePersonFileJob } from '../../../features/candidates/person-files/server/jobs/write-person-file.ts'
import { purgeDocumentsJob } from '../../../features/documents/files/server/jobs/purge-documents.ts'
import { readZipParts } from '../../../integrations/documents/read-zip-parts.ts'
import { openLog } from '../../../platform/server/process/log.ts'
import { eraseDue } from '../testing/erase-due.ts'
import { scanDatabase } from '../testing/find-needles.ts'
import { plantPerson } from '../testing/planted-person.ts'
import { upload } from '../testing/upload.ts'
import { openWorld, type World } from '../testing/world.ts'

const name = 'Xqzvorna'
const phone = '7375550846'
const needles = [name, 'Thryndle', '5550846', '555-0846']
const pattern = new RegExp(needles.join('|'), 'i')

let world: World
let owner: pg.Client
let now = new Date('2026-11-20T18:00:00Z')
const logged: string[] = []
beforeAll(async () => {
  const to = new Writable({ write: (chunk, _, done) => (logged.push(String(chunk)), done()) })
  world = await openWorld({}, () => now, openLog('trace', to))
  owner = new pg.Client({ connectionString: world.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await world.close()
})

/** The stored files in which a needle stands, in their name, their bytes, or a part of an archive. */
const scanFiles = async () => {
  const folder = world.services.config.dataDir
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const file of files.filter((each) => each.isFile())) {
    const place = path.join(file.parentPath, file.name)
    const bytes = await readFile(place)
    const texts = [place, bytes.toString('latin1')]
    if (bytes.subarray(0, 2).toString() === 'PK')
      for await (const part of readZipParts(bytes, { entries: 1_000, bytes: 50_000_000, kept: 5_000_000 }, () => true))
        texts.push(part.name, part.bytes?.toString('latin1') ?? '')
    if (texts.some((text) => pattern.test(text))) found.push(path.relative(folder, place).split(path.sep)[1] ?? place)
  }
  return [...new Set(found)].toSorted()
}

const call = async (
  who: 'clinic' | 'admin' | 'platform',
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  input?: object,
) => (await world.call(who, method, url, input)).body as Record<string, string>

/** What the clinic does with a person: files, downloads, and calls that are refused with their name. */
const workWith = async (id: string) => {
  const of = `/api/candidates/${id}`
  const bytes = Buffer.from(
    `${name} Thryndle\n${phone}\nThree years as a nanny and a registered behavior technician in Austin.`,
  )
  await upload(world, 'clinic', `${of}/documents`, { bytes, name: `${name}.txt` })
  const resume = { bytes, name: `${name}.txt` }
  const { body } = await upload(world, 'clinic', '/api/resume-uploads', resume)
  await call('clinic', 'PUT', `${of}/resume`, { upload_id: body.uploadId })
  await call('clinic', 'GET', `/api/candidates?q=${name}`)
  await call('clinic', 'POST', `${of}/notes`, { body: `${name} `.repeat(10_000) })
  const { id: personFileId = '' } = await call('admin', 'POST', `${of}/person-files`, { kind: 'everything' })
  const { organizationId } = world.own
  await writePersonFileJob.run({ organizationId, personFileId }, world.services, new AbortController().signal)
  for (const who of ['clinic', 'platform'] as const)
    await call(who, 'POST', '/api/exports', { format: 'csv', selection: { filter: { q: name } }, timeZone: 'UTC' })
}

test('after an erasure no byte of a name, phone, or email is in the database, the files, the downloads, or the log', async () => {
  const { id } = await plantPerson(world, owner, { needle: name, phone })
  await workWith(id)
  // Of someone who never opted out: the number of an opt-out stays, so that no text is ever sent to it.
  await world.inPlatform(async (tx) => {
    await tx.run(sql`delete from opt_outs where phone = ${`+1${phone}`}`)
    await tx.run(sql`delete from app.opt_outs_everywhere where phone = ${`+1${phone}`}`)
  })
  expect((await scanDatabase(owner, needles)).length).toBeGreaterThan(50)
  expect(await scanFiles()).toEqual(['documents', 'exports', 'resumes'])

  await call('clinic', 'PUT', `/api/candidates/${id}/erasure`, { wanted: true, reason: `${name} wrote an email` })
  now = new Date('2026-12-21T18:00:00Z')
  await eraseDue(world)
  await purgeDocumentsJob.run({ organizationId: '' }, world.services, new AbortController().signal)

  expect(await scanDatabase(owner, needles)).toEqual([])
  expect(await scanFiles()).toEqual([])
  expect(logged.length).toBeGreaterThan(5)
  expect(logged.filter((line) => pattern.test(line))).toEqual([])
})
