import { setImmediate } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { ofScope } from '../../../../platform/server/of-scope.ts'
import { query } from '../../../../platform/server/query.ts'
import { cleanName, firstName } from '../../../../rules/person-name.ts'
import { candidateZone } from '../../../candidates/rules/candidate-zone.ts'
import { isActiveRbt } from '../../../candidates/rules/credential/registry-answer.ts'
import { interviewZone } from '../../../interviews/rules/interview-zone.ts'
import { barredFromTexts, guardAt } from '../../../messaging/server/door.ts'
import { rehearseAutomation } from '../../contract.ts'
import { flowOf } from '../../rules/flow.ts'
import type { Preset } from '../../rules/presets.ts'
import { type Outcome, type Played, rehearsing, type Stage } from '../../rules/rehearse.ts'
import type { Moment } from '../perform.ts'
import { quietPeople } from '../quiet/quiet-people.ts'
import { organizationOf } from './automation-rows.ts'
import { freeOver } from './free-over.ts'
import { refuseSettings } from './refuse-settings.ts'

const days = 30
const mostPeople = 300
const mostThreads = 20
const dayMs = 86_400_000

const text = z.nullable(z.string())
const row = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  phone: text,
  city: text,
  state: text,
  spanish: z.boolean(),
  consent: text,
  registry: text,
  credential: text,
  expires: text,
  at: z.string(),
  startsAt: text,
})

type Rehearsed = { preset: Preset; organizationId: string; waitMinutes: number; locationIds: readonly string[] }

/** Whom an automation would have taken of the last 30 days, the newest first, and when. */
const selected = async (
  tx: Tx,
  { preset, organizationId, waitMinutes, locationIds }: Rehearsed,
  { now }: Moment,
): Promise<SQL> => {
  const since = new Date(now.getTime() - days * dayMs).toISOString()
  const person = sql`c.id, c.full_name as name, c.phone_number as phone, c.city, c.state, coalesce(c.preferred_language = 'Spanish', false) as spanish, c.text_consent as consent, c.registry_state as registry, c.credential_number as credential, c.credential_expires_on::text as expires`
  const there = locationIds.length === 0 ? sql`true` : sql`c.location_id = any(${sql.param([...locationIds])}::uuid[])`
  if (preset === 'applicant')
    return sql`select ${person}, c.created_at as at, null::timestamptz as "startsAt" from all_candidates c
      where ${ofScope(tx, 'c')} and c.organization_id = ${organizationId} and c.position = 'RBT' and c.created_at between ${since}::timestamptz and ${now.toISOString()}::timestamptz and ${there}
      order by c.created_at desc, c.id limit ${mostPeople}`
  if (preset === 'hired')
    return sql`select ${person}, k.at, null::timestamptz as "startsAt"
      from (select k.organization_id, k.candidate_id, max(k.at) as at from candidate_status_changes k
        where ${ofScope(tx, 'k')} and k.organization_id = ${organizationId} and k.to_key = 'hired' and k.at between ${since}::timestamptz and ${now.toISOString()}::timestamptz group by 1, 2) k
      join all_candidates c on c.organization_id = k.organization_id and c.id = k.candidate_id
      where ${ofScope(tx, 'c')} and c.status_key = 'hired' and ${there} order by k.at desc, c.id limit ${mostPeople}`
  if (preset === 'quiet')
    return sql`select ${person}, ${since}::timestamptz as at, null::timestamptz as "startsAt" from all_candidates c
      where ${await quietPeople(tx, { organizationId, at: new Date(since), until: new Date(since), waitMinutes })} and ${there}
      order by c.newest_at desc, c.id desc limit ${mostPeople}`
  const isMissed = preset === 'noShow'
  return sql`select ${person}, ${isMissed ? sql`i.interview_date + make_interval(mins => i.minutes)` : sql`i.created_at`} as at, i.interview_date as "startsAt"
    from interviews i join all_candidates c on c.organization_id = i.organization_id and c.id = i.candidate_id
    where ${ofScope(tx, 'i')} and i.organization_id = ${organizationId} and ${isMissed ? sql`i.status = 'No-show'` : sql`i.interview_date > i.created_at`}
      and i.interview_date > ${since}::timestamptz and i.created_at < ${now.toISOString()}::timestamptz and ${there}
    order by i.interview_date desc, i.id limit ${mostPeople}`
}

const consentUnknown = 'Nobody has said yet that they agreed to texts.'

