import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, nothing } from '../../../../platform/shared/schemas.ts'

/** How many interviews to come candidates booked by a link or by text since the person last looked at the interviews, for the sidebar. */
export const unseenBookings = endpoint({
  method: 'GET',
  path: '/api/me/interviews/unseen',
  summary: 'List interviews that candidates booked since you last looked',
  needs: 'candidates:see',
  input: nothing,
  reply: z.object({ booked: z.number() }),
  reads: ['interviews'],
  example: () => ({}),
})

export const markBookingsSeen = endpoint({
  method: 'POST',
  path: '/api/me/interviews/seen',
  summary: 'Mark booked interviews as seen',
  needs: 'candidates:see',
  input: nothing,
  reply: done,
  invalidates: ['interviews'],
  example: () => ({}),
})
