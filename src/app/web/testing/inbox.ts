import { healthy, idOf, person } from './world.ts'

/** A thread of the list. */
export const thread = (n: number, more: object = {}) => ({
  id: idOf(100 + n),
  candidateId: idOf(200 + n),
  name: `Thread ${n}`,
  phone: '+15125550101',
  organization: 'Bright Path ABA',
  lastMessageAt: '2026-11-20T15:00:00Z',
  lastText: `Words ${n}`,
  lastFromCandidate: true,
  unread: 0,
  assignedTo: null,
  optedOut: null,
  needsPerson: false,
  failed: false,
  hasResume: true,
  hasDraft: false,
  ...more,
})
/** A text of a thread. */
export const entry = (n: number, more: object = {}) => ({
  id: idOf(300 + n),
  kind: 'outbound',
  subject: null,
  to: null,
  body: `Body ${n}`,
  at: '2026-11-20T15:00:00Z',
  by: 'Priya',
  status: 'delivered',
  state: 'Delivered',
  sendAt: null,
  canRetry: false,
  canChange: false,
  isConfirmation: false,
  canDelete: false,
  ...more,
})
/** What a preview says of one person. */
export const fate = (more: object = {}) => ({
  candidateId: idOf(201),
  name: 'Thread 1',
  phone: '5125550101',
  skipped: null,
  held: null,
  sendAt: null,
  text: 'Hi Ana',
  characters: 6,
  parts: 1,
  consent: 'given',
  ...more,
})
/** An inbox of two threads, the first of them with `entries`. */
export const inbox = (one = thread(1), entries: object[] = [entry(1)]) => ({
  ...healthy(person()),
  'GET /api/texts/unread': () => ({ unread: 2, needsPerson: 0 }),
  'GET /api/texts/threads': () => ({ threads: [one, thread(2)], total: 2 }),
  [`GET /api/texts/threads/${one.id}`]: () => ({
    thread: one,
    entries,
    before: null,
    draft: null,
    prefersSpanish: false,
    candidateId: one.candidateId,
  }),
  [`GET /api/texts/threads/${idOf(102)}`]: () => ({
    thread: thread(2),
    entries: [],
    before: null,
    draft: null,
    prefersSpanish: false,
    candidateId: idOf(202),
  }),
  [`POST /api/texts/threads/${one.id}/read`]: () => ({ ok: true }),
  [`POST /api/texts/threads/${one.id}/writing`]: () => ({ ok: true }),
  'GET /api/texts/composer': () => ({
    templates: [
      { id: idOf(1), name: 'Hello', content: 'Hi {{Candidate First}}', content_spanish: null, is_default: true },
    ],
    links: [],
    text_template: null,
    senderName: 'Priya',
    organizationName: 'Bright Path ABA',
    transport: 'simulator',
    quietHours: true,
  }),
  'POST /api/texts/preview': () => ({
    total: 1,
    sendable: 1,
    held: 0,
    skipped: 0,
    consentUnknown: 0,
    preferSpanish: 0,
    over400: 0,
    groups: [],
    recipients: [fate()],
  }),
})
