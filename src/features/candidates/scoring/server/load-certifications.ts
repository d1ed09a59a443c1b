import type { ReadCertification, ResumeFacts } from '@reinforce/resume-reader/resume-facts.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'

const row = z.object({
  facts: z.nullable(z.custom<Pick<ResumeFacts, 'is_resume' | 'has_prompt_injection' | 'certifications'>>()),
})

/**
 * Reads the certificates in a candidate's résumé, each with its words. Empty if the text is no résumé or instructs its
 * reader.
 */
export const loadCertifications = async (
  tx: Tx,
  candidate: { id: string; organization_id: string },
): Promise<(Pick<ReadCertification, 'kind' | 'number' | 'state'> & { quote: string })[]> => {
  const found = await tx.one(
    row,
    sql`select facts from resume_scores where organization_id = ${candidate.organization_id} and candidate_id = ${candidate.id}`,
    'prepared',
  )
  const facts = found?.facts
  if (!facts?.is_resume || facts.has_prompt_injection) return []
  return facts.certifications.map(({ kind, number, state, quote }) => ({ kind, number, state, quote: quote.text }))
}
