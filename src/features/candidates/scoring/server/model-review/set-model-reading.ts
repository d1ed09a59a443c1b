import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../../platform/server/command.ts'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { setModelReading } from '../../contract/model-review.ts'

/** Whether an organization has a model read its résumés, too; refuses one that is unknown or another's. */
const modelReads = async (tx: Tx, id: string): Promise<boolean> => {
  const found = await tx.one(
    z.object({ reads: z.boolean() }),
    sql`select coalesce(s.model_reads, false) as reads from organizations o
        left join scoring_settings s on s.organization_id = o.id where o.id = ${id}`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  return found.reads
}

/** The model of the installation, where words would go, and whether an organization has it read; null: there is none. */
export const loadModelSettings = async (tx: Tx, id: string, { languageModel }: Config) => {
  const reads = await modelReads(tx, id)
  return languageModel ? { name: languageModel.model, host: new URL(languageModel.baseUrl).host, reads } : null
}

/** Keeps whether a model reads new résumés. Those that are here are not sent by it, and off forgets those that wait. The same again changes nothing. */
export const setModelReadingRoute = command(setModelReading, async ({ input: { id, reads }, tx, now, settings }) => {
  const before = await modelReads(tx, id)
  if (before === reads) return { reply: { ok: true as const }, events: [] }
  const model = await loadModelSettings(tx, id, settings)
  if (reads && !model) throw new UserError('conflict', 'This installation has no AI model.')
  await tx.run(
    sql`insert into scoring_settings (organization_id, model_reads, updated_at) values (${id}, ${reads}, ${now.toISOString()})
        on conflict (organization_id) do update set model_reads = excluded.model_reads, updated_at = excluded.updated_at`,
  )
  if (!reads)
    await tx.run(
      sql`delete from model_reviews where ${tenantCondition(tx)} and organization_id = ${id} and state in ('due', 'reading')`,
    )
  const to = reads && model ? { model: model.name, sent_to: model.host } : {}
  return {
    reply: { ok: true as const },
    events: [{ name: reads ? 'scoring.modelOn' : 'scoring.modelOff', about: id, organizationId: id, after: to }],
  }
})
