import { type SQL, sql } from 'drizzle-orm'
import { rawJson } from '../../../../../platform/server/answers/raw-json.ts'
import { selectAsJson } from '../../../../../platform/server/answers/select-as-json.ts'
import { command } from '../../../../../platform/server/command.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { query } from '../../../../../platform/server/query.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { pauseAllTexting, pauseTexting, textingPauses } from '../../contract/texting-pause.ts'
import { earlierStoppedReason, stoppedReason } from '../../rules/check-send.ts'
import { loadTexting } from './texting-readiness.ts'

/** Where texts are stopped: everywhere first, then each organization that one sees. A clinic is not told who of the platform did it. */
export const textingPausesRoute = query(textingPauses, async ({ tx, actor }) =>
  rawJson({
    pauses: await selectAsJson(
      tx,
      textingPauses.reply.shape.pauses,
      sql`select null::uuid as "organizationId", null as organization, at, case
        when ${actor.isPlatform}::boolean then by_name end as by, why from app.texting_pause
        union all
        select * from (select t.organization_id, o.name, t.paused_at, t.paused_by, coalesce(t.pause_reason, '')
          from organization_texting t join organizations o on o.id = t.organization_id where t.paused_at is not null order by o.name limit 200) own`,
    ),
  }),
)

const checkReason = (isStopped: boolean, given: string) => {
  const why = given.trim()
  const problem = 'Enter a reason. Senders will see it.'
  if (isStopped && why === '') throw UserError.at('why', problem)
  return why
}

/** Brings up texts that a stop held; the guard looks at each again, so that hours and another stop still hold. */
const letGo = async (tx: Tx, of: SQL, now: Date) =>
  await tx.run(
    sql`update text_messages set send_at = ${now.toISOString()}::timestamptz
        where message_status = 'held' and send_at is null and failure in (${stoppedReason}, ${earlierStoppedReason}) and ${of}`,
  )

type Stop = { at: Date; by: string; why: string }

/** Stops an organization's texts. Returns false if they are stopped already: then the earlier reason stays. */
export const stopTexts = async (tx: Tx, id: string, { at, by, why }: Stop): Promise<boolean> => {
  const changed = await tx.run(
    sql`insert into organization_texting as t (organization_id, paused_at, paused_by, pause_reason)
        values (${id}, ${at.toISOString()}, ${by}, ${why}) on conflict (organization_id) do update
        set paused_at = excluded.paused_at, paused_by = excluded.paused_by, pause_reason = excluded.pause_reason where t.paused_at is null`,
  )
  return changed > 0
}

/** Resumes an organization's texts. Returns false if they aren't stopped. */
export const resumeTexts = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const changed = await tx.run(
    sql`update organization_texting set paused_at = null, paused_by = null, pause_reason = null
        where organization_id = ${id} and paused_at is not null`,
  )
  await letGo(tx, sql`organization_id = ${id}`, now)
  return changed > 0
}

/** Stops an organization's texts, with a reason, or resumes them. Throws for another organization. */
export const pauseTextingRoute = command(pauseTexting, async ({ input, tx, actor, now }) => {
  const { id, isStopped } = input
  const why = checkReason(isStopped, input.why)
  await loadTexting(tx, id)
  const isChanged = isStopped
    ? await stopTexts(tx, id, { at: now, by: actor.fullName, why })
    : await resumeTexts(tx, id, now)
  const name = isStopped ? 'texting.stopped' : 'texting.goesOn'
  return {
    reply: { ok: true as const },
    events: isChanged ? [{ name, about: id, organizationId: id, ...(isStopped ? { after: { why } } : {}) }] : [],
  }
})

/** The same for every organization at once. */
export const pauseAllTextingRoute = command(
  pauseAllTexting,
  async ({ input: { isStopped, why: given }, tx, actor, now }) => {
    const why = checkReason(isStopped, given)
    const changed = isStopped
      ? await tx.run(
          sql`insert into app.texting_pause (at, by_name, why) values (${now.toISOString()}, ${actor.fullName}, ${why}) on conflict do nothing`,
        )
      : await tx.run(sql`delete from app.texting_pause`)
    if (!isStopped) await letGo(tx, sql`true`, now)
    const name = isStopped ? 'texting.allStopped' : 'texting.allGoesOn'
    return {
      reply: { ok: true as const },
      events: changed > 0 ? [{ name, ...(isStopped ? { after: { why } } : {}) }] : [],
    }
  },
)
