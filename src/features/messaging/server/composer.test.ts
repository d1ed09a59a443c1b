import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type World } from '../../../app/server/testing/world.ts'
import { insertRows } from '../../../db/demo/insert.ts'
import { sendTextsJob } from './jobs/send-texts.ts'
import { addPeople } from './testing/people.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

test('a composer offers active templates, the default first, links by name, and the sender’s own words', async () => {
  const of = (more: object) => ({ id: randomUUID(), organization_id: world.own.organizationId, ...more })
  const template = (name: string, more: object = {}) =>
    of({ type: 'text', is_active: true, is_default: false, name, content: name, created_at: new Date(), ...more })
  await world.inPlatform(async (tx) => {
    await insertRows(tx, 'message_templates', [
      template('Beta'),
      template('Alpha'),
      template('Gone', { is_active: false }),
      template('Mail', { type: 'email' }),
    ])
    await insertRows(tx, 'user_links', [
      of({ name: 'Apply', url: 'https://example.test/a', is_active: true, created_at: new Date() }),
      of({ name: 'Old', url: 'https://example.test/o', is_active: false, created_at: new Date() }),
    ])
    await tx.run(sql`update reinforce_users set text_template = 'Hi from me' where id = ${world.users.clinic.id}`)
  })
  const { body } = await world.call('clinic', 'GET', '/api/texts/composer')
  expect(body).toMatchObject({
    templates: [{ name: 'First contact', is_default: true }, { name: 'Alpha' }, { name: 'Beta' }],
    links: [{ name: 'Apply' }, { name: 'Careers' }],
    text_template: 'Hi from me',
    senderName: 'Riley Adams',
    organizationName: 'Bright Path ABA',
    transport: 'simulator',
  })
  expect((body as { templates: unknown[] }).templates).toHaveLength(3)
})

test('platform staff are offered their own organization’s parts only', async () => {
  expect((await world.call('platform', 'GET', '/api/texts/composer')).body).toMatchObject({
    templates: [],
    links: [],
    text_template: null,
    organizationName: 'Reinforce Demo Clinic',
  })
})

const phones = async (q: string, who: 'clinic' | 'platform' | 'manager' = 'clinic') =>
  (await world.call(who, 'GET', `/api/simulator/texts?q=${encodeURIComponent(q)}`)).body as {
    phones: { phone: string; name: string; texts: { id: string; from: string; body: string; at: string }[] }[]
    total: number
  }
const arrived = (id: string | undefined) => ({
  id,
  from: '+15555550100',
  body: `Hi Wren ${id}`,
  at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
})

describe('the simulator', () => {
  test('shows what arrived, the newest first, by phone', async () => {
    const [candidateId] = await addPeople(world, 'own', 1, { full_name: 'wren 100% sky', phone_number: '512 555 7788' })
    const ids = [randomUUID(), randomUUID()]
    for (const id of [ids[0], ids[0], ids[1]])
      await world.call('clinic', 'POST', '/api/texts/send', {
        id,
        candidateId,
        message: `Hi {{Candidate First}} ${id}`,
      })
    const expected = { phone: '+15125557788', name: 'Wren Sky', texts: [arrived(ids[1]), arrived(ids[0])] }
    for (const q of ['7788', 'wren', '100%', ids[0] ?? ''])
      expect([q, await phones(q)]).toEqual([q, { phones: [expected], total: 1 }])
    expect(await phones('1_0%')).toEqual({ phones: [], total: 0 })
    expect((await phones('')).total).toBe(2)
  })

  test('a bulk text of platform staff arrives under each organization and shows a clinic its own only', async () => {
    const own = await addPeople(world, 'own', 55, { full_name: 'Ivy Own' })
    const foreign = await addPeople(world, 'foreign', 5, { full_name: 'Ivy Foreign' })
    const batchId = randomUUID()
    const payload = { batchId, selection: { ids: [...own, ...foreign] }, message: `Batch ${batchId}` }
    expect((await world.call('platform', 'POST', '/api/texts/send-many', payload)).status).toBe(200)
    await sendTextsJob.run({ organizationId: world.platformId, batchId }, world.house, new AbortController().signal)
    const seen = async (organizationId: string) =>
      await world.inClinic(
        organizationId,
        async (tx) => await tx.run(sql`select from simulated_texts where body like ${`%${batchId}`}`),
      )
    expect([await seen(world.own.organizationId), await seen(world.foreign.organizationId)]).toEqual([55, 5])
    expect((await phones(batchId)).total).toBe(50 + 5)
    expect((await phones('Ivy Foreign')).total).toBe(0)
  })
})

const draft = async (resumeText: string) =>
  (
    await world.call('clinic', 'POST', '/functions/v1/generate-text-message', {
      resumeText,
      organizationName: 'Bright Path ABA',
      userFirstName: 'Riley',
      candidateFirstName: 'Ana',
    })
  ).body

test('a draft comes from the résumé; an empty résumé gives the words of section 8', async () => {
  expect(await draft('Two years as a nanny. Call 512-555-0101.')).toEqual({
    message:
      'Hi Ana, this is Riley with Bright Path ABA. I read your résumé, and your two years as a nanny stood out. When would be a good time to talk?',
    source: 'composed',
  })
  expect(await draft(' \n ')).toEqual({ error: 'No message generated' })
})
