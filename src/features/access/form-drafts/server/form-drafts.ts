import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { formDraft, saveFormDraft } from '../contract/form-drafts.ts'

type Author = Pick<Caller, 'userId' | 'organizationId'>
type Place = { form: string; candidateId?: string | undefined }
const most = 200_000 // characters, as the table says
const row = z.object({ fields: z.string(), savedAt: z.string() })
const kept = formDraft.reply.shape.draft.def.innerType.shape.fields

const written = (author: Author, { form, candidateId }: Place) =>
  sql`author_id = ${author.userId} and form = ${form} and candidate_id is not distinct from ${candidateId ?? null}::uuid`

/**
 * The organization of the draft: the candidate’s, else the author’s. Throws for a candidate that the author does not
 * see.
 */
const findOrganization = async (tx: Tx, { organizationId }: Author, { candidateId }: Place) => {
  if (candidateId === undefined) return organizationId
  const found = await tx.one(
    z.object({ id: z.string() }),
    sql`select organization_id as id from all_candidates where ${tenantCondition(tx)} and id = ${candidateId}`,
  )
  if (!found) throw new UserError('not-found', 'Candidate not found')
  return found.id
}

/** Your own unsaved words in a form; no one else can read them. Refuses a candidate one does not see. */
export const formDraftRoute = query(formDraft, async ({ input, tx, actor }) => {
  await findOrganization(tx, actor, input)
  const found = await tx.one(
    row,
    sql`select fields, updated_at as "savedAt" from form_drafts where ${tenantCondition(tx)} and ${written(actor, input)}`,
  )
  return { draft: found ? { fields: kept.parse(JSON.parse(found.fields)), savedAt: found.savedAt } : null }
})

/** One draft a form, record and author. Writes no event: unsaved words are no one else's business. Refuses what is too long to keep. */
export const saveFormDraftRoute = command(saveFormDraft, async ({ input, tx, actor, now }) => {
  const organizationId = await findOrganization(tx, actor, input)
  if (Object.keys(input.fields).length === 0) {
    await tx.run(sql`delete from form_drafts where ${tenantCondition(tx)} and ${written(actor, input)}`)
    return { reply: { savedAt: null } }
  }
  const fields = JSON.stringify(input.fields)
  if (fields.length > most) throw UserError.at('fields', 'This is too long to keep as a draft. Save it.')
  const savedAt = now.toISOString()
  await tx.run(
    sql`insert into form_drafts (organization_id, author_id, form, candidate_id, fields, updated_at)
        values (${organizationId}, ${actor.userId}, ${input.form}, ${input.candidateId ?? null}, ${fields}, ${savedAt})
        on conflict (author_id, form, candidate_id) do update set
          organization_id = excluded.organization_id, fields = excluded.fields, updated_at = excluded.updated_at`,
  )
  return { reply: { savedAt } }
})
