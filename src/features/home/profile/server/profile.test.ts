import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import type { candidateProfile, candidateTimeline } from '../contract/profile.ts'

type Profile = z.infer<typeof candidateProfile.reply>
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
})
afterAll(async () => {
  await world.close()
})

let id = ''
beforeEach(async () => {
  ;[id = ''] = await addPeople(world, 'own', 1, {
    full_name: 'maria lópez',
    city: 'Waco',
    state: 'TX',
    phone_number: '(254) 201-0101',
  })
})
const loadProfile = async (who: 'clinic' | 'platform' | 'foreign' = 'clinic', of = id) =>
  (await world.call(who, 'GET', `/api/candidates/${of}/profile`)).body as Profile
const add = async (change: Record<string, unknown>) => (await addPeople(world, 'own', 1, change))[0] ?? ''
const clear = async () =>
  await world.inPlatform(async (tx) => await tx.run(sql`delete from all_candidates where full_name ilike 'mari%'`))

test('the page of a candidate is one answer', async () => {
  const profile = await loadProfile()
  expect(profile).toMatchObject({
    candidate: { id, name: 'Maria López' },
    received: { name: 'maria lópez' },
    fit: { source: 'scores', number: 0, label: 'Not Scored', override: null },
    credential: { state: 'none', kind: 'junk', sharedWith: [] },
    consent: { state: 'given', optedOutAt: null },
    localTime: { timeZone: 'America/Chicago', isGuess: false },
    owner: null,
    followUp: null,
    notes: 0,
    scheduler: true,
  })
})

test('the page shows the state of the conversation and the next interview', async () => {
  id = await add({ full_name: 'Rosa Standing', phone_number: '(254) 201-0177' })
  const none = { waitsSince: null, wroteAt: null, textedAt: null, isTextComing: false }
  expect(await loadProfile()).toMatchObject({ contact: none, interview: null })
  const message = 'Hi, when may we call?'
  await world.call('clinic', 'POST', '/api/texts/send', { id: crypto.randomUUID(), candidateId: id, message })
  const texted = (await loadProfile()).contact
  expect(texted.textedAt).not.toBeNull()
  expect({ ...texted, textedAt: null }).toEqual(none)
  await world.inPlatform(async (tx) => {
    await tx.run(sql`update text_recipients set last_inbound_at = last_message_at where candidate_id = ${id}`)
    await tx.run(sql`insert into interviews (organization_id, candidate_id, interview_date, status)
      select ${world.own.organizationId}, ${id}, at::timestamptz, status from (values
        ('2026-11-01T15:00:00Z', 'Completed'), ('2026-11-30T15:00:00Z', 'Scheduled'), ('2026-11-27T15:00:00Z', 'Confirmed'),
        ('2026-11-21T15:00:00Z', 'Cancelled')) v (at, status)`)
  })
  const { contact, interview } = await loadProfile()
  expect(contact.waitsSince).toBe(contact.wroteAt)
  expect(contact.waitsSince).not.toBeNull()
  expect(interview).toMatchObject({
    at: '2026-11-27T15:00:00.000Z',
    status: 'Confirmed',
    isOver: false,
    interviewer: null,
  })
  await world.inPlatform(async (tx) => {
    await tx.run(sql`update interviews set status = 'Cancelled' where candidate_id = ${id} and status <> 'Completed'`)
  })
  expect((await loadProfile()).interview).toMatchObject({ status: 'Completed', isOver: true })
})

test('a foreign candidate is not found, in the words of an unknown one', async () => {
  for (const path of ['profile', 'timeline', 'notes', 'owner-choices']) {
    const answer = await world.call('foreign', 'GET', `/api/candidates/${id}/${path}`)
    expect(answer.status, path).toBe(404)
    expect(answer.text).toContain('Candidate not found')
  }
})

test('likely duplicates are named with every reason, in the organization only', async () => {
  await clear()
  id = await add({ full_name: 'maria lópez', city: 'Waco', phone_number: '(254) 201-0101', email_address: 'm@x.test' })
  const samePhone = await add({ full_name: 'Someone Else', phone_number: '+1 254 201 0101' })
  const both = await add({ full_name: 'MARIA LOPES', city: 'waco', phone_number: null, email_address: 'M@X.test' })
  await add({ full_name: 'Maria Lopez', city: 'Dallas', phone_number: null })
  await addPeople(world, 'foreign', 1, { full_name: 'maria lópez', city: 'Waco', phone_number: '(254) 201-0101' })
  const { duplicates } = await loadProfile()
  expect(duplicates.map((one) => [one.id, one.reasons])).toEqual([
    [both, ['Same email', 'Similar name in the same city']],
    [samePhone, ['Same phone', 'Another name']],
  ])
  expect((await loadProfile('platform')).duplicates).toHaveLength(2)
})

