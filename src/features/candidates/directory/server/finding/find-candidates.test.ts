import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { insertRows } from '../../../../../db/demo/insert.ts'
import { createRandom } from '../../../../../db/demo/random.ts'
import { nullableText } from '../../../../../platform/shared/schemas.ts'
import { toLocalDay } from '../../../../../rules/day.ts'
import { fitLabels } from '../../rules/compute-fit-score.ts'
import { registryStatuses } from '../../rules/credential/registry-statuses.ts'
import { canTakeMany, type FilterName, filterNames, filters } from '../../rules/filters.ts'
import { matchesSearch } from '../../rules/search.ts'
import { compareCandidates } from '../../rules/sorting/sort.ts'
import { isFilterMatch } from '../../rules/testing/is-filter-match.ts'
import { type CandidateQuery, candidateQuery } from '../../shapes/directory.ts'
import { type AnyCandidate, createRandomCandidate, createRandomTraces } from '../testing/random-candidates.ts'

const now = new Date('2026-11-20T04:30:00Z')
const r = createRandom('two thousand people')
let world: World
let everyone: AnyCandidate[]
let places: (string | null)[]
let codes: { id: string; organization_id: string; code: string }[]
const known = z.object({
  id: z.string(),
  organization_id: z.string(),
  location_id: nullableText,
  full_name: z.string(),
  email_address: nullableText,
  phone_number: nullableText,
  city: nullableText,
  state: nullableText,
  position: z.string(),
  status: z.string(),
  certification_number: nullableText,
  current_rbt: z.nullable(z.boolean()),
  preferred_language: nullableText,
  credential_status: z.nullable(z.enum(registryStatuses)),
  credential_number: nullableText,
  credential_expires_on: nullableText,
  skills_percentage: nullableText,
  experience_percentage: nullableText,
  skills_score: nullableText,
  experience_score: nullableText,
  culture_fit_score: nullableText,
  video_introduction: nullableText,
  date_submitted_ts: nullableText,
  created_at: z.string(),
})

beforeAll(async () => {
  world = await openWorld({}, () => now)
  const { own, foreign } = world
  const second = r.uuid()
  const made = Array.from({ length: 2_200 }, (_, n) => {
    const clinic = n < 2_000 ? own : foreign
    const location_id = r.pick([null, clinic.locationId, clinic === own ? second : clinic.locationId])
    return createRandomCandidate(r, { organization_id: clinic.organizationId, location_id }, now)
  })
  codes = [own, own, foreign].map((clinic, n) => ({
    id: r.uuid(),
    organization_id: clinic.organizationId,
    location_id: clinic.locationId,
    position: 'RBT',
    code: `${['TX-Own', 'Tx-OWN', 'NM'][n]}-${n}`,
  }))
  const pickCode = ({ organization_id }: { organization_id: string | null }) =>
    r.pick([undefined, undefined, ...codes.filter((each) => each.organization_id === organization_id)])
  const traces = new Map(made.map((one) => [one.id, { code: pickCode(one), ...createRandomTraces(r, one, now) }]))
  const stored = await world.inPlatform(async (tx) => {
    await insertRows(tx, 'locations', [
      {
        id: second,
        organization_id: own.organizationId,
        name: 'Dallas',
        is_active: true,
        created_at: now.toISOString(),
      },
    ])
    await insertRows(tx, 'job_codes', codes)
    await insertRows(
      tx,
      'all_candidates',
      made.map((one) => ({ ...one, job_code_id: traces.get(one.id)?.code?.id ?? null, auto_scheduler_sent: false })),
    )
    const interviews = [...traces.values()].flatMap((one) => one.interviews)
    await insertRows(tx, 'interviews', interviews)
    await insertRows(
      tx,
      'candidate_status_changes',
      made.flatMap(({ id, organization_id }) =>
        (traces.get(id)?.changes ?? []).map(({ at, to }, n, all) => ({
          organization_id,
          candidate_id: id,
          at,
          from_key: all[n - 1]?.to ?? '',
          to_key: to,
        })),
      ),
    )
    return await tx.rows(known, sql`select ${sql.raw(Object.keys(known.shape).join(', '))} from all_candidates`)
  })
  const touches = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ id: z.string() }),
        sql`select candidate_id as id from text_messages where message_direction = 'outbound' and sent_at is not null and not by_product and purpose is null
            union select candidate_id from candidate_status_changes union select candidate_id from candidate_calls
            union select candidate_id from candidate_mails union select candidate_id from enrollment_log where reading = 'answer'`,
      ),
  )
  const touched = new Set(touches.map(({ id }) => id))
  everyone = stored.map((one) => {
    const { code, changes = [], interviews = [] } = traces.get(one.id) ?? {}
    return { ...one, job_code: code?.code ?? null, changes, interviews, texted: touched.has(one.id) }
  })
  places = [own.locationId, foreign.locationId, second]
})
afterAll(async () => {
  await world.close()
})

