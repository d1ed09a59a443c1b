import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { weekOfHours } from '../../../../platform/shared/week-hours.ts'
import { sendGuard, type Verdict } from '../../rules/send-guard.ts'
import { organizationDefault } from '../../rules/settings/texting-hours.ts'

const stateHours = z.object({ state: z.string(), weekday: z.number(), opens: z.number(), closes: z.number() })

type Asked = { phone: string; state: string | null; lastInbound: Date | null }

/**
 * What the send guard would say of hours alone at any moment, past ones too: for what is played over and never sent. Whether somebody may
 * be texted at all is asked elsewhere (`barredFromTexts`).
 */
export const guardAt = async (tx: Tx, organizationId: string, settings: Config) => {
  const rules = settings.quietHours
    ? await tx.rows(stateHours, sql`select state, weekday, opens, closes from app.texting_hours`)
    : []
  const own = await tx.one(
    z.object({ hours: z.nullable(weekOfHours) }),
    sql`select t.hours from organization_texting t where t.organization_id = ${organizationId}`,
  )
  return ({ phone, state, lastInbound }: Asked, now: Date): Verdict =>
    sendGuard({
      now,
      quietHours: settings.quietHours,
      marginMinutes: settings.quietMarginMinutes,
      stateHours: rules,
      organization: own?.hours ?? organizationDefault,
      senderProblem: null,
      pausedUntil: null,
      stopped: false,
      attested: true,
      sendAt: null,
    })({
      phone,
      impossible: null,
      state,
      consent: 'given',
      optedOut: false,
      refusedNumber: false,
      undecided: false,
      repeated: null,
      lastInbound,
    })
}
