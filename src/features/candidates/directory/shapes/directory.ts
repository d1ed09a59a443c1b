import * as z from 'zod/mini'
import { timeZone } from '../../../../platform/shared/schemas.ts'
import { filterFields } from './filters.ts'

/** Query of the table. `scope` today: date_submitted_ts within the viewer's calendar day. */
export const candidateQuery = z.object({
  scope: z._default(z.enum(['today', 'all']), 'all'),
  timeZone,
  q: z._default(z.string().check(z.maxLength(200)), ''),
  ...filterFields,
  sortDate: z._default(z.enum(['', 'newest', 'oldest']), ''),
  sortExperience: z._default(z.enum(['', 'experienced', 'new']), ''),
  sortScore: z._default(z.enum(['', 'highest', 'lowest']), ''),
  /** Decides among equals; one of another dimension than the first. */
  sortSecond: z._default(z.enum(['', 'newest', 'oldest', 'experienced', 'new', 'highest', 'lowest']), ''),
})
export type CandidateQuery = z.output<typeof candidateQuery>

/** People to act on: their ids, or all that match a query but a few. `expected` is the number the person saw and agreed to. */
export const selection = z.union([
  z.object({ ids: z.array(z.guid()).check(z.minLength(1), z.maxLength(10_000)) }),
  z.object({ query: candidateQuery, except: z.array(z.guid()).check(z.maxLength(10_000)), expected: z.int() }),
])
export type Selection = z.input<typeof selection>
