import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { msPerDay } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import type { Verdict } from '../rules/check-send.ts'
import { pickLanguage } from '../rules/pick-language.ts'
import { explainDecline, explainTooLong, type PreparedText, prepareText } from '../rules/recipient.ts'
import { duplicateReason, explainRepeatedText } from '../rules/repeats.ts'
import { findSpanishProblem, findTextError } from '../rules/text-rules.ts'
import { addWayOut } from '../rules/way-out.ts'
import { loadGuards } from './sending/guards.ts'
import { selectSameTexts } from './sending/repeats.ts'

/** The most people of one bulk text. */
export const mostAddressees = 10_000
const addressee = z.object({
  id: z.string(),
  organization_id: z.string(),
  organization: nullableText,
  /** The organization's own sending number, if it has one. */
  texting_number: nullableText,
  full_name: z.string(),
  phone_number: nullableText,
  position: z.string(),
  state: nullableText,
  text_consent: z.nullable(z.enum(['given', 'refused'])),
  /** When their application asked about texts and they did not agree. */
  declined_at: nullableText,
  time_zone: z.string(),
  preferred_language: nullableText,
})
/** `held`: why the text waits, and `sendAt` until when; null for until someone decides. */
export type PreparedAddressee = z.output<typeof addressee> &
  PreparedText & { held: string | null; sendAt: string | null }

const unsendable = (words: string) =>
  words.includes('\u0000') ? 'The message contains a character that texts can’t carry.' : null

/** Refuses a text that no one may get, with the sentence at its field; blank words in Spanish are none. */
export const checkMessage = (message: string, messageSpanish = '') => {
  const problem = unsendable(message) ?? findTextError(message)
  if (problem) throw UserError.at('message', problem)
  const inSpanish = unsendable(messageSpanish) ?? findSpanishProblem(messageSpanish)
  if (inSpanish) throw UserError.at('messageSpanish', inSpanish)
}

const history = z.object({
  id: z.string(),
  opted_out: z.boolean(),
  refused_number: z.boolean(),
  undecided: z.boolean(),
  last_inbound: nullableText,
  earlier_status: nullableText,
  same_record: z.nullable(z.boolean()),
  bad_phone: nullableText,
  /** True when no text of this thread went, or waits to go, to this person. */
  is_first: z.boolean(),
})

type Past = z.output<typeof history> | undefined
type PersonWithText = z.output<typeof addressee> & PreparedText

const loadHistory = async (tx: Tx, people: PersonWithText[], now: Date, settings: Config, own: string | undefined) => {
  const asked = people.map(({ id, organization_id, phone, text: body }) => ({ id, organization_id, phone, body }))
  const since = new Date(now.getTime() - msPerDay).toISOString()
  const found = await tx.rows(
    history,
    sql`with r as materialized (
          select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as r(id uuid, organization_id uuid, phone text, body text)
        ), asked as (
          select array_agg(r.organization_id) as os, array_agg(r.phone) as ps from r
        ), marks as materialized (select m.* from asked, app.opt_out_marks(asked.os, asked.ps) m),
          refused as materialized (select n.* from asked, app.refused_numbers(asked.os, asked.ps, ${settings.optOutEverywhere}) n)
        select r.id, t.opt_out_review_since is not null as undecided, t.last_inbound_at as last_inbound,
          case when t.bad_phone = r.phone then t.bad_phone_reason end as bad_phone,
          exists (select from marks m where m.organization_id = r.organization_id and m.phone = r.phone) as opted_out,
          exists (select from refused n where n.organization_id = r.organization_id and n.phone = r.phone) as refused_number,
          not exists (select from text_messages f where ${tenantCondition(tx, 'f')} and f.organization_id = r.organization_id and f.recipient_id = t.id
            and f.message_direction = 'outbound' and f.purpose is null and f.message_status not in ('failed', 'undelivered', 'canceled')
            and f.id is distinct from ${own ?? null}::uuid) as is_first,
          e.message_status as earlier_status, e.candidate_id = r.id as same_record
        from r left join text_recipients t on t.candidate_id = r.id and t.organization_id = r.organization_id
        left join lateral (select m.message_status, m.candidate_id from text_messages m
          where ${tenantCondition(tx, 'm')} and ${selectSameTexts(sql`r.organization_id`, sql`r.phone`, sql`r.body`)} and m.created_at > ${since}::timestamptz
            and m.id is distinct from ${own ?? null}::uuid order by m.candidate_id = r.id desc, m.created_at desc limit 1) e on true`,
  )
  return new Map(found.map((each) => [each.id, each]))
}

