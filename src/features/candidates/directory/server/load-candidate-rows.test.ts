import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { insertRows } from '../../../../db/demo/insert.ts'
import { explainUnreadResume } from '../rules/resume/find-unread-reason.ts'
import { loadCandidate } from './load-candidate-rows.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

const read = async (id: string) =>
  await world.inClinic(world.own.organizationId, async (tx) => await loadCandidate(tx, id))

test('a row has the registry record with its reader, as long as it is about the number on file', async () => {
  const id = world.own.candidateId
  const change = async (set: ReturnType<typeof sql>) =>
    await world.inClinic(
      world.own.organizationId,
      async (tx) =>
        await tx.run(
          sql`update all_candidates set ${set} where organization_id = ${world.own.organizationId} and id = ${id}`,
        ),
    )
  await change(sql`certification_number = 'RBT-24-348734', credential_number = 'RBT-24-348734', credential_status = 'Active',
    credential_expires_on = '2027-03-01', credential_by = ${world.users.clinic.id}, credential_at = '2026-11-20 12:00:00.5Z'`)
  const shown = (await read(id))?.credential
  expect(shown?.by.name).toContain(' ')
  const by = { kind: 'person', name: shown?.by.name }
  const record = { status: 'Active', at: '2026-11-20T12:00:00.500Z', expires_on: '2027-03-01', by }
  expect(shown).toEqual(record)

  await change(sql`credential_by = null, credential_expires_on = null`)
  expect((await read(id))?.credential).toEqual({ ...record, expires_on: null, by: { kind: 'product', name: null } })

  await change(sql`certification_number = 'RBT-24-348735'`)
  expect((await read(id))?.credential).toBeNull()
})

test('a row of a person with few details shows those', async () => {
  const row = await world.inPlatform(async (tx) => {
    const id = randomUUID()
    await insertRows(tx, 'all_candidates', [
      {
        id,
        organization_id: world.own.organizationId,
        full_name: 'ANA "the BCBA" O’neil',
        position: 'BCBA',
        status: 'Archived',
        location: 'Typed by hand',
        video_introduction: ' \n ',
        resume_text: 'Words',
        created_at: '2026-11-20T12:00:00Z',
        auto_scheduler_sent: false,
      },
    ])
    return await loadCandidate(tx, id)
  })
  expect(row).toMatchObject({
    name: 'Ana The Bcba O’Neil',
    full_name: 'ANA "the BCBA" O’neil',
    location_id: null,
    location: 'Typed by hand',
    type: 'Applicant',
    hasResume: true,
    unread: null,
    fit: { kind: 'archived', number: 0 },
    credential: null,
    text_consent: 'unknown',
    hired_at: null,
    interview_time_missing: false,
    opted_out: null,
  })
})

test('a row shows that an interview needs a time until one is set, and again after a no-show', async () => {
  const { organizationId, candidateId } = world.own
  const change = async (statement: ReturnType<typeof sql>) =>
    await world.inClinic(organizationId, async (tx) => await tx.run(statement))
  const isMissing = async () => (await read(candidateId))?.interview_time_missing
  const of = sql`organization_id = ${organizationId} and candidate_id = ${candidateId}`
  await change(sql`delete from interviews where ${of}`)
  await change(
    sql`update all_candidates set status = 'Interview Scheduled' where organization_id = ${organizationId} and id = ${candidateId}`,
  )
  expect(await isMissing()).toBe(true)
  await change(sql`insert into interviews (organization_id, candidate_id, interview_date) values
    (${organizationId}, ${candidateId}, '2026-12-01T15:00:00Z'), (${organizationId}, ${candidateId}, '2026-11-01T15:00:00Z')`)
  expect(await isMissing()).toBe(false)
  await change(
    sql`update interviews set status = case when interview_date < '2026-11-15' then 'Completed' else 'Cancelled' end where ${of}`,
  )
  expect(await isMissing()).toBe(false)
  await change(sql`update interviews set status = 'No-show' where ${of} and status = 'Completed'`)
  expect(await isMissing()).toBe(true)
})

/** Why no score stands at someone whose file gave no words, with so many pages of pictures. */
const told = async (resume_unread: number) =>
  await world.inPlatform(async (tx) => {
    const id = randomUUID()
    const row = { id, organization_id: world.own.organizationId, full_name: 'Ana', position: 'RBT', status: 'New' }
    const file = { resume_file: id, resume_text: '', resume_unread }
    await insertRows(tx, 'all_candidates', [
      { ...row, ...file, created_at: '2026-11-20T12:00:00Z', auto_scheduler_sent: false },
    ])
    return (await loadCandidate(tx, id))?.unread
  })

test('explains why there is no score: pictures are another reason than a file without words', async () => {
  expect([await told(2), await told(0)]).toEqual([explainUnreadResume('pictures'), explainUnreadResume('unreadable')])
})
