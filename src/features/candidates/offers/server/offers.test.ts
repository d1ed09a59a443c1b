import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { insertRows } from '../../../../db/demo/insert.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import type { offerChoices } from '../contract/offers.ts'
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

const addClinic = async (change: Record<string, unknown> = {}) => {
  const clinic = { id: randomUUID(), name: `Clinic ${randomUUID()}`, status: 'Active', scheduler: false }
  const row = { ...clinic, time_zone: 'America/New_York', created_at: '2026-11-01T15:00:00Z', ...change }
  await world.inPlatform(async (tx) => await insertRows(tx, 'organizations', [row]))
  return clinic
}

/** What passes with a candidate. Every other column is the other clinic's own to fill. */
const passes = [
  'full_name',
  'email_address',
  'phone_number',
  'city',
  'state',
  'position',
  'certification_number',
  'certification_received',
  'current_rbt',
  'preferred_language',
  'state_licenses',
  'supervision_capacity',
  'assessments',
  'resume',
  'resume_text',
  'resume_unread',
  'video_introduction',
  'skills_percentage',
  'experience_percentage',
  'skills_score',
  'experience_score',
  'culture_fit_score',
  'skills_rationale',
  'experience_rationale',
  'reinforce_analysis',
  'bcba_skills_rationale',
  'bcba_experience_rationale',
  'culture_fit_rationale',
  'findbcbas_analysis',
]
/** What everyone who is new gets. */
const anew = [
  'id',
  'organization_id',
  'source',
  'created_at',
  'date_submitted',
  'date_submitted_ts',
  'status',
  'auto_scheduler_sent',
  'earlier_files',
  'is_score_hidden',
]
/** Made of other columns, or the same for everyone who is new. */
const derived = new RegExp(
  [
    '^(received_at|phone_digits|email_key|phone_key|namesake_key|name_key|second_name_key|credential_key',
    '|status_key|fit_sort|search_text|search_words|registry_state|counts_culture_fit)$',
  ].join(''),
)

test('the person passes with scores and reasons; what the first clinic made of it does not', async () => {
  const texts = Object.fromEntries(
    passes
      .filter(
        (name) =>
          !/^(email_address|phone_number|position|current_rbt|preferred_language|resume_unread|supervision_cap)/.test(
            name,
          ),
      )
      .map((name) => [name, `Word for ${name}`]),
  )
  id = await on.add({
    ...texts,
    position: 'BCBA',
    current_rbt: true,
    preferred_language: 'Spanish',
    supervision_capacity: 4,
    resume_unread: 1,
    resume: 'https://files.example.test/resume',
    video_introduction: 'https://files.example.test/video',
    location: 'Our Austin office',
    position_received: 'RBT at Bright Path',
    status: 'Interview Scheduled',
    source: 'Apply page',
    text_consent: 'given',
    text_consent_source: 'Application form',
    text_consent_at: '2026-11-20T15:00:00Z',
    score_override: 90,
    score_override_reason: 'Ours',
    credential_status: 'Active',
    credential_number: 'Word for certification_number',
    owner_id: world.users.clinic.id,
    follow_up_on: '2026-12-01',
    follow_up_note: 'Ours',
    archive_reason: 'Ours',
    auto_scheduler_sent: true,
  })
  const before = await on.loadRow(id)
  const { candidate_id } = await on.offered(id)
  expect(await on.loadRow(id)).toEqual(before)
  const row = await on.loadRow(candidate_id)
  const kept = Object.keys(row ?? {}).filter((name) => row?.[name] !== null && !derived.test(name))
  expect(kept.toSorted()).toEqual([...passes, ...anew].toSorted())
  for (const name of passes) expect(row?.[name], name).toEqual(before?.[name])
  expect(row).toMatchObject({
    organization_id: world.foreign.organizationId,
    source: 'Passed on by Reinforce',
    status: 'Initial Inquiry',
    date_submitted: '2026-11-20',
    text_consent: null,
    auto_scheduler_sent: false,
    earlier_files: [],
  })
})

test('an address of the first record does not pass, and neither does its refusal of texts', async () => {
  id = await on.add({
    resume: '/api/candidates/x/resume-file',
    video_introduction: '/api/candidates/x/video-file',
    text_consent: 'refused',
  })
  const { candidate_id } = await on.offered(id)
  expect(await on.loadRow(candidate_id)).toMatchObject({ resume: null, video_introduction: null, text_consent: null })
})