test('checks a certification number, and reports two people with one number', async () => {
  id = await add({ full_name: 'Mari A', certification_number: 'rbt24 348734' })
  const other = await add({ full_name: 'Mari B', certification_number: 'RBT-24-348734' })
  await addPeople(world, 'foreign', 1, { certification_number: 'RBT-24-348734' })
  const { credential, fit } = await loadProfile()
  expect(credential).toMatchObject({
    received: 'rbt24 348734',
    kind: 'RBT',
    number: 'RBT-24-348734',
    year: 2024,
    state: 'claimed',
    sharedWith: [{ id: other, name: 'Mari B' }],
  })
  expect(fit).toMatchObject({ source: 'certification number', label: 'RBT Certified', number: 100 })
})

test('a credential is verified by a person, expires, and is outdated when the number changes', async () => {
  id = await add({ full_name: 'Mari C', certification_number: 'RBT-24-348734' })
  const url = `/api/candidates/${id}/credential-check`
  const check = { status: 'Active', expires_on: '11/1/2026', supervisor: 'Dr. Kim' }
  expect((await world.call('clinic', 'PUT', url, check)).status).toBe(200)
  expect((await loadProfile()).credential).toMatchObject({
    state: 'verified',
    expired: true,
    check: {
      status: 'Active',
      expires_on: '2026-11-01',
      supervisor: 'Dr. Kim',
      by: { kind: 'person', name: 'Riley Adams' },
      at: '2026-11-20T18:00:00.000Z',
    },
  })
  const { version } = await loadProfile()
  const changes = { certification_number: 'RBT-24-348735' }
  await world.call('clinic', 'PATCH', `/api/candidates/${id}`, { version, changes })
  expect((await loadProfile()).credential.state).toBe('outdated')
  await world.call('clinic', 'PUT', url, { status: null })
  expect((await loadProfile()).credential).toMatchObject({ state: 'claimed', check: null })
  expect(await world.eventNames(id)).toEqual(['credential.checked', 'candidate.edited', 'credential.checkWithdrawn'])
})

test('head, derivation, and list show the registry’s answer, and its removal', async () => {
  id = await add({ full_name: 'Mari E', certification_number: '00' })
  const inList = async (who: 'clinic' | 'platform') => {
    const list = await world.call(who, 'GET', '/api/candidates?q=Mari%20E')
    return (list.body as { rows: { id: string; credential: unknown }[] }).rows.find((row) => row.id === id)?.credential
  }
  const reasons = async () => {
    const { fit, candidate } = await loadProfile()
    const drawer = await world.call('clinic', 'GET', `/api/candidates/${id}/analysis`)
    const { fitReason } = drawer.body as { fitReason: string }
    expect(fitReason).toBe(fit.reason)
    expect(await inList('clinic')).toEqual(candidate.credential)
    return fit.reason
  }
  const unread = 'Score 100: certificate 00 (it isn’t a valid number).'
  expect(await reasons()).toBe(unread)
  const record = async (who: 'clinic' | 'platform', status: string | null) =>
    await world.call(who, 'PUT', `/api/candidates/${id}/credential-check`, { status })
  await record('clinic', 'Not found')
  expect(await reasons()).toBe('Score 100: certificate 00 (it isn’t in the registry).')
  const read = { status: 'Not found', at: '2026-11-20T18:00:00.000Z', expires_on: null }
  expect(await inList('clinic')).toEqual({ ...read, by: { kind: 'person', name: 'Riley Adams' } })
  expect((await loadProfile()).candidate.fit).toEqual({ kind: 'certified', number: 100 })
  await record('platform', 'Active')
  expect(await reasons()).toBe('Score 100: certificate 00 (the registry says Active).')
  expect(await inList('clinic')).toMatchObject({ by: { kind: 'platform', name: null } })
  expect(await inList('platform')).toMatchObject({ by: { kind: 'person' } })
  await record('clinic', null)
  expect(await reasons()).toBe(unread)
  expect(await inList('clinic')).toBeNull()
})

test('a number that is none cannot be verified', async () => {
  const answer = await world.call('clinic', 'PUT', `/api/candidates/${id}/credential-check`, { status: 'Active' })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({
    error: { fields: { status: 'No certification number to check. Correct the number first.' } },
  })
})

