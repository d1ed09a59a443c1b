import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../../../platform/server/database.ts'
import { recordEvents } from '../../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { needsInterviewer } from '../../rules/find-activation-error.ts'
import { createFlow, type FlowSettings } from '../../rules/flow.ts'
import type { Preset } from '../../rules/presets.ts'

export type PlayedSettings = FlowSettings & {
  id: string
  preset: Preset
  interviewerId: string | null
  locationIds: readonly string[]
}

/** As many of one automation are kept, the newest. */
const kept = 50

const hashSettings = ({ preset, interviewerId, locationIds, ...settings }: PlayedSettings): SQL => {
  const topics = preset === 'applicant' ? [...new Set(settings.topics)] : []
  const interviewer = needsInterviewer(preset) ? interviewerId : null
  return sql`app.rehearsal_hash(${JSON.stringify(createFlow(preset, { ...settings, topics }))}::jsonb,
    ${interviewer}::uuid, ${sql.param([...locationIds])}::uuid[])`
}

/** Stores that an automation was rehearsed with these settings. */
export const keepRehearsal = async (tx: Tx, played: PlayedSettings, by: { userId: string; now: Date }) => {
  await tx.run(
    sql`insert into automation_rehearsals (organization_id, preset, settings, rehearsed_by, rehearsed_at)
        values (${played.id}, ${played.preset}, ${hashSettings(played)}, ${by.userId}::uuid, ${by.now.toISOString()})
        on conflict (organization_id, preset, settings) do update set rehearsed_by = excluded.rehearsed_by, rehearsed_at = excluded.rehearsed_at`,
  )
  await tx.run(
    sql`delete from automation_rehearsals where ${tenantCondition(tx)} and organization_id = ${played.id} and preset = ${played.preset} and settings in (
          select settings from automation_rehearsals where ${tenantCondition(tx)} and organization_id = ${played.id} and preset = ${played.preset}
          order by rehearsed_at desc, settings offset ${kept})`,
  )
  await recordEvents(tx, by.userId, [
    { name: 'automation.rehearsed', about: played.id, organizationId: played.id, after: { preset: played.preset } },
  ])
}

/** Throws a conflict unless an automation was rehearsed with exactly these settings. */
export const requireRehearsal = async (tx: Tx, wanted: PlayedSettings) => {
  const found = await tx.run(
    sql`select from automation_rehearsals where ${tenantCondition(tx)} and organization_id = ${wanted.id}
      and preset = ${wanted.preset} and settings = ${hashSettings(wanted)}`,
  )
  if (found === 0)
    throw new UserError(
      'conflict',
      'Try this automation on last month with these settings before you turn it on. That sends nothing.',
    )
}
