import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant } from '../../../../platform/shared/schemas.ts'

const one = z.object({ id: z.guid() })
const name = z.string().check(z.maxLength(200))
const look = {
  /** The search part of the list's URL: filters, sort and search. */
  search: z.string().check(z.maxLength(4_000)),
  columns: z._default(z.nullable(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40))), null),
  density: z._default(z.nullable(z.enum(['comfortable', 'compact'])), null),
}
const savedView = z.object({
  id: z.string(),
  name: z.string(),
  search: z.string(),
  columns: z.nullable(z.array(z.string())),
  density: z.nullable(z.enum(['comfortable', 'compact'])),
  shared: z.boolean(),
  isOwn: z.boolean(),
  by: z.string(),
})

/** Your own and those that colleagues share, by name. */
export const savedViews = endpoint({
  method: 'GET',
  path: '/api/saved-views',
  summary: 'List saved views of the candidate list',
  needs: 'candidates:see',
  input: z.object({}),
  reply: z.object({ views: z.array(savedView) }),
  reads: ['candidates'],
  example: () => ({}),
})

export const saveView = endpoint({
  method: 'POST',
  path: '/api/saved-views',
  summary: 'Save a view of the candidate list',
  needs: 'candidates:see',
  input: z.object({ name, shared: z._default(z.boolean(), false), ...look }),
  reply: savedView,
  invalidates: ['candidates'],
  example: () => ({ name: 'New in Texas', search: '?q=TX', shared: true }),
})

/** Only your own; what is left out stays. */
export const changeView = endpoint({
  method: 'PATCH',
  path: '/api/saved-views/{id}',
  summary: 'Rename, share, or replace a saved view',
  needs: 'candidates:see',
  input: z.extend(one, {
    name: z.optional(name),
    shared: z.optional(z.boolean()),
    search: z.optional(look.search),
    columns: z.optional(z.nullable(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40)))),
    density: z.optional(z.nullable(z.enum(['comfortable', 'compact']))),
  }),
  reply: savedView,
  invalidates: ['candidates'],
  example: (id) => ({ id: id('savedView'), shared: true }),
})

/** Only your own. */
export const deleteView = endpoint({
  method: 'DELETE',
  path: '/api/saved-views/{id}',
  summary: 'Delete a saved view',
  needs: 'candidates:see',
  input: one,
  reply: z.object({ ok: z.literal(true) }),
  invalidates: ['candidates'],
  example: (id) => ({ id: id('savedView') }),
})

/** The status changes one made in the last 30 days, newest first. `canUndo` says nothing about rows that changed since. */
export const statusBatches = endpoint({
  method: 'GET',
  path: '/api/candidates/status/batches',
  summary: 'List your bulk status changes from the last 30 days',
  needs: 'candidates:see',
  input: z.object({}),
  reply: z.object({
    batches: z.array(
      z.object({
        id: z.string(),
        status: z.string(),
        changed: z.number(),
        created_at: instant,
        undone_at: z.nullable(instant),
        canUndo: z.boolean(),
        /** A booking moved the candidate on; undoing it here leaves the interview as it is. */
        isBooking: z.boolean(),
      }),
    ),
  }),
  reads: ['candidates'],
  example: () => ({}),
})
