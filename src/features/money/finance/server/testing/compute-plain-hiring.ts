import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { World } from '../../../../../app/server/testing/world.ts'
import { nullableText } from '../../../../../platform/shared/schemas.ts'
import { countReached, slipMinutes, stages } from '../../rules/hiring.ts'

const person = z.object({
  id: z.string(),
  received: z.string(),
  status: z.string(),
  source: z.string(),
  contacted: nullableText,
  changes: z.array(z.object({ at: z.string(), from_key: z.string(), to_key: z.string() })),
})
type Person = z.infer<typeof person>

const minutesBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 60_000
const rank = (key: string) =>
  Math.max(
    0,
    stages.findIndex((stage) => stage.toLowerCase() === key),
  )

const createStory = ({ received, status, contacted, changes }: Person) => {
  const first = changes[0]
  const spans = [
    { key: first?.from_key ?? status, since: received, until: first?.at },
    ...changes.map((change, n) => ({ key: change.to_key, since: change.at, until: changes[n + 1]?.at })),
  ].map(({ key, since, until }) => ({ key, minutes: until === undefined ? null : minutesBetween(since, until) }))
  const touched = [first?.at, contacted].filter((one) => typeof one === 'string').toSorted()[0]
  const stayed = spans.slice(1).filter(({ minutes }) => minutes === null || minutes >= slipMinutes)
  return {
    furthest: Math.max(rank(status), rank(first?.from_key ?? ''), ...stayed.map(({ key }) => rank(key))),
    touch: touched === undefined ? null : Math.max(0, minutesBetween(received, touched)),
    left: spans.filter(({ minutes }) => minutes !== null && minutes >= slipMinutes),
    here: status,
  }
}

const computeMedian = (values: number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b)
  const half = (sorted.length - 1) / 2
  const found = ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2
  return sorted.length === 0 ? null : Math.round(found * 1000) / 1000
}

/** The hiring figures of anyone who was received in [from, until), told from the stored rows in the plainest way: nothing kept, no SQL but reading. */
export const computePlainHiring = async (
  world: World,
  range: { from: string; until: string; organization?: string },
) => {
  const people = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        person,
        sql`select c.id, c.received_at as received, c.status_key as status, coalesce(btrim(c.source), '') as source,
              least((select min(m.sent_at) from text_messages m
                where m.candidate_id = c.id and m.message_direction = 'outbound' and not m.by_product
                and m.purpose is null),
                (select min(k.called_at) from candidate_calls k where k.candidate_id = c.id),
                (select min(e.created_at) from candidate_mails e where e.candidate_id = c.id),
                (select min(a.at) from enrollment_log a where a.candidate_id = c.id and a.reading = 'answer')) as contacted,
              coalesce((select jsonb_agg(jsonb_build_object('at', s.at, 'from_key', s.from_key, 'to_key', s.to_key) order by s.at, s.id)
                from candidate_status_changes s where s.candidate_id = c.id), '[]') as changes
            from all_candidates c where c.received_at >= ${range.from}::timestamptz and c.received_at < ${range.until}::timestamptz
              ${range.organization ? sql`and c.organization_id = ${range.organization}` : sql``}`,
      ),
  )
  const stories = people.map((one) => ({ ...one, ...createStory(one) }))
  const touches = stories.map(({ touch }) => touch).filter((touch) => touch !== null)
  const keys = [...new Set(stories.flatMap(({ left, here }) => [here, ...left.map(({ key }) => key)]))]
  return {
    received: stories.length,
    reached: countReached(stages.map((_, n) => stories.filter(({ furthest }) => furthest === n).length)),
    touch: {
      touched: touches.length,
      median: computeMedian(touches),
      withinHour: touches.filter((touch) => touch <= 60).length,
      withinDay: touches.filter((touch) => touch <= 1440).length,
    },
    statuses: keys.toSorted().map((key) => {
      const left = stories.flatMap((story) => story.left.filter((span) => span.key === key))
      return {
        key,
        left: left.length,
        here: stories.filter(({ here }) => here === key).length,
        median: computeMedian(left.map(({ minutes }) => minutes ?? 0)),
      }
    }),
    sources: [...new Set(stories.map(({ source }) => source))].toSorted().map((source) => {
      const of = stories.filter((story) => story.source === source)
      const reached = (stage: number) => of.filter(({ furthest }) => furthest >= stage).length
      return { source, received: of.length, interviewed: reached(2), hired: reached(5) }
    }),
  }
}
