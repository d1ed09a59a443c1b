import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, nothing } from '../../../../platform/shared/schemas.ts'
import { choiceKinds, notificationWays } from '../rules/notification-ways.ts'
import { digest } from './digest.ts'

const kind = z.enum(choiceKinds)
const way = z.enum(notificationWays)
/** Null where a kind doesn't have the way. */
const isOn = z.nullable(z.boolean())

/** Your choices, a row for each kind, and why a way doesn't reach you. */
export const notificationChoices = endpoint({
  method: 'GET',
  path: '/api/me/notification-choices',
  summary: 'List your notifications by kind and way',
  needs: 'candidates:see',
  input: nothing,
  reply: z.object({
    rows: z.array(z.object({ kind, app: isOn, email: isOn, push: isOn, text: isOn })),
    /** `server`: this server sends no email. `address`: you have none on file. */
    emailProblem: z.nullable(z.enum(['server', 'address'])),
    /** Emails stay in the mailbox of the demo. */
    isDemoMailbox: z.boolean(),
    /** Where your emails go. */
    email: z.string(),
    /** `number`: you have confirmed none. `stopped`: yours replied STOP. */
    textProblem: z.nullable(z.enum(['number', 'stopped'])),
    /** Your devices with notifications. */
    devices: z.number(),
    digest,
  }),
  reads: ['users'],
  example: () => ({}),
})
/** Turns one kind on or off in one way, and leaves all others as they are. */
export const chooseNotification = endpoint({
  method: 'PUT',
  path: '/api/me/notification-choices',
  summary: 'Turn a kind of notification on or off in one way',
  needs: 'candidates:see',
  input: z.object({ kind, way, isOn: z.boolean() }),
  reply: done,
  example: () => ({ kind: 'reply' as const, way: 'email' as const, isOn: true }),
})

const token = z.string().check(z.maxLength(100))

/**
 * Open to anyone who holds the link of an email. It only asks: programs that check emails open their links. Every link gets the same
 * page.
 */
export const unsubscribePage = endpoint({
  method: 'GET',
  path: '/unsubscribe/{token}',
  summary: 'Show the page that stops a kind of email',
  needs: 'anyone',
  input: z.object({ token }),
  reply: z.unknown(),
  answers: 'page',
  rateLimit: 120,
  example: () => ({ token: 'a-link-of-no-one' }),
})

/** Open to anyone who holds the link of an email, without a session: email programs press it too (RFC 8058). */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/unsubscribe/{token}',
  summary: 'Stop a kind of email',
  needs: 'anyone',
  input: z.object({ token }),
  reply: z.unknown(),
  answers: 'page',
  // Email programs send one of two kinds of form, each with one fixed word that we don't need.
  form: { file: 'file', isOptional: true, words: ['List-Unsubscribe'] },
  rateLimit: 120,
  example: () => ({ token: 'a-link-of-no-one' }),
})
