import * as z from 'zod/mini'
import { endpoint } from '../../../platform/shared/endpoint.ts'
import { day } from '../../../platform/shared/schemas.ts'
import { candidateRow } from '../contract.ts'
import { candidateQuery } from '../shapes.ts'

const text = z.nullable(z.string())

/** Part of a line that holds the words; `hit` parts are to be marked. */
const snippetPart = z.object({ text: z.string(), hit: z.boolean() })

/** Searches the words of résumés: every word of `q` must be there, three letters or more in all. Blank `q`: the newest résumés. */
export const findResumes = endpoint({
  method: 'GET',
  path: '/api/resumes',
  summary: 'A page of 25 résumés, searched by their words',
  needs: 'candidates:see',
  input: z.object({
    q: z._default(z.string().check(z.maxLength(200)), ''),
    position: z._default(z.array(z.enum(['RBT', 'BCBA'])), []),
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
        position: z.enum(['RBT', 'BCBA']),
        organization: z.string(),
        location: text,
        city: text,
        state: text,
        status: z.string(),
        date_submitted: z.nullable(day),
        hasVideo: z.boolean(),
        certification_number: text,
        snippets: z.array(z.array(snippetPart)),
      }),
    ),
    page: z.number(),
    hasMore: z.boolean(),
  }),
  reads: ['candidates'],
  example: () => ({ q: 'nanny' }),
})

const column = z.object({ status: z.string(), total: z.number(), rows: z.array(candidateRow) })
const board = z.omit(candidateQuery, { status: true, sortDate: true, sortExperience: true, sortScore: true })

/** The columns in the order of the status dialog, each with its count and its newest 50; then statuses that are not in the list. */
export const candidateBoard = endpoint({
  method: 'GET',
  path: '/api/candidates/board',
  summary: 'Candidates by status, the newest 50 of each',
  needs: 'candidates:see',
  input: board,
  reply: z.object({ columns: z.array(column) }),
  reads: ['candidates'],
  example: () => ({}),
})

/** More of one column: pages of 50. */
export const boardColumn = endpoint({
  method: 'GET',
  path: '/api/candidates/board/column',
  summary: 'A page of one column of the board',
  needs: 'candidates:see',
  input: z.extend(board, {
    column: z.string().check(z.minLength(1), z.maxLength(120)),
    page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
  }),
  reply: z.object({ rows: z.array(candidateRow), page: z.number() }),
  reads: ['candidates'],
  example: () => ({ column: 'Initial Inquiry' }),
})

/** The original files of these candidates, or their words where there is no file; each is recorded as a download. */
export const downloadResumes = endpoint({
  method: 'GET',
  path: '/api/resumes/download',
  summary: 'Résumés of up to 100 candidates as a zip archive',
  needs: 'candidates:see',
  input: z.object({ ids: z.array(z.guid()).check(z.minLength(1), z.maxLength(100)) }),
  reply: z.unknown(),
  answers: 'bytes',
  example: (id) => ({ ids: [id('candidate')] }),
})
