import { sql } from 'drizzle-orm'
import { command } from '../../../../../platform/server/command.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { resumeTexting, setTextingHours } from '../../contract/texting-hours.ts'
import { isNarrow } from '../../rules/settings/texting-hours.ts'
import { loadTexting } from './texting-readiness.ts'

/** Refuses hours wider than the product's, an organization may only narrow, and another's organization. */
export const setTextingHoursRoute = command(setTextingHours, async ({ input: { id, hours }, tx }) => {
  const before = await loadTexting(tx, id)
  const problem = 'Choose hours within 9 AM-8 PM, or noon-8 PM on Sunday.'
  if (!isNarrow(hours)) throw UserError.at('hours', problem)
  await tx.run(
    sql`insert into organization_texting (organization_id, hours) values (${id}, ${JSON.stringify(hours)}::jsonb)
        on conflict (organization_id) do update set hours = excluded.hours, updated_at = now()`,
  )
  const name = 'textingSettings.changed'
  return {
    reply: { ok: true as const },
    events: [{ name, about: id, organizationId: id, before: { hours: before.hours }, after: { hours } }],
  }
})

/** Refuses another's organization; where nothing stops the sender nothing changes. */
export const resumeTextingRoute = command(resumeTexting, async ({ input: { id }, tx }) => {
  const before = await loadTexting(tx, id)
  if (before.sender_problem === null && before.paused_until === null)
    return { reply: { ok: true as const }, events: [] }
  await tx.run(
    sql`update organization_texting set sender_problem = null, paused_until = null, updated_at = now() where organization_id = ${id}`,
  )
  const { sender_problem, paused_until } = before
  return {
    reply: { ok: true as const },
    events: [
      { name: 'textingSettings.resumed', about: id, organizationId: id, before: { sender_problem, paused_until } },
    ],
  }
})
