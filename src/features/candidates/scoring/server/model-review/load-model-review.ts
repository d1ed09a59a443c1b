import type { ModelVerdict } from '@reinforce/resume-reader/model-review/keep-agreed-verdicts.ts'
import { rubricVersion } from '@reinforce/resume-reader/score-resume.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'

const row = z.object({
  is_on: z.boolean(),
  is_scored: z.boolean(),
  is_resume: z.boolean(),
  has_prompt_injection: z.boolean(),
  is_leaving: z.boolean(),
  /** Null: no one asked about these words, for this position. */
  state: z.nullable(z.enum(['due', 'reading', 'read', 'failed'])),
  model: z.nullable(z.string()),
  rubric_version: z.nullable(z.string()),
  read_at: z.nullable(z.string()),
  criteria: z.nullable(z.custom<ModelVerdict[]>()),
})

const none = { state: 'none' as const, model: null, readAt: null, mayAsk: false, criteria: [] }

/** Reads the model's verdicts on the current words of a candidate's résumé, and whether a new request is allowed. */
export const loadModelReview = async (tx: Tx, id: string, { languageModel }: Config) => {
  const found = await tx.one(
    row,
    sql`select coalesce(w.model_reads, false) as is_on, coalesce(s.state = 'scored', false) as is_scored,
          coalesce((s.facts ->> 'is_resume')::boolean, false) as is_resume,
            coalesce((s.facts ->> 'has_prompt_injection')::boolean, false) as has_prompt_injection,
          c.erasure_due_on is not null as is_leaving, r.state, r.model, r.rubric_version, r.read_at, r.criteria
        from all_candidates c left join scoring_settings w on w.organization_id = c.organization_id and ${tenantCondition(tx, 'w')}
          left join resume_scores s on s.organization_id = c.organization_id and s.candidate_id = c.id and ${tenantCondition(tx, 's')}
          left join model_reviews r on r.organization_id = c.organization_id and r.candidate_id = c.id and ${tenantCondition(tx, 'r')}
            and r.position = c.position and r.text_hash = app.words_hash(c.resume_text)
        where ${tenantCondition(tx, 'c')} and c.id = ${id}`,
  )
  const isOn = languageModel !== undefined && found?.is_on === true
  if (!found) return { ...none, isOn }
  const { has_prompt_injection, state, model, criteria } = found
  if (isOn && has_prompt_injection) return { ...none, isOn, state: 'blocked' as const }
  const isReady = isOn && found.is_scored && found.is_resume && !has_prompt_injection && !found.is_leaving
  if (state === 'read') {
    const isOther = model !== languageModel?.model || found.rubric_version !== rubricVersion
    return { state, isOn, model, readAt: found.read_at, criteria: criteria ?? [], mayAsk: isReady && isOther }
  }
  if (state === 'failed') return { ...none, state, isOn, model, mayAsk: isReady }
  if (state !== null && isOn) return { ...none, isOn, state: 'waits' as const, model }
  return { ...none, isOn, mayAsk: isReady && state === null }
}
