import type { Step } from './flow.ts'
import type { Sequence } from './sequence.ts'

const minuteMs = 60_000
const later = (from: Date, minutes: number) => new Date(from.getTime() + minutes * minuteMs)

/** When a step is to be taken: at its own moment, or at once. A moment before an interview that nobody knows is at once. */
export const momentOf = (
  step: Step,
  { begunAt, startsAt }: Pick<Sequence, 'begunAt' | 'startsAt'>,
  now: Date,
): Date => {
  if (!step.at) return now
  const from = step.at.from === 'begin' ? begunAt : (startsAt ?? now)
  const at = later(from, step.at.minutes)
  return at > now ? at : now
}

/** When somebody who does not answer is asked again, or given up; `nudges` so far. */
export const nudgeAt = ({ flow: { nudges }, point }: Sequence, now: Date): Date => {
  const after = nudges[point.nudges] ?? nudges.at(-1) ?? 0
  const before = point.nudges === 0 ? 0 : (nudges[point.nudges - 1] ?? 0)
  return later(now, Math.max(after - before, 60))
}

/**
 * The moment at which a text goes out that quiet hours moved to `opens`: within half an hour after it, another for each sequence, so that
 * nine o’clock is no wave.
 */
export const spread = (opens: Date, id: string): Date => {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 1_800
  return new Date(opens.getTime() + sum * 1_000)
}
