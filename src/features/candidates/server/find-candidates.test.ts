import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../app/server/testing/world.ts'
import { insertRows } from '../../../db/demo/insert.ts'
import { seeded } from '../../../db/demo/random.ts'
import { dayIn } from '../../../rules/day.ts'
import { type CandidateQuery, candidateQuery } from '../contract.ts'
import { dateRanges, matchesFilter } from '../rules/filter.ts'
import { fitLabels } from '../rules/fit-score.ts'
import { matchesSearch } from '../rules/search.ts'
import { compareCandidates } from '../rules/sort.ts'
import { type AnyCandidate, randomCandidate } from './testing/random-candidates.ts'

const now = new Date('2026-11-20T04:30:00Z')
const r = seeded('two thousand people')
let world: World
let everyone: AnyCandidate[]
let places: (string | null)[]

const text = z.nullable(z.string())
const known = z.object({
  id: z.string(),
  organization_id: z.string(),
  location_id: text,
  full_name: z.string(),
  email_address: text,
  phone_number: text,
  city: text,
  state: text,
  position: z.string(),
  status: z.string(),
  certification_number: text,
  current_rbt: z.nullable(z.boolean()),
  skills_percentage: text,
  experience_percentage: text,
  skills_score: text,
  experience_score: text,
  culture_fit_score: text,
  video_introduction: text,
  date_submitted_ts: text,
  created_at: z.string(),
})

beforeAll(async () => {
  world = await openWorld({}, () => now)
  const { own, foreign } = world
  const second = r.uuid()
  const made = Array.from({ length: 2_200 }, (_, n) => {
    const clinic = n < 2_000 ? own : foreign
    const location_id = r.pick([null, clinic.locationId, clinic === own ? second : clinic.locationId])
    return randomCandidate(r, { organization_id: clinic.organizationId, location_id }, now)
  })
  everyone = await world.inPlatform(async (tx) => {
    await insertRows(tx, 'locations', [
      {
        id: second,
        organization_id: own.organizationId,
        name: 'Dallas',
        is_active: true,
        created_at: now.toISOString(),
      },
    ])
    await insertRows(
      tx,
      'all_candidates',
      made.map((one) => ({ ...one, auto_scheduler_sent: false })),
    )
    return await tx.rows(known, sql`select ${sql.raw(Object.keys(known.shape).join(', '))} from all_candidates`)
  })
  places = [own.locationId, foreign.locationId, second]
})
afterAll(async () => {
  await world.close()
})

const someOf = <T>(choices: readonly T[], chance: number) => (r.chance(chance) ? r.some(choices, 1 + r.below(3)) : [])

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

const randomQuery = (): CandidateQuery =>
  candidateQuery.parse({
    scope: r.chance(0.15) ? 'today' : 'all',
    timeZone: r.pick(['America/New_York', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC']),
    q: randomSearch(),
    score: someOf([...fitLabels, 'No such label'], 0.3),
    status: someOf(['hired', ' HIRED', 'Initial Inquiry', 'évaluée', 'Archived', 'terminated', 'İN', 'nobody’s'], 0.3),
    position: someOf(['RBT', 'BCBA'], 0.2),
    type: someOf(['Applicant', 'Premium'], 0.2),
    location: someOf(places, 0.2),
    organization: someOf([world.own.organizationId, world.foreign.organizationId, r.uuid()], 0.2),
    dateRange: r.chance(0.3) ? r.pick(['Today', ...dateRanges]) : '',
    since: r.pick(['', '', '', '2026-11-18', '2026-10-01', '2026-01-15']),
    experience: r.pick(['', '', '', 'RBT Experience', 'No Experience']),
    sortDate: r.pick(['', '', 'newest', 'oldest']),
    sortExperience: r.pick(['', '', 'experienced', 'new']),
    sortScore: r.pick(['', 'highest', 'lowest']),
  })

type Who = 'clinic' | 'platform'
const reference = (who: Who, query: CandidateQuery) => {
  const context = { today: dayIn(now, query.timeZone), timeZone: query.timeZone, excellentFrom: 85 }
  const { score, status, position, type, location, organization } = query
  const dateRange = query.dateRange || undefined
  const filter = {
    score,
    status,
    position,
    type,
    location,
    organization,
    dateRange,
    since: query.since || undefined,
    experience: query.experience || undefined,
  }
  return everyone
    .filter((one) => who === 'platform' || one.organization_id === world.own.organizationId)
    .filter((one) => query.scope === 'all' || matchesFilter(one, { dateRange: 'Today' }, context))
    .filter((one) => matchesFilter(one, filter, context) && matchesSearch(one, query.q))
    .toSorted(
      compareCandidates({
        date: query.sortDate || undefined,
        experience: query.sortExperience || undefined,
        score: query.sortScore || undefined,
      }),
    )
    .map(({ id }) => id)
}

const parametersOf = (query: CandidateQuery) => {
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
      const list = await world.call(who, 'GET', `/api/candidates?${parametersOf(query)}&page=${page}`)
      const count = await world.call(who, 'GET', `/api/candidates/count?${parametersOf(query)}`)
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

test('the pages of one list hold everybody once', async () => {
  const query = candidateQuery.parse({ timeZone: 'UTC', sortScore: 'highest' })
  const seen: string[] = []
  for (let page = 1; page <= 90; page++) {
    const list = await world.call('clinic', 'GET', `/api/candidates?${parametersOf(query)}&page=${page}`)
    seen.push(...found.parse(list.body).rows.map(({ id }) => id))
  }
  expect(seen).toEqual(reference('clinic', query))
})

test('an unknown time zone is refused in a sentence', async () => {
  const answer = await world.call('clinic', 'GET', '/api/candidates?timeZone=Mars/Base&scope=today')
  expect(answer.status).toBe(400)
})
