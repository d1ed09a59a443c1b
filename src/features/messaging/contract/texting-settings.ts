import * as z from 'zod/mini'
import { endpoint } from '../../../platform/shared/endpoint.ts'
import { done, instant } from '../../../platform/shared/schemas.ts'

/** Minutes after local midnight; the same twice is a closed day. */
const minute = z.int().check(z.minimum(0), z.maximum(1440))
const hours = z.object({ opens: minute, closes: minute })
const week = z.object({ weekdays: hours, saturday: hours, sunday: hours })
const stateHours = z.object({
  state: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** 0 is Sunday, 7 a federal holiday. */
  weekday: z.int().check(z.minimum(0), z.maximum(7)),
  opens: minute,
  closes: minute,
  source: z.string().check(z.minLength(1), z.maxLength(300)),
})

/** An organization's hours, whether its sender may send, and the states' stricter hours with their sources. */
export const textingSettings = endpoint({
  method: 'GET',
  path: '/api/texts/settings',
  summary: 'Quiet hours and the sender’s state',
  needs: 'candidates:see',
  input: z.object({}),
  reply: z.object({
    quietHours: z.boolean(),
    /** The widest hours that are allowed. */
    widest: week,
    hours: week,
    /** An opt-out holds for every organization of the platform, later ones included; else for those that texted the number. */
    optOutEverywhere: z.boolean(),
    senderProblem: z.nullable(z.string()),
    pausedUntil: z.nullable(instant),
    stateHours: z.array(stateHours),
  }),
  example: () => ({}),
})

/** Narrower hours for one's own organization; wider ones are refused. `resume` ends a pause and clears the sender's problem. */
export const changeTextingSettings = endpoint({
  method: 'PUT',
  path: '/api/texts/settings',
  summary: 'Narrow an organization’s texting hours',
  needs: 'users:manage',
  input: z.object({ hours: z.optional(week), resume: z._default(z.boolean(), false) }),
  reply: done,
  refreshes: ['texts'],
  example: () => ({
    hours: {
      weekdays: { opens: 600, closes: 1080 },
      saturday: { opens: 600, closes: 1080 },
      sunday: { opens: 720, closes: 1080 },
    },
  }),
})

/** One state's hours of one weekday; only platform staff edit what holds for everyone. */
export const changeStateHours = endpoint({
  method: 'PUT',
  path: '/api/texts/state-hours',
  summary: 'Edit a state’s texting hours',
  needs: 'platform:edit',
  input: stateHours,
  reply: done,
  refreshes: ['texts'],
  example: () => ({ state: 'RI', weekday: 6, opens: 600, closes: 1020, source: '10–5 on Saturday' }),
})
