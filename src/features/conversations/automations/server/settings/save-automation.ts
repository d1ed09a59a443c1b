import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { command } from '../../../../../platform/server/command.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../../platform/server/events.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { saveAutomation } from '../../contract/automations.ts'
import { findActivationError, needsInterviewer } from '../../rules/find-activation-error.ts'
import { createFlow } from '../../rules/flow.ts'
import { requireRehearsal } from '../rehearsals/kept-rehearsals.ts'
import { loadAutomationRows, loadOrganization } from './load-automation-rows.ts'
import { refuseSettings } from './refuse-settings.ts'

const lockAutomations = async (tx: Tx, organizationId: string) =>
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`automations ${organizationId}`}, 0))`)

type By = { userId: string; now: Date }

/**
 * Stores the settings as a new version, unless they are those of the newest, and switches. Throws for wrong settings and
 * for one switched on without a rehearsal of them. People who are in it finish on their version.
 */
export const storeAutomation = async (
  tx: Tx,
  input: z.output<typeof saveAutomation.input>,
  { userId, now }: By,
): Promise<DomainEvent> => {
  const { id, preset, isOn, locationIds } = input
  const organization = await loadOrganization(tx, id)
  const interviewerId = needsInterviewer(preset) ? input.interviewerId : null
  await refuseSettings(tx, { ...input, interviewerId })
  const problem = isOn
    ? findActivationError(preset, { interviewer: interviewerId, schedulerNew: organization.schedulerNew })
    : null
  if (problem)
    throw UserError.at(preset === 'applicant' && organization.schedulerNew ? 'isOn' : 'interviewerId', problem)
  if (isOn) await requireRehearsal(tx, input)
  await lockAutomations(tx, id)
  const before = (await loadAutomationRows(tx, id)).find((each) => each.preset === preset)
  const settings = {
    waitMinutes: input.waitMinutes,
    topics: preset === 'applicant' ? [...new Set(input.topics)] : [],
    texts: input.texts
      .map(({ key, english, spanish }) => ({ key, english: english.trim(), spanish: spanish.trim() }))
      .filter(({ english, spanish }) => english !== '' || spanish !== ''),
  }
  const isSame =
    before !== undefined &&
    before.interviewerId === interviewerId &&
    JSON.stringify(before.settings) === JSON.stringify(settings)
  const version = isSame ? before.version : (before?.version ?? 0) + 1
  if (!isSame)
    await tx.run(
      sql`insert into automation_versions (organization_id, preset, version, settings, flow, interviewer_id, made_by, made_at)
          values (${id}, ${preset}, ${version}, ${JSON.stringify(settings)}::jsonb,
            ${JSON.stringify(createFlow(preset, settings))}::jsonb, ${interviewerId}::uuid,
            ${userId}::uuid, ${now.toISOString()})`,
    )
  await tx.run(
    sql`insert into automations (organization_id, preset, is_on, version, location_ids, changed_by, changed_at)
        values (${id}, ${preset}, ${isOn}, ${version}, ${sql.param(locationIds)}::uuid[], ${userId}::uuid, ${now.toISOString()})
        on conflict (organization_id, preset) do update set is_on = excluded.is_on, version = excluded.version, location_ids = excluded.location_ids,
          changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
  )
  const wasOn = before?.isOn ?? false
  const name = wasOn === isOn ? 'automation.saved' : isOn ? 'automation.switchedOn' : 'automation.switchedOff'
  return {
    name,
    about: id,
    organizationId: id,
    before: { on: wasOn, version: before?.version ?? 0 },
    after: { preset, on: isOn, version },
  }
}

/** Saves an automation, as `storeAutomation` does. */
export const saveAutomationRoute = command(saveAutomation, async ({ input, tx, actor, now }) => ({
  reply: { ok: true as const },
  events: [await storeAutomation(tx, input, { userId: actor.userId, now })],
}))
