import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { candidateQuery } from '../shapes/directory.ts'
import { candidateRow } from '../shapes/row.ts'

const column = z.object({ status: z.string(), total: z.number(), rows: z.array(candidateRow) })
const board = z.omit(candidateQuery, { status: true, sortDate: true, sortExperience: true, sortScore: true })

/** The columns in the order of the status dialog, each with its count and its newest 50; then statuses that are not in the list. */
export const candidateBoard = endpoint({
  method: 'GET',
  path: '/api/candidates/board',
  summary: 'List the newest 50 candidates in each status',
  needs: 'candidates:see',
  input: board,
  reply: z.object({ columns: z.array(column) }),
  reads: ['candidates', 'interviews'],
  example: () => ({}),
})

/** More of one column: pages of 50. */
export const boardColumn = endpoint({
  method: 'GET',
  path: '/api/candidates/board/column',
  summary: 'Get one page of a board column',
  needs: 'candidates:see',
  input: z.extend(board, {
    column: z.string().check(z.minLength(1), z.maxLength(120)),
    page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
  }),
  reply: z.object({ rows: z.array(candidateRow), page: z.number() }),
  reads: ['candidates', 'interviews'],
  example: () => ({ column: 'Initial Inquiry' }),
})
