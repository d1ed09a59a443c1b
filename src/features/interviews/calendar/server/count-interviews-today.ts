import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import type { AgendaQuery } from '../contract/interviews.ts'
import { toCome } from '../rules/interview-kinds.ts'
import { selectAgenda } from './agenda.ts'

const askToday = (timeZone: string): AgendaQuery => ({
  timeZone,
  when: 'today',
  status: [...toCome],
  type: [],
  interviewer: [],
  organization: [],
})

/** How many interviews of the viewer's today are held or still to be closed: who canceled or did not come is not among them. */
export const countInterviewsToday = async (tx: Tx, timeZone: string, now: Date): Promise<number> => {
  const found = await tx.one(
    z.object({ n: z.number() }),
    sql`select count(*)::int as n from interviews i where ${tenantCondition(tx, 'i')} and ${selectAgenda(askToday(timeZone), now)}`,
    'prepared',
  )
  return found?.n ?? 0
}

const listed = z.object({ at: z.string(), name: z.nullable(z.string()) })

/** Lists the first of the interviews that `countInterviewsToday` counts, with the candidate's full name. */
export const listInterviewsToday = async (
  tx: Tx,
  { timeZone, now, most }: { timeZone: string; now: Date; most: number },
) => {
  const rows = await tx.rows(
    listed,
    sql`select i.interview_date as at, c.full_name as name from interviews i
        join all_candidates c on c.organization_id = i.organization_id and c.id = i.candidate_id
        where ${tenantCondition(tx, 'i')} and ${selectAgenda(askToday(timeZone), now)} order by i.interview_date, i.id limit ${most}`,
  )
  return rows.map(({ at, name }) => ({ at: new Date(at), name: name ?? '' }))
}