/** Who could not be texted, by the reason. */
const countReasons = (reasons: readonly string[]) =>
  [...Map.groupBy(reasons, (reason) => reason)]
    .map(([reason, all]) => ({ reason, people: all.length }))
    .toSorted((a, b) => b.people - a.people)

const endsWords = ({ sequence, words }: Outcome): string => {
  if (sequence.standing === 'person') return `Waits for you: ${words}`
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

const isDone = ({ sequence }: Outcome) => sequence.standing === 'booked'

/** Those worth looking at first: of each end some. */
const someOf = (outcomes: readonly Outcome[]): Outcome[] => {
  const texted = outcomes.filter(({ texts }) => texts > 0)
  const kinds = [...Map.groupBy(texted, ({ sequence, texts }) => `${sequence.standing} ${texts > 2}`).values()]
  const rounds = Math.max(0, ...kinds.map((kind) => kind.length))
  return Array.from({ length: rounds }, (_, at) => kinds.flatMap((kind) => kind.slice(at, at + 1)))
    .flat()
    .slice(0, mostThreads)
}

type Found = z.output<typeof row>

const played = (found: Found, today: string): Played => ({
  id: found.id,
  firstName: firstName(found.name ?? ''),
  beginsAt: new Date(found.at),
  startsAt: found.startsAt === null ? null : new Date(found.startsAt),
  language: found.spanish ? 'es' : 'en',
  candidateZone: candidateZone({ ...found, place: null }),
  isVerified: isActiveRbt(found, today),
})

/** Lets other requests be answered between the slices: seconds of work would keep everybody waiting. */
const inSlices = async (people: Played[], stage: Stage): Promise<Outcome[]> => {
  const playing = rehearsing(people, stage)
  for (;;) {
    const step = playing.next()
    if (step.done) return step.value
    await setImmediate()
  }
}

/** Plays an automation over the candidates of the last 30 days: nothing is sent, nothing is changed. */
export const rehearseAutomationRoute = query(rehearseAutomation, async ({ input, tx, now, settings }) => {
  const { id, preset, topics, waitMinutes, interviewerId, locationIds, texts } = input
  await organizationOf(tx, id)
  await refuseSettings(tx, input)
  const moment = { now, settings }
  const found = await tx.rows(row, await selected(tx, { preset, organizationId: id, waitMinutes, locationIds }, moment))
  const barred = await barredFromTexts(tx, [...new Set(found.map((each) => each.id))], moment)
  const reasonOf = (each: Found) =>
    each.consent === 'given' ? barred.get(each.id) : (barred.get(each.id) ?? consentUnknown)
  const able = found.filter((each) => reasonOf(each) === undefined)
  const guard = await guardAt(tx, id, settings)
  const hours = await freeOver(tx, {
    organizationId: id,
    interviewerId,
    from: new Date(now.getTime() - days * dayMs),
    until: now,
  })
  const byId = new Map(able.map((each) => [each.id, each]))
  const outcomes = await inSlices(
    able.map((each) => played(each, now.toISOString().slice(0, 10))),
    {
      flow: flowOf(preset, { waitMinutes, topics, texts }),
      organization: hours.organization,
      zone: interviewZone(hours.zone, null),
      free: hours.free,
      guard: (person, at, lastInbound) =>
        guard({ phone: byId.get(person.id)?.phone ?? '', state: byId.get(person.id)?.state ?? null, lastInbound }, at),
      until: now,
      seed: `${id} ${preset}`,
    },
  )
  return {
    people: found.length,
    texted: outcomes.filter(({ texts }) => texts > 0).length,
    texts: outcomes.reduce((sum, { texts }) => sum + texts, 0),
    inQuietHours: outcomes.reduce((sum, { inQuietHours }) => sum + inQuietHours, 0),
    booked: outcomes.filter(isDone).length,
    waitForYou: outcomes.filter(({ sequence }) => sequence.standing === 'person').length,
    notTexted: countReasons(found.map(reasonOf).filter((reason) => reason !== undefined)),
    threads: someOf(outcomes).map((outcome) => ({
      candidateId: outcome.person.id,
      name: cleanName(byId.get(outcome.person.id)?.name ?? '') || 'Unknown',
      ends: endsWords(outcome),
      lines: outcome.lines.map(({ at, from, words }) => ({ at: at.toISOString(), from, words })),
    })),
  }
})
