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
})

type Moment = { now: Date; settings: Config; attested: boolean; sendAt: Date | null }

/** The send guard of each of these organizations, with the hours and pauses that hold for it. Two statements. */
export const loadGuards = async (tx: Tx, organizationIds: string[], { now, settings, attested, sendAt }: Moment) => {
  const rules = settings.quietHours
    ? await tx.rows(stateHours, sql`select state, weekday, opens, closes from app.texting_hours`)
    : []
  const own = await tx.rows(
    organizationTexting,
    sql`select organization_id, hours, sender_problem, paused_until from organization_texting
        where organization_id = any(${sql.param([...new Set(organizationIds)])}::uuid[])`,
  )
  const known = new Map<string, (text: Guarded) => Verdict>()
  return (organizationId: string, text: Guarded): Verdict => {
    const found = own.find((each) => each.organization_id === organizationId)
    const guard =
      known.get(organizationId) ??
      sendGuard({
        now,
        quietHours: settings.quietHours,
        stateHours: rules,
        organization: found?.hours ?? organizationDefault,
        senderProblem: found?.sender_problem ?? null,
        pausedUntil: found?.paused_until ? new Date(found.paused_until) : null,
        attested,
        sendAt,
      })
    known.set(organizationId, guard)
    return guard(text)
  }
}
