import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertRows } from '../../../db/demo/insert.ts'
import { openPool } from '../../../platform/server/database.ts'
import { openWorld, type World } from '../testing/world.ts'
import { addInstallationMetrics } from './add-installation-metrics.ts'
import { readFigures } from './read-figures.ts'

const now = new Date('2026-11-20T18:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000).toISOString()
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => await world.close())
beforeEach(async () => {
  await world.inPlatform(async (tx) => {
    for (const table of ['webhook_deliveries', 'webhooks', 'service_texts', 'text_messages'])
      await tx.run(sql`delete from ${sql.identifier(table)}`)
  })
  await world.services.pool.query('delete from pgboss.job')
})

const read = async () => await readFigures(world.services.pool, now)
const add = async (table: string, ...rows: Record<string, unknown>[]) =>
  await world.inPlatform(async (tx) => await insertRows(tx, table, rows))

const text = (message_status: string, more: Record<string, unknown>) => ({
  id: randomUUID(),
  organization_id: world.own.organizationId,
  recipient_id: world.own.recipientId,
  candidate_id: world.own.candidateId,
  message: 'Hello Maria',
  message_content: 'Hello Maria',
  message_status,
  send_at: null,
  claimed_at: null,
  batch_id: null,
  batch_organization_id: null,
  created_at: ago(10_000),
  ...more,
})
const batch = async (state: string) => {
  const id = randomUUID()
  const made = { made_by: world.users.clinic.id, message: 'Hello', total: 1, created_at: ago(10_000) }
  await add('text_batches', { id, organization_id: world.own.organizationId, state, ...made })
  return { batch_id: id, batch_organization_id: world.own.organizationId }
}

test('a text waits from the moment it may leave; held, paused and answered ones do not', async () => {
  expect(await read()).toMatchObject({ textsWaiting: 0, textsOldest: 0 })
  const paused = await batch('paused')
  await add(
    'text_messages',
    text('sent', {}),
    text('failed', {}),
    text('held', { send_at: ago(-60) }),
    text('held', {}),
    text('queued', paused),
    text('held', { ...paused, send_at: ago(500) }),
  )
  expect(await read()).toMatchObject({ textsWaiting: 0, textsOldest: 0 })
  await add('text_messages', text('queued', { created_at: ago(20) }))
  expect(await read()).toMatchObject({ textsWaiting: 1, textsOldest: 20 })
  await add('text_messages', text('queued', { ...(await batch('running')), send_at: ago(30) }))
  expect(await read()).toMatchObject({ textsWaiting: 2, textsOldest: 30 })
  await add('text_messages', text('held', { send_at: ago(40) }))
  expect(await read()).toMatchObject({ textsWaiting: 3, textsOldest: 40 })
  await add('text_messages', text('sending', { claimed_at: ago(50) }))
  expect(await read()).toMatchObject({ textsWaiting: 4, textsOldest: 50 })
})

test('an invitation by text waits as well', async () => {
  const invitation = {
    organization_id: world.foreign.organizationId,
    kind: 'invitation',
    about: randomUUID(),
    to_name: 'Maria',
    to_phone: '+15125550100',
    from_phone: '+15125550199',
    created_at: ago(10_000),
  }
  await add(
    'service_texts',
    { id: randomUUID(), ...invitation, state: 'waiting', send_at: ago(-60), claimed_at: null },
    { id: randomUUID(), ...invitation, state: 'sent', send_at: ago(600), claimed_at: ago(600) },
    { id: randomUUID(), ...invitation, state: 'waiting', send_at: ago(70), claimed_at: null },
  )
  expect(await read()).toMatchObject({ textsWaiting: 1, textsOldest: 70 })
})

test('a call to a webhook waits from the moment it is due, where the webhook is on', async () => {
  const webhook = async (is_active: boolean) => {
    const id = randomUUID()
    const address = { url: 'https://example.com/hook', events: ['text.received'], salt: 'x' }
    const made = { created_by: world.users.admin.id, created_at: ago(10_000) }
    await add('webhooks', { id, organization_id: world.own.organizationId, is_active, ...address, ...made })
    return id
  }
  const delivery = (webhook_id: string, state: string, more: Record<string, unknown>) => ({
    organization_id: world.own.organizationId,
    webhook_id,
    event: 'text.received',
    at: ago(5_000),
    state,
    next_at: '1970-01-01T00:00:00.000Z',
    claimed_at: null,
    ...more,
  })
  const [on, off] = [await webhook(true), await webhook(false)]
  await add(
    'webhook_deliveries',
    delivery(off, 'waiting', {}),
    delivery(on, 'delivered', {}),
    delivery(on, 'waiting', { next_at: ago(-300) }),
  )
  expect(await read()).toMatchObject({ webhooksWaiting: 0, webhooksOldest: 0 })
  await add('webhook_deliveries', delivery(on, 'waiting', { next_at: ago(15) }))
  expect(await read()).toMatchObject({ webhooksWaiting: 1, webhooksOldest: 15 })
  await add('webhook_deliveries', delivery(on, 'waiting', { at: ago(25) }))
  expect(await read()).toMatchObject({ webhooksWaiting: 2, webhooksOldest: 25 })
  await add('webhook_deliveries', delivery(on, 'sending', { claimed_at: ago(35) }))
  expect(await read()).toMatchObject({ webhooksWaiting: 3, webhooksOldest: 35 })
})

