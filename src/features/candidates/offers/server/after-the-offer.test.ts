import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eraseDue } from '../../../../app/server/testing/erase-due.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import { agreed, createOfferingTools } from './testing/create-offering-tools.ts'

let world: World
let on: ReturnType<typeof createOfferingTools>
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
  on = createOfferingTools(world)
})
afterAll(async () => {
  await world.close()
})

let id = ''
beforeEach(async () => {
  id = await on.add()
})

test('each record has a file of its own: one is erased, and the other stays as it is', async () => {
  const key = await on.giveFile(id)
  const { candidate_id } = await on.offered(id)
  const copy = String((await on.loadRow(candidate_id))?.resume_file)
  expect(copy).toMatch(new RegExp(`^resumes/${world.foreign.organizationId}/.+\\.pdf$`))
  const { files } = world.services
  expect(Buffer.from(await files.bytes(copy)).toString()).toBe('The resume')

  await on.change(id, sql`erasure_due_on = '2026-11-19'`)
  await eraseDue(world)
  expect(await on.loadRow(id)).toBeUndefined()
  expect(await files.exists(key)).toBe(false)
  expect(await files.exists(copy)).toBe(true)
  expect(await on.loadRow(candidate_id)).toMatchObject({ resume_file: copy })
  expect(await on.loadLinks(candidate_id)).toMatchObject([
    { way: 'from', clinic: { name: world.own.name }, candidate: null, agreed: null },
  ])
})

test('a video that the service holds goes along with a file and an address of its own', async () => {
  await on.giveFile(id, 'video_file')
  await on.change(id, sql`video_introduction = ${`/api/candidates/${id}/video-file`}`)
  const { candidate_id, fileMissing } = await on.offered(id)
  expect(fileMissing).toBe(false)
  const address = `/api/candidates/${candidate_id}/video-file`
  expect(await on.loadRow(candidate_id)).toMatchObject({
    video_introduction: address,
    video_file: expect.stringMatching(new RegExp(`^resumes/${world.foreign.organizationId}/.+\\.mp4$`)) as unknown,
    resume_file: null,
  })
  expect((await world.call('foreign', 'GET', address)).text).toBe('The video')
})

test('anyone who was erased at the other clinic stays at the first one, and is not passed on there again', async () => {
  const key = await on.giveFile(id)
  const { candidate_id } = await on.offered(id)
  await on.change(candidate_id, sql`erasure_due_on = '2026-11-19'`)
  await eraseDue(world)
  expect(await on.loadRow(candidate_id)).toBeUndefined()
  expect(await world.services.files.exists(key)).toBe(true)
  expect(await on.loadRow(id)).toMatchObject({ resume_file: key })
  expect(await on.loadLinks(id)).toMatchObject([{ way: 'to', candidate: null, agreed, canWithdraw: false }])
  expect((await on.offer(id)).text).toContain('already referred to this clinic')
})

test('records that become one keep what was offered of either, and the clinic is not offered the person again', async () => {
  const { candidate_id } = await on.offered(id)
  const kept = await on.add()
  const merged = await world.call('clinic', 'POST', `/api/candidates/${kept}/merge`, { other_id: id, take: [] })
  expect(merged.status, merged.text).toBe(200)
  expect(await on.loadLinks(kept)).toMatchObject([{ way: 'to', candidate: { id: candidate_id } }])
  const second = await on.offer(kept)
  expect(second.status).toBe(409)
  expect(second.text).toContain('already referred to this clinic')

  const there = (await addPeople(world, 'foreign', 1, { email_address: 'another@example.test' }))[0] ?? ''
  const moved = await world.call('foreign', 'POST', `/api/candidates/${there}/merge`, {
    other_id: candidate_id,
    take: [],
  })
  expect(moved.status, moved.text).toBe(200)
  expect(await on.loadLinks(there)).toMatchObject([{ way: 'from', clinic: { name: world.own.name } }])
  expect(await on.loadLinks(kept)).toMatchObject([{ way: 'to', canWithdraw: false }])
})

test('a file missing from the store does not hold up an offer, and the reply reports it', async () => {
  await on.change(id, sql`resume_file = 'resumes/lost.pdf'`)
  const { candidate_id, fileMissing } = await on.offered(id)
  expect(fileMissing).toBe(true)
  expect(await on.loadRow(candidate_id)).toMatchObject({ resume_file: null })
})

test('an untouched offer is undone with record and file; then it can be made again', async () => {
  await on.giveFile(id)
  const before = await on.filesThere()
  const made = await on.offered(id)
  await world.call('foreign', 'GET', `/api/candidates/${made.candidate_id}/resume`)
  expect((await on.withdraw(made.id)).body).toEqual({ ok: true })
  expect(await on.loadRow(made.candidate_id)).toBeUndefined()
  expect(await on.filesThere()).toEqual(before)
  expect((await world.eventNames(id)).toSorted()).toEqual(['candidate.offerWithdrawn', 'candidate.referred'])
  expect(await world.eventNames(made.candidate_id)).toContain('candidate.passingWithdrawn')
  expect(await on.loadLinks(id)).toEqual([])
  expect((await on.withdraw(made.id)).status).toBe(404)
  await on.offered(id)
})

test('a note written during the undo either keeps the record or finds none', async () => {
  const made = await on.offered(id)
  const [taken, noted] = await Promise.all([
    on.withdraw(made.id),
    world.call('foreign', 'POST', `/api/candidates/${made.candidate_id}/notes`, { body: 'Call her' }),
  ])
  const isGone = (await on.loadRow(made.candidate_id)) === undefined
  expect([taken.status, noted.status === 200]).toEqual(isGone ? [200, false] : [409, true])
  expect(noted.status).toBeLessThan(500)
})

test.each([
  [
    'wrote a note',
    async (of: string) => await world.call('foreign', 'POST', `/api/candidates/${of}/notes`, { body: 'Call her' }),
  ],
  [
    'began a text that nobody else sees',
    async (of: string) =>
      await world.call('foreign', 'PUT', '/api/me/text-draft', { candidateId: of, message: 'Hello, we' }),
  ],
  [
    'corrected a detail',
    async (of: string) => {
      const { version } = (await world.call('foreign', 'GET', `/api/candidates/${of}/profile`)).body as {
        version: string
      }
      return await world.call('foreign', 'PATCH', `/api/candidates/${of}`, { version, changes: { city: 'Waco' } })
    },
  ],
])('once someone there %s, the record stays there', async (_, work) => {
  const made = await on.offered(id)
  const worked = await work(made.candidate_id)
  expect(worked.status, worked.text).toBe(200)
  const answer = await on.withdraw(made.id)
  expect(answer.status).toBe(409)
  expect(answer.text).toContain('has already worked with this candidate')
  expect(await on.loadRow(made.candidate_id)).toBeDefined()
  expect(await on.loadLinks(id)).toHaveLength(1)
})
