import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { emptyAgenda } from '../../../../interviews/booking/server/testing/empty-agenda.ts'
import { automations, enrollmentBoard, enrollmentFigures, rehearseAutomation } from '../../contract/automations.ts'
import { addApplicant, addConsentingCandidate, sendAnswer, switchOn, turn } from '../testing/automation-world.ts'

let clock = new Date('2026-11-20T18:00:00Z')
let world: World
beforeAll(async () => {
  world = await openWorld({ QUIET_HOURS: 'on' }, () => clock)
  await emptyAgenda(world)
  await world.inPlatform(async (tx) => {
    await tx.run(sql`delete from automation_enrollments`)
    await tx.run(sql`delete from automations`)
    await tx.run(sql`delete from automation_versions`)
  })
})
afterAll(async () => await world.close())

const own = () => world.own.organizationId
const shown = async () =>
  automations.reply.parse((await world.call('clinic', 'GET', `/api/organizations/${own()}/automations`)).body)
const of = async (preset: string) => (await shown()).automations.find((each) => each.preset === preset)

test('an untouched automation is off and lists its steps', async () => {
  const { automations: all, people } = await shown()
  expect(all.map(({ preset, isOn, version }) => [preset, isOn, version])).toEqual([
    ['applicant', false, 0],
    ['booked', false, 0],
    ['no_show', false, 0],
    ['hired', false, 0],
    ['re_engage', false, 0],
  ])
  expect(all[0]?.problem).toBe('Choose an interviewer. We offer times from their calendar.')
  expect(all[0]?.topics).toEqual(['certified', 'hours', 'transport', 'adult', 'start'])
  expect(all[0]?.sentences.length).toBeGreaterThan(4)
  expect(people.map(({ id }) => id)).toContain(world.users.clinic.id)
})

test('switched on it is a version, changed it is the next, and switching alone makes none', async () => {
  expect((await switchOn(world, 'applicant', { topics: ['adult'] })).status).toBe(200)
  expect(await of('applicant')).toMatchObject({
    isOn: true,
    version: 1,
    problem: null,
    topics: ['adult'],
    interviewer: { id: world.users.clinic.id },
  })
  const person = await addApplicant(world)
  await switchOn(world, 'applicant', { topics: ['adult'], isOn: false })
  expect(await of('applicant')).toMatchObject({ isOn: false, version: 1, running: 1, onOlder: 0 })
  await switchOn(world, 'applicant', { topics: ['adult', 'start'] })
  expect(await of('applicant')).toMatchObject({ isOn: true, version: 2, running: 1, onOlder: 1 })
  // Anyone who is in it finishes on theirs: one question, then times.
  await turn(world)
  clock = new Date('2026-11-20T18:05:00Z')
  await sendAnswer(world, person.phone, 'yes')
  await turn(world)
  const board = enrollmentBoard.reply.parse(
    (await world.call('clinic', 'GET', '/api/automation-enrollments?show=awaiting_reply')).body,
  )
  expect(board.rows.find(({ candidateId }) => candidateId === person.id)?.words).toMatch(/^offered /)
  const listed = async (query: string) => {
    const { total, rows } = enrollmentBoard.reply.parse(
      (await world.call('clinic', 'GET', `/api/automation-enrollments?${query}`)).body,
    )
    return { total, ids: rows.map(({ candidateId }) => candidateId) }
  }
  expect(await listed('show=previous_settings&preset=applicant')).toEqual({ total: 1, ids: [person.id] })
  const newer = await addApplicant(world)
  expect(await listed('show=previous_settings&preset=applicant')).toEqual({ total: 1, ids: [person.id] })
  expect(await listed('show=running&preset=applicant')).toEqual({ total: 2, ids: [person.id, newer.id] })
  expect(await listed('show=running&preset=no_show')).toEqual({ total: 0, ids: [] })
})

