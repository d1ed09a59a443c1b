import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJobs } from '../../../../app/server/testing/run-jobs.ts'
import { eicarLike, openClamdStandIn } from '../../../../integrations/clamav/testing/clamd-stand-in.ts'
import { documentDetails } from '../contract/files.ts'
import { describeCheck, getCheckState } from '../rules/document-check.ts'
import { checkDocumentJob, sweepDocumentChecksJob } from './jobs/check-documents.ts'
import { openDocuments, pdf, type Who } from './testing/documents-world.ts'

const script = Buffer.from('%PDF-1.7\n1 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n%%EOF', 'latin1')
let clock = new Date('2026-11-20T18:00:00Z')
type Documents = Awaited<ReturnType<typeof openDocuments>>
let clamd: Awaited<ReturnType<typeof openClamdStandIn>>
let world: Documents
let scanning: Documents
beforeAll(async () => {
  clamd = await openClamdStandIn()
  world = await openDocuments(() => clock)
  scanning = await openDocuments(() => clock, { CLAMAV_ADDRESS: clamd.address })
})
afterAll(async () => {
  await world.close()
  await scanning.close()
  await clamd.close()
})

const loadFile = async (in_: Documents, id: string, who: Who = 'clinic') =>
  documentDetails.reply.parse((await in_.call(who, 'GET', `/api/documents/files/${id}`)).body)
const loadState = async (in_: Documents, id: string) => getCheckState((await loadFile(in_, id)).file.check)
const release = async (id: string, body: object, who: Who = 'admin') =>
  await world.call(who, 'POST', `/api/documents/files/${id}/release`, body)
const sweep = async (in_: Documents) =>
  await sweepDocumentChecksJob.run({ organizationId: '' }, in_.services, new AbortController().signal)

test('checks an upload for kind and active content, and notes that no virus scanner is connected', async () => {
  const { id: folder } = await world.addFolder('Checked')
  const { id } = await world.upload(folder, 'plain.pdf')
  const { file } = await loadFile(world, id)
  expect(file).toMatchObject({ opens: true, check: { state: 'checked', checked_at: '2026-11-20T18:00:00.000Z' } })
  expect(describeCheck(file.check)).toBe('Checked for file type and active content. No virus scanner is connected.')
})

test('holds a file that could run: only its uploader and Admins open it, until an Admin releases it', async () => {
  const { id: folder } = await world.addFolder('Held')
  const url = `/api/documents/folders/${folder}/files`
  const sent = await world.send('clinic', url, { bytes: script, name: 'form.pdf' })
  expect(sent.body).toMatchObject({ held: 'it contains a script.' })
  const { id } = sent.body as { id: string }
  const open = async (who: Who, query = '') => (await world.content(who, id, query)).statusCode
  expect([await open('clinic'), await open('admin'), await open('manager')]).toEqual([200, 200, 403])
  const refused = await world.content('manager', id, 'as=view')
  expect(refused.json()).toMatchObject({
    error: { message: 'Held: it contains a script. An Admin can release it.' },
  })
  expect((await loadFile(world, id, 'manager')).file.opens).toBe(false)
  expect(await release(id, { reason: ' ' })).toMatchObject({
    status: 400,
    body: { error: { fields: { reason: 'Enter why this file is safe.' } } },
  })
  expect(await release(id, { reason: 'Our own form' }, 'manager')).toMatchObject({ status: 403 })
  expect(await release(id, { reason: 'Our own form' }, 'foreign')).toMatchObject({ status: 404 })
  expect(await release(id, { reason: 'Our own form' })).toMatchObject({ status: 200 })
  expect(await release(id, { reason: 'Again' })).toMatchObject({ status: 409 })
  expect(await open('manager')).toBe(200)
  expect((await loadFile(world, id, 'manager')).file.check).toMatchObject({
    released_by: 'Sam Rivera',
    release_reason: 'Our own form',
  })
  expect(await world.eventNames(id)).toEqual(expect.arrayContaining(['document.held', 'document.released']))
})

