import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { eraseDue } from '../../../../../app/server/testing/erase-due.ts'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { insertRows } from '../../../../../db/demo/insert.ts'
import { createRandom } from '../../../../../db/demo/random.ts'
import { toMonthRange } from '../../../../../rules/periods/month.ts'
import { type Hiring, hiringPerformance } from '../../contract/hiring.ts'
import { foldHiringJob, foldStale } from '../jobs/fold-hiring.ts'
import { computePlainHiring } from '../testing/compute-plain-hiring.ts'

const now = new Date('2026-11-20T18:00:00Z')
const timeZone = 'America/New_York'
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => await world.close())

const thousandth = (value: number | null) => (value === null ? null : Math.round(value * 1000) / 1000)
const byKey = <T>(list: T[], key: (one: T) => string) => list.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))

/** The part of the answer that is worked out of the candidates, in an order of its own. */
const comparable = ({ received, reached, touch, statuses, sources }: Hiring) => ({
  received,
  reached,
  touch: { ...touch, median: thousandth(touch.median) },
  statuses: byKey(
    statuses.map(({ key, left, here, median }) => ({ key, left, here, median: thousandth(median) })),
    (one) => one.key,
  ),
  sources: byKey(
    sources.map(({ source, received: all, interviewed, hired }) => ({ source, received: all, interviewed, hired })),
    (one) => one.source,
  ),
})

const hiring = async (who: 'clinic' | 'platform', month: string) =>
  hiringPerformance.reply.parse(
    (await world.call(who, 'GET', `/api/finance/hiring?month=${month}&timeZone=${timeZone}`)).body,
  )

const agrees = async (step: string) => {
  for (const month of ['2026-05', '2026-06', '2026-11']) {
    const { from, until } = toMonthRange(month, timeZone)
    const range = { from: from.toISOString(), until: until.toISOString() }
    expect(comparable(await hiring('platform', month)), `${step}, ${month}, platform`).toEqual(
      await computePlainHiring(world, range),
    )
    expect(comparable(await hiring('clinic', month)), `${step}, ${month}, clinic`).toEqual(
      await computePlainHiring(world, { ...range, organization: world.own.organizationId }),
    )
  }
}

const random = createRandom('hiring')
const statuses = ['Initial Inquiry', 'Reviewed By Clinic', 'Interview Scheduled', 'Hired', 'Terminated'] as const
const some: string[] = []
const anyone = () => some[random.below(some.length)] ?? ''
/** Any minute of May, June or July. */
const moment = () => new Date(Date.parse('2026-05-01T00:00:00Z') + random.below(92 * 1440) * 60_000).toISOString()

const asPlatform = async (query: ReturnType<typeof sql>) => await world.inPlatform(async (tx) => await tx.run(query))

const add = async () => {
  const { organizationId: organization_id, locationId: location_id } = random.chance(0.7) ? world.own : world.foreign
  const received = moment()
  const people = Array.from({ length: 1 + random.below(3) }, () => ({
    id: random.uuid(),
    organization_id,
    location_id: random.chance(0.8) ? location_id : null,
    full_name: 'jo lee',
    position: 'RBT',
    status: random.pick(statuses),
    source: random.pick(['Indeed', ' Referral', '', null]),
    date_submitted_ts: received,
    created_at: received,
    auto_scheduler_sent: false,
  }))
  await world.inPlatform(async (tx) => await insertRows(tx, 'all_candidates', people))
  some.push(...people.map(({ id }) => id))
}
const lateChange = async () =>
  await asPlatform(sql`insert into candidate_status_changes (organization_id, candidate_id, at, from_key, to_key)
    select organization_id, id, ${moment()}::timestamptz, ${random.pick(statuses).toLowerCase()}, ${random.pick(statuses).toLowerCase()}
    from all_candidates where id = ${anyone()}`)
