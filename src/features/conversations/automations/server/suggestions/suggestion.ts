import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'

type Whose = { id: string; organizationId: string; candidateId: string; revision: number }

/** Has a model asked about the reply that handed this enrollment to a person at `revision`, where its organization has that on. Answers whether. */
export const requestSuggestion = async (tx: Tx, of: Whose, now: Date, { languageModel }: Config): Promise<boolean> => {
  if (!languageModel) return false
  const due = await tx.run(
    sql`insert into reply_suggestions (organization_id, enrollment_id, revision, candidate_id, due_at)
        select r.organization_id, ${of.id}::uuid, ${of.revision}::int, ${of.candidateId}::uuid,
          ${now.toISOString()}::timestamptz from reply_suggestion_settings r
        where ${tenantCondition(tx, 'r')} and r.organization_id = ${of.organizationId} and r.reads on conflict do nothing`,
  )
  return due > 0
}

/** The reading that a model would give the words up to `upTo`, or null: it was not asked, it is switched off, or it could not tell. */
export const findSuggestion = async (
  tx: Tx,
  of: Omit<Whose, 'candidateId'> & { upTo: string },
  { languageModel }: Config,
): Promise<string | null> => {
  if (!languageModel) return null
  const found = await tx.one(
    z.object({ reading: z.nullable(z.string()) }),
    sql`select g.reading from reply_suggestions g join reply_suggestion_settings r on r.organization_id = g.organization_id and r.reads
        where ${tenantCondition(tx, 'g', 'r')} and g.organization_id = ${of.organizationId} and g.enrollment_id = ${of.id} and g.revision = ${of.revision}
          and g.state = 'told' and g.up_to = ${of.upTo}::timestamptz`,
  )
  return found?.reading ?? null
}
