import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'

let world: World
let id = ''
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
})
afterAll(async () => {
  await world.close()
})
beforeEach(async () => {
  ;[id = ''] = await addPeople(world, 'own', 1, { full_name: 'Pat Lee', phone_number: '(512) 201-0101', state: 'TX' })
})

const loadVersion = async () =>
  z.object({ version: z.string() }).parse((await world.call('clinic', 'GET', `/api/candidates/${id}/profile`)).body)
    .version
const edit = async (changes: object, version?: string, who: 'clinic' | 'foreign' | 'platform' = 'clinic') =>
  await world.call(who, 'PATCH', `/api/candidates/${id}`, { version: version ?? (await loadVersion()), changes })
const row = async () => (await world.call('clinic', 'GET', `/api/candidates/${id}/profile`)).body
const values = z.object({ before: z.record(z.string(), z.unknown()), after: z.record(z.string(), z.unknown()) })
const editedEvent = async () =>
  await world.inPlatform(
    async (tx) =>
      await tx.one(
        values,
        sql`select v.before, v.after from events f join event_values v on v.event_id = f.id where f.about = ${id} and f.name = 'candidate.edited'`,
      ),
  )

test('fields are corrected and the values before and after are kept', async () => {
  const answer = await edit({ full_name: 'Patricia Lee', state: 'oklahoma', position: 'BCBA', current_rbt: true })
  expect(answer.status).toBe(200)
  expect((answer.body as { changed: string[] }).changed.toSorted()).toEqual([
    'current_rbt',
    'full_name',
    'position',
    'state',
  ])
  expect(await row()).toMatchObject({
    candidate: { full_name: 'Patricia Lee', state: 'OK', position: 'BCBA', current_rbt: true },
    version: (answer.body as { version: string }).version,
  })
  expect(await editedEvent()).toEqual({
    before: { full_name: 'Pat Lee', state: 'TX', position: 'RBT', current_rbt: null },
    after: { full_name: 'Patricia Lee', state: 'OK', position: 'BCBA', current_rbt: true },
  })
})

test('a correction that changes the score has both scores in its event', async () => {
  await edit({ certification_number: 'RBT-24-348734' })
  const events = await world.call('clinic', 'GET', `/api/candidates/${id}/timeline`)
  expect((events.body as { items: object[] }).items[0]).toMatchObject({
    before: { certification_number: null, score: 'Not Scored' },
    after: { certification_number: 'RBT-24-348734', score: '100 (RBT Certified)' },
  })
})

test('every wrong field is named at once and nothing is saved', async () => {
  const answer = await edit({
    full_name: 'Other',
    phone_number: '555',
    email_address: 'x',
    state: 'ZZ',
    video_introduction: 'http://v.test',
    location_id: world.foreign.locationId,
    text_consent: 'given',
  })
  expect(answer.status).toBe(400)
  expect(Object.keys((answer.body as { error: { fields: object } }).error.fields).toSorted()).toEqual(
    ['email_address', 'location_id', 'phone_number', 'state', 'text_consent_source', 'video_introduction'].toSorted(),
  )
  expect(await row()).toMatchObject({ candidate: { full_name: 'Pat Lee' } })
})

test('someone who can’t be reached is not saved', async () => {
  expect((await edit({ phone_number: '' })).body).toMatchObject({
    error: { code: 'invalid', fields: { phone_number: 'Enter an email address or a phone number.' } },
  })
})

test('refuses values changed since the form opened, with both values; a second look lets it pass', async () => {
  const seen = await loadVersion()
  await edit({ city: 'Dallas' })
  const refused = await edit({ city: 'Houston' }, seen)
  expect(refused.status).toBe(409)
  const { error } = refused.body as { error: { message: string; details: { version: string; fields: object } } }
  expect(error.message).toBe('Someone else changed this candidate. Review both versions and choose.')
  expect(error.details.fields).toEqual({ city: { now: 'Dallas', yours: 'Houston' } })
  expect((await edit({ city: 'Houston' }, error.details.version)).status).toBe(200)
  expect((await edit({ city: 'Houston' }, seen)).body).toMatchObject({ changed: [] })
})

