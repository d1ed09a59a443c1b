import type { CandidateRow } from '../../../features/candidates/directory/contract/directory.ts'
import { toId } from './world.ts'

/** What a composer needs, for page tests. */
export const createComposer = (more: object = {}) => ({
  templates: [],
  links: [],
  text_template: null,
  senderName: 'Priya',
  organizationName: 'Bright Path ABA',
  transport: 'simulator',
  quietHours: false,
  ...more,
})

/** A preview of a text that goes out now to one person. */
export const createPreview = ({ id, name, phone_number }: CandidateRow, more: object = {}) => ({
  total: 1,
  sendable: 1,
  held: 0,
  skipped: 0,
  consentUnknown: 0,
  preferSpanish: 0,
  over400: 0,
  parts: 1,
  groups: [],
  recipients: [
    {
      candidateId: id,
      name,
      phone: phone_number,
      skipped: null,
      held: null,
      sendAt: null,
      text: 'Hi Ana!',
      characters: 7,
      parts: 1,
      consent: 'given',
    },
  ],
  ...more,
})

/** The thread of a candidate, for page tests. */
export const createThread = ({ id, name }: CandidateRow, more: object = {}) => ({
  id: toId(101),
  candidateId: id,
  name,
  phone: '+15125550100',
  organization: 'Bright Path ABA',
  lastMessageAt: '2026-11-20T15:00:00Z',
  lastText: 'Hello',
  about: 'RBT · Austin',
  lastFromCandidate: false,
  unread: 0,
  status: 'Initial Inquiry',
  assignedTo: null,
  optedOut: null,
  needsPerson: false,
  failed: false,
  hasResume: true,
  hasDraft: false,
  waitsSince: null,
  closed: false,
  snoozedUntil: null,
  timeZone: 'America/New_York',
  ...more,
})
