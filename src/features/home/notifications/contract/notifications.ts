import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant, nothing, timeZone } from '../../../../platform/shared/schemas.ts'
import { attentionReply } from '../../attention/shapes/attention.ts'
import { notificationKinds } from '../rules/kinds.ts'

const kind = z.enum(notificationKinds)

/**
 * Lists open items and news for someone, newest first, forty at most. An item leaves the list when it is done, no
 * matter who does it.
 */
export const notifications = endpoint({
  method: 'GET',
  path: '/api/me/notifications',
  summary: 'List notifications since you last looked',
  needs: 'candidates:see',
  input: z.object({ timeZone }),
  reply: z.object({
    /** Open items: the number of the bell, hidden kinds included. */
    waiting: attentionReply,
    items: z.array(
      z.object({
        id: z.string(),
        kind,
        at: instant,
        /** Of the candidate, or of the document. */
        name: z.string(),
        /** Subject of a request or hand-off, whether a document has expired, or the interviewer. */
        about: z.string(),
        candidateId: z.nullable(z.string()),
        /** For platform staff, who see those of every organization. */
        organization: z.nullable(z.string()),
        /** Came after one last looked. */
        isNew: z.boolean(),
      }),
    ),
    /** Kinds that this person does not want to see. */
    hidden: z.array(kind),
  }),
  reads: ['texts', 'interviews', 'documents', 'candidates'],
  example: () => ({}),
})

export const markNotificationsSeen = endpoint({
  method: 'POST',
  path: '/api/me/notifications/seen',
  summary: 'Mark notifications as seen',
  needs: 'candidates:see',
  input: nothing,
  reply: done,
  example: () => ({}),
})

export const chooseNotifications = endpoint({
  method: 'PUT',
  path: '/api/me/notifications/hidden',
  summary: 'Choose which kinds of notifications to hide',
  needs: 'candidates:see',
  input: z.object({ hidden: z.array(kind).check(z.maxLength(notificationKinds.length)) }),
  reply: done,
  example: () => ({ hidden: ['document' as const] }),
})
