import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { nullableText } from '../../../../../platform/shared/schemas.ts'
import { msPerDay } from '../../../../../rules/day.ts'
import { getFirstName } from '../../../../../rules/person-name.ts'
import { findCandidateZone } from '../../../../candidates/directory/rules/zones/find-candidate-zone.ts'
import { getInterviewZone } from '../../../../interviews/calendar/rules/get-interview-zone.ts'
import { guardHours } from '../../../../texting/messages/rules/guard-hours.ts'
import { loadGuardedHours } from '../../../../texting/messages/server/public.ts'
import { createFlow, createUsualSettings } from '../../rules/flow.ts'
import type { Preset } from '../../rules/presets.ts'
import { type Outcome, type SimulatedCandidate, simulate } from '../../rules/simulate.ts'
import { isActive } from '../../rules/statuses.ts'
import { listFreeTimes } from '../rehearsals/list-free-times.ts'
import { loadAgenda } from '../rehearsals/load-agenda.ts'
import { toRows } from './to-rows.ts'
import { createVaryReply } from './vary-replies.ts'
import { findMissed, playWinBack } from './win-back.ts'

const days = 28
const most = 48
const isOn: readonly Preset[] = ['applicant', 'booked', 'no_show', 'hired']
const topics = ['certified', 'hours', 'transport'] as const

const found = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  city: nullableText,
  state: nullableText,
  locationId: nullableText,
  spanish: z.boolean(),
  isEarly: z.boolean(),
  at: z.string(),
})
type FoundRow = z.output<typeof found>
type Clinic = { organizationId: string; interviewerId: string; settings: Config; now: Date }

/** RBTs who applied in the last four weeks, agreed to texts, and got none so far; `isEarly`: no one moved them further. */
const loadApplicants = async (tx: Tx, { organizationId, now }: Clinic) =>
  await tx.rows(
    found,
    sql`select c.id, c.full_name as name, app.text_number(c.phone_key) as phone, c.city, c.state, c.location_id as "locationId",
          coalesce(c.preferred_language = 'Spanish', false) as spanish, c.created_at as at,
          c.status_key in ('initial inquiry', 'reviewed by clinic', 'interview scheduled') as "isEarly"
        from all_candidates c where c.organization_id = ${organizationId} and c.position = 'RBT' and c.text_consent = 'given'
          and length(c.phone_key) = 10
          and c.created_at between ${now.toISOString()}::timestamptz - make_interval(days => ${days}) and ${now.toISOString()}::timestamptz
          and not exists (select from text_recipients t where t.organization_id = c.organization_id and t.candidate_id = c.id)
          and not exists (select from opt_outs x where x.organization_id = c.organization_id and x.phone = app.text_number(c.phone_key))
          and not exists (select from app.opt_outs_everywhere x where x.phone = app.text_number(c.phone_key))
          and not exists (select from interviews i where i.organization_id = c.organization_id and i.candidate_id = c.id)
        order by c.created_at desc, c.id limit ${most}`,
  )

const toPerson = (each: FoundRow): SimulatedCandidate => ({
  id: each.id,
  firstName: getFirstName(each.name),
  beginsAt: new Date(each.at),
  startsAt: null,
  language: each.spanish ? 'es' : 'en',
  candidateZone: findCandidateZone({ ...each, place: null }),
})

/** Drops replies after the last step of an ended automation: their thread would wait for staff without a reason. */
const endWithLastStep = (outcome: Outcome): Outcome => {
  if (isActive(outcome.enrollment.status)) return outcome
  const last = outcome.lines.findLastIndex(({ from }) => from === 'note')
  return { ...outcome, lines: outcome.lines.slice(0, last + 1) }
}

/** Ends the automation of candidates that staff moved further since. */
const endWithStatus = (outcome: Outcome, isEarly: boolean): Outcome =>
  isEarly || !isActive(outcome.enrollment.status)
    ? outcome
    : {
        ...outcome,
        words: 'someone changed the status',
        enrollment: { ...outcome.enrollment, status: 'stopped' },
      }

/** The first without an answer asks for no more texts, so that a newcomer sees what happens then. */
const optOut = (outcomes: readonly Outcome[]): Outcome[] => {
  const at = outcomes.findIndex(({ enrollment, texts, lines }) => {
    const isSilent = lines.every(({ from }) => from !== 'them')
    return enrollment.status === 'awaiting_reply' && texts > 1 && isSilent
  })
  return outcomes.map((outcome, n) => {
    if (n !== at || !outcome.firstAt) return outcome
    const said = new Date(outcome.firstAt.getTime() + 9 * 60_000)
    const before = outcome.lines.filter((line) => line.at < said)
    const lines = [
      ...before,
      { at: said, from: 'them' as const, words: 'Stop texting me please' },
      { at: said, from: 'note' as const, words: 'opted out of texts' },
    ]
    const texts = lines.filter(({ from }) => from === 'us').length
    return {
      ...outcome,
      lines,
      texts,
      words: 'opted out of texts',
      enrollment: { ...outcome.enrollment, status: 'stopped' },
    }
  })
}

