import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant, nothing } from '../../../../platform/shared/schemas.ts'
import { isTimeZone } from '../../../../rules/day.ts'
import { pushKinds } from '../rules/push-kinds.ts'

const kind = z.enum(pushKinds)
const one = z.object({ id: z.guid() })
const minutes = z.int().check(z.minimum(0), z.maximum(1_439))
const endpointUrl = z.string().check(z.minLength(10), z.maxLength(1_000))

/** Your choices: kinds you don't want, quiet hours in minutes after midnight (the same twice: none) and their time zone. */
const choices = z.object({
  hidden: z.array(kind).check(z.maxLength(pushKinds.length)),
  quiet: z.object({ from: minutes, until: minutes }),
  timeZone: z.string().check(z.refine(isTimeZone, 'This time zone is unknown.')),
  /** Full names, the words of texts, and times on the screens of your devices. */
  showsDetails: z.boolean(),
})
export type PushChoices = z.output<typeof choices>

export const pushSettings = endpoint({
  method: 'GET',
  path: '/api/me/push',
  summary: 'List your devices with notifications and your choices',
  needs: 'candidates:see',
  input: nothing,
  reply: z.object({
    /** The key that a browser needs to accept our messages, base64url. */
    serverKey: z.string(),
    devices: z.array(
      z.object({
        id: z.string(),
        endpoint: z.string(),
        label: z.string(),
        created_at: instant,
        last_sent_at: z.nullable(instant),
      }),
    ),
    choices,
  }),
  reads: ['users'],
  example: () => ({}),
})

export const addPushDevice = endpoint({
  method: 'POST',
  path: '/api/me/push/devices',
  summary: 'Turn on notifications on this device',
  needs: 'candidates:see',
  input: z.object({
    /** As the browser's own subscription says them. */
    endpoint: endpointUrl,
    p256dh: z.string().check(z.regex(/^[\w-]{87}$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
  reply: one,
  rateLimit: 20,
  example: (id) => ({
    endpoint: `https://push.example.com/${id('newId')}`,
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
  }),
})

/** Ties your device to the session it is used in, so that signing out there forgets it. */
export const renewPushDevice = endpoint({
  method: 'POST',
  path: '/api/me/push/devices/renew',
  summary: 'Tie your device to this session',
  needs: 'candidates:see',
  input: z.object({ endpoint: endpointUrl }),
  /** False: no device of yours, so the browser should stop taking messages. */
  reply: z.object({ isKnown: z.boolean() }),
  example: (id) => ({ endpoint: `https://push.example.com/${id('newId')}` }),
})

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/api/me/push/devices/{id}',
  summary: 'Turn off notifications on one of your devices',
  needs: 'candidates:see',
  input: one,
  reply: done,
  example: (id) => ({ id: id('pushDevice') }),
})

export const testPushDevice = endpoint({
  method: 'POST',
  path: '/api/me/push/devices/{id}/test',
  summary: 'Send a test to one of your devices',
  needs: 'candidates:see',
  input: one,
  reply: done,
  rateLimit: 10,
  example: (id) => ({ id: id('pushDevice') }),
})

export const choosePush = endpoint({
  method: 'PUT',
  path: '/api/me/push/choices',
  summary: 'Choose what your devices are notified about, and when',
  needs: 'candidates:see',
  /** Without `hidden`, the kinds stay as they are. */
  input: z.extend(choices, { hidden: z.optional(choices.shape.hidden) }),
  reply: done,
  example: () => ({
    hidden: ['request' as const],
    quiet: { from: 1_260, until: 420 },
    timeZone: 'America/Chicago',
    showsDetails: false,
  }),
})
