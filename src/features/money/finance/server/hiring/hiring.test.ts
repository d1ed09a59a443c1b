import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { insertRows } from '../../../../../db/demo/insert.ts'
import { hiringPeople, hiringPerformance } from '../../contract/hiring.ts'

const now = new Date('2026-11-20T18:00:00Z')
const query = 'month=2026-06&timeZone=America/New_York'
let world: World

type Story = {
  source?: string
  received?: string
  status?: string
  moves?: [string, string, string][]
  textedAt?: string
}

/** A candidate of June with the moves of the status: [at, from, to]. */
const tell = async ({ source = 'Indeed', received = '2026-06-10T14:00:00Z', status, moves = [], textedAt }: Story) => {
  const { organizationId: organization_id, locationId: location_id } = world.own
  const id = randomUUID()
  const last = moves.at(-1)?.[2] ?? 'Initial Inquiry'
  const recipient_id = randomUUID()
  await world.inPlatform(async (tx) => {
    await insertRows(tx, 'all_candidates', [
      {
        id,
        organization_id,
        location_id,
        full_name: 'jo lee',
        position: 'RBT',
        status: status ?? last,
        source,
        date_submitted_ts: received,
        created_at: received,
        auto_scheduler_sent: false,
      },
    ])
    await tx.run(sql`insert into candidate_status_changes (organization_id, candidate_id, at, from_key, to_key)
      select ${organization_id}, ${id}, (m ->> 0)::timestamptz, lower(m ->> 1), lower(m ->> 2) from jsonb_array_elements(${JSON.stringify(moves)}::jsonb) m`)
    if (!textedAt) return
    await insertRows(tx, 'text_recipients', [
      {
        id: recipient_id,
        organization_id,
        candidate_id: id,
        candidate_type: 'rbt',
        candidate_name: 'Jo Lee',
        is_active: true,
        unread: 0,
        last_inbound_at: '2026-06-30T12:00:00Z',
      },
    ])
    await insertRows(tx, 'text_messages', [
      {
        id: randomUUID(),
        organization_id,
        recipient_id,
        candidate_id: id,
        message: 'Hi',
        message_content: 'Hi',
        sender_type: 'user',
        message_direction: 'outbound',
        message_status: 'delivered',
        sent_at: textedAt,
        created_at: textedAt,
      },
      {
        id: randomUUID(),
        organization_id,
        recipient_id,
        candidate_id: id,
        message: 'Hi',
        message_content: 'Hi',
        sender_type: 'user',
        message_direction: 'outbound',
        message_status: 'undelivered',
        sent_at: null,
        created_at: textedAt,
      },
    ])
  })
  return id
}
const [initial, reviewed, interview, hired, terminated] = [
  'Initial Inquiry',
  'Reviewed By Clinic',
  'Interview Scheduled',
  'Hired',
  'Terminated',
]

beforeAll(async () => {
  world = await openWorld({}, () => now)
  await tell({ textedAt: '2026-06-10T14:30:00Z' })
  await tell({ moves: [['2026-06-10T16:00:00Z', initial, reviewed]] })
  await tell({
    source: 'Referral',
    moves: [
      ['2026-06-11T14:00:00Z', initial, interview],
      ['2026-06-15T14:00:00Z', interview, hired],
    ],
  })
  await tell({
    source: 'Referral',
    moves: [
      ['2026-06-12T14:00:00Z', initial, hired],
      ['2026-07-30T14:00:00Z', hired, terminated],
    ],
  })
  await tell({
    source: '',
    moves: [
      ['2026-06-10T15:00:00Z', initial, hired],
      ['2026-06-10T15:05:00Z', hired, initial],
    ],
  })
  await tell({ received: '2026-06-01T03:59:00Z', moves: [] })
  await tell({ received: '2026-07-01T03:59:00Z', moves: [] })
})
afterAll(async () => await world.close())

const hiring = async (who: 'clinic' | 'platform' | 'foreign' = 'clinic', more = '') =>
  hiringPerformance.reply.parse((await world.call(who, 'GET', `/api/finance/hiring?${query}${more}`)).body)