const switchOn = async (tx: Tx, { organizationId, interviewerId, now }: Clinic) => {
  const since = new Date(now.getTime() - (days + 1) * msPerDay).toISOString()
  for (const preset of isOn) {
    const settings = { ...createUsualSettings(preset), ...(preset === 'applicant' ? { topics: [...topics] } : {}) }
    await tx.run(
      sql`insert into automation_versions (organization_id, preset, version, settings, flow, interviewer_id, made_by, made_at)
          values (${organizationId}, ${preset}, 1, ${JSON.stringify(settings)}::jsonb, ${JSON.stringify(createFlow(preset, settings))}::jsonb,
            ${interviewerId}, ${interviewerId}, ${since})`,
    )
    await tx.run(
      sql`insert into automations (organization_id, preset, is_on, version, changed_by, changed_at)
          values (${organizationId}, ${preset}, true, 1, ${interviewerId}, ${since})`,
    )
  }
}

const keep = (rows: readonly (object | null)[]): Record<string, unknown>[] =>
  rows.flatMap((row) => (row === null ? [] : [{ ...row }]))

type PlayedThread = ReturnType<typeof toRows> & { who: FoundRow; recipient: object | null; isOut: boolean }

/** Rows by table, in the order in which they can be inserted. */
export type DemoTables = Record<string, Record<string, unknown>[]>

const toOptOut = ({ who, messages }: Pick<PlayedThread, 'who' | 'messages'>, organizationId: string) => ({
  id: randomUUID(),
  organization_id: organizationId,
  phone: who.phone,
  source: 'text',
  at: messages.at(-1)?.created_at,
  proof: messages.at(-1)?.message,
  proof_message_id: messages.at(-1)?.id,
})

const toTables = (made: readonly PlayedThread[], organizationId: string): DemoTables => ({
  text_recipients: keep(made.map(({ recipient }) => recipient)),
  interviews: keep(made.map(({ interview }) => interview)),
  bookings: keep(made.map(({ booking }) => booking)),
  automation_enrollments: keep(made.flatMap(({ enrollment, follows }) => [enrollment, follows])),
  text_messages: keep(made.flatMap(({ messages }) => messages)),
  enrollment_log: keep(made.flatMap(({ log }) => log)),
  opt_outs: made.filter(({ isOut }) => isOut).map((each) => toOptOut(each, organizationId)),
})

/**
 * Turns the automations of a demo clinic on, and returns the rows to insert as if they had run for four weeks. The rules
 * and the reply reader are the real ones, the replies are made up. The engine continues from there.
 */
export const playAutopilot = async (tx: Tx, clinic: Clinic): Promise<DemoTables> => {
  const { organizationId, interviewerId, settings, now } = clinic
  const applicants = await loadApplicants(tx, clinic)
  const byId = new Map(applicants.map((each) => [each.id, each]))
  const agenda = await loadAgenda(tx, {
    organizationId,
    interviewerId,
    from: new Date(now.getTime() - days * msPerDay),
    until: now,
  })
  const guard = guardHours(await loadGuardedHours(tx, organizationId, settings))
  const zone = getInterviewZone(agenda.zone, null)
  const free = listFreeTimes(agenda)
  const outcomes = simulate(applicants.map(toPerson), {
    flow: createFlow('applicant', { ...createUsualSettings('applicant'), topics: [...topics] }),
    organization: agenda.organization,
    zone,
    free,
    hours: agenda.hours,
    guard: ({ id }, at, lastInbound) =>
      guard({ phone: byId.get(id)?.phone ?? '', state: byId.get(id)?.state ?? null, lastInbound }, at),
    until: now,
    seed: 'autopilot',
    rephrase: createVaryReply(),
  })
  await switchOn(tx, clinic)
  const shared = { organizationId, interviewerId, textFrom: settings.textFrom, now }
  const isEarly = ({ person }: Outcome) => byId.get(person.id)?.isEarly ?? false
  const missed = findMissed(outcomes.filter(isEarly), now)
  const taken = new Set(outcomes.flatMap(({ bookedFor }) => bookedFor?.getTime() ?? []))
  const wonBack = missed
    ? playWinBack(missed, {
        organization: agenda.organization,
        zone,
        free: (at) => free(new Date(at.getTime() + msPerDay), taken),
      })
    : null
  const made: PlayedThread[] = optOut(
    outcomes.map((each) => endWithStatus(endWithLastStep(each), isEarly(each))),
  ).flatMap((outcome) => {
    const who = byId.get(outcome.person.id)
    if (!who) return []
    const recipientId = randomUUID()
    const again = wonBack?.person.id === outcome.person.id ? wonBack : null
    const rows = toRows(outcome, who, recipientId, shared, { preset: 'applicant', isMissed: again !== null })
    const after = again ? [toRows(again, who, recipientId, shared, { preset: 'no_show', isMissed: false })] : []
    const messages = [rows, ...after].flatMap((each) => each.messages)
    const inbound = (again ?? outcome).lines.findLast(({ from }) => from === 'them')?.at.toISOString() ?? null
    const isOpen = outcome.enrollment.status === 'needs_staff' && inbound !== null
    const recipient = {
      id: recipientId,
      organization_id: organizationId,
      candidate_id: who.id,
      candidate_type: 'rbt',
      candidate_name: who.name,
      recipient_phone: who.phone,
      twilio_phone: settings.textFrom,
      is_active: true,
      last_message_at: messages.at(-1)?.created_at ?? null,
      last_inbound_at: inbound,
      unread: isOpen ? 1 : 0,
    }
    return [
      {
        ...rows,
        who,
        recipient: messages.length > 0 ? recipient : null,
        isOut: outcome.words === 'opted out of texts',
      },
      ...after.map((more) => ({ ...more, who, recipient: null, isOut: false })),
    ]
  })
  return toTables(made, organizationId)
}
