import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { day, instant, timeZone } from '../../../../platform/shared/schemas.ts'
import { attentionReply } from '../../attention/shapes/attention.ts'

/** The plain counts of the dashboard, for clinic staff and as platform staff's fallback. */
export const dashboardCounts = endpoint({
  method: 'GET',
  path: '/api/dashboard/counts',
  summary: 'Get candidates received today and yesterday',
  needs: 'candidates:see',
  input: z.object({ timeZone }),
  reply: z.object({ today: z.number(), yesterday: z.number() }),
  reads: ['candidates'],
  example: () => ({}),
})

/** Everything of the dashboard that is not a candidate: one answer, so that it paints in one round. */
export const dashboardOverview = endpoint({
  method: 'GET',
  path: '/api/dashboard/overview',
  summary: 'Get the leaderboard, job post alerts, clients, and this month’s reports',
  needs: 'candidates:see',
  input: z.object({ timeZone }),
  reply: z.object({
    activeOrganizations: z.number(),
    activeLocations: z.number(),
    activeJobPosts: z.number(),
    jobPostStates: z.object({ good: z.number(), warning: z.number(), alert: z.number() }),
    leaderboard: z.array(
      z.object({
        organization_id: z.string(),
        organization: z.string(),
        location_id: z.nullable(z.string()),
        location: z.string(),
        candidates: z.number(),
      }),
    ),
    /** Candidates whose created_at is today, as on the leaderboard. */
    receivedToday: z.number(),
    /** Median minutes to the first touch of those received in the last 7 days, and who has waited for more than a day, of the last 30. */
    firstTouch: z.object({ minutes: z.nullable(z.number()), waiting: z.number() }),
    /** Null without the right to see money. */
    money: z.nullable(
      z.object({
        averageClientsPerMonth: z.nullable(z.number()),
        months: z.number(),
        reports: z.array(
          z.object({
            created_date: z.nullable(instant),
            stripe_customer_id: z.nullable(z.string()),
            amount: z.number(),
            fee: z.number(),
            month: z.number(),
            year: z.number(),
          }),
        ),
      }),
    ),
  }),
  reads: ['candidates', 'job-posts', 'organizations', 'finance'],
  example: () => ({}),
})

/** Numbers of the last fourteen days, oldest first; the last is today. */
const days = z.array(z.number())

/**
 * Gets open items, and the days behind the figures of the cards. Separate from the overview, because texts and
 * interviews change it.
 */
export const dashboardToday = endpoint({
  method: 'GET',
  path: '/api/dashboard/today',
  summary: 'Get what needs attention now and 14-day trends',
  needs: 'candidates:see',
  input: z.object({ timeZone }),
  reply: z.object({
    /**
     * Candidates since the organization's last working day who are still at the first status: the rows that the review
     * opens.
     */
    toReview: z.number(),
    /** The last working day. Null for platform staff, whose organizations each have their own. */
    reviewSince: z.nullable(day),
    /** Open items, as in the bell and the inbox. */
    waiting: attentionReply,
    /** Of the viewer’s today, scheduled or confirmed. */
    interviews: z.number(),
    /** Interviews that candidates booked, begin soon, and the viewer may confirm, as in the bell. */
    unconfirmed: z.number(),
    /** Candidates at Interview Scheduled without an interview to come: the rows of the filter `interviewTime`. */
    timesMissing: z.number(),
    /** Expired, or about to within 30 days. */
    documents: z.number(),
    /** Active clients without any applicant yet; for platform staff, else 0. */
    clientsToBringLive: z.number(),
    /** How the viewer sees the first steps, and whether the first questions wait for them. */
    firstDay: z.object({
      list: z.enum(['none', 'folded', 'open']),
      questions: z.enum(['none', 'open', 'put_off']),
    }),
    /** Arrivals on each day: candidates, hires, and of those active now organizations, locations, and job posts. */
    days: z.object({ received: days, hired: days, organizations: days, locations: days, posts: days }),
  }),
  reads: ['candidates', 'texts', 'interviews', 'documents', 'job-posts', 'organizations'],
  example: () => ({}),
})
