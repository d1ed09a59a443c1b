import { sql } from 'drizzle-orm'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { parseUsNumber } from '../../../../../rules/phone/phone.ts'
import type { Verdict } from '../../rules/check-send.ts'
import { loadGuards } from './guards.ts'

type Moment = { now: Date; settings: Config; claims?: boolean }

/**
 * Runs the send guard on a text to this number, whose holder agreed to it: hours, pauses, limits, the sender, opt-outs.
 */
export const judgeServiceText = async (
  tx: Tx,
  { organizationId, phone }: { organizationId: string; phone: string },
  { now, settings, claims = false }: Moment,
): Promise<Verdict> => {
  const number = parseUsNumber(phone)
  const marked = await tx.run(sql`select from app.opt_out_marks(array[${organizationId}]::uuid[], array[${phone}])`)
  const refused = await tx.run(
    sql`select from app.refused_numbers(array[${organizationId}]::uuid[], array[${phone}], ${settings.optOutEverywhere})`,
  )
  const { guard } = await loadGuards(tx, [organizationId], { now, settings, attested: true, sendAt: null, claims })
  return guard(organizationId, {
    phone: number.ok ? phone : null,
    impossible: number.ok ? null : number.reason,
    state: null,
    consent: 'given',
    optedOut: marked > 0,
    undecided: false,
    refusedNumber: refused > 0,
    declined: null,
    repeated: null,
    lastInbound: null,
  })
}
