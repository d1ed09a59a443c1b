import { msPerDay } from '../../../../../../rules/day.ts'
import { abroad, areas, holidays, listZonesForState } from './known-places.ts'

type Hours = [opens: number, closes: number]
export type Week = { weekdays: Hours; saturday: Hours; sunday: Hours }
/** What an organization decided about its texts; `stopped` by someone, `pausedUntil` by a vendor's wish. */
export type Office = { hours: Week | null; stopped: boolean; pausedUntil: Date | null; blocked: boolean }

/** All that is true about the people and the offices at this moment, kept apart from the database. Numbers have ten digits. */
export const openTruth = () => ({
  offices: new Map<string, Office>(),
  allStopped: false,
  optedOut: new Set<string>(),
  /** `organization number`: the opt-out holds there only. */
  optedOutAt: new Set<string>(),
  refused: new Set<string>(),
  agreed: new Set<string>(),
  undecided: new Set<string>(),
  states: new Map<string, string>(),
  /** When someone last wrote to us, and when we last heard words that may call for an answer of the product. */
  wrote: new Map<string, Date>(),
  heard: new Map<string, Date>(),
  /** Belongs to a bulk text that someone paused or canceled. */
  steered: new Set<string>(),
})
export type Truth = ReturnType<typeof openTruth>

type Local = { day: string; weekday: string; minutes: number }
const clocks = new Map<string, Intl.DateTimeFormat>()
const seen = new Map<string, Local>()

/** What a clock on the wall of this zone shows. */
export const toLocalTime = (zone: string, at: Date): Local => {
  const key = `${zone} ${at.getTime()}`
  const known = seen.get(key)
  if (known) return known
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
  clocks.set(zone, clock)
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]))
  const { year, month, day, weekday = '', hour, minute, second } = parts
  const minutes = Number(hour) * 60 + Number(minute) + Number(second) / 60
  const shown = { day: `${year}-${month}-${day}`, weekday, minutes }
  seen.set(key, shown)
  return shown
}

/** Laws of states that are stricter than 9 to 8; null: no text at all on that day. */
const law = (state: string, { day, weekday }: Local): Hours | null => {
  if (['AL', 'LA', 'MS'].includes(state)) return weekday === 'Sun' || holidays.has(day) ? null : [0, 1440]
  if (state === 'KY') return [10 * 60, 20 * 60]
  if (state === 'PA' && weekday === 'Sat') return [12 * 60, 20 * 60]
  if (state === 'RI') return weekday === 'Sun' ? null : weekday === 'Sat' ? [10 * 60, 17 * 60] : [9 * 60, 18 * 60]
  return [0, 1440]
}

const lastMinutes = 5
const isOpen = (local: Local, states: string[], week: Week | null): boolean => {
  const isSunday = local.weekday === 'Sun'
  const own = week && (isSunday ? week.sunday : local.weekday === 'Sat' ? week.saturday : week.weekdays)
  const all = [isSunday ? ([720, 1200] as Hours) : ([540, 1200] as Hours), own ?? ([0, 1440] as Hours)]
  return [...all, ...states.map((state) => law(state, local))].every(
    (hours) => hours !== null && local.minutes >= hours[0] && local.minutes < hours[1] - lastMinutes,
  )
}

/** Why the hours forbid a text to this number now, or null. */
const hoursForbid = (truth: Truth, number: string, office: Office, at: Date): string | null => {
  const area = areas[number.slice(0, 3)]
  const state = truth.states.get(number)
  const zones = new Set([...(area?.zones ?? []), ...(state ? listZonesForState(state) : [])])
  const states = [...(area ? [area.state] : []), ...(state ? [state] : [])]
  if (zones.size === 0) {
    const local = toLocalTime('America/New_York', at)
    const isNoon = local.minutes >= 720 && local.minutes < 1080 - lastMinutes
    return isNoon && isOpen(local, [], office.hours) ? null : 'outside the window'
  }
  return [...zones].every((zone) => isOpen(toLocalTime(zone, at), states, office.hours)) ? null : 'outside the window'
}

export type SentText = {
  number: string
  organizationId: string
  at: Date
  /** `answer`: the confirmation of a stop or the answer to HELP; `invited`: no candidate, an Admin attests the consent. */
  kind: 'candidate' | 'invited' | 'answer'
}

/** Why this text must not leave now, or null when nothing forbids it. */
export const forbids = (truth: Truth, { number, organizationId, at, kind }: SentText): string | null => {
  const office = truth.offices.get(organizationId)
  if (!office) return 'of an organization nobody knows'
  if (truth.allStopped || office.stopped) return 'while texts are stopped'
  const wrote = truth.wrote.get(number)
  if (kind === 'answer') {
    const heard = truth.heard.get(number)
    return heard && at.getTime() - heard.getTime() < 300_000 ? null : 'an answer nobody asked for'
  }
  if (truth.optedOut.has(number) || truth.optedOutAt.has(`${organizationId} ${number}`)) return 'to somebody opted out'
  if (truth.refused.has(number)) return 'to somebody who refused'
  if (kind === 'candidate' && !truth.agreed.has(number)) return 'without consent'
  if (abroad.includes(number.slice(0, 3)) || number.slice(3, 6) === '976') return 'to a number that is not to be texted'
  if (kind === 'candidate' && truth.undecided.has(number)) return 'while someone must decide'
  if (truth.steered.has(number)) return 'of a bulk text that was stopped'
  if (office.blocked || (office.pausedUntil !== null && office.pausedUntil > at)) return 'while the sender is paused'
  if (wrote && at.getTime() - wrote.getTime() < msPerDay && kind === 'candidate') return null
  return hoursForbid(truth, number, office, at)
}
