import { answerQuestions } from '../../../../../platform/server/process/worker-thread.ts'
import { getInterviewZone } from '../../../../interviews/calendar/rules/get-interview-zone.ts'
import { type GuardedHours, guardHours } from '../../../../texting/messages/rules/guard-hours.ts'
import type { Flow } from '../../rules/flow.ts'
import { type Outcome, type SimulatedCandidate, simulate } from '../../rules/simulate.ts'
import { listFreeTimes } from './list-free-times.ts'
import type { Agenda } from './load-agenda.ts'

export type ToRehearse = {
  people: (SimulatedCandidate & { phone: string; state: string | null })[]
  flow: Flow
  agenda: Agenda
  hours: GuardedHours
  until: Date
  seed: string
}

type Thread = Pick<Outcome, 'words' | 'lines'> & { status: Outcome['enrollment']['status'] }
export type RehearsalFigures = {
  texted: number
  texts: number
  inQuietHours: number
  /** Of those with a text, the people who answered. The next five are parts of them, and none counts twice. */
  answered: number
  booked: number
  finished: number
  waitForYou: number
  declined: number
  open: number
  /** 20 at most. */
  threads: Thread[]
}

const mostThreads = 20

/** Those worth looking at first: of each end some. */
const pickSome = (outcomes: readonly Outcome[]): Outcome[] => {
  const texted = outcomes.filter(({ texts }) => texts > 0)
  const kinds = [...Map.groupBy(texted, ({ enrollment, texts }) => `${enrollment.status} ${texts > 2}`).values()]
  const rounds = Math.max(0, ...kinds.map((kind) => kind.length))
  return Array.from({ length: rounds }, (_, at) => kinds.flatMap((kind) => kind.slice(at, at + 1)))
    .flat()
    .slice(0, mostThreads)
}

const hasAnswered = ({ lines }: Outcome) => lines.some(({ from }) => from === 'them')

/** Counts the people who answered, by where it left them. */
const countEnds = (outcomes: readonly Outcome[]) => {
  const answered = outcomes.filter(hasAnswered)
  const count = (status: Thread['status']) => answered.filter(({ enrollment }) => enrollment.status === status).length
  const ends = {
    booked: count('booked'),
    finished: count('finished'),
    waitForYou: count('needs_staff'),
    declined: count('stopped'),
  }
  const known = Object.values(ends).reduce((sum, each) => sum + each, 0)
  return { answered: answered.length, ...ends, open: answered.length - known }
}

answerQuestions(({ people, flow, agenda, hours, until, seed }: ToRehearse): RehearsalFigures => {
  const byId = new Map(people.map((person) => [person.id, person]))
  const guard = guardHours(hours)
  const outcomes = simulate(people, {
    flow,
    organization: agenda.organization,
    zone: getInterviewZone(agenda.zone, null),
    free: listFreeTimes(agenda),
    hours: agenda.hours,
    guard: ({ id }, at, lastInbound) =>
      guard({ phone: byId.get(id)?.phone ?? '', state: byId.get(id)?.state ?? null, lastInbound }, at),
    until,
    seed,
  })
  return {
    texted: outcomes.filter(({ texts }) => texts > 0).length,
    texts: outcomes.reduce((sum, { texts }) => sum + texts, 0),
    inQuietHours: outcomes.reduce((sum, { inQuietHours }) => sum + inQuietHours, 0),
    ...countEnds(outcomes),
    threads: pickSome(outcomes).map(({ enrollment, words, lines }) => ({
      status: enrollment.status,
      words,
      lines,
    })),
  }
})
