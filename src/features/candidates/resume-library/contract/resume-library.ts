import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { day, nullableText } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'

/** Part of a line that holds the words; `hit` parts are to be marked. */
const snippetPart = z.object({ text: z.string(), hit: z.boolean() })

/** Searches the words of résumés: every word of `q` must be there, three letters or more in all. Blank `q`: the newest résumés. */
export const findResumes = endpoint({
  method: 'GET',
  path: '/api/resumes',
  summary: 'Search resumes, 25 per page',
  needs: 'candidates:see',
  input: z.object({
    q: z._default(z.string().check(z.maxLength(200)), ''),
    position: z._default(z.array(z.enum(positions)), []),
    location: z._default(z.array(z.guid()), []),
    /** Days of the submission, both included. */
    from: z._default(z.string().check(z.maxLength(40)), ''),
    until: z._default(z.string().check(z.maxLength(40)), ''),
    hasVideo: z._default(z.boolean(), false),
    hasNumber: z._default(z.boolean(), false),
    page: z._default(z.int().check(z.minimum(1), z.maximum(4_000)), 1),
  }),
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        position: z.enum(positions),
        organization: z.string(),
        location: nullableText,
        city: nullableText,
        state: nullableText,
        status: z.string(),
        date_submitted: z.nullable(day),
        hasVideo: z.boolean(),
        certification_number: nullableText,
        /** The registry's answer about it, in a word. Null if none is claimed. */
        registry: nullableText,
        snippets: z.array(z.array(snippetPart)),
      }),
    ),
    page: z.number(),
    hasMore: z.boolean(),
  }),
  reads: ['candidates'],
  example: () => ({ q: 'nanny' }),
})

/** The original files of these candidates, or their words where there is no file; each is recorded as a download. */
export const downloadResumes = endpoint({
  method: 'GET',
  path: '/api/resumes/download',
  summary: 'Download up to 100 candidates’ resumes as a zip',
  needs: 'candidates:see',
  input: z.object({ ids: z.array(z.guid()).check(z.minLength(1), z.maxLength(100)) }),
  reply: z.unknown(),
  answers: 'bytes',
  example: (id) => ({ ids: [id('candidate')] }),
})