test('of two who save at once from the same page one is refused', async () => {
  const seen = await loadVersion()
  const answers = await Promise.all([edit({ city: 'Dallas' }, seen), edit({ city: 'Houston' }, seen)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('no one edits a candidate of another clinic; platform staff do', async () => {
  const version = await loadVersion()
  expect((await edit({ city: 'Waco' }, version, 'foreign')).status).toBe(404)
  expect((await edit({ city: 'Waco' }, version, 'platform')).status).toBe(200)
})

test('a consent keeps its words and its time', async () => {
  await edit({ text_consent: 'refused', text_consent_source: 'By phone on Monday' })
  expect(await row()).toMatchObject({
    consent: { state: 'refused', source: 'By phone on Monday', at: '2026-11-20T18:00:00.000Z' },
  })
  await edit({ text_consent: 'unknown' })
  expect(await row()).toMatchObject({ consent: { state: 'unknown', source: null, at: null } })
})

test('the event of a résumé has its length', async () => {
  await edit({ resume_text: 'Ten years with children.' })
  expect(await editedEvent()).toEqual({ before: { resume_text: null }, after: { resume_text: '24 characters' } })
})

test('a day in the calendar of the clinic moves the candidate in the lists', async () => {
  await edit({ date_submitted: '3/14/2026' })
  expect(await row()).toMatchObject({
    candidate: { date_submitted: '2026-03-14', date_submitted_ts: '2026-03-14T16:00:00.000Z' },
  })
})

test('an owner works for the clinic of the candidate', async () => {
  const choices = (await world.call('platform', 'GET', `/api/candidates/${id}/owner-choices`)).body
  expect((choices as { people: { id: string }[] }).people.map((one) => one.id).toSorted()).toEqual(
    [world.users.clinic.id, world.users.manager.id, world.users.admin.id].toSorted(),
  )
  const give = async (owner_id: string | null) =>
    await world.call('clinic', 'PUT', `/api/candidates/${id}/owner`, { owner_id })
  expect((await give(world.users.foreign.id)).body).toMatchObject({
    error: { code: 'invalid', fields: { owner_id: 'This person doesn’t work for this organization.' } },
  })
  expect((await give(world.users.admin.id)).status).toBe(200)
  expect(await row()).toMatchObject({ owner: { id: world.users.admin.id, name: 'Sam Rivera' } })
  await give(null)
  expect(await row()).toMatchObject({ owner: null })
  expect(await world.eventNames(id)).toEqual(['candidate.ownerChanged', 'candidate.ownerChanged'])
})

test('a follow-up day that cannot be read is refused', async () => {
  expect(
    (await world.call('clinic', 'PUT', `/api/candidates/${id}/follow-up`, { on: '2/30/2026' })).body,
  ).toMatchObject({
    error: { fields: { on: 'Enter a date like 3/14/2026.' } },
  })
})

test('archiving keeps the reason, moving on forgets it and undoing brings it back', async () => {
  const change = async (status: string, reason = '') =>
    (await world.call('clinic', 'POST', '/api/candidates/status', { selection: { ids: [id] }, status, reason }))
      .body as { batchId: string }
  await change('Archived', ' Moved away ')
  expect(await row()).toMatchObject({ archiveReason: 'Moved away', candidate: { status: 'Archived' } })
  const { batchId } = await change('Hired', 'ignored')
  expect(await row()).toMatchObject({ archiveReason: null })
  await world.call('clinic', 'POST', '/api/candidates/status/undo', { batchId })
  expect(await row()).toMatchObject({ archiveReason: 'Moved away', candidate: { status: 'Archived' } })
})

test('each clinic keeps its own list of archive reasons', async () => {
  const list = async (who: 'clinic' | 'foreign') => (await world.call(who, 'GET', '/api/archive-reasons')).body
  await world.call('clinic', 'PUT', '/api/archive-reasons', { reasons: ['No reply', ' ', 'Too far', 'NO REPLY'] })
  expect(await list('clinic')).toEqual({ reasons: ['No reply', 'Too far'], isOwn: true })
  expect(await list('foreign')).not.toEqual(await list('clinic'))
  await world.call('clinic', 'PUT', '/api/archive-reasons', { reasons: [] })
  expect(await list('clinic')).toMatchObject({ isOwn: false })
  const foreign = { organization_id: world.foreign.organizationId, reasons: ['x'] }
  expect((await world.call('clinic', 'PUT', '/api/archive-reasons', foreign)).status).toBe(404)
})
