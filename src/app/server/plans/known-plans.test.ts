import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  countMatching,
  loadCandidatePage,
} from '../../../features/candidates/directory/server/finding/find-candidates.ts'
import { countReceivedByDay } from '../../../features/candidates/directory/server/public.ts'
import { candidateQuery } from '../../../features/candidates/directory/shapes/directory.ts'
import { loadWaitingNotices } from '../../../features/conversations/automations/server/public.ts'
import { toAsk } from '../../../features/conversations/automations/server/quiet/enroll-inactive.ts'
import {
  countWaitingReplies,
  loadWaitingHandoffs,
  loadWaitingThreads,
} from '../../../features/conversations/inbox/server/public.ts'
import { toMonthInput } from '../../../features/money/finance/server/hiring/funnel-queries.ts'
import { loadHiring } from '../../../features/money/finance/server/hiring/hiring.ts'
import { activity } from '../../../features/operations/activity/contract/activity.ts'
import { findEvents } from '../../../features/operations/activity/server/activity.ts'
import type { Tx } from '../../../platform/server/database.ts'
import { addDays, toLocalDay } from '../../../rules/day.ts'
import { openWorld, type World } from '../testing/world.ts'
import { fillWith } from './many-rows.ts'

const now = new Date('2026-11-20T18:00:00Z')
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => now)
  await fillWith(world, now)
})
afterAll(async () => await world.close())

/** The plans of every statement that `work` runs, as the role of the transaction sees them. */
const explainPlans = async (who: 'clinic' | 'platform', work: (tx: Tx) => Promise<unknown>): Promise<string> => {
  const plans: string[] = []
  const collect = async (tx: Tx) => {
    const explained = async (query: ReturnType<typeof sql>) => {
      const lines = await tx.rows(z.object({ 'QUERY PLAN': z.string() }), sql`explain ${query}`)
      plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'))
    }
    const told: Tx = {
      ...tx,
      rows: async (row, query) => {
        await explained(query)
        return await tx.rows(row, query)
      },
      one: async (row, query) => {
        await explained(query)
        return await tx.one(row, query)
      },
    }
    await work(told)
  }
  await (who === 'clinic' ? world.inClinic(world.own.organizationId, collect) : world.inPlatform(collect))
  return plans.join('\n\n')
}

const factsPlan = async (who: 'clinic' | 'platform', asked: Record<string, unknown>) =>
  await explainPlans(who, async (tx) => {
    const { before, ...rest } = activity.input.parse({ name: '', from: '', until: '', before: '', ...asked })
    await findEvents(tx, rest, before, 50)
  })

test.each([
  ['clinic', {}, /using events_newest on events/],
  ['platform', {}, /using events_newest_all on events/],
  ['clinic', { name: 'rare.kind' }, /events_newest|events_by_name/],
  ['platform', { name: 'rare.kind' }, /events_newest_all|events_by_name/],
  ['platform', { name: 'never.happened' }, /events_by_name/],
  ['clinic', { who: '00000000-0000-4000-8000-0000000000aa' }, /events_by_person/],
  ['platform', { who: '00000000-0000-4000-8000-0000000000aa' }, /events_by_person/],
] as const)('events as %s, asked %o, come through an index', async (who, asked, index) => {
  const plan = await factsPlan(who, asked)
  expect(plan).toMatch(index)
  expect(plan).not.toMatch(/Seq Scan on events/)
})

test.each(['clinic', 'platform'] as const)('a month of hiring figures as %s reads only its own rows', async (who) => {
  const plan = await explainPlans(
    who,
    async (tx) => await loadHiring(tx, toMonthInput({ month: '2026-11', timeZone: 'America/New_York' }), now),
  )
  expect(plan).toMatch(/candidate_funnel_received/)
  for (const table of ['candidate_funnel h', 'all_candidates', 'text_recipients'])
    expect(plan, table).not.toMatch(new RegExp(`Seq Scan on ${table}`))
})

test('how a job post fares is counted in an index', async () => {
  await world.services.pool.query('vacuum all_candidates')
  const plan = await explainPlans('clinic', async (tx) => {
    // Which pages the visibility map knows is the server's business: this index alone shall be enough.
    await tx.run(sql`set local enable_bitmapscan = off`)
    await tx.rows(
      z.object({ n: z.number() }),
      sql`select count(*) filter (where c.fit_sort >= 60 and c.status_key = 'hired')::int as n from all_candidates c
          where c.organization_id = ${world.own.organizationId} and c.location_id = ${world.own.locationId}
            and c.received_at >= ${now.toISOString()}::timestamptz - interval '7 days'
            and c.position = 'RBT' and c.date_submitted_ts is not null`,
    )
  })
  expect(plan).toMatch(/Index Only Scan using candidates_location/)
})

