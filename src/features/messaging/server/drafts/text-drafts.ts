import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Actor } from '../../../../platform/server/call.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { Refusal } from '../../../../rules/refusal.ts'
import { saveTextDraft, textDraft } from '../../contract/drafts.ts'

const row = z.object({ message: z.string(), templateId: z.nullable(z.string()), savedAt: z.string() })
type Author = Pick<Actor, 'userId' | 'organizationId'>

const written = (author: Author, candidateId: string | null) =>
  sql`author_id = ${author.userId} and candidate_id is not distinct from ${candidateId}::uuid`

/** The author's draft to a candidate, or of a bulk text (null). */
export const draftOf = async (tx: Tx, author: Author, candidateId: string | null) =>
  (await tx.one(
    row,
    sql`select message, template_id as "templateId", updated_at as "savedAt" from text_drafts where ${written(author, candidateId)}`,
  )) ?? null

/** The text was sent: a draft of these very words is none any more. What was written since in another place stays. */
export const dropDraft = async (tx: Tx, author: Author, candidateId: string | null, message: string) =>
  await tx.run(sql`delete from text_drafts where ${written(author, candidateId)} and message = ${message}`)

/** Where the draft lies: with the candidate’s organization, a bulk text’s with the author’s. Refuses a candidate one does not see. */
const organizationOf = async (tx: Tx, author: Author, candidateId: string | null) => {
  if (candidateId === null) return author.organizationId
  const found = await tx.one(
    z.object({ organization_id: z.string() }),
    sql`select organization_id from all_candidates where id = ${candidateId}`,
  )
  if (!found) throw new Refusal('not-found', 'Candidate not found')
  return found.organization_id
}

export const textDraftWay = query(textDraft, async ({ input, tx, actor }) => {
  const candidateId = input.candidateId ?? null
  await organizationOf(tx, actor, candidateId)
  return { draft: await draftOf(tx, actor, candidateId) }
})

/** One draft a person and author. Writes no fact: unsent words are nobody else's business. */
export const saveTextDraftWay = command(saveTextDraft, async ({ input, tx, actor, now }) => {
  const candidateId = input.candidateId ?? null
  const organizationId = await organizationOf(tx, actor, candidateId)
  const message = input.message.replaceAll('\u0000', '')
  if (message.trim() === '') {
    await tx.run(sql`delete from text_drafts where ${written(actor, candidateId)}`)
    return { reply: { savedAt: null } }
  }
  const savedAt = now.toISOString()
  await tx.run(
    sql`insert into text_drafts (organization_id, author_id, candidate_id, message, template_id, updated_at)
        values (${organizationId}, ${actor.userId}, ${candidateId}, ${message}, ${input.templateId}, ${savedAt})
        on conflict (author_id, candidate_id) do update set
          organization_id = excluded.organization_id, message = excluded.message, template_id = excluded.template_id, updated_at = excluded.updated_at`,
  )
  return { reply: { savedAt } }
})
