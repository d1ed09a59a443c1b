import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { recordEvents } from '../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { isJump } from '../rules/jump.ts'

const name = 'organization.applicationsJumped'
const toldEvery = sql`interval '6 hours'`
const toldFor = sql`interval '1 day'`
const usualHours = 14 * 24

const since = async (tx: Tx, organizationId: string, ago: SQL) => {
  const found = await tx.one(
    z.object({ n: z.number() }),
    sql`select count(*)::int as n from events f where ${tenantCondition(tx, 'f')} and f.organization_id = ${organizationId}
        and f.name in ('candidate.acknowledged', 'candidate.notAcknowledged') and f.at > now() - ${ago}`,
  )
  return found?.n ?? 0
}

/**
 * Writes down that far more people than usual apply at a clinic, at most every six hours. Asked after each application;
 * two weeks are counted only when an hour is full.
 */
export const tellJump = async (tx: Tx, organizationId: string): Promise<void> => {
  const count = await since(tx, organizationId, sql`interval '1 hour'`)
  if (!isJump(count, 0)) return
  const told = await tx.run(
    sql`select from events f where ${tenantCondition(tx, 'f')} and f.organization_id = ${organizationId}
      and f.name = ${name} and f.at > now() - ${toldEvery} limit 1`,
  )
  if (told > 0) return
  const usual = (await since(tx, organizationId, sql`interval '14 days'`)) - count
  if (isJump(count, usual / usualHours))
    await recordEvents(tx, null, [{ name, about: organizationId, organizationId, after: { count } }])
}

const jump = z.object({ id: z.string(), organizationId: z.string(), at: z.string(), count: z.number() })

/** Returns jumps of the last day, newest first, for people who run a clinic; none for others. */
export const loadRecentJumps = async (tx: Tx, actor: Caller, most: number) =>
  actor.rights.includes('users:manage')
    ? await tx.rows(
        jump,
        sql`select f.id, f.organization_id as "organizationId", f.at, (v.after ->> 'count')::int as count
            from events f join event_values v on v.organization_id = f.organization_id and v.event_id = f.id
            where ${tenantCondition(tx, 'f')} and f.name = ${name} and f.at > now() - ${toldFor} order by f.at desc limit ${most}`,
      )
    : []
