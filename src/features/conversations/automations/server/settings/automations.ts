import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { query } from '../../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { automations } from '../../contract/automations.ts'
import { describeAutomation, listAutomationTexts } from '../../rules/automation-words.ts'
import { findActivationError } from '../../rules/find-activation-error.ts'
import { presets } from '../../rules/presets.ts'
import { preset } from '../../shapes/status.ts'
import { createUntouched, loadAutomationRows, loadOrganization, loadPeopleAndPlaces } from './load-automation-rows.ts'

const running = z.object({ preset, running: z.number(), onOlder: z.number() })

const loadRunning = async (tx: Tx, organizationId: string) =>
  await tx.rows(
    running,
    sql`select s.preset, count(*)::int as running, count(*) filter (where s.version < a.version)::int as "onOlder"
        from automation_enrollments s join automations a on a.organization_id = s.organization_id and a.preset = s.preset
        where ${tenantCondition(tx, 's')} and s.organization_id = ${organizationId} and s.ended_at is null group by s.preset`,
  )

/** List an organization’s automations, on or off; those no one touched with what they would do. */
export const automationsRoute = query(automations, async ({ input: { id }, tx }) => {
  const organization = await loadOrganization(tx, id)
  const rows = await loadAutomationRows(tx, id)
  const runs = await loadRunning(tx, id)
  const { people, locations } = await loadPeopleAndPlaces(tx, id)
  return {
    people,
    locations,
    automations: presets.map((each) => {
      const { settings, steps, interviewerId, locationIds, ...row } =
        rows.find((found) => found.preset === each) ?? createUntouched(each)
      const interviewer = people.find((person) => person.id === interviewerId) ?? null
      const runs_ = runs.find((found) => found.preset === each)
      return {
        ...row,
        problem: findActivationError(each, {
          interviewer: interviewer?.id ?? null,
          schedulerNew: organization.schedulerNew,
        }),
        sentences: describeAutomation(each, settings, steps),
        waitMinutes: settings.waitMinutes,
        interviewer,
        locations: locations.filter((place) => locationIds.includes(place.id)),
        topics: settings.topics,
        texts: listAutomationTexts(each, settings),
        running: runs_?.running ?? 0,
        onOlder: runs_?.onOlder ?? 0,
      }
    }),
  }
})
