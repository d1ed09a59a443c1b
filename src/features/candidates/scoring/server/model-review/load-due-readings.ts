import { rubricVersion } from '@reinforce/resume-reader/score-resume.ts'
import { sql } from 'drizzle-orm'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { modelReviewsJob } from '../jobs/model-reviews.ts'

/** Forgets what a model read in words that a résumé no longer has. */
export const forgetOldReadings = async (tx: Tx, ids: readonly string[]) =>
  await tx.run(
    sql`delete from model_reviews r using all_candidates c
        where ${tenantCondition(tx, 'r', 'c')} and c.organization_id = r.organization_id and c.id = r.candidate_id
          and r.candidate_id = any(${sql.param(ids)}::uuid[]) and r.text_hash <> app.words_hash(coalesce(c.resume_text, ''))`,
  )

/**
 * Has the résumés of these candidates read by a model: those whose organization has it on, that were scored by ourselves, instruct no one
 * and were not read by this model yet. Answers how many.
 */
export const loadDueReadings = async (tx: Tx, ids: readonly string[], now: Date, { languageModel }: Config) => {
  if (!languageModel) return 0
  const due = await tx.run(
    sql`insert into model_reviews as r (organization_id, candidate_id, due_at, text_hash, position, rubric_version, model)
        select c.organization_id, c.id, ${now.toISOString()}, app.words_hash(c.resume_text), c.position, ${rubricVersion}, ${languageModel.model}
        from all_candidates c join scoring_settings w on w.organization_id = c.organization_id and w.model_reads
          join resume_scores s on s.organization_id = c.organization_id and s.candidate_id = c.id and s.state = 'scored'
            and (s.facts ->> 'is_resume')::boolean and not (s.facts ->> 'has_prompt_injection')::boolean
        where ${tenantCondition(tx, 'c', 'w', 's')} and c.id = any(${sql.param(ids)}::uuid[]) and c.erasure_due_on is null and c.resume_text ~ '[^[:space:]]'
        on conflict (organization_id, candidate_id) do update set state = 'due', due_at = excluded.due_at, tries = 0, criteria = null,
          text_hash = excluded.text_hash, position = excluded.position, rubric_version = excluded.rubric_version, model = excluded.model
        where r.state = 'failed' or (r.text_hash, r.position, r.rubric_version, r.model)
          is distinct from (excluded.text_hash, excluded.position, excluded.rubric_version, excluded.model)`,
  )
  if (due > 0) await modelReviewsJob.enqueue(tx, { organizationId: tx.scope.organizationId })
  return due
}
