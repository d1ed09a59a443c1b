import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { renderFirstText } from '../rules/texts/render-first-text.ts'
import { createUntouched, loadAutomationRows } from './settings/load-automation-rows.ts'

/** Loads the full names of up to three active Admins of an organization. */
export const loadAdmins = async (tx: Tx, organizationId: string): Promise<string[]> => {
  const found = await tx.rows(
    z.object({ name: z.string() }),
    sql`select u.full_name as name from reinforce_users u
        where ${tenantCondition(tx, 'u')} and u.organization_id = ${organizationId} and u.admin_level = 'Admin'
          and u.deactivated_at is null and u.full_name <> '' order by u.full_name limit 3`,
  )
  return found.map(({ name }) => name)
}

/** Loads the first text of *New applicant* in both languages, as its settings are now, on or off. */
export const loadFirstText = async (tx: Tx, organizationId: string, now: Date) => {
  const organization = await tx.one(
    z.object({ name: z.string(), zone: z.string() }),
    sql`select o.name, o.time_zone as zone from organizations o where o.id = ${organizationId}`,
  )
  if (!organization) return null
  const rows = await loadAutomationRows(tx, organizationId)
  const { settings } = rows.find(({ preset }) => preset === 'applicant') ?? createUntouched('applicant')
  const sender = { organization: organization.name, zone: organization.zone, now }
  return {
    english: renderFirstText(settings, { ...sender, language: 'en' }),
    spanish: renderFirstText(settings, { ...sender, language: 'es' }),
  }
}
