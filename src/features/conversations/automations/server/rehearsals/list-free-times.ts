import { msPerDay } from '../../../../../rules/day.ts'
import { findFreeStarts } from '../../../../interviews/calendar/rules/availability.ts'
import type { Agenda } from './load-agenda.ts'

const leadMs = 7_200_000
const ahead = 14 * msPerDay
const minutes = 30

/** Returns the free times of the two weeks after a moment, as people who are offered times would see them then. */
export const listFreeTimes = ({ hours, zone, busy, from, until }: Agenda) => {
  const starts: Date[] = []
  for (let at = from.getTime() - msPerDay; at < until.getTime() + ahead; at += ahead) {
    const since = starts.at(-1)?.getTime() ?? 0
    const some = findFreeStarts({ hours, timeZone: zone, minutes, busy, now: new Date(at) })
    starts.push(...some.filter((each) => each.getTime() > since))
  }
  return (now: Date, booked: ReadonlySet<number>) => {
    const [first, last] = [now.getTime() + leadMs, now.getTime() + ahead]
    return starts.filter((each) => each.getTime() >= first && each.getTime() <= last && !booked.has(each.getTime()))
  }
}
