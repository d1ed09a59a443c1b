import { findTextLanguage } from '@reinforce/reply-reader/replies/wish/find-text-language.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import type { Language } from '../../../../../rules/words/language.ts'

const row = z.object({ candidateId: z.string(), body: z.string(), at: z.string(), isAnswer: z.boolean() })

/** A text of a candidate. `isAnswer`: it answered a question about the work, so its hours are none for an interview. */
export type CandidateText = { body: string; at: Date; isAnswer: boolean }

const most = 10

/** The last texts of some candidates, newest first, by their ids: in one statement for any number of them. */
export const loadLastTexts = async (tx: Tx, organizationIds: readonly string[], candidateIds: readonly string[]) => {
  if (candidateIds.length === 0) return new Map<string, (CandidateText & { candidateId: string })[]>()
  const rows = await tx.rows(
    row,
    sql`select r.candidate_id as "candidateId", t.message as body, t.created_at as at, t.is_answer as "isAnswer"
        from text_recipients r cross join lateral (
          select m.message, m.created_at, m.id, exists (
              select from enrollment_log a where a.organization_id = m.organization_id and a.candidate_id = m.candidate_id
                and a.read_by -> 'asked' ->> 'kind' = 'question' and strpos(a.heard, left(m.message, 200)) > 0
                and (a.read_by ->> 'at')::timestamptz between m.created_at and m.created_at + interval '1 day') as is_answer
          from text_messages m where m.organization_id = r.organization_id and m.recipient_id = r.id
            and m.message_direction = 'inbound' and m.reaction is null order by m.created_at desc, m.id desc limit ${most}) t
        where r.organization_id = any(${sql.param([...new Set(organizationIds)])}::uuid[]) and r.candidate_id = any(${sql.param([...candidateIds])}::uuid[])
        order by t.created_at desc, t.id desc`,
  )
  const said = rows.map(({ candidateId, body, at, isAnswer }) => ({ candidateId, body, at: new Date(at), isAnswer }))
  return Map.groupBy(said, ({ candidateId }) => candidateId)
}

/** Returns the language for texts to a candidate: the one of their newest text that shows one, else the one on file. */
export const pickLanguage = (said: readonly CandidateText[] | undefined, onFile: Language): Language =>
  findTextLanguage((said ?? []).map(({ body }) => body)) ?? onFile
