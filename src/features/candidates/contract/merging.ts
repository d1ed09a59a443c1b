import * as z from 'zod/mini'
import { endpoint } from '../../../platform/shared/endpoint.ts'

/** What the kept record may take from the other one. A résumé moves with its file and its text. */
export const mergeable = [
  'full_name',
  'email_address',
  'phone_number',
  'city',
  'state',
  'certification_number',
  'current_rbt',
  'location_id',
  'video_introduction',
  'resume',
] as const
export type Mergeable = (typeof mergeable)[number]

/** Keeps `id`; what it lacks, and what `take` names, comes from the other one, which is archived as a duplicate. */
export const mergeCandidates = endpoint({
  method: 'POST',
  path: '/api/candidates/{id}/merge',
  summary: 'Make two records of one person one',
  needs: 'candidates:edit',
  input: z.object({
    id: z.guid(),
    other_id: z.guid(),
    take: z._default(z.array(z.enum(mergeable)).check(z.maxLength(mergeable.length)), []),
  }),
  reply: z.object({
    filled: z.array(z.enum(mergeable)),
    moved: z.object({ notes: z.number(), texts: z.number(), interviews: z.number() }),
  }),
  refreshes: ['candidates', 'texts', 'interviews'],
  example: (id) => ({ id: id('candidate'), other_id: id('secondCandidate') }),
})
