import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { actorRef } from '../../directory/shapes/actor-ref.ts'

const forward = z.object({ n: z.number(), forward: z.number() })
const byScore = z.object({ high: forward, low: forward })

/** What can be told of an organization's own scores: whether quotes stand where they should, and how groups fare. */
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
    /** Of the newest of them: how many résumés were looked at, their quotes, and those that stand there word for word. */
    quotes: z.object({ resumes: z.number(), of: z.number(), verbatim: z.number() }),
    /** By preferred language, of those scored in the last 365 days: the only group that is asked for. */
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
