import * as z from 'zod/mini'
import { endpoint } from '../../../platform/shared/endpoint.ts'
import { mergeableNames } from '../rules/fields.ts'

/** Keeps `id`; what it lacks, and what `take` names, comes from the other one, which is archived as a duplicate. */
export const mergeCandidates = endpoint({
  method: 'POST',
  path: '/api/candidates/{id}/merge',
  summary: 'Make two records of one person one',
  needs: 'candidates:edit',
  input: z.object({
    id: z.guid(),
    other_id: z.guid(),
    take: z._default(z.array(z.enum(mergeableNames)).check(z.maxLength(mergeableNames.length)), []),
  }),
  reply: z.object({
    filled: z.array(z.enum(mergeableNames)),
    moved: z.object({ notes: z.number(), texts: z.number(), interviews: z.number() }),
  }),
  refreshes: ['candidates', 'texts', 'interviews'],
  example: (id) => ({ id: id('candidate'), other_id: id('secondCandidate') }),
})
