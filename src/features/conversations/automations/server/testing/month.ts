import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { World } from '../../../../../app/server/testing/world-on.ts'
import { msPerDay } from '../../../../../rules/day.ts'
import { guardHours } from '../../../../texting/messages/rules/guard-hours.ts'
import { loadGuardedHours } from '../../../../texting/messages/server/public.ts'
import { addPeople } from '../../../../texting/messages/server/testing/people.ts'
import { getExpectation } from '../../rules/get-expectation.ts'
import { findSecondQuestion } from '../../rules/questions/questions.ts'
import { createNumbers, pickProfile, pickReply, type ResponderProfile } from '../../rules/responder-profiles.ts'
import { enrollApplicants } from '../enroll.ts'
import { loadEnrollments } from '../loaded-enrollment.ts'
import { sendAnswer, turn } from './automation-world.ts'

type Clock = { now: Date }
type Person = {
  id: string
  phone: string
  state: string
  language: 'en' | 'es'
  habit: ResponderProfile
  next: () => number
  appliedAt: Date
  texts: number
  firstAt: Date | null
  lastInbound: Date | null
  bookedAt: Date | null
}
type PlannedEntry = { at: Date; person: Person; says: string | null }

export type Month = {
  applicants: number
  /** Applied while texts were allowed: minutes to the first text. */
  toFirstText: number[]
  /** Applied in quiet hours, or was never texted: how many of those have a reason on record. */
  others: number
  explained: number
  /** Of the quick who were booked having applied in allowed hours: minutes from application to booking, and texts. */
  cooperative: { minutes: number; texts: number }[]
  answeredAll: number
  bookedOfThem: number
  booked: number
  texts: number
  outsideHours: number
  overlaps: number
  handedOver: number
}

const sent = z.object({ id: z.string(), candidateId: z.string() })
const ended = z.object({
  candidateId: z.string(),
  status: z.string(),
  words: z.string(),
  answers: z.number(),
  asked: z.number(),
})
const counted = z.object({ n: z.number() })

const states = ['TX', 'FL', 'AZ', 'CA'] as const
const codes = { TX: '737', FL: '561', AZ: '480', CA: '415' } as const

/**
 * A month of a clinic by the real engine on a clock of its own: `count` applicants at any hour of day and night, who answer as people of the
 * field do (`rules/responder-profiles.ts`). Every text is judged again by the hours of the person’s place when it leaves.
 */
export const simulateMonth = async (
  world: World,
  clock: Clock,
  { count, days, seed }: { count: number; days: number; seed: string },
): Promise<Month> => {
  const chance = createNumbers(seed)
  const start = clock.now
  const end = new Date(start.getTime() + (days + 5) * msPerDay)
  const guard = guardHours(
    await world.inPlatform(async (tx) => await loadGuardedHours(tx, world.own.organizationId, world.services.config)),
  )
  const people: Person[] = Array.from({ length: count }, (_, n) => {
    const state = states[Math.floor(chance() * states.length)] ?? 'TX'
    const next = createNumbers(`${seed} ${n}`)
    return {
      id: '',
      phone: `+1${codes[state]}555${String(1_000 + n).padStart(4, '0')}`,
      state,
      language: chance() < 0.15 ? 'es' : 'en',
      habit: pickProfile(next),
      next,
      appliedAt: new Date(start.getTime() + chance() * days * msPerDay),
      texts: 0,
      firstAt: null,
      lastInbound: null,
      bookedAt: null,
    }
  })
  const planned: PlannedEntry[] = people.map((person) => ({ at: person.appliedAt, person, says: null }))
  const byId = new Map<string, Person>()
  const seen = new Set<string>()
  let [texts, outsideHours] = [0, 0]

  const isAllowed = ({ phone, state, lastInbound }: Person) =>
    guard({ phone, state, lastInbound }, clock.now).kind === 'now'
  const look = async () => {
    const fresh = await world.inPlatform(
      async (tx) =>
        await tx.rows(
          sent,
          sql`select id, candidate_id as "candidateId" from text_messages where enrollment_id is not null and message_status = 'sent' order by created_at, id`,
        ),
    )
    for (const { id, candidateId } of fresh) {
      const person = byId.get(candidateId)
      if (!person || seen.has(id)) continue
      seen.add(id)
      texts += 1
      person.texts += 1
      person.firstAt ??= clock.now
      if (!isAllowed(person)) outsideHours += 1
      const [live] = await world.inPlatform(
        async (tx) =>
          await loadEnrollments(tx, sql`s.candidate_id = ${candidateId}`, sql`order by s.begun_at desc limit 1`),
      )
      if (!live) continue
      if (live.enrollment.status === 'booked') person.bookedAt ??= clock.now
      const asked = getExpectation(live.enrollment)
      const second = findSecondQuestion(live.enrollment)
      const reply = pickReply(person.next, person.habit, person.language, asked, second)
      if (reply && (live.enrollment.status === 'awaiting_reply' || live.enrollment.status === 'scheduled'))
        planned.push({ at: new Date(clock.now.getTime() + reply.minutes * 60_000), person, says: reply.words })
    }
  }
  const arrive = async (person: Person) => {
    const [id = ''] = await addPeople(world, 'own', 1, {
      full_name: 'pat lee',
      phone_number: person.phone,
      state: person.state,
      text_consent: 'given',
      created_at: clock.now.toISOString(),
      ...(person.language === 'es' ? { preferred_language: 'Spanish' } : {}),
    })
    person.id = id
    byId.set(id, person)
    await world.inClinic(
      world.own.organizationId,
      async (tx) => await enrollApplicants(tx, { candidateIds: [id], now: clock.now }),
    )
  }
  const dueNext = async () =>
    (
      await world.inPlatform(
        async (tx) =>
          await tx.one(
            z.object({ at: z.nullable(z.string()) }),
            sql`select min(due_at) as at from automation_enrollments where due_at is not null`,
          ),
      )
    )?.at ?? null

  for (;;) {
    planned.sort((a, b) => b.at.getTime() - a.at.getTime())
    const event = planned.at(-1)
    const due = await dueNext()
    const dueAt = due === null ? null : new Date(due)
    const next = event && (dueAt === null || event.at <= dueAt) ? event.at : dueAt
    if (next === null || next > end) break
    clock.now = next > clock.now ? next : clock.now
    if (event && event.at <= clock.now) {
      planned.pop()
      if (event.says === null) await arrive(event.person)
      else {
        event.person.lastInbound = clock.now
        await sendAnswer(world, event.person.phone, event.says)
      }
    }
    await turn(world)
    await look()
  }
  return await report(world, people, {
    texts,
    outsideHours,
    isAllowedAt: (person, now) =>
      guard({ phone: person.phone, state: person.state, lastInbound: null }, now).kind === 'now',
  })
}