const people = async (more: string, who: 'clinic' | 'foreign' = 'clinic') =>
  hiringPeople.reply.parse((await world.call(who, 'GET', `/api/finance/hiring/people?${query}&${more}`)).body)

test('the funnel counts who reached a stage by now; a slip of minutes is not reached', async () => {
  const found = await hiring()
  expect(found.received).toBe(6)
  expect(found.reached).toEqual([6, 3, 2, 2, 2, 2])
  expect(found.perHundred).toBe(33.3)
  for (const [stage, n] of found.reached.entries()) expect((await people(`stage=${stage}`)).total).toBe(n)
})

test('the first touch is the first text or change of the status, whichever came first', async () => {
  const { touch } = await hiring()
  expect(touch).toEqual({ touched: 5, median: 120, withinHour: 2, withinDay: 4 })
  expect((await people('touch=touched')).total).toBe(5)
  expect((await people('touch=untouched')).total).toBe(1)
  expect((await people('touch=hour')).rows.map((row) => row.touch).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([
    30, 60,
  ])
})

test('time in a status is the median of finished stays; people still there are counted apart', async () => {
  const { statuses } = await hiring()
  const of = (label: string) => statuses.find((each) => each.label === label)
  expect(of('Interview Scheduled')).toMatchObject({ left: 1, here: 0, median: 5_760 - 0 })
  expect(of('Hired')).toMatchObject({ left: 1, here: 1, median: 48 * 1440 })
  expect(of('Terminated')).toMatchObject({ left: 0, here: 1, median: null })
  for (const { key, left, here } of statuses) {
    expect((await people(`status=${encodeURIComponent(key)}`)).total, key).toBe(left)
    expect((await people(`status=${encodeURIComponent(key)}&held=here`)).total, key).toBe(here)
  }
})

test('sources and locations add up to everyone, those without one included', async () => {
  const { sources, locations, received } = await hiring()
  expect(sources).toEqual([
    { source: 'Indeed', received: 3, interviewed: 0, hired: 0, perHundred: 0 },
    { source: 'Referral', received: 2, interviewed: 2, hired: 2, perHundred: 100 },
    { source: '', received: 1, interviewed: 0, hired: 0, perHundred: 0 },
  ])
  expect((await people('source=')).total).toBe(1)
  expect(locations.reduce((sum, each) => sum + each.received, 0)).toBe(received)
  expect((await people(`location=${world.own.locationId}&stage=5`)).total).toBe(2)
})

test('waiting people, weeks, and first touches of a location count the people that they open', async () => {
  const { waiting, weeks, locations, received } = await hiring()
  expect(weeks.reduce((sum, each) => sum + each.received, 0)).toBe(received)
  for (const { week, received: came, touched, interviewed, hired } of weeks) {
    expect((await people(`week=${week}`)).total).toBe(came)
    expect((await people(`week=${week}&touch=touched`)).total).toBe(touched)
    expect((await people(`week=${week}&stage=2`)).total).toBe(interviewed)
    expect((await people(`week=${week}&stage=5`)).total).toBe(hired)
  }
  expect(waiting.map(({ label }) => label)).toContain('Initial Inquiry')
  expect(waiting.map(({ label }) => label)).not.toContain('Hired')
  for (const { key, waits } of waiting)
    for (const [span, n] of waits.entries())
      expect((await people(`status=${encodeURIComponent(key)}&held=here&waits=${span}`)).total, `${key} ${span}`).toBe(
        n,
      )
  for (const { location_id, touched } of locations)
    expect((await people(`location=${location_id ?? 'none'}&touch=touched`)).total).toBe(touched)
  expect((await people('week=1&waits=4', 'foreign')).total).toBe(0)
})

test('texts of the month have a delivery and a reply rate', async () => {
  const { texts } = await hiring()
  expect(texts).toEqual({
    sent: 2,
    delivered: 1,
    failed: 1,
    people: 1,
    replied: 1,
    deliveryRate: 50,
    replyRate: 100,
  })
  expect((await people('of=texted&texts=replied')).rows[0]).toMatchObject({
    name: 'Jo Lee',
    organization: 'Bright Path ABA',
  })
})

test('shows retention if the data supports it, and explains plainly if not', async () => {
  const { hires, retention } = await hiring()
  expect(hires).toBe(2)
  expect(retention).toEqual([
    { days: 30, due: 2, stayed: 2, rate: 100, missing: null },
    { days: 60, due: 2, stayed: 1, rate: 50, missing: null },
    { days: 90, due: 2, stayed: 1, rate: 50, missing: null },
  ])
  expect((await people('of=hired&days=60&stayed=left')).total).toBe(1)
  expect((await people('of=hired&days=60&stayed=stayed')).total).toBe(1)
  expect((await hiring('foreign')).retention[0]).toMatchObject({
    rate: null,
    missing: 'No data: no hires in this period.',
  })
})

test('another clinic sees no figures; platform staff see all, or one organization', async () => {
  expect((await hiring('foreign')).received).toBe(0)
  expect((await people('stage=0', 'foreign')).rows).toEqual([])
  expect((await hiring('foreign', `&organization=${world.own.organizationId}`)).received).toBe(0)
  expect((await hiring('platform')).received).toBe(6)
  expect((await hiring('platform', `&organization=${world.foreign.organizationId}`)).received).toBe(0)
})

test('a change of the status is noted once, also in bulk, and goes with its candidate', async () => {
  const changes = async (id: string) =>
    await world.inClinic(
      world.own.organizationId,
      async (tx) =>
        await tx.rows(
          z.object({ from_key: z.string(), to_key: z.string() }),
          sql`select from_key, to_key from candidate_status_changes where candidate_id = ${id} order by id`,
        ),
    )
  const id = await tell({})
  const move = async (status: string) =>
    await world.call('clinic', 'POST', '/api/candidates/status', { selection: { ids: [id] }, status })
  expect((await move('Interview Scheduled')).status).toBe(200)
  await move('Interview Scheduled')
  await move('Hired')
  expect(await changes(id)).toEqual([
    { from_key: 'initial inquiry', to_key: 'interview scheduled' },
    { from_key: 'interview scheduled', to_key: 'hired' },
  ])
  await world.inPlatform(async (tx) => await tx.run(sql`delete from all_candidates where id = ${id}`))
  expect(await changes(id)).toEqual([])
})

test('figures and people are exported', async () => {
  const figures = await world.call('clinic', 'GET', `/api/finance/hiring/export?${query}`)
  expect(figures.text).toContain('Source,Referral,Hire rate (%),100')
  expect(figures.text).toContain('Retention,60 days,Stayed (%),50')
  const list = await world.call('clinic', 'GET', `/api/finance/hiring/people/export?${query}&stage=5&format=csv`)
  expect(list.text.trim().split('\r\n')).toHaveLength(3)
  expect(list.text).toContain('Jo Lee,RBT,Bright Path ABA,Austin,Referral,Hired,2026-06-10,1440')
})

const upTo = async (more: string) => {
  const path = `/api/finance/hiring?month=2026-03&timeZone=America/New_York${more}`
  const { received, texts, hires } = hiringPerformance.reply.parse((await world.call('clinic', 'GET', path)).body)
  return [received, texts.people, hires]
}

test('up to a day only who came, was texted or hired by then counts, as the viewer lives the day', async () => {
  await tell({ received: '2026-03-02T15:00:00Z', textedAt: '2026-03-05T15:00:00Z' })
  // In New York it is still the evening of the 5th.
  await tell({ received: '2026-03-06T03:00:00Z' })
  await tell({
    received: '2026-03-25T15:00:00Z',
    textedAt: '2026-03-26T15:00:00Z',
    moves: [['2026-03-27T15:00:00Z', 'Initial Inquiry', 'Hired']],
  })
  expect(await upTo('')).toEqual([3, 2, 1])
  expect(await upTo('&through=5')).toEqual([2, 1, 0])
  expect(await upTo('&through=4')).toEqual([1, 0, 0])
  expect(await upTo('&through=31')).toEqual([3, 2, 1])
})
