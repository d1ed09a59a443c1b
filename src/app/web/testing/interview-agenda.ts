import type { Interview } from '../../../features/interviews/calendar/contract/interviews.ts'
import { createCandidate, createHealthyServer, createPerson, toId } from './world.ts'

export const one = createCandidate(1)

export const createInterview = (n: number, more: Partial<Interview> = {}): Interview => ({
  id: toId(800 + n),
  organization_id: toId(2),
  organization: 'Bright Path ABA',
  candidate_id: one.id,
  candidate: `Ana ${'ABCDEFGH'[n]}`,
  position: 'RBT',
  candidateStatus: 'Interview Scheduled',
  candidateZone: { timeZone: 'Pacific/Honolulu', isGuess: false },
  location_id: null,
  location: 'Austin',
  interview_date: `2026-11-${20 + n}T20:00:00.000Z`,
  zone: 'America/Chicago',
  minutes: 30,
  type: 'Phone',
  status: 'Scheduled',
  interviewer_id: null,
  interviewer: 'Riley Adams',
  callTo: '+15125550100',
  bookedBy: null,
  interviewerConfirmedAt: null,
  mayVouch: false,
  place: null,
  note: null,
  cancel_reason: null,
  reminders: true,
  reminderStates: [{ hours: 2, at: '2026-11-24T18:00:00.000Z', state: 'skipped', reason: 'Opted out.' }],
  possible: ['Confirmed', 'No-show', 'Cancelled'],
  mayReschedule: true,
  version: '0 Scheduled',
  ...more,
})
export const rows = [createInterview(1), createInterview(2, { candidateZone: null })]
export const choices = {
  candidate: { id: one.id, name: 'Candidate B1' },
  problem: null,
  location_id: null,
  organizationZone: 'America/Chicago',
  candidateZone: { timeZone: 'America/Denver', isGuess: true },
  next: null,
  wish: null,
  language: 'en',
  people: [{ id: toId(31), name: 'Riley Adams' }],
  places: [],
  away: [],
}
export const createReadyAgenda = (more: Record<string, unknown> = {}) => ({
  ...createHealthyServer(createPerson()),
  'GET /api/interviews': () => ({ rows, total: 2 }),
  'GET /api/interviews/interviewers': () => ({ people: [] }),
  'GET /api/interviews/week': () => ({ rows, total: 2 }),
  [`GET /api/candidates/${one.id}/interview-choices`]: () => choices,
  ...(more as Record<string, () => unknown>),
})
