import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant } from '../../../../platform/shared/schemas.ts'

export const interviewFile = endpoint({
  method: 'GET',
  path: '/api/interviews/{id}/interview.ics',
  summary: 'Download an interview as a calendar file',
  needs: 'candidates:see',
  input: z.object({ id: z.guid() }),
  reply: z.unknown(),
  answers: 'bytes',
  example: (id) => ({ id: id('interview') }),
})

export const calendarFeed = endpoint({
  method: 'GET',
  path: '/api/me/calendar-feed',
  summary: 'Get your calendar subscription',
  needs: 'candidates:see',
  input: z.object({}),
  reply: z.object({ createdAt: z.nullable(instant), organization: z.string() }),
  reads: [],
  example: () => ({}),
})

/** The address is shown once; an earlier one stops working. */
export const makeCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/me/calendar-feed',
  summary: 'Create a secret address for your calendar',
  needs: 'candidates:see',
  input: z.object({}),
  reply: z.object({ path: z.string() }),
  example: () => ({}),
})

export const revokeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/me/calendar-feed',
  summary: 'Revoke your calendar’s secret address',
  needs: 'candidates:see',
  input: z.object({}),
  reply: done,
  example: () => ({}),
})

/** Open to anyone who holds the address: calendars have no session. The interviews of the person's own organization, nothing else. */
export const calendarFeedFile = endpoint({
  method: 'GET',
  path: '/api/calendar/{token}/interviews.ics',
  summary: 'Get the interviews for a subscribed calendar',
  needs: 'anyone',
  input: z.object({ token: z.string().check(z.maxLength(100)) }),
  reply: z.unknown(),
  answers: 'bytes',
  rateLimit: 60,
  example: (id) => ({ token: id('feedToken') }),
})
