import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { addPeople } from '../testing/people.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

const preview = async (selection: object, message = 'Hi {{Candidate First}}', who: 'clinic' | 'platform' = 'clinic') =>
  await world.call(who, 'POST', '/api/texts/preview', { selection, message })

test('each person’s own text is shown, the longest first, with its parts and who is left out', async () => {
  const [short = ''] = await addPeople(world, 'own', 1, { full_name: 'al ott', text_consent: null })
  const [long = ''] = await addPeople(world, 'own', 1, { full_name: 'Maximiliana 😀 Ruiz', phone_number: '555-0101' })
  const { status, body } = await preview({ ids: [short, long] }, '{{Candidate Full}} of {{Organization}} “hi”')
  expect(status).toBe(200)
  expect(body).toEqual({
    total: 2,
    sendable: 1,
    held: 0,
    skipped: 1,
    consentUnknown: 1,
    preferSpanish: 0,
    over400: 0,
    parts: 1,
    groups: [
      { kind: 'now', because: null, until: null, count: 1 },
      { kind: 'skipped', because: '555-0101 has no area code.', until: null, count: 1 },
    ],
    recipients: [
      {
        candidateId: long,
        name: 'Maximiliana Ruiz',
        phone: '555-0101',
        skipped: '555-0101 has no area code.',
        held: null,
        sendAt: null,
        text: 'Maximiliana Ruiz of Bright Path ABA “hi” Reply STOP to opt out.',
        characters: 63,
        parts: 1,
        consent: 'given',
      },
      {
        candidateId: short,
        name: 'Al Ott',
        phone: '+15125551000',
        skipped: null,
        held: null,
        sendAt: null,
        text: 'Al Ott of Bright Path ABA “hi” Reply STOP to opt out.',
        characters: 53,
        parts: 1,
        consent: 'unknown',
      },
    ],
  })
})

test('the counts are exact though only 50 people are shown, each with their organization’s name', async () => {
  const own = await addPeople(world, 'own', 70, { full_name: 'Ada Vale' })
  const foreign = await addPeople(world, 'foreign', 40, { full_name: 'Ada Vale', text_consent: 'refused' })
  const { body } = await preview({ ids: [...own, ...foreign] }, '{{Organization}}', 'platform')
  expect(body).toMatchObject({ total: 110, sendable: 70, skipped: 40, consentUnknown: 0 })
  const { recipients } = body as { recipients: { text: string }[] }
  expect(recipients).toHaveLength(50)
  expect(new Set(recipients.map(({ text }) => text))).toEqual(
    new Set(['Blue Heron Behavior Reply STOP to opt out.', 'Bright Path ABA Reply STOP to opt out.']),
  )
})

test('lists everyone in groups that open page by page; people who never agreed are skipped without attested consent', async () => {
  const fine = await addPeople(world, 'own', 60)
  const unsure = await addPeople(world, 'own', 2, { text_consent: null })
  const nobody = await addPeople(world, 'own', 3, { phone_number: null })
  const ask = async (more: object) => {
    const selection = { ids: [...fine, ...unsure, ...nobody] }
    return (await world.call('clinic', 'POST', '/api/texts/preview', { selection, message: 'Hi', ...more })).body as {
      groups: { kind: string; because: string | null; count: number }[]
      recipients: { candidateId: string }[]
      consentUnknown: number
    }
  }
  const attested = await ask({})
  expect(attested.groups.map(({ kind, count }) => [kind, count])).toEqual([
    ['now', 62],
    ['skipped', 3],
  ])
  const because = 'No consent to texts on record.'
  const without = await ask({ attestConsent: false, group: { kind: 'skipped', because } })
  expect(without).toMatchObject({ sendable: 60, skipped: 5, consentUnknown: 2 })
  expect(without.groups.find((each) => each.because === because)?.count).toBe(2)
  expect(without.recipients.map(({ candidateId }) => candidateId).toSorted()).toEqual(unsure.toSorted())
  const second = await ask({ attestConsent: false, group: { kind: 'now', because: null }, page: 2 })
  expect(second.recipients).toHaveLength(10)
})

