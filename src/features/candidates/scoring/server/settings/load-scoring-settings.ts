import { findWeightsError, rubricNames, type Weights } from '@reinforce/resume-reader/rubric/weights.ts'
import { rubricVersion } from '@reinforce/resume-reader/score-resume.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { throwFieldErrors, UserError } from '../../../../../rules/user-error.ts'

const row = z.object({ weights: z.nullable(z.custom<Weights>()), values: z.nullable(z.array(z.string())) })

/** Reads an organization's weights and values. Throws for an unknown or foreign organization. */
export const loadScoringSettings = async (tx: Tx, id: string): Promise<{ weights: Weights; values: string[] }> => {
  const found = await tx.one(
    row,
    sql`select s.weights, s.clinic_values as values from organizations o
        left join scoring_settings s on s.organization_id = o.id where o.id = ${id}`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  return { weights: found.weights ?? {}, values: found.values ?? [] }
}

/** Refuses weights that do not add up, at the rubric they are of. */
export const checkWeights = (weights: Weights): Weights => {
  const problems = rubricNames.flatMap((name) => {
    const own = weights[name]
    const problem = own ? findWeightsError(name, own) : null
    return problem === null ? [] : [[name, problem] as const]
  })
  throwFieldErrors(Object.fromEntries(problems))
  return weights
}

/** Values as they are kept: trimmed, each once. */
export const tidyValues = (values: readonly string[]): string[] => [
  ...new Set(values.map((value) => value.trim().replaceAll(/\s+/g, ' ')).filter((value) => value !== '')),
]

const counts = z.object({ scored: z.number(), older: z.number(), waits: z.number(), failed: z.number() })

/** How many résumés of an organization were read, by an older rubric than today's, wait to be read, or could not be. */
export const readCounts = async (tx: Tx, id: string): Promise<z.output<typeof counts>> =>
  (await tx.one(
    counts,
    sql`select count(*) filter (where state = 'scored')::int as scored,
          count(*) filter (where state = 'scored' and rubric_version <> ${rubricVersion})::int as older,
          count(*) filter (where state in ('due', 'scoring'))::int as waits,
          count(*) filter (where state = 'failed')::int as failed
        from resume_scores where ${tenantCondition(tx)} and organization_id = ${id}`,
  )) ?? { scored: 0, older: 0, waits: 0, failed: 0 }
