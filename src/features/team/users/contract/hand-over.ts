import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'

const count = z.int().check(z.minimum(0))
export const held = z.object({
  candidates: count,
  interviews: count,
  offers: count,
  threads: count,
  loginsOwned: count,
  loginsShared: count,
  folders: count,
  prospects: count,
  reports: count,
})

/** The records of someone, and the people who may take them: of the same organization, and able to sign in. */
export const handOverPreview = endpoint({
  method: 'GET',
  path: '/api/users/{id}/hand-over',
  summary: 'List what a person owns that can be transferred',
  needs: 'users:manage',
  input: z.object({ id: z.guid() }),
  reply: z.object({
    held,
    people: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Saved logins whose present password the person has set, shown, or copied: at most 100. */
    knows: z.array(z.object({ id: z.string(), site: z.string(), username: z.string() })),
  }),
  reads: ['users', 'candidates', 'interviews', 'texts', 'logins', 'documents', 'organizations', 'finance'],
  example: (of) => ({ id: of('user') }),
})

/**
 * Everything at once, or nothing. `expected` holds the counts on the person's screen: other counts are refused with
 * 409, with the current ones in `details.held`. Interviews at hours at which the taker has others are named in
 * `details.overlaps`, and pass only with `overlaps`.
 */
export const handOver = endpoint({
  method: 'POST',
  path: '/api/users/{id}/hand-over',
  summary: 'Transfer everything a person owns to a colleague',
  needs: 'users:manage',
  input: z.object({ id: z.guid(), to: z.guid(), expected: held, overlaps: z._default(z.boolean(), false) }),
  reply: z.object({ held }),
  invalidates: ['users', 'candidates', 'interviews', 'texts', 'logins', 'documents', 'organizations', 'finance'],
  example: (of) => ({
    id: of('user'),
    to: of('user'),
    expected: {
      candidates: 0,
      interviews: 0,
      offers: 0,
      threads: 0,
      loginsOwned: 0,
      loginsShared: 0,
      folders: 0,
      prospects: 0,
      reports: 0,
    },
  }),
})
