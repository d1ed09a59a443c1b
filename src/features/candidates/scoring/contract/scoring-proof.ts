import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { actorRef } from '../../directory/shapes/actor-ref.ts'

const forward = z.object({ n: z.number(), forward: z.number() })
const byScore = z.object({ high: forward, low: forward })

/** Gets figures on an organization's own scores: whether quotes match their résumés, and the rates of groups. */
export const scoringProof = endpoint({
  method: 'GET',
  path: '/api/scoring/proof',
  summary: 'Get the quote check and impact ratios of an organization’s scores',
  needs: 'candidates:see',
  /** Left out: your own. */
  input: z.object({ organization_id: z.optional(z.guid()) }),
  reply: z.object({
    organization: z.string(),
    rubricVersion: z.string(),
    /** Résumés that were read by any version. */
    scored: z.number(),
    /**
     * Among the newest of them: the number of résumés checked, of their quotes, and of those that match word for word.
     */
    quotes: z.object({ resumes: z.number(), of: z.number(), verbatim: z.number() }),
    /** By preferred language, among those scored in the last 365 days. No other group is recorded. */
    groups: z.array(
      z.object({
        name: z.string(),
        scored: z.number(),
        above: z.number(),
        rate: z.nullable(z.number()),
        ratio: z.nullable(z.number()),
        isLow: z.boolean(),
      }),
    ),
    /** By reviewer, of those who came in while the blind sample was on; your own line alone without the right to manage people. */
    sway: z.array(
      z.object({
        reviewer: actorRef,
        seen: byScore,
        blind: byScore,
        /** Null: too few to tell. */
        sway: z.nullable(z.object({ value: z.number(), from: z.number(), until: z.number() })),
      }),
    ),
  }),
  reads: ['candidates'],
  example: (id) => ({ organization_id: id('organization') }),
})
