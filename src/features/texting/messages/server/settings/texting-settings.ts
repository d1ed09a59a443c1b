import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { rawJson } from '../../../../../platform/server/answers/raw-json.ts'
import { selectAsJson } from '../../../../../platform/server/answers/select-as-json.ts'
import { command } from '../../../../../platform/server/command.ts'
import { query } from '../../../../../platform/server/query.ts'
import { usStates } from '../../../../../rules/us-states.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { textingHours } from '../../contract/texting-hours.ts'
import { changeStateHours, textingSettings } from '../../contract/texting-settings.ts'
import { organizationDefault } from '../../rules/settings/texting-hours.ts'

const own = z.object({
  hours: z.nullable(textingHours),
  senderProblem: z.nullable(z.string()),
  pausedUntil: z.nullable(z.string()),
})

/** Returns the texting settings of the reader's organization. */
export const textingSettingsRoute = query(textingSettings, async ({ tx, actor, settings }) => {
  const found = await tx.one(
    own,
    sql`select hours, sender_problem as "senderProblem", paused_until as "pausedUntil" from organization_texting
      where organization_id = ${actor.organizationId}`,
  )
  return rawJson({
    organizationId: actor.organizationId,
    quietHours: settings.quietHours,
    optOutEverywhere: settings.optOutEverywhere,
    widest: organizationDefault,
    hours: found?.hours ?? organizationDefault,
    senderProblem: found?.senderProblem ?? null,
    pausedUntil: found?.pausedUntil ?? null,
    stateHours: await selectAsJson(
      tx,
      textingSettings.reply.shape.stateHours,
      sql`select h.* from app.texting_hours h order by state, weekday`,
    ),
  })
})

/** Refuses a state that is none. */
export const changeStateHoursRoute = command(changeStateHours, async ({ input, tx }) => {
  if (!(input.state in usStates)) throw new UserError('invalid', `${input.state} isn’t a US state.`)
  await tx.run(
    sql`insert into app.texting_hours (state, weekday, opens, closes, source)
      values (${input.state}, ${input.weekday}, ${input.opens}, ${input.closes}, ${input.source})
        on conflict (state, weekday) do update set opens = excluded.opens, closes = excluded.closes, source = excluded.source`,
  )
  return { reply: { ok: true as const }, events: [{ name: 'stateHours.changed', after: input }] }
})
