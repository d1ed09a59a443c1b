import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant, timeZone } from '../../../../platform/shared/schemas.ts'
import { fileFormat, page, period, text, through } from './fields.ts'

/** `month` is any period; the first ones were months. */
const asked = { timeZone, month: period, organization: z.optional(z.guid()) }
const place = { received: z.number(), interviewed: z.number(), hired: z.number(), perHundred: z.nullable(z.number()) }
const minutes = z.nullable(z.number())

/** Of the candidates received in a month: how far they got by now. Texts and hires are those of the month itself. */
export const hiringPerformance = endpoint({
  method: 'GET',
  path: '/api/finance/hiring',
  summary: 'Hiring figures of a month, quarter, year, or span of days',
  needs: 'money:see',
  mayLag: true,
  input: z.object({ ...asked, through }),
  reply: z.object({
    received: z.number(),
    /** Number of people who reached each stage or a later one, in the order of the stages. */
    reached: z.array(z.number()),
    perHundred: z.nullable(z.number()),
    touch: z.object({ touched: z.number(), median: minutes, withinHour: z.number(), withinDay: z.number() }),
    statuses: z.array(
      z.object({ key: z.string(), label: z.string(), left: z.number(), here: z.number(), median: minutes }),
    ),
    sources: z.array(z.object({ source: z.string(), ...place })),
    locations: z.array(
      z.object({
        location_id: text,
        location: z.string(),
        organization_id: z.string(),
        organization: z.string(),
        ...place,
        /** How many were touched, and after how many minutes half of them. */
        touched: z.number(),
        touch: minutes,
      }),
    ),
    /** By who owns the candidate; null where no one does. */
    recruiters: z.array(z.object({ owner_id: text, recruiter: z.string(), ...place })),
    otherLocations: z.nullable(z.object({ locations: z.number(), ...place })),
    /** People who wait in a status that is not an end, by the spans of waiting. */
    waiting: z.array(z.object({ key: z.string(), label: z.string(), waits: z.array(z.number()) })),
    /** By the week of the period in which they came, from 0. */
    weeks: z.array(
      z.object({
        week: z.number(),
        received: z.number(),
        touched: z.number(),
        interviewed: z.number(),
        hired: z.number(),
      }),
    ),
    texts: z.object({
      sent: z.number(),
      delivered: z.number(),
      failed: z.number(),
      people: z.number(),
      replied: z.number(),
      deliveryRate: z.nullable(z.number()),
      replyRate: z.nullable(z.number()),
    }),
    hires: z.number(),
    retention: z.array(
      z.object({
        days: z.number(),
        due: z.number(),
        stayed: z.number(),
        rate: z.nullable(z.number()),
        /** Why there is none. */
        missing: text,
      }),
    ),
  }),
  reads: ['candidates', 'texts'],
  example: () => ({ month: '2026-11' }),
})
export type Hiring = z.infer<typeof hiringPerformance.reply>

/**
 * Query for the people behind a figure. `of`: received, texted, or hired in the month; the other fields narrow that.
 */
export const peopleQuery = z.object({
  ...asked,
  of: z._default(z.enum(['received', 'texted', 'hired']), 'received'),
  /** Reached this stage or a later one. */
  stage: z._default(z.int().check(z.minimum(0), z.maximum(5)), 0),
  source: z.optional(z.string().check(z.maxLength(200))),
  location: z.optional(z.union([z.guid(), z.literal('none')])),
  /** Owner of the candidate. */
  owner: z.optional(z.union([z.guid(), z.literal('none')])),
  touch: z.optional(z.enum(['touched', 'untouched', 'hour', 'day'])),
  /** Held this status and left it, or holds it. */
  status: z.optional(z.string().check(z.maxLength(200))),
  held: z._default(z.enum(['left', 'here']), 'left'),
  /** Waits in the status that it holds for this span. */
  waits: z.optional(z.int().check(z.minimum(0), z.maximum(4))),
  /** Came in this week of the period, from 0. */
  week: z.optional(z.int().check(z.minimum(0), z.maximum(530))),
  texts: z._default(z.enum(['all', 'delivered', 'failed', 'replied']), 'all'),
  /** Hired that many days ago or more, and stayed or left within them. */
  days: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
  stayed: z._default(z.enum(['due', 'stayed', 'left']), 'due'),
})
export type PeopleQuery = z.output<typeof peopleQuery>

const hiringPerson = z.object({
  id: z.string(),
  name: z.string(),
  position: z.string(),
  organization: z.string(),
  location: text,
  source: text,
  status: z.string(),
  received: instant,
  /** Value of the figure: minutes to the first touch, or null. */
  touch: minutes,
})
export type HiringPerson = z.infer<typeof hiringPerson>

export const hiringPeople = endpoint({
  method: 'GET',
  path: '/api/finance/hiring/people',
  summary: 'A page of 25 of the people behind a hiring figure',
  needs: 'money:see',
  mayLag: true,
  input: z.extend(peopleQuery, { page }),
  reply: z.object({ rows: z.array(hiringPerson), total: z.number() }),
  reads: ['candidates', 'texts'],
  example: () => ({ month: '2026-11' }),
})

export const exportHiringPeople = endpoint({
  method: 'GET',
  path: '/api/finance/hiring/people/export',
  summary: 'The people behind a hiring figure as CSV or Excel',
  needs: 'money:see',
  mayLag: true,
  input: z.extend(peopleQuery, { format: fileFormat }),
  reply: z.unknown(),
  answers: 'bytes',
  example: () => ({ month: '2026-11' }),
})

export const exportHiring = endpoint({
  method: 'GET',
  path: '/api/finance/hiring/export',
  summary: 'The hiring figures of a month as CSV or Excel',
  needs: 'money:see',
  mayLag: true,
  input: z.object({ ...asked, format: fileFormat }),
  reply: z.unknown(),
  answers: 'bytes',
  example: () => ({ month: '2026-11' }),
})