const text = async () => {
  const [thread, message, to, sent] = [random.uuid(), random.uuid(), anyone(), moment()]
  await asPlatform(sql`insert into text_recipients (id, organization_id, candidate_id, candidate_type, candidate_name)
    select ${thread}, organization_id, id, 'rbt', 'x' from all_candidates where id = ${to} on conflict do nothing`)
  await asPlatform(sql`insert into text_messages (id, organization_id, recipient_id, candidate_id, message, message_content, created_at)
    select ${message}, organization_id, id, candidate_id, 'Hi', 'Hi', ${sent}::timestamptz from text_recipients where candidate_id = ${to}`)
  if (random.chance(0.8))
    await asPlatform(
      sql`update text_messages set message_status = 'sent', sent_at = ${sent}::timestamptz where id = ${message}`,
    )
}
const turns: [string, () => Promise<unknown>][] = [
  ['people come', add],
  ['late changes of a closed month', lateChange],
  [
    'a change is moved in time',
    async () =>
      await asPlatform(
        sql`update candidate_status_changes set at = ${moment()}::timestamptz where candidate_id = ${anyone()}`,
      ),
  ],
  [
    'statuses change now',
    async () => {
      const ids = [anyone(), anyone(), anyone()]
      await world.call('platform', 'POST', '/api/candidates/status', {
        selection: { ids },
        status: random.pick(statuses),
      })
    },
  ],
  ['texts leave', text],
  [
    'a day is corrected',
    async () =>
      await asPlatform(
        sql`update all_candidates set date_submitted_ts = ${moment()}::timestamptz where id = ${anyone()}`,
      ),
  ],
  [
    'a source is corrected',
    async () =>
      await asPlatform(sql`update all_candidates set source = 'Job fair', location_id = null where id = ${anyone()}`),
  ],
  [
    'two become one',
    async () =>
      await world.call('platform', 'POST', `/api/candidates/${anyone()}/merge`, { other_id: anyone(), take: [] }),
  ],
  [
    'one is erased',
    async () => {
      await asPlatform(sql`update all_candidates set erasure_due_on = '2026-11-01' where id = ${anyone()}`)
      await eraseDue(world)
    },
  ],
  ['some are folded', async () => await world.inPlatform(async (tx) => await foldStale(tx, 1 + random.below(6)))],
]

const foldAll = async () =>
  await foldHiringJob.run({ organizationId: '' }, world.services, new AbortController().signal)

const marks = async () =>
  await world.inPlatform(async (tx) =>
    tx.one(
      z.object({ marks: z.number(), rows: z.number(), orphans: z.number() }),
      sql`select (select count(*)::int from candidate_funnel_stale) as marks, (select count(*)::int from candidate_funnel) as rows,
            (select count(*)::int from candidate_funnel h where not exists (select from all_candidates c where c.id = h.candidate_id)) as orphans`,
    ),
  )

test('stored figures equal the plain definition after any changes of candidates, folded or not', async () => {
  for (let n = 0; n < 6; n++) await add()
  await agrees('at first')
  for (let n = 0; n < 120; n++) {
    // Mostly all is folded before something happens, so that a change no one marked would show.
    if (random.chance(0.7)) await foldAll()
    const turn = turns[n % turns.length]
    if (!turn) throw new Error('no turn')
    await turn[1]()
    if (n % 2 === 1) await agrees(`turn ${n}: ${turn[0]}`)
  }
  await foldAll()
  expect(await marks()).toMatchObject({ marks: 0, orphans: 0 })
  await agrees('all folded')
})

test('two folds at once do not get into each other: the second finds nothing to do', async () => {
  await add()
  await world.inPlatform(async (first) => {
    expect(await foldStale(first)).toBeGreaterThan(0)
    expect(await world.inPlatform(async (second) => await foldStale(second))).toBe(0)
  })
  expect(await marks()).toMatchObject({ marks: 0 })
})

test('a change that commits after a fold looked is folded the next time', async () => {
  await world.inPlatform(async (fold) => {
    await foldStale(fold)
    await lateChange()
  })
  expect((await marks())?.marks).toBe(1)
  await agrees('not folded yet')
  await foldAll()
  await agrees('folded')
})

test('a clinic cannot write what is kept', async () => {
  await expect(
    world.inClinic(world.own.organizationId, async (tx) => await tx.run(sql`delete from candidate_funnel_stale`)),
  ).rejects.toThrow(/permission denied/)
})
