import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done } from '../../../../platform/shared/schemas.ts'
import { isTimeZone } from '../../../../rules/day.ts'
import { digestChoices } from '../rules/digest.ts'

const zone = z.string().check(z.refine(isTimeZone, 'This time zone is unknown.'))

/** When you get the daily digest: days, minutes after midnight, their time zone, and whether also without news. */
export const digest = z.object({
  choice: z.enum(digestChoices),
  minutes: z.int().check(z.minimum(0), z.maximum(1_439)),
  timeZone: zone,
})
export type Digest = z.output<typeof digest>

export const chooseDigest = endpoint({
  method: 'PUT',
  path: '/api/me/digest',
  summary: 'Choose when you get the daily digest',
  needs: 'candidates:see',
  input: digest,
  reply: done,
  example: () => ({ choice: 'workdays' as const, minutes: 480, timeZone: 'America/Chicago' }),
})

export const sendDigestNow = endpoint({
  method: 'POST',
  path: '/api/me/digest/send',
  summary: 'Send yourself the daily digest now',
  needs: 'candidates:see',
  input: z.object({ timeZone: zone }),
  reply: done,
  rateLimit: 5,
  example: () => ({ timeZone: 'America/Chicago' }),
})
