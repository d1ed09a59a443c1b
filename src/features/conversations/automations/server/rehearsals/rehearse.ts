import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { external } from '../../../../../platform/server/external.ts'
import { openThread } from '../../../../../platform/server/process/worker-thread.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../../platform/shared/schemas.ts'
import { msPerDay } from '../../../../../rules/day.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { isActiveRbt } from '../../../../candidates/directory/rules/credential/describe-registry-answer.ts'
import { findCandidateZone } from '../../../../candidates/directory/rules/zones/find-candidate-zone.ts'
import { getSharedReason } from '../../../../texting/messages/rules/recipient.ts'
import { loadGuardedHours, loadSendBlocks } from '../../../../texting/messages/server/public.ts'
import { rehearseAutomation } from '../../contract/automations.ts'
import { createFlow } from '../../rules/flow.ts'
import type { Preset } from '../../rules/presets.ts'
import type { Moment } from '../apply-event.ts'
import { selectQuietPeople } from '../quiet/select-quiet-people.ts'
import { loadOrganization } from '../settings/load-automation-rows.ts'
import { refuseSettings } from '../settings/refuse-settings.ts'
import { keepRehearsal } from './kept-rehearsals.ts'
import { loadAgenda } from './load-agenda.ts'
import type { RehearsalFigures, ToRehearse } from './rehearsal-thread.ts'

const days = 30
const mostPeople = 300
/** Of one rehearsal, the thread's start included. */
const limits = { milliseconds: 60_000, megabytes: 256 }
const tooSlow = 'Trying it on last month took too long. Try again in a moment.'
const row = z.object({
  id: z.string(),
  phone: nullableText,
  city: nullableText,
  state: nullableText,
  spanish: z.boolean(),
  consent: nullableText,
  registry: nullableText,
  credential: nullableText,
  expires: nullableText,
  at: z.string(),
  startsAt: nullableText,
})

type RehearsalInput = { preset: Preset; organizationId: string; waitMinutes: number; locationIds: readonly string[] }

/** Selects the people of the last 30 days that an automation would have enrolled, newest first, and when. */
const selected = async (
  tx: Tx,
  { preset, organizationId, waitMinutes, locationIds }: RehearsalInput,
  { now }: Moment,
): Promise<SQL> => {
  const since = new Date(now.getTime() - days * msPerDay).toISOString()
  const person = sql`c.id, c.phone_number as phone, c.city, c.state,
    coalesce(c.preferred_language = 'Spanish', false) as spanish, c.text_consent as consent,
    c.registry_state as registry, c.credential_number as credential, c.credential_expires_on::text as expires`
  const there = locationIds.length === 0 ? sql`true` : sql`c.location_id = any(${sql.param([...locationIds])}::uuid[])`
  if (preset === 'applicant')
    return sql`select ${person}, c.created_at as at, null::timestamptz as "startsAt" from all_candidates c
      where ${tenantCondition(tx, 'c')} and c.organization_id = ${organizationId} and c.position = 'RBT'
        and c.created_at between ${since}::timestamptz and ${now.toISOString()}::timestamptz and ${there}
      order by c.created_at desc, c.id limit ${mostPeople}`
  if (preset === 'hired')
    return sql`select ${person}, k.at, null::timestamptz as "startsAt"
      from (select k.organization_id, k.candidate_id, max(k.at) as at from candidate_hires k
        where ${tenantCondition(tx, 'k')} and k.organization_id = ${organizationId}
          and k.at between ${since}::timestamptz and ${now.toISOString()}::timestamptz group by 1, 2) k
      join all_candidates c on c.organization_id = k.organization_id and c.id = k.candidate_id
      where ${tenantCondition(tx, 'c')} and c.status_key = 'hired' and ${there} order by k.at desc, c.id limit ${mostPeople}`
  if (preset === 're_engage')
    return sql`select ${person}, ${since}::timestamptz as at, null::timestamptz as "startsAt" from all_candidates c
      where ${await selectQuietPeople(tx, { organizationId, at: new Date(since), until: new Date(since), waitMinutes })} and ${there}
      order by c.received_at desc, c.id desc limit ${mostPeople}`
  const isMissed = preset === 'no_show'
  return sql`select ${person}, ${isMissed ? sql`i.interview_date + make_interval(mins => i.minutes)` : sql`i.created_at`} as at, i.interview_date as "startsAt"
    from interviews i join all_candidates c on c.organization_id = i.organization_id and c.id = i.candidate_id
    where ${tenantCondition(tx, 'i')} and i.organization_id = ${organizationId}
      and ${isMissed ? sql`i.status = 'No-show'` : sql`i.interview_date > i.created_at`}
      and i.interview_date > ${since}::timestamptz and i.created_at < ${now.toISOString()}::timestamptz and ${there}
    order by i.interview_date desc, i.id limit ${mostPeople}`
}