test.each(['clinic', 'platform'] as const)(
  'who came in on each of fourteen days as %s is counted in an index',
  async (who) => {
    const today = toLocalDay(now, 'America/New_York')
    const days = Array.from({ length: 14 }, (_, at) => addDays(today, at - 13))
    const plan = await explainPlans(who, async (tx) => await countReceivedByDay(tx, days, 'America/New_York'))
    expect(plan).toMatch(/(?:Scan using|Bitmap Index Scan on) candidates_\w+/)
    expect(plan).not.toMatch(/Seq Scan on all_candidates/)
  },
)

test.each(['clinic', 'platform'] as const)('candidates of one job code as %s come through its index', async (who) => {
  const asked = candidateQuery.parse({ jobCode: `code-${world.own.organizationId.slice(0, 8)}` })
  const plan = await explainPlans(who, async (tx) => await countMatching(tx, asked, { now, excellentFrom: 85 }))
  expect(plan).toMatch(/candidates_job_code/)
})

test.each([
  ['clinic', /candidates_registry on/],
  ['platform', /candidates_registry_all on/],
] as const)('those whose number no one verified as %s come through their index', async (who, index) => {
  const asked = candidateQuery.parse({ registry: ['Claimed, not verified'] })
  const plan = await explainPlans(who, async (tx) => await loadCandidatePage(tx, asked, 2, { now, excellentFrom: 85 }))
  expect(plan).toMatch(index)
})

test.each([
  ['clinic', 'candidates_premium'],
  ['platform', 'candidates_premium_all'],
] as const)('the few with a video as %s come through their index', async (who, index) => {
  const asked = candidateQuery.parse({ type: ['Premium'] })
  const plan = await explainPlans(who, async (tx) => await loadCandidatePage(tx, asked, 2, { now, excellentFrom: 85 }))
  expect(plan).toMatch(new RegExp(`using ${index} on|on ${index} `))
})

test.each(['clinic', 'platform'] as const)(
  'what waits in the inbox is found for the %s through an index, for the bell and for the line of what waits',
  async (who) => {
    const plans = await explainPlans(who, async (tx) => {
      await loadWaitingThreads(tx, now, 40)
      await countWaitingReplies(tx, now)
      await loadWaitingHandoffs(tx, now, 40)
      await loadWaitingNotices(tx, now, 40)
    })
    expect(plans).not.toMatch(/Seq Scan on (?:text_recipients|automation_enrollments|interviews)/)
    expect(plans).toContain('automation_enrollments_to_take_up')
    expect(plans).toContain('interviews_to_notify')
  },
)

/** How often an index, or the table itself from end to end, was looked through in this transaction and those before it. */
const countScans = async (tx: Tx) => {
  const n = async (of: string) =>
    await tx.one(z.object({ n: z.number() }), sql`select pg_stat_get_xact_numscans(${of}::regclass)::int as n`)
  return {
    letters: (await n('candidate_search_words_grams'))?.n ?? 0,
    table: (await n('candidate_search_words'))?.n ?? 0,
  }
}

test.each(['clinic', 'platform'] as const)(
  'a rare word as %s is found through the index of its letters',
  async (who) => {
    const asked = candidateQuery.parse({ q: 'obia quil' })
    const viewing = { now, excellentFrom: 85 }
    const search = async (tx: Tx) => {
      const before = await countScans(tx)
      expect(await countMatching(tx, asked, viewing)).toBe(10)
      expect((await loadCandidatePage(tx, asked, 1, viewing)).read()).toHaveLength(10)
      const { letters, table } = await countScans(tx)
      return { letters: letters - before.letters, table: table - before.table }
    }
    const found =
      who === 'clinic' ? await world.inClinic(world.own.organizationId, search) : await world.inPlatform(search)
    expect(found).toEqual({ letters: 2, table: 0 })
    const plan = await explainPlans(who, async (tx) => await loadCandidatePage(tx, asked, 1, viewing))
    expect(plan).not.toMatch(/Seq Scan on all_candidates|candidates_newest/)
  },
)

