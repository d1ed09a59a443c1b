import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { recordEvents } from '../../../../platform/server/events.ts'
import { productionChecklist } from '../contract/system.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({
    STRIPE_SECRET_KEY: 'sk_test_secretive',
    AUTOMATION_WEBHOOK_SECRET: 'a-secret-of-24-characters-and-more',
  })
})
afterAll(async () => {
  await world.close()
})
const asked = async () => await world.call('platform', 'GET', '/api/installation/checklist')
const lines = async () => {
  const read = productionChecklist.reply.parse((await asked()).body)
  return new Map(read.lines.map((line) => [line.name, line]))
}

test('lists settings and data line by line, without their secrets', async () => {
  const found = await lines()
  expect(found.get('Texts')).toMatchObject({ state: 'missing', setting: 'TEXT_TRANSPORT=twilio or webhook' })
  expect(found.get('Payments')).toMatchObject({ state: 'problem' })
  const { text } = await asked()
  expect(text).not.toContain('secretive')
  expect(text).not.toContain('a-secret-of-24')
})

const change = async (customer: string | null, isRequired: boolean) =>
  await world.inPlatform(async (tx) => {
    await tx.run(sql`update organizations set stripe_customer_id = ${customer} where id = ${world.own.organizationId}`)
    await tx.run(
      sql`update organizations set requires_two_factor = ${isRequired} where id = ${world.services.config.platformOrganizationId}`,
    )
  })

test('a client that is linked to its customer, and a required second factor, change their lines', async () => {
  const open = async () => Number(/^(\d+) active/.exec((await lines()).get('Customers at payments')?.words ?? '0')?.[1])
  await change(null, false)
  const before = await open()
  expect((await lines()).get('Two-factor sign-in')?.words).toMatch(/^\d+ of \d+ of platform staff sign in/)
  await change('cus_checklist', true)
  const found = await lines()
  expect(found.get('Two-factor sign-in')?.state).toBe('ready')
  expect(found.get('Customers at payments')?.words ?? '').toMatch(
    before === 1 ? /^Every/ : new RegExp(`^${before - 1} `),
  )
  await change(null, false)
})

test('a clinic’s Admin is refused', async () => {
  expect((await world.call('admin', 'GET', '/api/installation/checklist')).status).toBe(403)
})

test('shows the newest backup by its age, or by why it failed; another event is neither', async () => {
  const { config } = world.services
  const given = config.databaseUrl
  Object.assign(config, { databaseUrl: undefined })
  const happened = async (name: string, hours: number) => {
    const at = new Date(world.services.clock().getTime() - hours * 3_600_000 - 60_000).toISOString()
    await world.inPlatform(
      async (tx) =>
        await tx.run(
          sql`insert into events (organization_id, name, at) values (${config.platformOrganizationId}, ${name}, ${at}::timestamptz)`,
        ),
    )
  }
  try {
    await happened('installation.restored', 1)
    expect((await lines()).get('Backup')).toMatchObject({ state: 'missing' })
    await happened('installation.backedUp', 72)
    expect((await lines()).get('Backup')).toMatchObject({ state: 'problem' })
    await happened('installation.backedUp', 3)
    expect((await lines()).get('Backup')?.words).toMatch(/^The last backup is 3 hours old.*No test restore yet/)
    await happened('installation.rehearsed', 49)
    expect((await lines()).get('Backup')?.words).toMatch(/test restore 2 days ago\.$/)
    await happened('installation.logKept', 3)
    await world.inPlatform(async (tx) => {
      await recordEvents(tx, null, [{ name: 'installation.logFailed', after: { reason: 'Read only.' } }])
    })
    expect((await lines()).get('Backup')?.words).toBe('Backup log archiving isn’t working: Read only.')
    await world.inPlatform(async (tx) => {
      await recordEvents(tx, null, [{ name: 'installation.backupFailed', after: { reason: 'The disk is full.' } }])
    })
    expect((await lines()).get('Backup')).toMatchObject({
      state: 'problem',
      words: expect.stringMatching(/^The newest backup failed: The disk is full\./) as unknown,
    })
  } finally {
    Object.assign(config, { databaseUrl: given })
  }
})
