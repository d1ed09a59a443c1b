import { type Enrollment, initialProgress, type Transition } from '../../rules/enrollment.ts'
import { createFlow, createUsualSettings } from '../../rules/flow.ts'
import { readEnrollmentReply } from '../../rules/questions/questions.ts'
import type { Outcome } from '../../rules/simulate.ts'
import type { FlowContext } from '../../rules/texts/render-text.ts'
import { type EnrollmentEvent, transition } from '../../rules/transition.ts'

const minuteMs = 60_000
/** Staff mark a no-show this long after the interview should have begun. */
const marked = 20
const answered = [9, 4] as const
const replies = ['omg my car died, can i still come?', 'yes please'] as const

type Clinic = { organization: string; zone: string; free: (at: Date) => readonly Date[] }

const flow = createFlow('no_show', createUsualSettings('no_show'))
const [wait] = flow.steps.map(({ at }) => at?.minutes ?? 0)
/** From the missed interview to the new booking. */
const whole = (marked + (wait ?? 0) + answered[0] + answered[1]) * minuteMs

/** Returns the newest interview of an applicant that could have been missed and won back by now; undefined if there is none. */
export const findMissed = (outcomes: readonly Outcome[], now: Date): Outcome | undefined =>
  outcomes
    .filter(
      ({ bookedFor, person, enrollment }) =>
        bookedFor !== null &&
        bookedFor.getTime() + whole < now.getTime() &&
        person.language === 'en' &&
        enrollment.status === 'booked',
    )
    .toSorted((a, b) => (b.bookedFor?.getTime() ?? 0) - (a.bookedFor?.getTime() ?? 0))[0]

/**
 * Plays the no-show automation for one applicant: the text after the missed interview, their reason, a free time, and
 * the new booking. Rules and reader are the real ones. Null if it leads elsewhere.
 */
export const playWinBack = ({ person, habit, bookedFor }: Outcome, clinic: Clinic): Outcome | null => {
  if (bookedFor === null) return null
  const beginsAt = new Date(bookedFor.getTime() + marked * minuteMs)
  const lines: Outcome['lines'][number][] = []
  let at = new Date(beginsAt.getTime() + (wait ?? 0) * minuteMs)
  let enrollment: Enrollment = {
    flow,
    progress: initialProgress,
    status: 'scheduled',
    begunAt: beginsAt,
    startsAt: null,
  }
  const firstAt = at
  const take = (event: EnrollmentEvent, free: readonly Date[]): Transition => {
    const known: FlowContext = {
      now: at,
      organization: clinic.organization,
      language: person.language,
      zone: clinic.zone,
      candidateZone: person.candidateZone,
      free,
    }
    const next = transition(enrollment, event, known)
    if (next.text !== null)
      lines.push({ at, from: 'us', words: next.text.replaceAll('{{Candidate First}}', person.firstName) })
    lines.push({ at, from: 'note', words: next.words })
    enrollment = next.enrollment
    return next
  }
  let next = take({ kind: 'due' }, [])
  const free = clinic.free(new Date(at.getTime() + whole)).slice(0, 1)
  for (const [n, words] of replies.entries()) {
    at = new Date(at.getTime() + (answered[n] ?? 0) * minuteMs)
    lines.push({ at, from: 'them', words })
    const timeZone = person.candidateZone?.timeZone ?? clinic.zone
    const read = readEnrollmentReply(enrollment, words, { now: at, timeZone })
    next = take({ kind: 'reply', ...read, text: words, dueAt: next.dueAt }, free)
  }
  if (next.effect?.kind !== 'book') return null
  const texts = lines.filter(({ from }) => from === 'us').length
  return {
    person: { ...person, beginsAt },
    enrollment,
    lines,
    texts,
    firstAt,
    inQuietHours: 0,
    bookedAt: at,
    bookedFor: next.effect.at,
    dueAt: null,
    words: next.words,
    habit,
  }
}
