import { formatCount } from '../../../../rules/words/format-count.ts'
import { showMinutes } from '../../../../rules/words/show-minutes.ts'
import { computeShare, showShare } from './hiring.ts'

/** Fewer people than this say nothing about a place. */
export const minSampleSize = 5

/** The spans of waiting, by the days at which each begins. */
export const waits = [
  { from: 0, label: 'Under 1 day' },
  { from: 1, label: '1–2 days' },
  { from: 3, label: '3–6 days' },
  { from: 7, label: '7–13 days' },
  { from: 14, label: '14 days or more' },
] as const

/** Returns the name of each location, with its organization if several share a name. */
export const formatPlaceNames = (places: readonly { location: string; organization: string }[]): string[] => {
  const times = new Map<string, number>()
  for (const { location } of places) times.set(location, (times.get(location) ?? 0) + 1)
  return places.map(({ location, organization }) =>
    (times.get(location) ?? 0) > 1 ? `${location} (${organization})` : location,
  )
}

export type PlaceTouch = { name: string; touched: number; median: number | null }

const together = (names: readonly string[]): string => {
  const [first = '', second = ''] = names
  if (names.length > 2) return `${first} and ${formatCount(names.length - 1)} others`
  return names.length === 2 ? `${first} and ${second}` : first
}
const makes = (names: readonly string[]): string => (names.length > 1 ? 'make' : 'makes')

/** Describes the soonest and the latest location, of those with five answers or more. Null if there is none. */
export const describeTouches = (places: readonly PlaceTouch[]): string | null => {
  const told = places
    .flatMap(({ name, touched, median }) => (median === null || touched < minSampleSize ? [] : [{ name, median }]))
    .toSorted((a, b) => a.median - b.median)
  const [soonest, latest] = [told[0], told.at(-1)]
  if (!soonest || !latest) return null
  const [quick, slow] = [showMinutes(soonest.median).toLowerCase(), showMinutes(latest.median).toLowerCase()]
  const at = (words: string) =>
    told.filter(({ median }) => showMinutes(median).toLowerCase() === words).map(({ name }) => name)
  const first = `${together(at(quick))} ${makes(at(quick))} first contact in ${quick}`
  return quick === slow ? `${first}.` : `${first}, ${together(at(slow))} in ${slow}.`
}

/** How many of the received reached an interview and were hired; null of fewer than five. */
export const describeFunnel = (received: number, reached: readonly number[]): string | null => {
  if (received < minSampleSize) return null
  const [interviewed, hired] = [reached[2] ?? 0, reached[5] ?? 0]
  const of = (n: number) => `${formatCount(n)} (${showShare(computeShare(n, received))})`
  const hires = `${of(hired)} ${hired === 1 ? 'was' : 'were'} hired so far`
  return `Of ${formatCount(received)} candidates received, ${of(interviewed)} reached an interview and ${hires}.`
}

const total = (each: readonly number[]): number => each.reduce((sum, n) => sum + n, 0)

/** How many wait for a week or longer, and in which status most of them; null of fewer than five. */
export const waitSentence = (rows: readonly { label: string; waits: readonly number[] }[]): string | null => {
  const everyone = total(rows.map((row) => total(row.waits)))
  if (everyone < minSampleSize) return null
  const long = rows.map((row) => ({ label: row.label, n: total(row.waits.slice(3)) })).toSorted((a, b) => b.n - a.n)
  const all = total(long.map(({ n }) => n))
  if (all === 0) return `None of ${formatCount(everyone)} has waited for a week.`
  const [most] = long
  const n = most?.n ?? 0
  const where = n === all ? `, all in ${most?.label}` : n * 2 > all ? `, most of them in ${most?.label}` : ''
  return `${formatCount(all)} of ${formatCount(everyone)} ${all === 1 ? 'has' : 'have'} waited for a week or longer${where}.`
}

/** How many of the texts with a known end arrived, '41 of 43 delivered', and how many of all sent have none yet. */
export const describeDelivery = ({
  delivered,
  failed,
  sent,
}: {
  delivered: number
  failed: number
  sent: number
}): string => {
  const open = sent - delivered - failed
  const unconfirmed = open > 0 ? ` (${formatCount(open)} of ${formatCount(sent)} not confirmed)` : ''
  return `${formatCount(delivered)} of ${formatCount(delivered + failed)} delivered${unconfirmed}`
}
