import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../platform/server/config.ts'
import type { Tx } from '../../../platform/server/database.ts'
import { textingWeek } from '../contract/texting-hours.ts'
import { type Guarded, sendGuard, type Verdict } from '../rules/send-guard.ts'
import { organizationDefault } from '../rules/texting-hours.ts'

const stateHours = z.object({ state: z.string(), weekday: z.number(), opens: z.number(), closes: z.number() })
const organizationTexting = z.object({
  organization_id: z.string(),
  hours: z.nullable(textingWeek),
  sender_problem: z.nullable(z.string()),
  paused_until: z.nullable(z.string()),
  stopped: z.boolean(),
})

type Moment = { now: Date; settings: Config; attested: boolean; sendAt: Date | null }

/** The send guard of each of these organizations, with the hours and pauses that hold for it, and whether it is stopped. Two statements. */
export const loadGuards = async (tx: Tx, organizationIds: string[], { now, settings, attested, sendAt }: Moment) => {
  const rules = settings.quietHours
    ? await tx.rows(stateHours, sql`select state, weekday, opens, closes from app.texting_hours`)
    : []
  const own = await tx.rows(
    organizationTexting,
    sql`select asked.id as organization_id, t.hours, t.sender_problem, t.paused_until,
          t.stopped_at is not null or exists (select from app.texting_stop) as stopped
        from unnest(${sql.param([...new Set(organizationIds)])}::uuid[]) asked (id) left join organization_texting t on t.organization_id = asked.id`,
  )
  const known = new Map<string, (text: Guarded) => Verdict>()
  const guardOf = (organizationId: string, text: Guarded): Verdict => {
    const found = own.find((each) => each.organization_id === organizationId)
    const guard =
      known.get(organizationId) ??
      sendGuard({
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
      })
    known.set(organizationId, guard)
    return guard(text)
  }
  const isStopped = (id: string): boolean => own.find((each) => each.organization_id === id)?.stopped ?? false
  return { guard: guardOf, isStopped }
}
