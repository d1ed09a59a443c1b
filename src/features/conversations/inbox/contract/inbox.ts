import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant, nullableText } from '../../../../platform/shared/schemas.ts'
import { optOutMark } from '../../../candidates/opt-outs/shapes/opt-out-mark.ts'
import { draftAnswer, textFile } from '../../../texting/messages/shapes/draft.ts'
import { replyReading } from '../../replies/shapes/reading.ts'

export { unreadTexts } from './unread.ts'

const person = z.nullable(z.object({ id: z.string(), name: z.string() }))

const thread = z.object({
  id: z.string(),
  candidateId: z.string(),
  name: z.string(),
  phone: nullableText,
  organization: z.string(),
  /** The candidate's pipeline status. */
  status: z.string(),
  /** Their position and city: 'RBT · Orlando'. */
  about: z.string(),
  lastMessageAt: z.nullable(instant),
  /** The newest text of either side, and whose it is. */
  lastText: nullableText,
  lastFromCandidate: z.boolean(),
  unread: z.number(),
  /** Since when someone should answer, or null. */
  waitsSince: z.nullable(instant),
  closed: z.boolean(),
  /** A moment that is still ahead. */
  snoozedUntil: z.nullable(instant),
  /** The clinic's. */
  timeZone: z.string(),
  assignedTo: person,
  /** `everywhere`: known only as an opt-out of this service's texts. */
  optedOut: z.nullable(optOutMark),
  /** An inbound text may be an opt-out: someone must decide, and sends are held. */
  needsPerson: z.boolean(),
  /** A text failed or its fate is unknown, and no one has sent it again. */
  failed: z.boolean(),
  /** There is a résumé to draft a text from. */
  hasResume: z.boolean(),
  /** Whether the caller has an unsent draft to this person. */
  hasDraft: z.boolean(),
})

/** Threads, newest first, 25 a page. `q` looks in names, numbers and texts. */
export const threads = endpoint({
  method: 'GET',
  path: '/api/texts/threads',
  summary: 'The inbox',
  needs: 'candidates:see',
  input: z.object({
    show: z._default(
      z.enum(['all', 'waiting', 'unread', 'mine', 'failed', 'opted-out', 'needs-decision', 'snoozed', 'closed']),
      'all',
    ),
    q: z._default(z.string().check(z.maxLength(100)), ''),
    page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
  }),
  reply: z.object({ threads: z.array(thread), total: z.number() }),
  reads: ['texts'],
  example: () => ({}),
})

const entry = z.object({
  id: z.string(),
  kind: z.enum(['outbound', 'inbound', 'note', 'mail', 'call', 'booking']),
  /** Of an email, and the address it went to. */
  subject: nullableText,
  to: nullableText,
  /** The number that a text left from; null before it left, and for everything else. */
  from: nullableText,
  body: z.string(),
  at: instant,
  by: z.string(),
  /** The raw state, and the same in plain words. */
  status: z.string(),
  state: z.string(),
  sendAt: z.nullable(instant),
  canRetry: z.boolean(),
  canChange: z.boolean(),
  isConfirmation: z.boolean(),
  /** A booking that can be undone now. */
  canUndo: z.boolean(),
  /** A call that the reader logged. */
  canDelete: z.boolean(),
  /** How many pictures and files came with a text, and those that were fetched or are on their way. */
  media: z.number(),
  files: z.array(textFile),
  /** Of a reaction to one of our texts: its content, and the beginning of the text. Null for everything else. */
  reaction: z.nullable(z.object({ words: z.string(), about: z.string() })),
})
const threadReply = z.object({
  thread: z.nullable(thread),
  /** Oldest first; the newest page comes first, `before` leads to older ones. */
  entries: z.array(entry),
  before: z.nullable(instant),
  candidateId: z.string(),
  /** Reading of the newest reply. Missing if there is nothing to show. */
  reading: z.optional(replyReading),
  ...draftAnswer.shape,
})
const older = z.optional(z.iso.datetime({ offset: true }))

export const textThread = endpoint({
  method: 'GET',
  path: '/api/texts/threads/{id}',
  summary: 'Get a conversation with its texts, notes, emails, and calls',
  needs: 'candidates:see',
  input: z.object({ id: z.guid(), before: older }),
  reply: threadReply,
  reads: ['texts', 'interviews'],
  example: (id) => ({ id: id('thread') }),
})

/** The thread of a candidate. `thread` is null until the first text; emails and calls are listed even then. */
export const candidateThread = endpoint({
  method: 'GET',
  path: '/api/candidates/{id}/texts',
  summary: 'Get a candidate’s texts, emails, and calls',
  needs: 'candidates:see',
  input: z.object({ id: z.guid(), before: older }),
  reply: threadReply,
  reads: ['texts', 'interviews'],
  example: (id) => ({ id: id('candidate') }),
})

export const markThread = endpoint({
  method: 'POST',
  path: '/api/texts/threads/{id}/read',
  summary: 'Mark a conversation read or unread',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), read: z.boolean() }),
  reply: done,
  invalidates: ['texts'],
  example: (id) => ({ id: id('thread'), read: true }),
})

/** To a colleague of the thread's organization or of the platform; null for no one. */
export const assignThread = endpoint({
  method: 'POST',
  path: '/api/texts/threads/{id}/assign',
  summary: 'Assign a conversation to a colleague',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), userId: z.nullable(z.guid()) }),
  reply: done,
  invalidates: ['texts'],
  example: (id) => ({ id: id('thread'), userId: null }),
})

export const addThreadNote = endpoint({
  method: 'POST',
  path: '/api/texts/threads/{id}/notes',
  summary: 'Write a note that is never sent',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), body: z.string().check(z.maxLength(2000)) }),
  reply: z.object({ id: z.string() }),
  invalidates: ['texts'],
  example: (id) => ({ id: id('thread'), body: 'Prefers calls' }),
})

/** Decides whether an unclear text is an opt-out. If not, held texts continue. */
export const decideOptOut = endpoint({
  method: 'POST',
  path: '/api/texts/threads/{id}/opt-out-decision',
  summary: 'Decide whether a candidate opted out',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), optedOut: z.boolean() }),
  reply: done,
  invalidates: ['texts', 'candidates'],
  example: (id) => ({ id: id('thread'), optedOut: false }),
})

/**
 * Shows colleagues who has a thread open or writes. Stored nowhere. Pages get
 * `{ organization, area, thread, user, name }`, with the area `viewing` or `writing`.
 */
export const setPresence = endpoint({
  method: 'POST',
  path: '/api/texts/threads/{id}/presence',
  summary: 'Show colleagues that you have this conversation open or write in it',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), doing: z._default(z.enum(['viewing', 'writing']), 'writing') }),
  reply: done,
  example: (id) => ({ id: id('thread'), doing: 'viewing' as const }),
})