test('a score set manually is shown and sorted by, and the computed one is kept', async () => {
  id = await add({ full_name: 'Mari D', certification_number: 'RBT-24-348777' })
  const url = `/api/candidates/${id}/score-override`
  expect((await world.call('clinic', 'PUT', url, { number: 55, reason: ' ' })).body).toMatchObject({
    error: { code: 'invalid', fields: { reason: 'Enter a short reason.' } },
  })
  await world.call('clinic', 'PUT', url, { number: 55, reason: 'Number belongs to someone else' })
  const { fit, candidate } = await loadProfile()
  expect(candidate.fit).toEqual({ kind: 'computed', number: 55 })
  expect(fit).toMatchObject({
    source: 'override',
    number: 55,
    label: 'Average Fit',
    computed: { number: 100, label: 'RBT Certified' },
    override: { number: 55, reason: 'Number belongs to someone else', by: { kind: 'person', name: 'Riley Adams' } },
  })
  const average = await world.call('clinic', 'GET', '/api/candidates?score=Average%20Fit')
  expect((average.body as { rows: { id: string }[] }).rows.map((row) => row.id)).toContain(id)
  await world.call('clinic', 'PUT', url, { number: null })
  expect((await loadProfile()).candidate.fit.kind).toBe('certified')
  expect(await world.eventNames(id)).toEqual(['candidate.scoreOverridden', 'candidate.scoreOverrideWithdrawn'])
  const timeline = await world.call('clinic', 'GET', `/api/candidates/${id}/timeline`)
  const { items } = timeline.body as z.infer<typeof candidateTimeline.reply>
  expect(items).toMatchObject([
    { after: { number: null, score: '100 (RBT Certified)' } },
    { before: { number: null, score: '100 (RBT Certified)' } },
  ])
})

test('the timeline tells who did what, newest first; platform staff have no name for a clinic', async () => {
  await world.call('clinic', 'PUT', `/api/candidates/${id}/follow-up`, { on: '12/1/2026', note: 'weekends?' })
  await world.call('platform', 'PUT', `/api/candidates/${id}/follow-up`, { on: '' })
  const { items, hasMore } = (await world.call('clinic', 'GET', `/api/candidates/${id}/timeline`)).body as z.infer<
    typeof candidateTimeline.reply
  >
  expect(hasMore).toBe(false)
  expect(items).toMatchObject([
    { name: 'candidate.followUpChanged', by: { kind: 'platform', name: null }, after: { on: null, note: null } },
    {
      name: 'candidate.followUpChanged',
      by: { kind: 'person', name: 'Riley Adams' },
      before: { on: null, note: null },
      after: { on: '2026-12-01', note: 'weekends?' },
    },
  ])
})

test('the timeline comes fifty at a time', async () => {
  await world.inPlatform(async (tx) => {
    await tx.run(
      sql`insert into events (organization_id, name, about) select ${world.own.organizationId}, 'resume.viewed', ${id} from generate_series(1, 60)`,
    )
  })
  const first = (await world.call('clinic', 'GET', `/api/candidates/${id}/timeline`)).body
  const second = (await world.call('clinic', 'GET', `/api/candidates/${id}/timeline?page=2`)).body
  const page = z.object({ items: z.array(z.object({ id: z.string() })), hasMore: z.boolean() })
  const [one, two] = [page.parse(first), page.parse(second)]
  expect([one.items.length, one.hasMore, two.items.length, two.hasMore]).toEqual([50, true, 10, false])
  expect(new Set([...one.items, ...two.items].map((item) => item.id)).size).toBe(60)
})

test('notes are written, read by colleagues and deleted by their writer only', async () => {
  const url = `/api/candidates/${id}/notes`
  expect((await world.call('clinic', 'POST', url, { body: '  ' })).status).toBe(400)
  const written = (await world.call('clinic', 'POST', url, { body: ' Prefers mornings. ' })).body as { id: string }
  expect((await world.call('admin', 'GET', url)).body).toMatchObject({
    notes: [{ body: 'Prefers mornings.', by: { name: 'Riley Adams' }, isOwn: false }],
  })
  expect((await loadProfile()).notes).toBe(1)
  for (const who of ['admin', 'foreign', 'platform'] as const)
    expect((await world.call(who, 'DELETE', `/api/candidates/notes/${written.id}`)).status).toBe(404)
  expect((await world.call('clinic', 'DELETE', `/api/candidates/notes/${written.id}`)).status).toBe(200)
  expect((await world.call('clinic', 'GET', url)).body).toEqual({ notes: [] })
  expect(await world.eventNames(id)).toEqual(['note.added', 'note.deleted'])
})

test('a note by platform staff belongs to the clinic and can be read there', async () => {
  await world.call('platform', 'POST', `/api/candidates/${id}/notes`, { body: 'Called the clinic.' })
  expect((await world.call('clinic', 'GET', `/api/candidates/${id}/notes`)).body).toMatchObject({
    notes: [{ body: 'Called the clinic.', by: { kind: 'platform', name: null }, isOwn: false }],
  })
})