test.each([false, true])(
  'of records with one number, the one that agreed gets it: what is told is what is queued (%s)',
  async (attestConsent) => {
    const phones = Array.from({ length: 6 }, (_, at) => `(512) 555-7${attestConsent ? 1 : 0}${10 + at}`)
    const ids: string[] = []
    for (const phone_number of phones)
      for (const text_consent of [null, 'given', null])
        ids.push(...(await addPeople(world, 'own', 1, { phone_number, text_consent })))
    ids.push(
      ...(await addPeople(world, 'own', 1, {
        phone_number: `(512) 555-7${attestConsent ? 1 : 0}30`,
        text_consent: null,
      })),
    )
    const asked = { selection: { ids }, message: `Hi {{Candidate First}}, ${attestConsent}` }
    const told = (await world.call('clinic', 'POST', '/api/texts/preview', { ...asked, attestConsent })).body
    expect(told).toMatchObject({
      total: 19,
      sendable: attestConsent ? 7 : 6,
      skipped: attestConsent ? 12 : 13,
      consentUnknown: 1,
    })
    const sent = await world.call('clinic', 'POST', '/api/texts/send-many', {
      ...asked,
      attestConsent,
      batchId: randomUUID(),
    })
    expect(sent.body).toMatchObject({ queued: attestConsent ? 7 : 6, skipped: attestConsent ? 12 : 13 })
    const groups = z
      .object({ groups: z.array(z.object({ because: z.nullable(z.string()), count: z.number() })) })
      .parse(told)
    const skips = await world.inPlatform(
      async (tx) =>
        await tx.rows(
          z.object({ because: z.string(), count: z.number() }),
          sql`select reason as because, count(*)::int as count from text_batch_skips
            where candidate_id = any(${sql.param(ids)}::uuid[]) group by 1 order by 2 desc`,
        ),
    )
    expect(groups.groups.filter(({ because }) => because !== null)).toEqual(
      skips.map((skip) => expect.objectContaining(skip)),
    )
  },
)

test('a text over 400 is counted, one over 1,600 is left out, and the parts of all that leave are added up', async () => {
  const many = '{{Candidate Full}}'.repeat(20)
  const warned = await addPeople(world, 'own', 1, { full_name: `A${'b'.repeat(30)}` })
  const refused = await addPeople(world, 'own', 1, { full_name: `A${'b'.repeat(90)}` })
  const short = await addPeople(world, 'own', 2, { full_name: 'Al' })
  const { body } = await preview({ ids: [...warned, ...refused, ...short] }, many)
  // 640 characters in parts of 153, and twice 40 in one.
  expect(body).toMatchObject({ total: 4, sendable: 3, skipped: 1, over400: 1, parts: 5 + 1 + 1 })
  expect((body as { recipients: { skipped: string | null }[] }).recipients[0]?.skipped).toBe(
    'The text has 1820 characters for this person. Use 1600 or fewer.',
  )
})

test('opted out numbers are recognized however they are written', async () => {
  const ids = await addPeople(world, 'own', 1, { phone_number: '+1 512-555-0199 x3' })
  expect((await preview({ ids })).body).toMatchObject({
    sendable: 0,
    recipients: [{ skipped: 'This person opted out of texts.' }],
  })
})

test('previews “all that match” without a list of ids', async () => {
  await addPeople(world, 'own', 3, { full_name: 'Zelda Quince' })
  expect((await preview({ query: { q: 'quince' }, except: [], expected: 3 })).body).toMatchObject({ total: 3 })
})

test('an unknown tag, another organization’s id and more than 10,000 people are refused', async () => {
  const [own = ''] = await addPeople(world, 'own', 1)
  const message = '{{first}} isn’t a tag. Did you mean {{User First}}?'
  expect((await preview({ ids: [own] }, 'Hi {{first}}')).body).toMatchObject({ error: { fields: { message } } })
  const [foreign = ''] = await addPeople(world, 'foreign', 1)
  const [answer, unknown] = [await preview({ ids: [own, foreign] }), await preview({ ids: [own, randomUUID()] })]
  expect([answer.status, answer.text]).toEqual([404, unknown.text])
  await world.inPlatform(async (tx) => {
    await tx.run(
      sql`insert into all_candidates (organization_id, full_name) select ${world.own.organizationId}, 'Crowd' from generate_series(1, 10001)`,
    )
  })
  expect((await preview({ query: { q: 'crowd' }, except: [], expected: 10_001 })).body).toMatchObject({
    error: { message: 'Text 10,000 people or fewer at once.' },
  })
})

test('sorts texts of one length by name', async () => {
  const names = ['Tia Reed', 'Ann Reed', 'Lou Reed', 'Bea Reed']
  const ids: string[] = []
  for (const full_name of names) ids.push(...(await addPeople(world, 'own', 1, { full_name })))
  const { body } = await preview({ ids }, 'Hi {{Candidate First}}, shall we talk?')
  const { recipients } = z.object({ recipients: z.array(z.object({ name: z.string() })) }).parse(body)
  expect(recipients.map(({ name }) => name)).toEqual(names.toSorted())
})
