import type { Chance } from './chance.ts'
import { toLocalTime } from './judge.ts'
import { areas, holidays, oddDays } from './known-places.ts'

const minuteMs = 60_000
const dayMs = 1440 * minuteMs
const zones = [...new Set(Object.values(areas).flatMap((area) => area.zones))]

/** Minutes of a local day at which a window opens or closes for someone, and those around them. */
const edges = [540, 600, 720, 1015, 1020, 1075, 1080, 1195, 1200].flatMap((edge) => [edge - 1, edge, edge + 1])

/** The instant at which the wall of a zone shows this. Found by looking, an hour that is skipped or doubled included. */
const toInstant = (day: string, minutes: number, zone: string): Date => {
  const guess = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs
  for (let hours = -14; hours <= 14; hours += 1) {
    const at = new Date(guess + hours * 60 * minuteMs)
    const shown = toLocalTime(zone, at)
    if (shown.day === day && Math.floor(shown.minutes) === minutes) return at
  }
  return new Date(guess)
}

const dayAfter = (first: number, n: number) => new Date(first + n * dayMs).toISOString().slice(0, 10)

/**
 * `rounds` pairs of moments that follow one another: texts are prepared at the first of a pair and leave at the second,
 * minutes or days later. Half of the days are Sundays, holidays, changes of hours or turns of a year, most moments the
 * edge of someone's window.
 */
export const drawMoments = (chance: Chance, rounds: number): { prepared: Date; leaves: Date }[] => {
  const first = Date.parse('2026-11-24T00:00:00Z')
  const special = [...holidays, ...oddDays].filter((day) => day > '2026-11-24')
  const days = Array.from({ length: rounds }, () =>
    chance.often(0.5) ? chance.pick(special) : dayAfter(first, chance.below(760)),
  ).toSorted()
  let last = 0
  return days.map((day) => {
    const minutes = chance.often(0.7) ? chance.pick(edges) : chance.below(1440)
    const wanted = toInstant(day, minutes, chance.pick(zones)).getTime() + chance.below(60) * 1000
    const leaves = Math.max(wanted, last + 60 * minuteMs)
    const before = chance.pick([1, 4, 20, 90, 600, 1440, 2880]) * minuteMs
    const prepared = Math.max(leaves - before, last + minuteMs)
    last = leaves
    return { prepared: new Date(prepared), leaves: new Date(leaves) }
  })
}
