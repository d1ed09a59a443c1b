import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/server/database.ts'
import type { Basics } from '../../../platform/server/services.ts'
import { addDays, startOfDay } from '../../../rules/day.ts'
import { insertRows } from '../insert.ts'
import { createRandom } from '../random.ts'
import type { ScoredBodies } from '../resumes/create-scored-bodies.ts'
import { createDemoCandidate, type DemoCandidate, type DemoPlace } from './people.ts'
import { createPastPhones, createPhonesForDay } from './phones.ts'

const zone = 'America/New_York'
const perDay = 40
const past = 5_960
/** Its multiples are spread evenly between two whole numbers. */
const goldenRatio = 0.618_033_988_75

type DemoDay = { candidates: DemoCandidate[]; day: string }

/** Bright Path gets the largest share, so that the clinic's own day is full; some places draw many more than others. */
const placeFor = (n: number, places: DemoPlace[], brightPath: string) => {
  const own = places.filter((place) => place.organizationId === brightPath)
  const from = n % 4 === 0 ? own : places
  const share = (Math.floor(n / 4) * goldenRatio) % 1
  return from[Math.floor(share ** 1.5 * from.length)] ?? places[0]
}

type Day = { day: string; now: Date; scored: ScoredBodies }

/** Those of one day, until now. */
export const createCandidatesOfDay = (
  places: DemoPlace[],
  brightPath: string,
  { day, now, scored }: Day,
): DemoCandidate[] => {
  const r = createRandom(`candidates of ${day}`)
  const phoneAt = createPhonesForDay(day)
  const from = startOfDay(day, zone).getTime()
  const span = Math.max(60_000, Math.min(now.getTime(), startOfDay(addDays(day, 1), zone).getTime()) - from)
  return Array.from({ length: perDay }, (_, n) => {
    const place = placeFor(n, places, brightPath)
    const submitted = new Date(from + Math.floor((span * (n + 1)) / (perDay + 1)))
    return place ? createDemoCandidate(r, place, { submitted, daysAgo: 0, phone: phoneAt(place), scored }) : null
  }).filter((made) => made !== null)
}

const newest = [20, 50, 95, 150, 240, 400, 900, 1500] // minutes ago

/** Applicants of the last two days at one clinic, so that its automations have people who were just texted. */
export const createNewestCandidates = (
  places: DemoPlace[],
  organizationId: string | undefined,
  { day, now, scored }: Day,
): DemoCandidate[] => {
  const r = createRandom(`newest of ${day}`)
  // The numbers of another day: those of today are taken.
  const phoneAt = createPhonesForDay(addDays(day, -9))
  const place = places.find((each) => each.organizationId === organizationId)
  if (!place) return []
  return newest.map((minutes) =>
    createDemoCandidate(r, place, {
      submitted: new Date(now.getTime() - minutes * 60_000),
      daysAgo: 0,
      phone: phoneAt(place),
      scored,
    }),
  )
}

/** Those of the eleven months before. */
export const createPastCandidates = (
  places: DemoPlace[],
  brightPath: string,
  { day, scored }: Day,
): DemoCandidate[] => {
  const r = createRandom('candidates of the past')
  const phoneAt = createPastPhones()
  return Array.from({ length: past }, (_, n) => {
    const place = placeFor(n, places, brightPath)
    const daysAgo = 1 + Math.floor((n / past) ** 1.3 * 330)
    const at = startOfDay(addDays(day, -daysAgo), zone).getTime() + 7 * 3_600_000 + r.below(13 * 3_600_000)
    return place
      ? createDemoCandidate(r, place, { submitted: new Date(at), daysAgo, phone: phoneAt(place), scored })
      : null
  }).filter((made) => made !== null)
}

/** Stores readings with the candidates, as after any reading: no résumé is read a second time. */
const saveRead = async (tx: Tx, candidates: DemoCandidate[], day: string) => {
  const rows = candidates.flatMap(({ row, read }) => {
    if (!read) return []
    const { facts, score, fields, rubricVersion } = read
    return [
      {
        candidate_id: row.id,
        position: row.position,
        facts,
        score,
        rubric_version: rubricVersion,
        number: fields.certification_number,
        rbt: fields.current_rbt === true,
      },
    ]
  })
  await tx.run(
    sql`update resume_scores s set state = 'scored', rubric_version = g.rubric_version, position = g.position, read_on = ${day}, facts = g.facts,
          score = g.score, is_used = true, filled_certification = g.number, filled_current_rbt = g.rbt, scored_at = c.created_at
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(candidate_id uuid, position text, facts jsonb, score jsonb,
          rubric_version text, number text, rbt boolean) join all_candidates c on c.id = g.candidate_id
        where s.organization_id = c.organization_id and s.candidate_id = c.id`,
  )
}

/** Their rows, what was read in their résumés, and the files. */
export const saveCandidates = async (services: Basics, tx: Tx, { candidates, day }: DemoDay) => {
  const { files } = services
  for (let i = 0; i < candidates.length; i += 2_000)
    await insertRows(
      tx,
      'all_candidates',
      candidates.slice(i, i + 2_000).map(({ row }) => ({ ...row, id: row.id })),
    )
  for (let i = 0; i < candidates.length; i += 1_000) await saveRead(tx, candidates.slice(i, i + 1_000), day)
  for (let i = 0; i < candidates.length; i += 200)
    await Promise.all(
      candidates
        .slice(i, i + 200)
        .map(
          async ({ row, pdf }) => pdf && row.resume_file && (await files.put(row.resume_file, pdf, 'application/pdf')),
        ),
    )
}