test('reports queues, backups and rehearsals, and none where there is none', async () => {
  const before = await read()
  expect(before).toMatchObject({ backup: null, rehearsal: null })
  expect(before.queues.length).toBeGreaterThan(20)
  await world.services.pool.query(
    `insert into pgboss.job (name, data, state, start_after) values ('send-texts', '{}', 'created', now() - interval '90 seconds')`,
  )
  const event = (name: string, seconds: number) => ({ organization_id: world.platformId, name, at: ago(seconds) })
  await add(
    'events',
    event('installation.backedUp', 7_200),
    event('installation.backedUp', 3_600),
    event('installation.rehearsed', 86_400),
  )
  const after = await read()
  expect(after).toMatchObject({ backup: 3_600, rehearsal: 86_400 })
  expect(after.unsealed).toBe(before.unsealed + 3)
  expect(after.queues.find(({ queue }) => queue === 'send-texts')).toMatchObject({ waiting: 1, failed: 0 })
})

// PostgreSQL's own alarm reads the true time, so under libfaketime it may never come.
test.skipIf(process.env.FAKETIME)(
  'what waits too long in the database ends the reading, and the connection is not used again',
  async () => {
    const own = openPool(world.databaseUrl, 1)
    const other = await world.services.pool.connect()
    try {
      await other.query('begin; lock table text_messages in access exclusive mode')
      await expect(readFigures(own, now)).rejects.toThrow('statement timeout')
      await other.query('rollback')
      expect(await readFigures(own, now)).toMatchObject({ textsWaiting: 0 })
      const { rows } = await own.query('select current_user = session_user as own')
      expect(rows).toEqual([{ own: true }])
    } finally {
      other.release(true)
      await own.end()
    }
  },
)

const written = async (show: (set: ReturnType<typeof addInstallationMetrics>) => void, registry = new Registry()) => {
  show(addInstallationMetrics(registry))
  const lines = (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]))
}
const figures = {
  queues: [{ queue: 'send-texts', waiting: 2, oldestSeconds: 90, active: 1, failed: 3 }],
  textsWaiting: 4,
  textsOldest: 50,
  webhooksWaiting: 0,
  webhooksOldest: 0,
  backup: 3_600,
  rehearsal: null,
  unsealed: 5,
  unsealedOldest: 2,
}

test('figures are named and labeled by queue and kind alone; what there is not is left out', async () => {
  const kept = { sealedAt: new Date(ago(12)), sealed: 7, failures: 1 }
  expect(await written((show) => show(figures, kept, now))).toEqual({
    reinforce_database_up: 1,
    'reinforce_queue_waiting_jobs{queue="send-texts"}': 2,
    'reinforce_queue_oldest_due_seconds{queue="send-texts"}': 90,
    'reinforce_queue_active_jobs{queue="send-texts"}': 1,
    'reinforce_queue_failed_jobs{queue="send-texts"}': 3,
    'reinforce_outbox_waiting{kind="texts"}': 4,
    'reinforce_outbox_waiting{kind="webhooks"}': 0,
    'reinforce_outbox_oldest_seconds{kind="texts"}': 50,
    'reinforce_outbox_oldest_seconds{kind="webhooks"}': 0,
    reinforce_events_unsealed: 5,
    reinforce_events_unsealed_oldest_seconds: 2,
    reinforce_backup_age_seconds: 3_600,
    reinforce_log_archive_age_seconds: 12,
    reinforce_log_pieces_sealed: 7,
    reinforce_log_sealing_failures: 1,
  })
})

test('reports that the database is away, and no earlier figure as current', async () => {
  const shown = await written((show) => {
    show(figures, null, now)
    show(null, null, now)
  })
  expect(shown).toEqual({ reinforce_database_up: 0 })
})
