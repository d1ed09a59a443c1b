import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import type { AgendaQuery } from '../contract/interviews.ts'
import { toCome } from '../rules/interview-kinds.ts'
import { selectAgenda } from './agenda.ts'

/** How many interviews of the viewer's today are held or still to be closed: who canceled or did not come is not among them. */
export const countInterviewsToday = async (tx: Tx, timeZone: string, now: Date): Promise<number> => {
  const asked: AgendaQuery = {
    timeZone,
    when: 'today',
    status: [...toCome],
    type: [],
    interviewer: [],
    organization: [],
  }
  const found = await tx.one(
    z.object({ n: z.number() }),
    sql`select count(*)::int as n from interviews i where ${tenantCondition(tx, 'i')} and ${selectAgenda(asked, now)}`,
  )
  return found?.n ?? 0
}