const randomSearch = () => {
  if (r.chance(0.6)) return ''
  const one = everyone[r.below(everyone.length)]
  const field = Array.from(
    r.pick([one?.full_name, one?.email_address, one?.phone_number, one?.city, '%', '_', '555']) ?? '',
  )
  const at = r.below(field.length || 1)
  const part = field.slice(at, at + 1 + r.below(5)).join('')
  return r.pick([part, part.toUpperCase(), ` ${part} `])
}

type WithoutChoices = {
  [Name in FilterName]: (typeof filters)[Name] extends { choices: unknown } ? never : Name
}[FilterName]
/** What is asked of a filter whose choices are not known beforehand: values that fit someone, and others. */
const pools: Record<WithoutChoices, () => readonly (string | null)[]> = {
  score: () => [...fitLabels, 'No such label'],
  status: () => ['hired', ' HIRED', 'Initial Inquiry', 'évaluée', 'Archived', 'terminated', 'İN', 'nobody’s'],
  location: () => places,
  organization: () => [world.own.organizationId, world.foreign.organizationId, r.uuid()],
  since: () => ['2026-11-18', '2026-10-01', '2026-01-15'],
  until: () => ['2026-11-18', '2026-10-01', '2026-01-15'],
  hiredSince: () => ['2026-11-18', '2026-11-01', '2026-09-01'],
  hiredUntil: () => ['2026-11-18', '2026-11-10', '2026-09-15'],
  jobCode: () => [...codes.map(({ code }) => code), ' tx-own-1 ', 'nobody’s'],
}
const listValues = (name: FilterName): readonly (string | null)[] => {
  const filter = filters[name]
  return 'choices' in filter ? filter.choices : pools[name as WithoutChoices]()
}
const chances: { [Name in FilterName]?: number } = {
  score: 0.3,
  status: 0.3,
  dateRange: 0.3,
  hiredSince: 0.1,
  hiredUntil: 0.1,
  jobCode: 0.1,
}

const randomFilters = () =>
  Object.fromEntries(
    filterNames.map((name) => {
      const pool = listValues(name)
      if (!r.chance(chances[name] ?? 0.2)) return [name, undefined]
      return [name, canTakeMany(name) ? r.some(pool, 1 + r.below(3)) : pool[r.below(pool.length)]]
    }),
  )

const randomQuery = (): CandidateQuery =>
  candidateQuery.parse({
    scope: r.chance(0.15) ? 'today' : 'all',
    timeZone: r.pick(['America/New_York', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC']),
    q: randomSearch(),
    ...randomFilters(),
    sortDate: r.pick(['', '', 'newest', 'oldest']),
    sortExperience: r.pick(['', '', 'experienced', 'new']),
    sortScore: r.pick(['', 'highest', 'lowest']),
    sortSecond: r.pick(['', '', 'newest', 'oldest', 'experienced', 'new', 'highest', 'lowest']),
  })

type Who = 'clinic' | 'platform'
const reference = (who: Who, query: CandidateQuery) => {
  const { timeZone } = query
  const context = { today: toLocalDay(now, timeZone), timeZone, excellentFrom: 85, now, clinicZone: 'America/New_York' }
  return everyone
    .filter((one) => who === 'platform' || one.organization_id === world.own.organizationId)
    .filter((one) => query.scope === 'all' || isFilterMatch(one, { dateRange: 'Today' }, context))
    .filter((one) => isFilterMatch(one, query, context) && matchesSearch(one, query.q))
    .toSorted(
      compareCandidates({
        date: query.sortDate || undefined,
        experience: query.sortExperience || undefined,
        score: query.sortScore || undefined,
        second: query.sortSecond || undefined,
      }),
    )
    .map(({ id }) => id)
}

const toParameters = (query: CandidateQuery) => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const each of Array.isArray(value) ? value : [value]) if (each !== '') parameters.append(name, each)
  return parameters.toString()
}

const found = z.object({ rows: z.array(z.object({ id: z.string() })) })
const counted = z.object({ total: z.number() })

// QUESTIONS=5000 asks more of them.
const questions = Number(process.env['QUESTIONS'] ?? 500)

