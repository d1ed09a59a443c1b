import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant, nullableText, timeZone } from '../../../../platform/shared/schemas.ts'
import { weekOfHours } from '../../../../platform/shared/week-hours.ts'

const short = z.string().check(z.maxLength(200))

/** A client with its day in numbers. `health` says in words what wants attention; empty means all is well. */
const client = z.object({
  id: z.string(),
  name: z.string(),
  status: z.string(),
  subscription_type: nullableText,
  scheduler: z.boolean(),
  /** Anyone who applies and agreed to texts is handed to the auto scheduler at once. */
  scheduler_new: z.boolean(),
  time_zone: z.string(),
  /** Contact person at the client. */
  contact_name: nullableText,
  contact_email: nullableText,
  /** The number its texts leave from; null: the number of the settings. */
  texting_number: nullableText,
  activeLocations: z.number(),
  posts: z.object({ good: z.number(), warning: z.number(), alert: z.number() }),
  today: z.number(),
  last7: z.number(),
  last30: z.number(),
  hired30: z.number(),
  /** Median minutes from application to the first text or status change, of the last 30 days; null without any. */
  firstTouchMinutes: z.nullable(z.number()),
  /** Null without the right to see money. */
  lastInvoice: z.nullable(z.object({ status: z.string(), created: z.number() })),
  lastSignIn: z.nullable(instant),
  health: z.array(z.string()),
})
export type Client = z.infer<typeof client>

/** Clinic staff see their own organization only. `status`: active or paused clients. */
export const clients = endpoint({
  method: 'GET',
  path: '/api/clients',
  summary: 'List clients with today’s numbers, 25 per page',
  needs: 'clients:see',
  mayLag: true,
  input: z.object({
    timeZone,
    q: z._default(short, ''),
    status: z._default(z.enum(['active', 'paused']), 'active'),
    sort: z._default(z.enum(['name', 'today', 'last30']), 'name'),
    page: z._default(z.int().check(z.minimum(1)), 1),
  }),
  reply: z.object({ rows: z.array(client), total: z.number() }),
  reads: ['candidates', 'job-posts', 'organizations'],
  example: () => ({}),
})

/** `posts` is how many active job posts the person saw; pausing a client that has another number answers 409 with `details.posts`. */
export const setClientStatus = endpoint({
  method: 'POST',
  path: '/api/clients/{id}/status',
  summary: 'Pause or reactivate a client',
  needs: 'platform:edit',
  input: z.object({ id: z.guid(), status: z.enum(['Active', 'Paused']), posts: z._default(z.int(), 0) }),
  reply: z.object({ id: z.string(), status: z.string() }),
  invalidates: ['organizations'],
  example: (id) => ({ id: id('organization'), status: 'Active' as const }),
})

/** Edits a client. Missing fields stay as they are. */
export const editClient = endpoint({
  method: 'PUT',
  path: '/api/clients/{id}',
  summary: 'Edit a client',
  needs: 'platform:edit',
  input: z.object({
    id: z.guid(),
    name: z.optional(short),
    subscription_type: z.optional(short),
    scheduler: z.optional(z.boolean()),
    scheduler_new: z.optional(z.boolean()),
    time_zone: z.optional(z.string().check(z.maxLength(64))),
    /** Contact person at the client. */
    contact_name: z.optional(short),
    contact_email: z.optional(short),
    /** A US number of its own that its texts leave from; blank: the number of the settings. */
    texting_number: z.optional(z.string().check(z.maxLength(60))),
  }),
  reply: z.object({ id: z.string() }),
  invalidates: ['organizations'],
  example: (id) => ({
    id: id('organization'),
    name: 'Bright Path ABA',
    scheduler: true,
    time_zone: 'America/New_York',
  }),
})

const place = {
  name: short,
  city: z._default(short, ''),
  state: z.string().check(z.maxLength(40)),
  is_active: z._default(z.boolean(), true),
  /** When it is open; null: not stated. Left out: as it is. */
  hours: z.optional(z.nullable(weekOfHours)),
  /** Its own zone; empty: as city and state tell. Left out: as it is. Needed where a state has two and the city does not tell. */
  time_zone: z.optional(z.string().check(z.maxLength(64))),
}

export const addLocation = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/locations',
  summary: 'Add a location',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), ...place }),
  reply: z.object({ id: z.string() }),
  invalidates: ['organizations'],
  example: (id) => ({ id: id('organization'), name: `Place ${id('newId')}`, city: 'Waco', state: 'TX' }),
})

export const editLocation = endpoint({
  method: 'PUT',
  path: '/api/locations/{id}',
  summary: 'Edit a location',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), ...place }),
  reply: z.object({ id: z.string() }),
  invalidates: ['organizations'],
  example: (id) => ({ id: id('location'), name: 'Austin', city: 'Austin', state: 'TX' }),
})
