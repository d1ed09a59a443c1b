import type { FormerCalls } from '../../../platform/server/http/former-calls.ts'

const presets = { noShow: 'no_show', quiet: 're_engage' }

/**
 * Former names of calls, which are answered until the release after this one and are in no document. A row goes with
 * that release.
 */
export const formerCalls: FormerCalls = {
  'GET /api/automation-enrollments': {
    path: '/api/sequences',
    values: {
      show: { person: 'needs_staff', them: 'awaiting_reply', us: 'scheduled', older: 'previous_settings' },
      preset: presets,
    },
  },
  'GET /api/automation-enrollments/figures': { path: '/api/sequences/figures' },
  'GET /api/candidates/{id}/enrollment': { path: '/api/candidates/{id}/sequence' },
  'POST /api/automation-enrollments/{id}/status': {
    path: '/api/sequences/{id}/steer',
    values: { to: { take: 'pause', on: 'resume' } },
  },
  'PUT /api/automation-enrollments/{id}/first-day': { path: '/api/sequences/{id}/first-day' },
  'POST /api/automation-enrollments/{id}/interpretation': {
    path: '/api/sequences/{id}/read-as',
    fields: { rev: 'revision' },
  },
  'PUT /api/organizations/{id}/automations/{preset}': { values: { preset: presets } },
  'POST /api/organizations/{id}/automations/{preset}/rehearsal': { values: { preset: presets } },
  'POST /api/interviews/{id}/candidate-notified': { path: '/api/interviews/{id}/told' },
  'POST /api/interviews/{id}/interviewer-confirmation': { path: '/api/interviews/{id}/vouch' },
  'POST /api/me/interviews/seen': { path: '/api/me/interviews/looked' },
  'POST /api/me/impersonation/stop': { path: '/api/me/viewing/stop' },
  'POST /api/me/notifications/seen': { path: '/api/me/notifications/looked' },
  'GET /api/interviews': { fields: { awaits: 'needsConfirmation' } },
  'GET /api/interviews/week': { fields: { awaits: 'needsConfirmation' } },
  'GET /api/interviews/export': { fields: { awaits: 'needsConfirmation' } },
  'POST /api/interviews/away/clear': { path: '/api/interviews/not-away' },
  'GET /api/texts/{id}/delivery': { path: '/api/texts/{id}/fate' },
  'GET /api/texts/usage': { path: '/api/texts/counted' },
  'GET /api/texts/pauses': { path: '/api/texts/stops' },
  'PUT /api/texts/pause': { path: '/api/texts/stop' },
  'POST /api/texts/preview': { values: { 'group.kind': { 'left-out': 'skipped' } } },
  'PUT /api/organizations/{id}/texting-pause': { path: '/api/organizations/{id}/texting-stop' },
  'GET /api/texts/threads': { values: { show: { 'needs-person': 'needs-decision' } } },
  'POST /api/texts/threads/{id}/state': { path: '/api/texts/threads/{id}/rest' },
  'POST /api/texts/threads/{id}/opt-out-decision': { path: '/api/texts/threads/{id}/decide' },
  'POST /api/texts/threads/{id}/presence': { path: '/api/texts/threads/{id}/writing' },
  'GET /api/candidates/{id}/referral-choices': { path: '/api/candidates/{id}/offer-choices' },
  'POST /api/candidates/{id}/referrals': { path: '/api/candidates/{id}/offers' },
  'DELETE /api/candidates/referrals/{id}': { path: '/api/candidates/offers/{id}' },
  'PUT /api/candidates/{id}/certification-number/clear': { path: '/api/candidates/{id}/certification-emptied' },
  'POST /api/candidates/{id}/model-review': { path: '/api/candidates/{id}/second-reading' },
  'PUT /api/candidates/{id}/particulars': { fields: { state_licences: 'state_licenses' } },
  'GET /api/documents': { values: { check: { held: 'quarantined' } } },
  'GET /api/job-codes/resolve': { path: '/api/job-codes/where' },
  'POST /api/booking-links': { path: '/api/interview-offers' },
  'POST /api/booking-links/{id}/withdraw': { path: '/api/interview-offers/{id}/withdraw' },
}
