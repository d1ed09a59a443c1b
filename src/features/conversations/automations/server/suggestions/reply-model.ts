import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../../platform/server/command.ts'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { query } from '../../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { replyModel, setReplyModel } from '../../contract/reply-model.ts'

const switches = z.object({ reads: z.boolean(), acts: z.boolean() })

/** Whether an organization has a model suggest readings and act on easy ones; refuses one that is unknown or another's. */
const loadSwitches = async (tx: Tx, id: string): Promise<z.output<typeof switches>> => {
  const found = await tx.one(
    switches,
    sql`select coalesce(r.reads, false) as reads, coalesce(r.reads and r.acts, false) as acts
        from organizations o left join reply_suggestion_settings r on r.organization_id = o.id where o.id = ${id}`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  return found
}

const getModel = ({ languageModel }: Config) =>
  languageModel ? { name: languageModel.model, host: new URL(languageModel.baseUrl).host } : null

/** The model of the installation, where words would go, and whether it suggests readings in an organization. */
export const replyModelRoute = query(replyModel, async ({ input: { id }, tx, settings }) => {
  const are = await loadSwitches(tx, id)
  const model = getModel(settings)
  return { model: model && { ...model, ...are } }
})

/** Keeps whether a model reads unclear replies. Replies that are here are not sent by it; off forgets what waits. */
export const setReplyModelRoute = command(setReplyModel, async ({ input: { id, ...wanted }, tx, now, settings }) => {
  const are = await loadSwitches(tx, id)
  const { reads } = wanted
  if (wanted.acts && !reads) throw new UserError('conflict', 'Turn on AI suggestions first.')
  const acts = reads && (wanted.acts ?? are.acts)
  if (are.reads === reads && are.acts === acts) return { reply: { ok: true as const }, events: [] }
  const model = getModel(settings)
  if (reads && !model) throw new UserError('conflict', 'AI isn’t set up on this installation.')
  await tx.run(
    sql`insert into reply_suggestion_settings (organization_id, reads, acts, changed_at) values (${id}, ${reads}, ${acts}, ${now.toISOString()})
        on conflict (organization_id) do update set reads = excluded.reads, acts = excluded.acts, changed_at = excluded.changed_at`,
  )
  if (!reads)
    await tx.run(
      sql`delete from reply_suggestions where ${tenantCondition(tx)} and organization_id = ${id} and state in ('due', 'asking')`,
    )
  const after = reads && model ? { model: model.name, sent_to: model.host } : {}
  const event = (name: string) => ({ name, about: id, organizationId: id, after })
  return {
    reply: { ok: true as const },
    events: [
      ...(are.reads === reads ? [] : [event(reads ? 'replies.modelOn' : 'replies.modelOff')]),
      ...(are.acts === acts ? [] : [event(acts ? 'replies.modelActsOn' : 'replies.modelActsOff')]),
    ],
  }
})
