import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { explainNotRecipient } from '../rules/report-schedule.ts'

const stored = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  organization_id: z.nullable(z.string()),
  admin_level: z.nullable(z.string()),
  deactivated: z.boolean(),
})

/** People by name, each with why they may not get a report of the organization, or null. */
const readPeople = async (tx: Tx, organizationId: string, where: SQL) => {
  const rows = await tx.rows(
    stored,
    sql`select u.id, coalesce(nullif(btrim(u.full_name), ''), nullif(u.email, ''), 'Someone') as name, u.email, u.organization_id, u.admin_level,
          u.deactivated_at is not null as deactivated
        from reinforce_users u where ${tenantCondition(tx, 'u')} and ${where} order by lower(u.full_name), u.id`,
  )
  return rows.map(({ organization_id, admin_level: adminLevel, ...person }) => ({
    ...person,
    barred: explainNotRecipient({ ...person, adminLevel, organizationId: organization_id }, organizationId),
  }))
}
export type ReportPerson = Awaited<ReturnType<typeof readPeople>>[number]

/** These people; who is not there is not answered. */
export const loadPeopleByIds = async (tx: Tx, organizationId: string, ids: readonly string[]) =>
  await readPeople(tx, organizationId, sql`u.id = any(${sql.param(ids)}::uuid[])`)

/** Lists people of the organization who may get its reports. */
export const loadPossibleRecipients = async (tx: Tx, organizationId: string) =>
  (await readPeople(tx, organizationId, sql`u.organization_id = ${organizationId}`)).filter(
    ({ barred }) => barred === null,
  )

/** The organization's name and zone. */
export const loadOrganization = async (tx: Tx, organizationId: string) =>
  (await tx.one(
    z.object({ name: z.string(), time_zone: z.string() }),
    sql`select name, time_zone from organizations where id = ${organizationId}`,
  )) ?? { name: '', time_zone: 'America/New_York' }
