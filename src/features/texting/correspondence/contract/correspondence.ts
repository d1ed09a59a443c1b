import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done } from '../../../../platform/shared/schemas.ts'
import { callOutcomes, longestCallNote } from '../rules/calls.ts'
import { longestBody, longestSubject } from '../rules/mails.ts'

/**
 * How a candidate can be reached: why not by text, and by email at which address or why not. `isKept`: a mailbox
 * replaces sending.
 */
export const candidateReach = endpoint({
  method: 'GET',
  path: '/api/candidates/{id}/reach',
  summary: 'Get how to reach a candidate',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid() }),
  reply: z.object({
    textBarred: z.nullable(z.string()),
    mail: z.object({ to: z.string(), barred: z.nullable(z.string()), replyTo: z.string(), isKept: z.boolean() }),
  }),
  reads: ['candidates', 'texts'],
  example: (id) => ({ id: id('candidate') }),
})

/** `mailId` is born in the browser: the same call twice is one email. */
export const mailCandidate = endpoint({
  method: 'POST',
  path: '/api/candidates/{id}/mails',
  summary: 'Email a candidate',
  needs: 'candidates:edit',
  input: z.object({
    id: z.guid(),
    mailId: z.guid(),
    subject: z.string().check(z.maxLength(longestSubject)),
    body: z.string().check(z.maxLength(longestBody)),
  }),
  reply: z.object({ id: z.string(), state: z.string() }),
  invalidates: ['texts'],
  example: (id) => ({
    id: id('candidate'),
    mailId: id('newId'),
    subject: 'Your application',
    body: 'We could not reach you by phone. When may we call?',
  }),
})

/** `callId` is born in the browser: the same call twice is one line. `at`: when it was made. */
export const logCall = endpoint({
  method: 'POST',
  path: '/api/candidates/{id}/calls',
  summary: 'Log a call to a candidate',
  needs: 'candidates:edit',
  input: z.object({
    id: z.guid(),
    callId: z.guid(),
    outcome: z.enum(callOutcomes),
    note: z._default(z.string().check(z.maxLength(longestCallNote)), ''),
    at: z.iso.datetime({ offset: true }),
  }),
  reply: z.object({ id: z.string() }),
  invalidates: ['texts'],
  example: (id) => ({
    id: id('candidate'),
    callId: id('newId'),
    outcome: 'voicemail' as const,
    note: 'Asked to be called back.',
    at: '2026-11-19T15:00:00Z',
  }),
})

/** Only your own. */
export const deleteCall = endpoint({
  method: 'DELETE',
  path: '/api/candidates/calls/{id}',
  summary: 'Delete your own logged call',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid() }),
  reply: done,
  invalidates: ['texts'],
  example: (id) => ({ id: id('call') }),
})