type MonthCounts = { texts: number; outsideHours: number; isAllowedAt: (person: Person, now: Date) => boolean }

const minutes = (from: Date, to: Date | null) => ((to ?? from).getTime() - from.getTime()) / 60_000

const report = async (
  world: World,
  people: readonly Person[],
  { texts, outsideHours, isAllowedAt }: MonthCounts,
): Promise<Month> => {
  const rows = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        ended,
        sql`select s.candidate_id as "candidateId", s.status, s.last_action as words, (select count(*)::int
          from jsonb_object_keys(s.progress -> 'answers')) as answers,
              jsonb_array_length(jsonb_path_query_array(v.flow, '$.steps[*] ? (@.kind == "ask")')) as asked
            from automation_enrollments s join automation_versions v on v.organization_id = s.organization_id
              and v.preset = s.preset and v.version = s.version where s.preset = 'applicant'`,
      ),
  )
  const of = (person: Person) => rows.find(({ candidateId }) => candidateId === person.id)
  const inHours = people.filter((person) => isAllowedAt(person, person.appliedAt))
  const answeredAll = people.filter((person) => {
    const row = of(person)
    return row !== undefined && row.answers === row.asked
  })
  const overlaps = await world.inPlatform(
    async (tx) =>
      await tx.one(
        counted,
        sql`select count(*)::int as n from interviews a join interviews b on b.interviewer_id = a.interviewer_id and b.id > a.id
            and a.status in ('Scheduled', 'Confirmed') and b.status in ('Scheduled', 'Confirmed')
            and a.interview_date < b.interview_date + make_interval(mins => b.minutes)
              and b.interview_date < a.interview_date + make_interval(mins => a.minutes)`,
      ),
  )
  const others = people.filter((person) => !inHours.includes(person) || person.firstAt === null)
  return {
    applicants: people.length,
    toFirstText: inHours
      .filter(({ firstAt }) => firstAt !== null)
      .map(({ appliedAt, firstAt }) => minutes(appliedAt, firstAt)),
    others: others.length,
    explained: others.filter((person) => (of(person)?.words ?? '') !== '').length,
    cooperative: inHours
      .filter(({ habit, bookedAt }) => habit === 'quick' && bookedAt !== null)
      .map(({ appliedAt, bookedAt, texts: own }) => ({ minutes: minutes(appliedAt, bookedAt), texts: own })),
    answeredAll: answeredAll.length,
    bookedOfThem: answeredAll.filter(({ bookedAt }) => bookedAt !== null).length,
    booked: people.filter(({ bookedAt }) => bookedAt !== null).length,
    texts,
    outsideHours,
    overlaps: overlaps?.n ?? 0,
    handedOver: rows.filter(({ status }) => status === 'needs_staff').length,
  }
}