test('neither clinic learns of the other; platform staff see the link from both sides', async () => {
  await on.giveFile(id)
  const { id: link, candidate_id } = await on.offered(id)
  const sides = [
    { who: 'clinic', own: id, other: candidate_id, there: world.foreign },
    { who: 'foreign', own: candidate_id, other: id, there: world.own },
  ] as const
  for (const { who, own, other, there } of sides) {
    for (const page of ['profile', 'timeline', 'resume', 'notes']) {
      const { status, text } = await world.call(who, 'GET', `/api/candidates/${own}/${page}`)
      expect(status, page).toBe(200)
      for (const secret of [there.name, there.organizationId, other, agreed]) expect(text, page).not.toContain(secret)
    }
    expect((await world.call(who, 'GET', `/api/candidates/${other}/profile`)).status).toBe(404)
  }
  for (const { organizationId } of [world.own, world.foreign])
    await world.inClinic(organizationId, async (tx) => {
      expect(await tx.run(sql`select from candidate_referrals where organization_id = ${organizationId}`)).toBe(0)
    })
  expect(await on.loadLinks(id)).toEqual([
    {
      id: link,
      way: 'to',
      clinic: { id: world.foreign.organizationId, name: world.foreign.name },
      candidate: { id: candidate_id, name: 'Pat Lee', position: 'RBT' },
      agreed,
      at: expect.stringContaining('2026-11-20T18:00:00') as unknown,
      canWithdraw: true,
    },
  ])
  expect(await on.loadLinks(candidate_id)).toMatchObject([
    { way: 'from', clinic: { name: world.own.name }, candidate: { id }, canWithdraw: false },
  ])
})

test('each clinic gets the events of its half, and programs of the other receive a new candidate', async () => {
  const { webhook } = world.foreign.ids
  const active = async (is: boolean) =>
    await world.inPlatform(
      async (tx) => void (await tx.run(sql`update webhooks set is_active = ${is} where id = ${webhook}`)),
    )
  await active(true)
  const { candidate_id } = await on.offered(id)
  await active(false)
  expect(await world.eventNames(id)).toEqual(['candidate.referred'])
  expect(await world.eventNames(candidate_id)).toEqual(['candidate.referralReceived'])
  const told = await world.inPlatform(async (tx) =>
    tx.rows(
      z.object({ event: z.string(), organization_id: z.string() }),
      sql`select event, organization_id from webhook_deliveries where about in (${id}, ${candidate_id})`,
    ),
  )
  expect(told).toEqual([{ event: 'candidate.created', organization_id: world.foreign.organizationId }])
})

test.each([
  [
    'without a word about the agreement',
    { agreed: ' \n ' },
    400,
    { agreed: expect.stringContaining('agreed') as unknown },
  ],
  [
    'an unknown organization',
    { organization_id: randomUUID() },
    400,
    { organization_id: expect.anything() as unknown },
  ],
])('%s is refused at its field', async (_, more, status, fields) => {
  await on.giveFile(id)
  const before = await on.filesThere()
  const answer = await on.offer(id, more)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ error: { fields } })
  expect(await on.filesThere()).toEqual(before)
  expect(await on.loadLinks(id)).toEqual([])
})

test('only an active client is offered someone: no prospect, none that is paused, not the own clinic, not the platform', async () => {
  const prospect = await addClinic({ status: 'Prospect', prospect_stage: 'New Lead' })
  const paused = await addClinic({ status: 'Paused' })
  const active = await addClinic()
  const listed = async () => {
    const { body } = await world.call('platform', 'GET', `/api/candidates/${id}/referral-choices`)
    return (body as z.infer<typeof offerChoices.reply>).clinics.map((one) => one.id)
  }
  const refused = [prospect.id, paused.id, world.own.organizationId, world.platformId]
  for (const organization_id of refused) {
    const answer = await on.offer(id, { organization_id })
    expect([400, 409]).toContain(answer.status)
    expect(answer.body).toMatchObject({ error: { fields: { organization_id: expect.any(String) as unknown } } })
  }
  expect(await listed()).toEqual(expect.arrayContaining([active.id, world.foreign.organizationId]))
  for (const one of refused) expect(await listed()).not.toContain(one)
  await on.offered(id)
  expect(await listed()).not.toContain(world.foreign.organizationId)
})

test('anyone who is to be deleted, or was merged away, is offered to no one', async () => {
  await on.change(id, sql`erasure_due_on = '2026-12-20'`)
  expect((await on.offer(id)).text).toContain('to be deleted')
  const kept = await on.add()
  await on.change(id, sql`erasure_due_on = null, merged_into = ${kept}`)
  const answer = await on.offer(id)
  expect(answer.status).toBe(409)
  expect(answer.text).toContain('merged into another one')
  expect((await on.offer(randomUUID())).status).toBe(404)
})

test('refuses a candidate known to the clinic, with the record there, and the same offer twice', async () => {
  const email = `${randomUUID()}@example.test`
  const [there] = await addPeople(world, 'foreign', 1, { full_name: 'ana garcía', email_address: email.toUpperCase() })
  id = await on.add({ email_address: email })
  const answer = await on.offer(id)
  expect(answer.status).toBe(409)
  expect(answer.body).toMatchObject({
    error: {
      fields: { organization_id: expect.stringContaining('email address or phone number') as unknown },
      details: { candidate: { id: there, name: 'Ana García', position: 'RBT' } },
    },
  })
  const phone = '(512) 555-7701'
  await addPeople(world, 'foreign', 1, { phone_number: '+1 512 555 7701' })
  expect((await on.offer(await on.add({ phone_number: phone }))).status).toBe(409)

  const again = await on.add()
  await on.offered(again)
  const second = await on.offer(again)
  expect(second.status).toBe(409)
  expect(second.text).toContain('already referred to this clinic')
})

test('two who offer the same person at once make one record there', async () => {
  const answers = await Promise.all([on.offer(id), on.offer(id), on.offer(id)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(await on.loadLinks(id)).toHaveLength(1)
})