test('restoring a held version makes no one its owner', async () => {
  const { id: folder } = await world.addFolder('Old and held')
  const sent = await world.send('clinic', `/api/documents/folders/${folder}/files`, { bytes: script, name: 'a.pdf' })
  const { id } = sent.body as { id: string }
  await world.send('clinic', `/api/documents/files/${id}/versions`, { bytes: pdf, name: 'a.pdf' })
  expect((await world.content('manager', id)).statusCode).toBe(200)
  expect((await world.content('manager', id, 'version=1')).statusCode).toBe(403)
  await world.call('manager', 'POST', `/api/documents/files/${id}/versions/1/restore`, {})
  expect((await world.content('manager', id)).statusCode).toBe(403)
  const { versions } = await loadFile(world, id, 'manager')
  expect(versions.map(({ opens }) => opens)).toEqual([false, true, false])
})

test('a virus scanner checks a file after the upload; until then only its uploader opens it', async () => {
  const { id: folder } = await scanning.addFolder('Scanned')
  const clean = await scanning.upload(folder, 'clean.txt', Buffer.from('words'))
  const bad = await scanning.upload(folder, 'bad.txt', Buffer.from(`words ${eicarLike}`))
  expect(await loadState(scanning, clean.id)).toBe('waiting')
  expect((await scanning.content('clinic', clean.id)).statusCode).toBe(200)
  const early = await scanning.content('manager', clean.id)
  expect([early.statusCode, early.body]).toEqual([403, expect.stringContaining('virus scanner hasn’t checked')])
  expect(await runJobs(scanning, checkDocumentJob)).toBe(2)
  expect((await scanning.content('manager', clean.id)).statusCode).toBe(200)
  expect(describeCheck((await loadFile(scanning, clean.id)).file.check)).toContain('viruses (ClamAV 1.4.1)')
  expect((await loadFile(scanning, bad.id)).file.check).toMatchObject({
    state: 'quarantined',
    reason: 'ClamAV 1.4.1 found Eicar-Test-Signature.',
  })
  expect(await scanning.eventNames(bad.id)).toContain('document.held')
})

test('platform staff who upload for a clinic are scanned alike', async () => {
  const url = `/api/documents/organizations/${scanning.own.organizationId}/files`
  const sent = await scanning.send('platform', url, { bytes: Buffer.from(eicarLike), name: 'sent.txt' })
  const { id } = sent.body as { id: string }
  await runJobs(scanning, checkDocumentJob)
  expect(await loadState(scanning, id)).toBe('quarantined')
})

test('tries a scanner that is away again, and checks files from before the checks as well', async () => {
  const { id: folder } = await scanning.addFolder('Away')
  const { id } = await scanning.upload(folder, 'later.txt', Buffer.from('words'))
  clamd.trouble('hang up')
  await expect(runJobs(scanning, checkDocumentJob)).rejects.toThrow('virus scanner')
  expect(await loadState(scanning, id)).toBe('waiting')
  clock = new Date(clock.getTime() + 600_000)
  await sweep(scanning)
  expect(await loadState(scanning, id)).toBe('waiting')
  clamd.trouble(null)
  await sweep(scanning)
  expect(await loadState(scanning, id)).toBe('checked')
  const { id: old } = await world.upload((await world.addFolder('Before')).id, 'old.pdf', script)
  await world.forgetCheck(old)
  await world.send('clinic', `/api/documents/files/${old}/versions`, { bytes: script, name: 'old.pdf' })
  await world.forgetCheck(old)
  expect(await loadState(world, old)).toBe('waiting')
  expect((await world.content('manager', old)).statusCode).toBe(200)
  await sweep(world)
  expect(await loadState(world, old)).toBe('quarantined')
  expect((await world.content('manager', old)).statusCode).toBe(403)
  expect((await world.content('manager', old, 'version=1')).statusCode).toBe(403)
})
