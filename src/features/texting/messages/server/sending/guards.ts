import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { toLocalDay } from '../../../../../rules/day.ts'
import { textingHours } from '../../contract/texting-hours.ts'
import { checkSend, type SendCandidate, type Verdict } from '../../rules/check-send.ts'
import { applyCaps, type Caps, countTowardCap } from '../../rules/settings/daily-cap.ts'
import { organizationDefault } from '../../rules/settings/texting-hours.ts'
import { loadCaps } from '../settings/daily-caps.ts'

const stateHours = z.object({ state: z.string(), weekday: z.number(), opens: z.number(), closes: z.number() })
const organizationTexting = z.object({
  organization_id: z.string(),
  hours: z.nullable(textingHours),
  sender_problem: z.nullable(z.string()),
  paused_until: z.nullable(z.string()),
  stopped: z.boolean(),
  time_zone: z.string(),
  /** Most texts a day, the clinic's and everyone's. */
  most: z.nullable(z.number()),
  everybody: z.nullable(z.number()),
})

type Moment = {
  now: Date
  settings: Config
  attested: boolean
  sendAt: Date | null
  /** The caller sends the allowed texts: no one else claims under the same daily limit until it is done. */
  claims?: boolean
  /** The id of a text that waits already and is judged again. */
  except?: string | undefined
}

/**
 * The send guard of each of these organizations, with the hours, pauses and daily limits that hold for it, and whether it is
 * stopped. Each text is judged once: those that may leave are counted. Two statements, more where a limit is set.
 */
export const loadGuards = async (tx: Tx, organizationIds: string[], moment: Moment) => {
  const { now, settings, attested, sendAt, claims = false, except } = moment
  const rules = settings.quietHours
    ? await tx.rows(stateHours, sql`select state, weekday, opens, closes from app.texting_hours`)
    : []
  const own = await tx.rows(
    organizationTexting,
    sql`select asked.id as organization_id, t.hours, t.sender_problem, t.paused_until,
          t.paused_at is not null or exists (select from app.texting_pause) as stopped,
          coalesce(o.time_zone, 'America/New_York') as time_zone, least(t.daily_limit, t.own_daily_limit) as most,
          (select daily_limit from app.texting_limit) as everybody
        from unnest(${sql.param([...new Set(organizationIds)])}::uuid[]) asked (id)
        left join organization_texting t on t.organization_id = asked.id left join organizations o on o.id = asked.id`,
  )
  const limits = await loadCaps(tx, own, { now, claims, everybody: own[0]?.everybody ?? null, except })
  const getCaps = (id: string): Caps => limits.get(id) ?? { timeZone: 'America/New_York', caps: [] }
  const known = new Map<string, (text: SendCandidate) => Verdict>()
  const checkGuards = (organizationId: string, text: SendCandidate): Verdict => {
    const found = own.find((each) => each.organization_id === organizationId)
    const guard =
      known.get(organizationId) ??
      applyCaps(
        checkSend({
          now,
          quietHours: settings.quietHours,
          marginMinutes: settings.quietMarginMinutes,
          stateHours: rules,
          organization: found?.hours ?? organizationDefault,
          senderProblem: found?.sender_problem ?? null,
          pausedUntil: found?.paused_until ? new Date(found.paused_until) : null,
          stopped: found?.stopped ?? false,
          attested,
          sendAt,
        }),
        getCaps(organizationId),
        now,
      )
    known.set(organizationId, guard)
    return guard(text)
  }
  const isStopped = (id: string): boolean => own.find((each) => each.organization_id === id)?.stopped ?? false
  /** Counts a text that leaves despite the guard. */
  const leaves = (id: string) => countTowardCap(getCaps(id), toLocalDay(now, getCaps(id).timeZone))
  return { guard: checkGuards, isStopped, leaves }
}
