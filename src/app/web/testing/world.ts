import type { Me } from '../../../features/access/sign-in/contract/sign-in.ts'
import type { CandidateRow } from '../../../features/candidates/directory/contract/directory.ts'
import { listRights } from '../../../rules/rights.ts'

export const toId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const platformId = toId(1)

/** A signed-in person for page tests: clinic staff unless told otherwise. */
export const createPerson = ({
  platform = false,
  adminLevel = null as string | null,
  name = 'Priya Natarajan',
} = {}): Me => {
  const organizationId = platform ? platformId : toId(2)
  return {
    user: {
      id: toId(900),
      auth_user_id: 'auth',
      email: 'priya@example.test',
      full_name: name,
      role: 'user',
      organization_id: organizationId,
      profile_image: null,
      admin_level: adminLevel,
      text_template: null,
      organization_name: 'Bright Path ABA',
    },
    metadata: { full_name: name, phone_number: '' },
    organization: {
      id: organizationId,
      name: 'Bright Path ABA',
      scheduler: false,
      subscription_type: null,
      time_zone: 'America/Chicago',
    },
    isPlatform: platform,
    can: listRights({ organizationId, adminLevel }, platformId),
    settings: {
      excellentFrom: 85,
      userManagement: false,
      textTransport: 'simulator',
      simulator: true,
      textsReachNobody: false,
      textPriceCents: 0.83,
      mailbox: false,
    },
    held: false,
    tips: false,
    impersonation: null,
    sessionEndsAt: '2026-11-20T18:00:00Z',
  }
}

/** A candidate row for page tests. */
export const createCandidate = (n: number, more: Partial<CandidateRow> = {}): CandidateRow => ({
  id: toId(10_000 + n),
  organization_id: toId(2),
  organization: 'Bright Path ABA',
  location_id: null,
  location: 'Round Rock',
  name: `Candidate ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[n % 26]}${n}`,
  full_name: `candidate ${n}`,
  email_address: null,
  phone_number: '5125550100',
  city: 'Austin',
  state: 'TX',
  date_submitted: '2026-11-20',
  date_submitted_ts: '2026-11-20T15:00:00Z',
  created_at: '2026-11-20T15:00:00Z',
  position: 'RBT',
  status: 'Initial Inquiry',
  type: 'Applicant',
  video_introduction: null,
  hasResume: true,
  unread: null,
  certification_number: null,
  preferred_language: null,
  current_rbt: false,
  auto_scheduler_sent: false,
  fit: { kind: 'computed', number: 72 },
  credential: null,
  text_consent: 'given',
  hired_at: null,
  interview_time_missing: false,
  opted_out: null,
  ...more,
})

const rows = [1, 2, 3].map((n) => createCandidate(n))
const stats = { total: 120, initial_inquiry: 10, in_process: 9, hired: 4, interviewed: 3 }
const now = new Date()

/** Nothing waits for anyone. */
export const none = { replies: 0, handoffs: 0, requests: 0, numbers: 0, unrouted: 0, minutes: null }

/** What a healthy server answers to every call of a console that shows the dashboard. */
export const createHealthyServer = (me: Me | null) => ({
  'GET /api/auth/session': () => ({
    me,
    public: { scheduleDemoUrl: '/demo', demoSignIns: false, demoBanner: false, sendsMail: true, passwordMin: 6 },
  }),
  'POST /api/auth/sign-out': () => ({ ok: true }),
  'POST /api/auth/heartbeat': () => ({ sessionEndsAt: '2026-11-20T18:00:00Z' }),
  'GET /api/me/interviews/unseen': () => ({ booked: 0 }),
  'GET /api/automation-enrollments/path': () => ({
    organizations: 1,
    stations: [],
    uncovered: 0,
    isUnused: false,
    admins: [],
    firstText: null,
  }),
  'GET /api/attention': () => ({ items: [], waiting: none }),
  'GET /api/me/notifications': () => ({ items: [], hidden: [], waiting: none }),
  'POST /api/me/interviews/seen': () => ({ ok: true }),
  'GET /api/prospects/unclaimed': () => ({ waiting: 0 }),
  'GET /api/unrouted/waiting': () => ({ waiting: 0 }),
  'GET /api/texts/unread': () => ({ unread: 0, needsPerson: 0 }),
  'GET /api/me/text-draft': () => ({ draft: null, prefersSpanish: false }),
  'PUT /api/me/text-draft': () => ({ savedAt: null }),
  'GET /api/me/form-draft': () => ({ draft: null }),
  'PUT /api/me/form-draft': () => ({ savedAt: null }),
  'GET /api/candidates': () => ({ rows, page: 1 }),
  'GET /api/candidates/count': () => ({ total: rows.length }),
  'GET /api/dashboard/counts': () => ({ today: 3, yesterday: 7 }),
  'POST /functions/v1/rpc/get_candidate_stats': () => stats,
  'GET /functions/v1/admin-get-all-candidates': () => ({
    counts: { today: 41, yesterday: 31, hired: 71, total: 6001 },
    data: [createCandidate(9, { name: 'Ada Admin' })],
  }),
  'GET /functions/v1/admin-get-organizations': () => ({
    organizations: [
      { id: toId(2), name: 'Bright Path ABA', status: 'ACTIVE' },
      { id: toId(3), name: 'Paused', status: 'Paused' },
    ],
  }),
  'GET /functions/v1/stripe-invoices': () => ({
    invoices: [
      {
        id: 'a',
        created: now.getTime() / 1000 - 1,
        status: 'paid',
        amount_paid: 5_000,
        customer: null,
        currency: 'usd',
      },
      {
        id: 'b',
        created: now.getTime() / 1000 - 1,
        status: 'open',
        amount_paid: 9_999,
        customer: null,
        currency: 'usd',
      },
    ],
  }),
  'GET /api/dashboard/today': () => ({
    toReview: 2,
    reviewSince: null,
    waiting: { replies: 4, handoffs: 1, requests: 0, numbers: 0, unrouted: 0, minutes: 120 },
    interviews: 2,
    documents: 5,
    unconfirmed: 1,
    timesMissing: 3,
    clientsToBringLive: 0,
    firstDay: { list: 'none', questions: 'none' },
    days: {
      received: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 4, 7, 3],
      hired: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2],
      organizations: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      locations: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      posts: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0],
    },
  }),
  'GET /api/dashboard/overview': () => ({
    activeOrganizations: 17,
    activeLocations: 61,
    activeJobPosts: 48,
    jobPostStates: { good: 30, warning: 7, alert: 11 },
    leaderboard: [],
    receivedToday: 3,
    firstTouch: { minutes: 42, waiting: 5 },
    money: me?.can.includes('money:see')
      ? {
          averageClientsPerMonth: 18.4,
          months: 14,
          reports: [
            {
              created_date: null,
              stripe_customer_id: 'c',
              amount: 20_000,
              fee: 1_000,
              month: now.getMonth() + 1,
              year: now.getFullYear(),
            },
          ],
        }
      : null,
  }),
})
