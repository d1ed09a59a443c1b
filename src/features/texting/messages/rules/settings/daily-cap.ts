import { addDays, type Day, startOfDay, toLocalDay } from '../../../../../rules/day.ts'
import { explainCap } from './cap-reason.ts'

/** The most texts a day of a clinic, or of all clinics together, and how many of each day are spoken for. */
export type Cap = { whose: 'clinic' | 'platform'; most: number; used: Map<Day, number> }
/** The limits that hold for an organization, by its own calendar. */
export type Caps = { timeZone: string; caps: readonly Cap[] }

/** From a day on which nothing more may leave: the first moment of a later one, and why. */
export type CapReached = { until: Date; because: string }

type Verdict =
  | { kind: 'now' }
  | { kind: 'held'; until: Date | null; because: string }
  | { kind: 'skipped'; because: string }

const lookedAhead = 31
const isFull = ({ most, used }: Cap, day: Day): boolean => (used.get(day) ?? 0) >= most

/** Each question is answered once: ten thousand texts fall on few days, and a day that is full stays full. */
const remembered = <K, V>(answer: (key: K) => V): ((key: K) => V) => {
  const known = new Map<K, V>()
  return (key) => {
    const found = known.get(key) ?? answer(key)
    known.set(key, found)
    return found
  }
}

/**
 * The wait of a text for another day: the next day with room, or a month later, when it is checked again; null when
 * there is room.
 */
const fullDays = ({ caps, timeZone }: Caps): ((day: Day) => CapReached | null) => {
  const getStart = remembered((day: Day) => startOfDay(day, timeZone))
  const reached = new Map<Day, { next: Day; ahead: number }>()
  return (day) => {
    const cap = caps.find((each) => isFull(each, day))
    if (!cap) return null
    let { next, ahead } = reached.get(day) ?? { next: addDays(day, 1), ahead: 1 }
    for (; ahead < lookedAhead && caps.some((each) => isFull(each, next)); ahead += 1) next = addDays(next, 1)
    reached.set(day, { next, ahead })
    return { until: getStart(next), because: explainCap(cap.whose, cap.most) }
  }
}

/** Counts a text that leaves, or is to leave, on this day. */
export const countTowardCap = ({ caps }: Caps, day: Day): void => {
  for (const { used } of caps) used.set(day, (used.get(day) ?? 0) + 1)
}

/**
 * The guard of one organization within its limits: each text that may leave is counted on its day, and one too many waits for
 * the next day with room. Asked again and again it counts again: one caller judges each text once.
 */
export const applyCaps = <T, V extends Verdict>(
  judge: (text: T, full?: CapReached) => V,
  limits: Caps,
  now: Date,
): ((text: T) => V) => {
  if (limits.caps.length === 0) return (text) => judge(text)
  const toDay = remembered((moment: number) => toLocalDay(new Date(moment), limits.timeZone))
  const fullOn = fullDays(limits)
  return (text) => {
    let verdict = judge(text)
    for (let tries = 0; ; tries += 1) {
      const moment = verdict.kind === 'now' ? now : verdict.kind === 'held' ? verdict.until : null
      if (moment === null) return verdict
      const day = toDay(moment.getTime())
      const full = tries < 3 ? fullOn(day) : null
      if (!full) {
        countTowardCap(limits, day)
        return verdict
      }
      verdict = judge(text, full)
    }
  }
}
