import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../../platform/server/command.ts'
import { query } from '../../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { removeAwayDay } from '../../../../interviews/calendar/server/public.ts'
import { loadSendBlocks } from '../../../../texting/messages/server/public.ts'
import { awayPlan, clearAwayDay } from '../../contract/automations.ts'
import { loadAwayPerson, loadAwayRows } from './load-away-rows.ts'

const person = z.object({ id: z.string(), name: z.string() })

/** Lists the options for each interview of someone’s day. */
export const awayPlanRoute = query(awayPlan, async ({ input, tx, now, settings }) => {
  const of = await loadAwayPerson(tx, input)
  const rows = await loadAwayRows(tx, of, now)
  const barred = await loadSendBlocks(
    tx,
    rows.map(({ candidateId }) => candidateId),
    { now, settings },
  )
  const colleagues = await tx.rows(
    person,
    sql`select u.id, coalesce(nullif(u.full_name, ''), u.email, '') as name from reinforce_users u
        where ${tenantCondition(tx, 'u')} and u.organization_id = ${of.organizationId} and u.deactivated_at is null
          and u.id <> ${of.id} order by 2, 1 limit 500`,
  )
  return {
    interviewer: { id: of.id, name: of.name },
    isAway: of.isAway,
    zone: of.zone,
    isOn: of.isOn,
    rows: rows.map((row) => ({ ...row, byHand: row.byHand ?? barred.get(row.candidateId) ?? null })),
    colleagues,
  }
})

/** Their hours of the day are offered again; what was moved stays moved. */
export const notAwayRoute = command(clearAwayDay, async ({ input, tx }) => {
  const { id, organizationId, day, name } = await loadAwayPerson(tx, input)
  const stood = await removeAwayDay(tx, { organizationId, userId: id, day })
  return {
    reply: { ok: true as const },
    events: stood ? [{ name: 'interviewer.back', about: id, organizationId, after: { day, name } }] : [],
  }
})