const consentUnknown = 'No consent to texts on record.'

/** Counts the people who cannot be texted, by reason. */
const countReasons = (reasons: readonly string[]) =>
  [...Map.groupBy(reasons, getSharedReason)]
    .map(([reason, all]) => ({ reason, people: all.length }))
    .toSorted((a, b) => b.people - a.people || (a.reason < b.reason ? -1 : 1))

const describeEnd = ({ status, words }: RehearsalFigures['threads'][number]): string =>
  status === 'needs_staff' ? `Needs you: ${words}` : `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** Takes the place of the first name until the threads are numbered. */
const nameTag = '{{Candidate First}}'

const anonymize = (thread: RehearsalFigures['threads'][number], at: number) => {
  const name = `Applicant ${at + 1}`
  const fill = (words: string) => words.replaceAll(nameTag, name)
  return {
    name,
    ends: fill(describeEnd(thread)),
    lines: thread.lines.map((line) => ({ at: line.at.toISOString(), from: line.from, words: fill(line.words) })),
  }
}

type PersonRow = z.output<typeof row>

const played = (found: PersonRow, today: string): ToRehearse['people'][number] => ({
  id: found.id,
  firstName: nameTag,
  phone: found.phone ?? '',
  state: found.state,
  beginsAt: new Date(found.at),
  startsAt: found.startsAt === null ? null : new Date(found.startsAt),
  language: found.spanish ? 'es' : 'en',
  candidateZone: findCandidateZone({ ...found, place: null }),
  isVerified: isActiveRbt(found, today),
})

type Input = z.output<typeof rehearseAutomation.input>

/** All that a rehearsal needs of the database. */
const loadRehearsal = async (tx: Tx, input: Input, moment: Moment) => {
  const { id, preset, waitMinutes, interviewerId, locationIds } = input
  const { now, settings } = moment
  await loadOrganization(tx, id)
  await refuseSettings(tx, input)
  const found = await tx.rows(row, await selected(tx, { preset, organizationId: id, waitMinutes, locationIds }, moment))
  const barred = await loadSendBlocks(tx, [...new Set(found.map((each) => each.id))], moment)
  const span = { from: new Date(now.getTime() - days * msPerDay), until: now }
  return {
    found,
    barred,
    hours: await loadGuardedHours(tx, id, settings),
    agenda: await loadAgenda(tx, { organizationId: id, interviewerId, ...span }),
  }
}

const playInThread = async (question: ToRehearse): Promise<RehearsalFigures> => {
  const thread = openThread<RehearsalFigures>(new URL('./rehearsal-thread.ts', import.meta.url), limits)
  try {
    const answer = await thread.ask(question)
    if (answer === null) throw new UserError('unavailable', tooSlow)
    return answer
  } finally {
    await thread.end()
  }
}

/**
 * Plays an automation over the candidates of the last 30 days in a thread, without a connection to the database: nothing is sent, and
 * only that it was rehearsed with these settings is stored.
 */
export const rehearseAutomationRoute = external(
  rehearseAutomation,
  async ({ input, actor, transact, services, now }) => {
    const { id, preset, topics, waitMinutes, texts } = input
    const moment = { now, settings: services.config }
    const loaded = await transact(async (tx) => await loadRehearsal(tx, input, moment), { readOnly: true })
    const { found, barred, hours, agenda } = loaded
    const getReason = (each: PersonRow) =>
      each.consent === 'given' ? barred.get(each.id) : (barred.get(each.id) ?? consentUnknown)
    const able = found.filter((each) => getReason(each) === undefined)
    const { threads, ...figures } = await playInThread({
      people: able.map((each) => played(each, now.toISOString().slice(0, 10))),
      flow: createFlow(preset, { waitMinutes, topics, texts }),
      agenda,
      hours,
      until: now,
      seed: `${id} ${preset}`,
    })
    await transact(async (tx) => await keepRehearsal(tx, input, { userId: actor.userId, now }))
    return {
      people: found.length,
      ...figures,
      notTexted: countReasons(found.map(getReason).filter((reason) => reason !== undefined)),
      threads: threads.map(anonymize),
    }
  },
)
