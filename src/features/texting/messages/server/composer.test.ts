import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { insertRows } from '../../../../db/demo/insert.ts'

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
      template('Email', { type: 'email' }),
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
    quietHours: false,
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
