import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { textingHours } from '../../contract/texting-hours.ts'
import type { GuardedHours } from '../../rules/guard-hours.ts'
import { organizationDefault } from '../../rules/settings/texting-hours.ts'

const stateHours = z.object({ state: z.string(), weekday: z.number(), opens: z.number(), closes: z.number() })

/** Loads the hours that hold for the texts of an organization. Whether a person may be texted at all: `loadSendBlocks`. */
export const loadGuardedHours = async (tx: Tx, organizationId: string, settings: Config): Promise<GuardedHours> => {
  const rules = settings.quietHours
    ? await tx.rows(stateHours, sql`select state, weekday, opens, closes from app.texting_hours`)
    : []
  const own = await tx.one(
    z.object({ hours: z.nullable(textingHours) }),
    sql`select t.hours from organization_texting t where t.organization_id = ${organizationId}`,
  )
  return {
    quietHours: settings.quietHours,
    marginMinutes: settings.quietMarginMinutes,
    stateHours: rules,
    organization: own?.hours ?? organizationDefault,
  }
}
