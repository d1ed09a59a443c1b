import { addDays, toInstant } from '../../../../rules/day.ts'
import type { Enrollment } from './enrollment.ts'
import type { Step } from './flow.ts'

const minuteMs = 60_000
const later = (from: Date, minutes: number) => new Date(from.getTime() + minutes * minuteMs)

const dayMinutes = 1_440
const ten = 600

/** The moment of a step that is counted from the first day at work; null where it is not, or no one said the day. */
export const getFirstDayMoment = (step: Step, { firstDay }: Pick<Enrollment, 'firstDay'>): Date | null =>
  step.at?.from === 'firstDay' && firstDay
    ? toInstant(addDays(firstDay.day, Math.round(step.at.minutes / dayMinutes)), ten, firstDay.timeZone)
    : null

/**
 * When a step is to be taken: at its own moment, or at once. A moment before an interview that no one knows is at once, as is one of a
 * first day.
 */
export const getMoment = (
  step: Step,
  { begunAt, startsAt, firstDay }: Pick<Enrollment, 'begunAt' | 'startsAt' | 'firstDay'>,
  now: Date,
): Date => {
  if (!step.at) return now
  const from = step.at.from === 'begin' ? begunAt : (startsAt ?? now)
  const at =
    step.at.from === 'firstDay'
      ? (getFirstDayMoment(step, { firstDay: firstDay ?? null }) ?? now)
      : later(from, step.at.minutes)
  return at > now ? at : now
}

/** Returns the moment of the next reminder, or of the end after the last one; `nudges` so far. */
export const getNudgeTime = ({ flow: { nudges }, progress }: Enrollment, now: Date): Date => {
  const after = nudges[progress.nudges] ?? nudges.at(-1) ?? 0
  const before = progress.nudges === 0 ? 0 : (nudges[progress.nudges - 1] ?? 0)
  return later(now, Math.max(after - before, 60))
}

/**
 * The moment at which a text goes out that quiet hours moved to `opens`: within half an hour after it, another for each enrollment, so that
 * nine o’clock is no wave.
 */
export const addJitter = (opens: Date, id: string): Date => {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 1_800
  return new Date(opens.getTime() + sum * 1_000)
}
