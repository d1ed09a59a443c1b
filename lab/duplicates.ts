// How well two records of one person are found: 10,000 made-up people (packages/same-person/src/testing) of one organization in a
// real database, each asked as the page of a candidate asks, as the clinic's own role. `--people=10000 --seeds=101,102,103`;
// `--show` lists the differences.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import { createMadeUpPeople, type MadeUp } from '@reinforce/same-person/testing/create-made-up-people.ts'
import pg from 'pg'
import { migrate } from '../src/db/migrate.ts'
import { findDuplicates } from '../src/features/candidates/duplicates/server/find-likely-duplicates.ts'
import { getSystemScope } from '../src/platform/server/actor.ts'
import { openPool, transact } from '../src/platform/server/database.ts'
import { wilson } from './interval.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '10000' },
    seeds: { type: 'string', default: '101,102,103' },
    show: { type: 'boolean', default: false },
  },
})
const print = (line: string) => process.stdout.write(`${line}\n`)

const organization = '00000000-0000-4000-8000-0000000000d1'
const other = '00000000-0000-4000-8000-0000000000d2'
const platformOrganizationId = '00000000-0000-4000-8000-000000000001'
const toId = (n: number) => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`
const parseNumber = (id: string) => Number(id.slice(-12))

/** The made-up people in the organization, and all of them once more in another one, which must not matter. */
const fill = async (admin: pg.Client, people: readonly MadeUp[]) => {
  await admin.query('truncate all_candidates, candidate_counts cascade')
  for (const [organizationId, shift] of [
    [organization, 0],
    [other, 1_000_000],
  ] as const)
    await admin.query(
      `insert into all_candidates (id, organization_id, full_name, email_address, phone_number, city, state, certification_number, position)
       select ('00000000-0000-4000-9000-' || lpad((id + $2)::text, 12, '0'))::uuid, $3::uuid, full_name, email_address, phone_number, city, state, certification_number, position
       from jsonb_to_recordset($1::jsonb) x (id int, full_name text, email_address text, phone_number text, city text, state text, certification_number text, position text)`,
      [JSON.stringify(people), shift, organizationId],
    )
  await admin.query('vacuum analyze all_candidates')
}

type FoundPairs = Map<string, { level: string; isTrue: boolean }>
const getPair = (one: number, two: number) => (one < two ? `${one} ${two}` : `${two} ${one}`)

const ask = async (pool: pg.Pool, people: readonly MadeUp[]) => {
  const found: FoundPairs = new Map()
  const times: number[] = []
  const scope = getSystemScope({ platformOrganizationId }, organization)
  for (const person of people) {
    const start = performance.now()
    const [duplicates = []] = await transact(
      pool,
      scope,
      async (tx) => await findDuplicates(tx, organization, [{ ...person, id: toId(person.id) }], 100),
      { readOnly: true },
    )
    times.push(performance.now() - start)
    for (const { id, level } of duplicates) {
      const isTrue = people[parseNumber(id)]?.person === person.person
      found.set(getPair(person.id, parseNumber(id)), { level, isTrue })
    }
  }
  return { found, times }
}

type Tally = { hit: number; said: number; true: number }
const tallies = new Map<string, Tally>()
const getTally = (what: string) => {
  const tally = tallies.get(what) ?? { hit: 0, said: 0, true: 0 }
  tallies.set(what, tally)
  return tally
}
const shown = ({ full_name, city, phone_number, email_address, certification_number, changes }: MadeUp) =>
  [full_name, city, phone_number, email_address, certification_number, ...changes].join(' | ')

const count = (people: readonly MadeUp[], found: FoundPairs) => {
  const levels = { same: 'same', 'same or possible': 'same possible', linked: 'linked' }
  const truths = [...Map.groupBy(people, ({ person }) => person).values()].flatMap((records) =>
    records.flatMap((one, at) => records.slice(at + 1).map((two) => [one, two] as const)),
  )
  for (const [what, list] of Object.entries(levels)) {
    const tally = getTally(what)
    tally.true += truths.length
    for (const { level, isTrue } of found.values()) {
      if (!list.split(' ').includes(level)) continue
      tally.said += 1
      if (isTrue) tally.hit += 1
    }
  }
  for (const [one, two] of truths) {
    const level = found.get(getPair(one.id, two.id))?.level
    const isSaid = level === 'same' || level === 'possible'
    for (const change of two.changes) getTally(change).true += 1
    if (!isSaid && values.show) print(`missed (${level ?? 'not found'})\n  ${shown(one)}\n  ${shown(two)}`)
  }
  for (const [pair, { level, isTrue }] of found) {
    const [one, two] = pair.split(' ').map((id) => people[Number(id)])
    if (level === 'linked' || !one || !two) continue
    for (const change of two.changes.length > 0 ? two.changes : ['two first records: of two people, therefore']) {
      const tally = getTally(change)
      tally.said += 1
      if (isTrue) tally.hit += 1
    }
    if (!isTrue && values.show) print(`wrongly ${level}\n  ${shown(one)}\n  ${shown(two)}`)
  }
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'reinforce-duplicates-'))
const embedded = await startEmbedded({ dataDir, log: () => undefined, settings: { fsync: 'off' } })
await migrate(embedded.url)
const admin = new pg.Client({ connectionString: embedded.adminUrl.replace(/\/[^/]*$/, '/reinforce') })
await admin.connect()
await admin.query(`insert into organizations (id, name) values ($1, 'One'), ($2, 'Another')`, [organization, other])
const pool = openPool(embedded.url, 2)
const times: number[] = []
for (const seed of values.seeds.split(',').map(Number)) {
  const people = createMadeUpPeople(Number(values.people), seed)
  await fill(admin, people)
  const asked = await ask(pool, people)
  count(people, asked.found)
  times.push(...asked.times)
}
await pool.end()
await admin.end()
await embedded.stop()
await rm(dataDir, { recursive: true, force: true })

const rate = (hit: number, of: number) => (of === 0 ? '–' : (hit / of).toFixed(3)).padStart(9)
const share = (hit: number, of: number) => `${rate(hit, of)}${wilson(hit, of).padStart(14)}${String(of).padStart(7)}`
const line = (what: string, { hit, said, true: all }: Tally) =>
  print(`${what.padEnd(50)}${share(hit, all)}${said > 0 ? share(hit, said) : ''}`)
print(`${''.padEnd(50)}   recall          95 %      n precision          95 %      n`)
for (const [what, tally] of tallies) if (!what.includes(':')) line(what, tally)
for (const [what, tally] of [...tallies].toSorted(([a], [b]) => a.localeCompare(b)))
  if (what.includes(':')) line(what, tally)
times.sort((a, b) => a - b)
const part = (at: number) => (times[Math.min(times.length - 1, Math.floor(times.length * at))] ?? 0).toFixed(1)
print(`${times.length} questions, milliseconds each: p50 ${part(0.5)}, p99 ${part(0.99)}`)
