import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../platform/server/command.ts'
import { query } from '../../../platform/server/query.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { usStates } from '../../../rules/us-states.ts'
import { changeStateHours, changeTextingSettings, textingSettings } from '../contract/texting-settings.ts'
import { type Hours, organizationDefault } from '../rules/texting-hours.ts'
import { organizationHours } from './guards.ts'

const own = z.object({
  hours: z.nullable(organizationHours),
  senderProblem: z.nullable(z.string()),
  pausedUntil: z.nullable(z.string()),
})
const stateHours = z.object({
  state: z.string(),
  weekday: z.number(),
  opens: z.number(),
  closes: z.number(),
  source: z.string(),
})

/** What holds for the texts of one's own organization. */
export const textingSettingsWay = query(textingSettings, async ({ tx, actor, settings }) => {
  const found = await tx.one(
    own,
    sql`select hours, sender_problem as "senderProblem", paused_until as "pausedUntil" from organization_texting where organization_id = ${actor.organizationId}`,
  )
  return {
    quietHours: settings.quietHours,
    optOutEverywhere: settings.optOutEverywhere,
    widest: organizationDefault,
    hours: found?.hours ?? organizationDefault,
    senderProblem: found?.senderProblem ?? null,
    pausedUntil: found?.pausedUntil ?? null,
    stateHours: await tx.rows(
      stateHours,
      sql`select state, weekday, opens, closes, source from app.texting_hours order by state, weekday`,
    ),
  }
})

const isWithin = (hours: Hours, widest: Hours) =>
  hours.opens >= hours.closes || (hours.opens >= widest.opens && hours.closes <= widest.closes)

/** Refuses hours wider than the product's: an organization may only narrow. */
export const changeTextingSettingsWay = command(changeTextingSettings, async ({ input, tx, actor }) => {
  const { hours } = input
  const isNarrow =
    hours === undefined ||
    (['weekdays', 'saturday', 'sunday'] as const).every((days) => isWithin(hours[days], organizationDefault[days]))
  const problem = 'Hours can only be narrower than 9 to 8, and noon to 8 on Sunday.'
  if (!isNarrow) throw new Refusal('invalid', problem, { fields: { hours: problem } })
  const given = hours ? JSON.stringify(hours) : null
  await tx.run(
    sql`insert into organization_texting (organization_id, hours) values (${actor.organizationId}, ${given}::jsonb)
        on conflict (organization_id) do update set hours = coalesce(excluded.hours, organization_texting.hours), updated_at = now(),
          sender_problem = case when ${input.resume} then null else organization_texting.sender_problem end,
          paused_until = case when ${input.resume} then null else organization_texting.paused_until end`,
  )
  return { reply: { ok: true as const }, facts: [{ name: 'textingSettings.changed', after: input }] }
})

/** Refuses a state that is none. */
export const changeStateHoursWay = command(changeStateHours, async ({ input, tx }) => {
  if (!(input.state in usStates)) throw new Refusal('invalid', `${input.state} is not a US state.`)
  await tx.run(
    sql`insert into app.texting_hours (state, weekday, opens, closes, source) values (${input.state}, ${input.weekday}, ${input.opens}, ${input.closes}, ${input.source})
        on conflict (state, weekday) do update set opens = excluded.opens, closes = excluded.closes, source = excluded.source`,
  )
  return { reply: { ok: true as const }, facts: [{ name: 'stateHours.changed', after: input }] }
})