const toOutcome = (verdict: Verdict) => ({
  reason: verdict.kind === 'skipped' ? verdict.because : null,
  held: verdict.kind === 'held' ? verdict.because : null,
  sendAt: verdict.kind === 'held' ? (verdict.until?.toISOString() ?? null) : null,
})

const explainRepeat = (past: Past): string | null =>
  past?.earlier_status
    ? explainRepeatedText({ status: past.earlier_status, sameRecord: past.same_record ?? false })
    : null

/** The first text of a thread explains how to opt out. */
const withFirstText = (person: PersonWithText, past: Past): PersonWithText => {
  if (past?.is_first === false) return person
  const text = addWayOut(person.text, person.preferred_language === 'Spanish' ? 'es' : 'en')
  return { ...person, text, reason: person.reason ?? explainTooLong(text) }
}

type AddresseesInput = {
  /** Candidates; who is of another organization is left out. */
  ids: readonly string[]
  now: Date
  message: string
  /** The words for those who prefer Spanish. */
  messageSpanish?: string | null
  /** A text of their own for some, by candidate, in their language; `message` counts for no one else. */
  eachOwn?: ReadonlyMap<string, string>
  actor: Pick<Caller, 'fullName'>
  settings: Config
  attested: boolean
  sendAt?: Date | null
  /** A retry says the same words again on purpose. */
  mayRepeat?: boolean
  /** The text's own id: a second call with it is no repetition. */
  messageId?: string
}

/** Of several records with one number, one that agreed gets the text: the others need no attested consent. */
const agreedFirst = <T extends { text_consent: string | null }>(people: T[]): T[] =>
  people.toSorted((a, b) => Number(b.text_consent === 'given') - Number(a.text_consent === 'given'))

/**
 * Everyone asked for, in the order of their ids, with their text, their number and what the send guard says. A handful
 * of statements for any number of people.
 */
export const prepareAddressees = async (
  tx: Tx,
  {
    ids,
    now,
    message,
    messageSpanish,
    eachOwn,
    actor,
    settings,
    attested,
    sendAt = null,
    mayRepeat = false,
    messageId,
  }: AddresseesInput,
): Promise<PreparedAddressee[]> => {
  const people = await tx.rows(
    addressee,
    sql`select c.id, c.organization_id, o.name as organization, o.texting_number, c.full_name, c.phone_number, c.position, c.state, c.text_consent,
          case when c.text_consent is null and c.text_consent_source is not null then c.text_consent_at end as declined_at,
          coalesce(o.time_zone, 'America/New_York') as time_zone, c.preferred_language
        from all_candidates c left join organizations o on o.id = c.organization_id
          where ${tenantCondition(tx, 'c')} and c.id = any(${sql.param([...ids])}::uuid[]) order by c.id`,
  )
  const words = { english: message, spanish: messageSpanish }
  const rendered = people.map((person) => ({
    ...person,
    ...prepareText(person, eachOwn?.get(person.id) ?? pickLanguage(person.preferred_language, words), actor.fullName),
  }))
  const known = await loadHistory(tx, rendered, now, settings, messageId)
  const prepared = rendered.map((person) => withFirstText(person, known.get(person.id)))
  const organizations = prepared.map((person) => person.organization_id)
  const { guard } = await loadGuards(tx, organizations, { now, settings, attested, sendAt, except: messageId })
  const same = new Set<string>()
  const judged = new Map<string, ReturnType<typeof toOutcome>>()
  for (const person of agreedFirst(prepared)) {
    const past = known.get(person.id)
    const key = `${person.organization_id} ${person.phone}`
    const verdict = guard(person.organization_id, {
      phone: person.phone,
      impossible: person.reason ?? past?.bad_phone ?? null,
      state: person.state,
      consent: person.text_consent,
      optedOut: past?.opted_out ?? false,
      undecided: past?.undecided ?? false,
      refusedNumber: past?.refused_number ?? false,
      declined: explainDecline({
        at: person.declined_at,
        lastInbound: past?.last_inbound ?? null,
        timeZone: person.time_zone,
      }),
      repeated: mayRepeat ? null : (explainRepeat(past) ?? (same.has(key) ? duplicateReason : null)),
      lastInbound: past?.last_inbound ? new Date(past.last_inbound) : null,
    })
    if (verdict.kind !== 'skipped') same.add(key)
    judged.set(person.id, toOutcome(verdict))
  }
  return prepared.map((person) => ({ ...person, ...(judged.get(person.id) ?? toOutcome({ kind: 'now' })) }))
}

export const createTooMany = () =>
  new UserError('invalid', `Text ${formatCount(mostAddressees)} people or fewer at once.`)