test(
  'five hundred random questions are answered as the rules answer them, page by page',
  async () => {
    const sizes: number[] = []
    for (let n = 0; n < questions; n++) {
      const who = r.pick<Who>(['clinic', 'clinic', 'platform'])
      const query = randomQuery()
      const expected = reference(who, query)
      const page = 1 + r.below(Math.min(4, Math.floor(expected.length / 25) + 1))
      const asked = `${who} ${JSON.stringify(query)} page ${page}`
      const [list, count] = await Promise.all([
        world.call(who, 'GET', `/api/candidates?${toParameters(query)}&page=${page}`),
        world.call(who, 'GET', `/api/candidates/count?${toParameters(query)}`),
      ])
      expect({ asked, total: counted.parse(count.body).total }).toEqual({ asked, total: expected.length })
      const ids = found.parse(list.body).rows.map(({ id }) => id)
      expect({ asked, ids }).toEqual({ asked, ids: expected.slice((page - 1) * 25, page * 25) })
      sizes.push(expected.length)
    }
    expect(sizes.filter((size) => size > 25).length).toBeGreaterThan(100)
    expect(sizes.filter((size) => size > 0 && size <= 25).length).toBeGreaterThan(50)
  },
  questions * 240,
)

// Fails for a filter whose column `known` or `createRandomCandidate` lacks.
test.each(filterNames)('the filter %s finds some people and leaves others out', (name) => {
  const sizes = listValues(name).map((value) => {
    const filter = value === null ? {} : { [name]: canTakeMany(name) ? [value] : value }
    return reference('platform', candidateQuery.parse({ timeZone: 'UTC', ...filter })).length
  })
  expect(sizes.some((size) => size > 0 && size < everyone.length)).toBe(true)
})

test('a count that is bounded stops one beyond, and is exact up to there', async () => {
  const total = async (upTo: string, q = '') =>
    counted.parse((await world.call('clinic', 'GET', `/api/candidates/count?position=RBT&q=${q}${upTo}`)).body).total
  const all = await total('')
  expect(all).toBeGreaterThan(300)
  expect(await total('&upTo=300')).toBe(301)
  expect(await total(`&upTo=${all}`)).toBe(all)
  expect(await total(`&upTo=${all - 1}`)).toBe(all)
  expect(await total('&upTo=3', 'a')).toBe(4)
  expect((await world.call('clinic', 'GET', '/api/candidates/count?upTo=0')).status).toBe(400)
})

test('the pages of one list hold everyone once', async () => {
  const query = candidateQuery.parse({ timeZone: 'UTC', sortScore: 'highest' })
  const seen: string[] = []
  for (let page = 1; page <= 90; page++) {
    const list = await world.call('clinic', 'GET', `/api/candidates?${toParameters(query)}&page=${page}`)
    seen.push(...found.parse(list.body).rows.map(({ id }) => id))
  }
  expect(seen).toEqual(reference('clinic', query))
})

test.each([
  ['clinic', { status: ['Hired', 'initial inquiry', 'HIRED', 'nobody’s'] }],
  ['platform', { status: ['Archived', 'Initial Inquiry', 'évaluée'] }],
  ['platform', { position: ['RBT'] }],
  ['clinic', { position: ['BCBA'], experience: 'RBT Experience' }],
  ['platform', { hiredSince: '2026-09-01' }],
  ['platform', { hiredSince: '2026-09-01', position: ['RBT'] }],
  ['platform', { hiredSince: '2026-09-01', sortScore: '' }],
  ['platform', { hiredSince: '2026-09-01', experience: 'No Experience', sortScore: '' }],
] as const)(
  'the best, or the newest, as %s of %o are found along an order, each once, as far as pages go',
  async (who, filter) => {
    const query = candidateQuery.parse({ timeZone: 'UTC', sortScore: 'highest', ...filter })
    const expected = reference(who, query)
    expect(expected.length).toBeGreaterThan(50)
    const seen: string[] = []
    for (let page = 1; (page - 1) * 25 <= expected.length; page++) {
      const list = await world.call(who, 'GET', `/api/candidates?${toParameters(query)}&page=${page}`)
      seen.push(...found.parse(list.body).rows.map(({ id }) => id))
    }
    expect(seen).toEqual(expected)
  },
)

test('an unknown time zone is refused in a sentence', async () => {
  const answer = await world.call('clinic', 'GET', '/api/candidates?timeZone=Mars/Base&scope=today')
  expect(answer.status).toBe(400)
})
