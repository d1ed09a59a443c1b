import type { Caller } from '../../../../platform/server/actor.ts'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { toLocalDay } from '../../../../rules/day.ts'
import { countExpiringDocuments } from '../../../documents/files/server/public.ts'
import { countInterviewsToday, loadUnconfirmedSoon } from '../../../interviews/calendar/server/public.ts'
import { countClientsToBringLive } from '../../../team/onboarding/server/public.ts'
import { loadAttention } from '../../attention/server/public.ts'

type Needs = { timeZone: string; now: Date; settings: Pick<Config, 'platformOrganizationId'> }

/** Loads open items and other facts of someone's day, each by the rule of the page that shows it, for the dashboard and the daily digest. */
export const loadNeeds = async (tx: Tx, actor: Caller, { timeZone, now, settings }: Needs) => {
  const { counts: waiting } = await loadAttention(tx, actor, now, 1)
  return {
    waiting,
    interviews: await countInterviewsToday(tx, timeZone, now),
    unconfirmed: (await loadUnconfirmedSoon(tx, actor, now)).length,
    documents: await countExpiringDocuments(tx, toLocalDay(now, timeZone)),
    clientsToBringLive: actor.isPlatform ? await countClientsToBringLive(tx, settings.platformOrganizationId) : 0,
  }
}
