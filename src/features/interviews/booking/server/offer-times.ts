import { command } from '../../../../platform/server/command.ts'
import {
  applyWish,
  checkArrangement,
  findInterviewee,
  insertBookingLink,
  loadIntervieweeWish,
} from '../../calendar/server/public.ts'
import { offerTimes } from '../contract/booking.ts'
import { pickThreeTimes } from '../rules/pick-three-times.ts'

const usual = { minutes: 30, place: '', note: '', reminders: true }
const days = 7

/** Three free times and a new booking link, for words that someone sends or not. */
export const offerTimesRoute = command(offerTimes, async ({ input, tx, actor, now }) => {
  const candidate = await findInterviewee(tx, input.id)
  const arranged = await checkArrangement(tx, candidate, {
    ...usual,
    location_id: candidate.location_id,
    type: input.type,
    interviewer_id: input.interviewer_id,
  })
  const made = await insertBookingLink(tx, { id: input.offer_id, candidate, arranged, days, madeBy: actor.userId, now })
  const { candidateZone } = candidate
  const until = new Date(made.expiresAt)
  const soon = made.free.filter((at) => at < until)
  // Closed for the days that the link lives: later hours are better than none, and staff can book them.
  const worth = soon.length > 0 ? soon : made.free
  const wish = await loadIntervieweeWish(tx, candidate, now)
  const times = pickThreeTimes(worth, candidateZone?.timeZone ?? arranged.zone, wish?.ranges)
  return {
    reply: {
      times: times.map((at) => at.toISOString()),
      path: made.path,
      organization: candidate.organization,
      zone: arranged.zone,
      candidateZone,
      language: candidate.language,
      wish: applyWish(wish, times).wish,
    },
    events: made.events,
  }
})
