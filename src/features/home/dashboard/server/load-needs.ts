import type { Caller } from '../../../../platform/server/actor.ts'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { addDays, startOfDay, toLocalDay } from '../../../../rules/day.ts'
import { firstTouchDue } from '../../../candidates/directory/rules/filters.ts'
import { countInterviewTimesMissing } from '../../../candidates/directory/server/public.ts'
import { countPostStates } from '../../../clients/job-posts/server/public.ts'
import { countExpiringDocuments } from '../../../documents/files/server/public.ts'
import { countInterviewsToday, loadUnconfirmedSoon } from '../../../interviews/calendar/server/public.ts'
import { loadFirstTouchClock } from '../../../money/finance/server/public.ts'
import { countClientsToBringLive } from '../../../team/onboarding/server/public.ts'
import { loadAttention } from '../../attention/server/public.ts'

type Needs = { timeZone: string; now: Date; settings: Pick<Config, 'platformOrganizationId' | 'excellentFrom'> }

/** Loads open items and other facts of someone's day, each by the rule of the page that shows it, for the dashboard. */
export const loadNeeds = async (tx: Tx, actor: Caller, { timeZone, now, settings }: Needs) => {
  const [{ counts: waiting }, interviews, unconfirmed, timesMissing, documents, clientsToBringLive] = await Promise.all(
    [
      loadAttention(tx, actor, now, 1),
      countInterviewsToday(tx, timeZone, now),
      loadUnconfirmedSoon(tx, actor, now),
      countInterviewTimesMissing(tx, { now, excellentFrom: settings.excellentFrom }),
      countExpiringDocuments(tx, toLocalDay(now, timeZone)),
      actor.isPlatform ? countClientsToBringLive(tx, settings.platformOrganizationId) : 0,
    ],
  )
  return { waiting, interviews, unconfirmed: unconfirmed.length, timesMissing, documents, clientsToBringLive }
}

/** Returns since when candidates count for their first touch: received in the last 30 days, and due by now. */
export const getTouchDays = (timeZone: string, now: Date) => ({
  month: startOfDay(addDays(toLocalDay(now, timeZone), -29), timeZone).toISOString(),
  due: new Date(now.getTime() - firstTouchDue).toISOString(),
})

/** Loads the figures of the dashboard's line "Needs attention" for the daily digest. */
export const loadNeedsLine = async (tx: Tx, actor: Caller, needs: Needs) => ({
  ...(await loadNeeds(tx, actor, needs)),
  untouched: (await loadFirstTouchClock(tx, getTouchDays(needs.timeZone, needs.now))).waiting,
  alert: (await countPostStates(tx, toLocalDay(needs.now, needs.timeZone))).alert,
})
