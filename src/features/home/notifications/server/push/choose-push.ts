import { sql } from 'drizzle-orm'
import { command } from '../../../../../platform/server/command.ts'
import { choosePush } from '../../contract/push.ts'

/** Saves what the person's devices are notified about, and when. Their own choice: no event of the organization. */
export const choosePushRoute = command(choosePush, async ({ input, tx, actor }) => {
  const { hidden, quiet, timeZone, showsDetails } = input
  const kinds = sql.param([...new Set(hidden ?? [])])
  const kept = hidden === undefined ? sql`push_choices.hidden` : sql`excluded.hidden`
  await tx.run(sql`insert into push_choices (organization_id, user_id, hidden, quiet_from, quiet_until, time_zone, shows_details)
    values (${actor.organizationId}, ${actor.userId}, ${kinds}::text[], ${quiet.from}, ${quiet.until}, ${timeZone}, ${showsDetails})
    on conflict (organization_id, user_id) do update set hidden = ${kept}, quiet_from = excluded.quiet_from,
      quiet_until = excluded.quiet_until, time_zone = excluded.time_zone, shows_details = excluded.shows_details`)
  return { reply: { ok: true as const } }
})
