import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../../platform/shared/schemas.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { createUsualSettings, type Step } from '../../rules/flow.ts'
import type { Preset } from '../../rules/presets.ts'
import { preset, questionTopic } from '../../shapes/status.ts'

/** The settings of a version, as stored. */
const storedSettings = z.object({
  waitMinutes: z.number(),
  topics: z.array(questionTopic),
  texts: z.array(z.object({ key: z.string(), english: z.string(), spanish: z.string() })),
})

const row = z.object({
  preset,
  isOn: z.boolean(),
  version: z.number(),
  locationIds: z.array(z.string()),
  settings: storedSettings,
  // Ours alone, written by the engine.
  steps: z.custom<Step[]>((value) => Array.isArray(value)),
  interviewerId: nullableText,
  changedBy: nullableText,
  changedAt: z.string(),
})
export type AutomationRow = z.output<typeof row>

/** An automation that no one has touched. */
export const createUntouched = (of: Preset) => ({
  preset: of,
  isOn: false,
  version: 0,
  locationIds: [] as string[],
  settings: { ...createUsualSettings(of), topics: [...createUsualSettings(of).topics], texts: [] },
  steps: undefined,
  interviewerId: null,
  changedBy: null,
  changedAt: null,
})

/** The automations that an organization has touched, each with its newest version. */
export const loadAutomationRows = async (tx: Tx, organizationId: string): Promise<AutomationRow[]> =>
  await tx.rows(
    row,
    sql`select a.preset, a.is_on as "isOn", a.version, a.location_ids as "locationIds", v.settings, v.flow -> 'steps' as steps,
          v.interviewer_id as "interviewerId",
          coalesce(u.full_name, case when a.changed_by is not null then 'Platform staff' end) as "changedBy", a.changed_at as "changedAt"
        from automations a join automation_versions v on v.organization_id = a.organization_id and v.preset = a.preset and v.version = a.version
        left join reinforce_users u on ${tenantCondition(tx, 'u')} and u.id = a.changed_by
        where ${tenantCondition(tx, 'a')} and a.organization_id = ${organizationId}`,
  )

const organization = z.object({ id: z.string(), schedulerNew: z.boolean() })

/** Refuses an organization that is unknown or another's. */
export const loadOrganization = async (tx: Tx, id: string) => {
  const found = await tx.one(
    organization,
    sql`select o.id, coalesce(o.scheduler_new, false) as "schedulerNew" from organizations o where o.id = ${id}`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  return found
}

const named = z.object({ id: z.string(), name: z.string() })

/** Loads an organization's possible interviewers and its locations. */
export const loadPeopleAndPlaces = async (tx: Tx, organizationId: string) => {
  const people = await tx.rows(
    named,
    sql`select id, coalesce(nullif(full_name, ''), email, '') as name from reinforce_users
        where organization_id = ${organizationId} and deactivated_at is null order by 2, 1 limit 500`,
  )
  const locations = await tx.rows(
    named,
    sql`select id, name from locations where ${tenantCondition(tx)} and organization_id = ${organizationId} and is_active order by name, id limit 500`,
  )
  return { people, locations }
}

/**
 * Loads *New applicant* as it is set, or as it would be, with the people who may interview, and why it cannot be
 * switched on even with one of them.
 */
export const loadApplicantAutomation = async (tx: Tx, organizationId: string) => {
  const { schedulerNew } = await loadOrganization(tx, organizationId)
  const rows = await loadAutomationRows(tx, organizationId)
  const { people } = await loadPeopleAndPlaces(tx, organizationId)
  const { isOn, interviewerId, locationIds, settings } =
    rows.find((each) => each.preset === 'applicant') ?? createUntouched('applicant')
  return { isOn, interviewerId, locationIds, settings, people, isTakenByScheduler: schedulerNew }
}
