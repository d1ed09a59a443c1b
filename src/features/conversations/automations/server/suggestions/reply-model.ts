import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../../platform/server/command.ts'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { query } from '../../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { replyModel, setReplyModel } from '../../contract/reply-model.ts'

/** Whether an organization has a model suggest readings; refuses one that is unknown or another's. */
const modelReads = async (tx: Tx, id: string): Promise<boolean> => {
  const found = await tx.one(
    z.object({ reads: z.boolean() }),
    sql`select coalesce(r.reads, false) as reads from organizations o left join reply_suggestion_settings r on r.organization_id = o.id where o.id = ${id}`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  return found.reads
}

const getModel = ({ languageModel }: Config) =>
  languageModel ? { name: languageModel.model, host: new URL(languageModel.baseUrl).host } : null

/** The model of the installation, where words would go, and whether it suggests readings in an organization. */
export const replyModelRoute = query(replyModel, async ({ input: { id }, tx, settings }) => {
  const reads = await modelReads(tx, id)
  const model = getModel(settings)
  return { model: model && { ...model, reads } }
})

/** Keeps whether a model suggests readings of unclear replies. Replies that are here are not sent by it; off forgets what waits. */
export const setReplyModelRoute = command(setReplyModel, async ({ input: { id, reads }, tx, now, settings }) => {
  if ((await modelReads(tx, id)) === reads) return { reply: { ok: true as const }, events: [] }
  const model = getModel(settings)
  if (reads && !model) throw new UserError('conflict', 'AI isn’t set up on this installation.')
  await tx.run(
    sql`insert into reply_suggestion_settings (organization_id, reads, changed_at) values (${id}, ${reads}, ${now.toISOString()})
        on conflict (organization_id) do update set reads = excluded.reads, changed_at = excluded.changed_at`,
  )
  if (!reads)
    await tx.run(
      sql`delete from reply_suggestions where ${tenantCondition(tx)} and organization_id = ${id} and state in ('due', 'asking')`,
    )
  const after = reads && model ? { model: model.name, sent_to: model.host } : {}
  return {
    reply: { ok: true as const },
    events: [{ name: reads ? 'replies.modelOn' : 'replies.modelOff', about: id, organizationId: id, after }],
  }
})
