import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant } from '../../../../platform/shared/schemas.ts'
import { weekOfHours } from '../../../../platform/shared/week-hours.ts'
import { textingHours } from './texting-hours.ts'

const minute = z.int().check(z.minimum(0), z.maximum(1440))
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
    organizationId: z.guid(),
    quietHours: z.boolean(),
    /** The widest hours that are allowed. */
    widest: weekOfHours,
    hours: textingHours,
    /** An opt-out holds for every organization of the platform, later ones included; else for those that texted the number. */
    optOutEverywhere: z.boolean(),
    senderProblem: z.nullable(z.string()),
    pausedUntil: z.nullable(instant),
    stateHours: z.array(stateHours),
  }),
  reads: ['texts'],
  example: () => ({}),
})

/** One state's hours of one weekday; only platform staff edit what holds for everyone. */
export const changeStateHours = endpoint({
  method: 'PUT',
  path: '/api/texts/state-hours',
  summary: 'Edit a state’s texting hours',
  needs: 'platform:edit',
  input: stateHours,
  reply: done,
  invalidates: ['texts'],
  example: () => ({ state: 'RI', weekday: 6, opens: 600, closes: 1020, source: '10–5 on Saturday' }),
})