test.each([
  [
    'nobody who interviews',
    { interviewerId: null },
    'interviewerId',
    'Choose an interviewer. We offer times from their calendar.',
  ],
  [
    'a stranger who interviews',
    { interviewerId: '00000000-0000-4000-8000-000000000001' },
    'interviewerId',
    'Choose someone from this organization.',
  ],
  [
    'a stranger’s place',
    { locationIds: ['00000000-0000-4000-8000-000000000001'] },
    'locationIds',
    'Choose locations from this organization.',
  ],
  [
    'words that leave out the times',
    { texts: [{ key: 'offer', english: 'Which time?', spanish: '' }] },
    'texts.0.english',
    'Keep {times} in the text. We fill it in when we send it.',
  ],
  [
    'words that make people write a carrier’s word',
    { texts: [{ key: 'adult', english: 'Are you 18? Reply YES', spanish: '' }] },
    'texts.0.english',
    'Don’t ask people to reply with one word such as YES or CANCEL. Phone companies read some as opt-outs.',
  ],
])('%s is refused at its field, and changes nothing', async (_, more, field, message) => {
  const before = await of('applicant')
  const refused = await switchOn(world, 'applicant', more)
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ error: { fields: { [field]: message } } })
  expect(await of('applicant')).toEqual(before)
})

test('only Admins of the organization or the platform set automations', async () => {
  const input = { isOn: false, waitMinutes: 0, interviewerId: null, locationIds: [], topics: [], texts: [] }
  const url = `/api/organizations/${own()}/automations/noShow`
  expect((await world.call('clinic', 'PUT', url, input)).status).toBe(403)
  expect((await world.call('manager', 'PUT', url, input)).status).toBe(403)
  expect((await world.call('foreign', 'PUT', url, input)).status).toBe(404)
  expect((await world.call('platform', 'PUT', url, input)).status).toBe(200)
})

test('the auto scheduler for new applicants and this one exclude each other', async () => {
  await switchOn(world, 'applicant', { topics: ['adult'] })
  const both = await world.call('platform', 'PUT', `/api/clients/${own()}`, {
    scheduler: true,
    scheduler_new: true,
  })
  expect(both.text).toMatch(/"scheduler_new":"The automation New applicant is on/)
  await switchOn(world, 'applicant', { topics: ['adult'], isOn: false })
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`update organizations set scheduler = true, scheduler_new = true where id = ${own()}`),
  )
  expect((await switchOn(world, 'applicant', { topics: ['adult'] })).text).toMatch(
    /"isOn":"The auto scheduler contacts new applicants/,
  )
  await world.inPlatform(
    async (tx) => await tx.run(sql`update organizations set scheduler_new = false where id = ${own()}`),
  )
})

const rows = z.array(z.object({ n: z.number() }))
const counted = async () =>
  rows.parse(
    await world.inPlatform(
      async (tx) =>
        await tx.rows(
          z.object({ n: z.number() }),
          sql`select (select count(*) from text_messages)::int + (select count(*)
            from automation_enrollments)::int + (select count(*) from interviews)::int as n`,
        ),
    ),
  )

test('a rehearsal plays last month over, and sends and changes nothing', async () => {
  const people = await Promise.all(
    Array.from(
      { length: 30 },
      async (_, at) =>
        await addConsentingCandidate(world, {
          created_at: `2026-11-${String(1 + (at % 18)).padStart(2, '0')}T0${at % 9}:30:00Z`,
        }),
    ),
  )
  await addConsentingCandidate(world, { text_consent: null, created_at: '2026-11-10T15:00:00Z' })
  const before = await counted()
  const input = {
    waitMinutes: 0,
    interviewerId: world.users.clinic.id,
    topics: ['certified', 'adult'],
    locationIds: [],
    texts: [{ key: 'intro', english: 'Howdy from {organization}.', spanish: '' }],
  }
  const played = await world.call('admin', 'POST', `/api/organizations/${own()}/automations/applicant/rehearsal`, input)
  const report = rehearseAutomation.reply.parse(played.body)
  expect(report.people).toBeGreaterThanOrEqual(people.length)
  expect(report.texted).toBeGreaterThanOrEqual(people.length)
  expect(report.texts).toBeGreaterThan(report.texted)
  expect(report.inQuietHours).toBe(0)
  expect(report.booked).toBeGreaterThan(0)
  expect(report.notTexted.map(({ reason }) => reason)).toContain('No consent to texts on record.')
  expect(report.threads.length).toBe(20)
  const firsts = report.threads.map(({ lines }) => lines.find(({ from }) => from === 'us')?.words ?? '')
  expect(firsts.filter((words) => !words.startsWith('Howdy from '))).toEqual([])
  expect(await counted()).toEqual(before)
  const again = await world.call('admin', 'POST', `/api/organizations/${own()}/automations/applicant/rehearsal`, input)
  expect(again.body).toEqual(played.body)
})

