import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../../platform/server/actor.ts'
import { command } from '../../../../../platform/server/command.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { query } from '../../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { saveTextDraft, textDraft } from '../../contract/drafts.ts'

const row = z.object({
  message: z.string(),
  messageSpanish: z.string(),
  templateId: z.nullable(z.string()),
  savedAt: z.string(),
})
type Author = Pick<Caller, 'userId' | 'organizationId'>

const written = (author: Author, candidateId: string | null) =>
  sql`author_id = ${author.userId} and candidate_id is not distinct from ${candidateId}::uuid`

const writtenTo = async (tx: Tx, author: Author, candidateId: string | null) =>
  (await tx.one(
    row,
    sql`select message, message_spanish as "messageSpanish", template_id as "templateId", updated_at as "savedAt"
      from text_drafts where ${tenantCondition(tx)} and ${written(author, candidateId)}`,
  )) ?? null

/** Deletes a draft of these very words once the text was sent. Newer words from another place stay. */
export const dropDraft = async (tx: Tx, author: Author, candidateId: string | null, message: string) =>
  await tx.run(
    sql`delete from text_drafts where ${tenantCondition(tx)} and ${written(author, candidateId)} and message = ${message}`,
  )

const place = z.object({ organizationId: z.string(), prefersSpanish: z.boolean() })

/**
 * Returns the organization of the draft: the candidate’s, or for a bulk text the author’s. Throws for a candidate that
 * the author does not see.
 */
const findPlace = async (tx: Tx, { organizationId }: Author, candidateId: string | null) => {
  if (candidateId === null) return { organizationId, prefersSpanish: false }
  const found = await tx.one(
    place,
    sql`select organization_id as "organizationId", preferred_language is not distinct from 'Spanish' as "prefersSpanish"
        from all_candidates where ${tenantCondition(tx)} and id = ${candidateId}`,
  )
  if (!found) throw new UserError('not-found', 'Candidate not found')
  return found
}

/** The author's draft to a candidate, or of a bulk text (null), and the language. Refuses a candidate one does not see. */
export const loadDraft = async (tx: Tx, author: Author, candidateId: string | null) => {
  const { prefersSpanish } = await findPlace(tx, author, candidateId)
  return { draft: await writtenTo(tx, author, candidateId), prefersSpanish }
}

/** Your own unsent words to a candidate, or to a selection when none is named; no one else can read them. */
export const textDraftRoute = query(
  textDraft,
  async ({ input, tx, actor }) => await loadDraft(tx, actor, input.candidateId ?? null),
)

/** One draft a person and author. Writes no fact: unsent words are no one else's business. */
export const saveTextDraftRoute = command(saveTextDraft, async ({ input, tx, actor, now }) => {
  const candidateId = input.candidateId ?? null
  const { organizationId } = await findPlace(tx, actor, candidateId)
  const message = input.message.replaceAll('\u0000', '')
  if (message.trim() === '') {
    await tx.run(sql`delete from text_drafts where ${tenantCondition(tx)} and ${written(actor, candidateId)}`)
    return { reply: { savedAt: null } }
  }
  const savedAt = now.toISOString()
  await tx.run(
    sql`insert into text_drafts (organization_id, author_id, candidate_id, message, message_spanish, template_id, updated_at)
        values (${organizationId}, ${actor.userId}, ${candidateId}, ${message},
          ${input.messageSpanish.replaceAll('\u0000', '')}, ${input.templateId}, ${savedAt})
        on conflict (author_id, candidate_id) do update set
          organization_id = excluded.organization_id, message = excluded.message,
            message_spanish = excluded.message_spanish, template_id = excluded.template_id,
            updated_at = excluded.updated_at`,
  )
  return { reply: { savedAt } }
})