test.each([
  ['clinic', 'candidates_status_fit'],
  ['platform', 'candidates_status_fit_all'],
] as const)('one status and position as %s come in the order of an index, best scores first', async (who, index) => {
  const asked = candidateQuery.parse({ status: ['Hired'], position: ['BCBA'], sortScore: 'highest' })
  const plan = await explainPlans(who, async (tx) => await loadCandidatePage(tx, asked, 1, { now, excellentFrom: 85 }))
  const page = /CTE page[^]*?on all_candidates c /.exec(plan)?.[0] ?? ''
  expect(page).toContain(`Index Only Scan using ${index} on`)
  expect(page).not.toContain('Sort')
})

test.each(['clinic', 'platform'] as const)(
  'how many have one status and position as %s is counted in an index',
  async (who) => {
    const asked = candidateQuery.parse({ status: ['Hired'], position: ['BCBA'] })
    const plan = await explainPlans(who, async (tx) => await countMatching(tx, asked, { now, excellentFrom: 85 }))
    // The index of a clinic serves among all as well, where it skips from one organization to the next.
    expect(plan).toMatch(/Index Only Scan using candidates_status_fit/)
  },
)

test.each(['clinic', 'platform'] as const)(
  'whether an interview has a time is asked as %s for each row of a page, by its index',
  async (who) => {
    const viewing = { now, excellentFrom: 85 }
    const page = await explainPlans(
      who,
      async (tx) => await loadCandidatePage(tx, candidateQuery.parse({}), 1, viewing),
    )
    const asked = candidateQuery.parse({ interviewTime: 'Not set' })
    const filtered = await explainPlans(who, async (tx) => {
      await loadCandidatePage(tx, asked, 1, viewing)
      await countMatching(tx, asked, viewing)
    })
    for (const plan of [page, filtered]) {
      expect(plan).toMatch(/interviews_candidate/)
      expect(plan).not.toMatch(/Seq Scan on interviews/)
    }
    expect(filtered).toMatch(/candidates_status/)
  },
)

test.each(['clinic', 'platform'] as const)(
  'whether anyone contacted the few who have a word is asked as %s for each of them, not for everyone',
  async (who) => {
    const asked = candidateQuery.parse({ firstTouch: 'Not yet', q: 'obia quil' })
    const plan = await explainPlans(
      who,
      async (tx) => await loadCandidatePage(tx, asked, 1, { now, excellentFrom: 85 }),
    )
    expect(plan).not.toMatch(/(?:Hash|Merge)(?: Right)? Anti Join/)
  },
)

test('whether a hire held is read in the index of those who left Hired', async () => {
  const asked = candidateQuery.parse({ hiredSince: '2026-11-01', sortDate: 'oldest' })
  const plan = await explainPlans(
    'platform',
    async (tx) => await loadCandidatePage(tx, asked, 1, { now, excellentFrom: 85 }),
  )
  const hires = /CTE page[^]*?on all_candidates c /.exec(plan)?.[0] ?? ''
  expect(hires).toContain('candidate_status_changes_left_hired')
  expect(hires).not.toContain('candidate_status_changes_candidate')
})

// The last: it gives everyone a number and their consent.
test('finds people without contact for two weeks along an index, the newest first', async () => {
  await world.inPlatform(async (tx) => {
    await tx.run(
      sql`update all_candidates set text_consent = 'given',
        phone_number = (7370000000 + extract(epoch from received_at)::int % 9000000)::text
        where full_name = 'Jo Lee' and extract(minute from received_at)::int <> 20`,
    )
    await tx.run(sql`insert into automation_versions (organization_id, preset, version, settings, flow, made_at)
        values (${world.own.organizationId}, 're_engage', 1, '{}', '{}', now()) on conflict do nothing`)
    await tx.run(sql`insert into automations (organization_id, preset, is_on, version, changed_at)
        values (${world.own.organizationId}, 're_engage', true, 1, now()) on conflict do nothing`)
  })
  await world.services.pool.query('vacuum analyze all_candidates')
  const plan = await explainPlans('clinic', async (tx) => {
    expect(await toAsk(tx, world.own.organizationId, 20_160, now)).toHaveLength(200)
  })
  expect(plan).toMatch(/using candidates_to_ask on all_candidates/)
  expect(plan).not.toMatch(/Seq Scan on (?:all_candidates|text_messages|text_recipients|candidate_status_changes)/)
})