test('a rehearsal does not ask what a registry has answered', async () => {
  const place = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ id: z.string() }),
        sql`insert into locations (organization_id, name) values (${own()}, 'Where an RBT applies') returning id`,
      ),
  )
  await addConsentingCandidate(world, {
    created_at: '2026-11-12T15:00:00Z',
    location_id: place?.id,
    certification_number: 'RBT-24-348734',
    credential_number: 'RBT-24-348734',
    credential_status: 'Active',
  })
  const played = await world.call('admin', 'POST', `/api/organizations/${own()}/automations/applicant/rehearsal`, {
    waitMinutes: 0,
    interviewerId: world.users.clinic.id,
    topics: ['adult'],
    locationIds: [place?.id],
    texts: [],
  })
  const [thread] = rehearseAutomation.reply.parse(played.body).threads
  expect(thread?.lines.find(({ from }) => from === 'us')?.words).toContain('Which of these times suits you')
})

test('a rehearsal covers everyone at the chosen locations, and refuses settings that cannot be saved', async () => {
  const place = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ id: z.string() }),
        sql`insert into locations (organization_id, name) values (${own()}, 'A place of its own') returning id`,
      ),
  )
  await addConsentingCandidate(world, { created_at: '2026-11-12T15:00:00Z', location_id: place?.id })
  const asked = async (more: object) =>
    await world.call('admin', 'POST', `/api/organizations/${own()}/automations/applicant/rehearsal`, {
      waitMinutes: 0,
      interviewerId: null,
      topics: ['adult'],
      locationIds: [place?.id],
      texts: [],
      ...more,
    })
  expect(rehearseAutomation.reply.parse((await asked({})).body).people).toBe(1)
  const refused = await asked({ texts: [{ key: 'offer', english: 'Which time?', spanish: '' }] })
  expect(refused.status).toBe(400)
  const needed = 'Keep {times} in the text. We fill it in when we send it.'
  expect(refused.body).toMatchObject({ error: { fields: { 'texts.0.english': needed } } })
  expect((await asked({ interviewerId: world.users.foreign.id })).status).toBe(400)
  expect((await asked({ locationIds: ['00000000-0000-4000-8000-000000000001'] })).status).toBe(400)
})

test.each([
  ['booked', 0],
  ['no_show', 15],
  ['hired', 60],
  ['re_engage', 20_160],
] as const)('a rehearsal of %s plays anyone who is of the chosen locations alone, too', async (preset, waitMinutes) => {
  const place = await world.inPlatform(async (tx) => {
    const made = await tx.one(
      z.object({ id: z.string() }),
      sql`insert into locations (organization_id, name) values (${own()}, ${`A place for ${preset}`}) returning id`,
    )
    return made?.id
  })
  for (const location_id of [place, world.own.locationId]) {
    const { id } = await addConsentingCandidate(world, { created_at: '2026-09-01T15:00:00Z', location_id })
    await world.inPlatform(async (tx) => {
      if (preset === 'hired') await tx.run(sql`update all_candidates set status = 'Hired' where id = ${id}`)
      if (preset === 'hired')
        await tx.run(
          sql`insert into candidate_status_changes (organization_id, candidate_id, at, from_key, to_key)
            values (${own()}, ${id}, '2026-11-10T18:00:00Z', 'initial inquiry', 'hired')`,
        )
      if (preset === 'booked' || preset === 'no_show')
        await tx.run(
          sql`insert into interviews (organization_id, candidate_id, interview_date, created_at, status)
            values (${own()}, ${id}, '2026-11-12T16:00:00Z', '2026-11-10T16:00:00Z', 'No-show')`,
        )
    })
  }
  const played = async (locationIds: unknown[]) => {
    const input = { waitMinutes, interviewerId: null, topics: [], locationIds, texts: [] }
    const at = `/api/organizations/${own()}/automations/${preset}/rehearsal`
    return rehearseAutomation.reply.parse((await world.call('admin', 'POST', at, input)).body).people
  }
  expect(await played([place])).toBe(1)
  expect(await played([])).toBeGreaterThan(1)
})

test('figures are counted by organization and preset', async () => {
  const { rows: figures } = enrollmentFigures.reply.parse(
    (await world.call('clinic', 'GET', '/api/automation-enrollments/figures')).body,
  )
  expect(figures).toMatchObject([{ organizationId: own(), preset: 'applicant', begun: 2, booked: 0 }])
})
