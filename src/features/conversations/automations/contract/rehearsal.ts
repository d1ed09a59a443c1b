import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant } from '../../../../platform/shared/schemas.ts'
import { preset } from '../shapes/status.ts'
import { automationSettings } from './settings.ts'

const line = z.object({ at: instant, from: z.enum(['us', 'them', 'note']), words: z.string() })

/**
 * An automation played as it would be with these settings and words over the real candidates of the last 30 days, on a clock of its own: nothing is sent. Only
 * that it was rehearsed with these settings is stored, which switching on asks for. How
 * people would have answered is made up, by how often and how fast people of the field answer.
 */
export const rehearseAutomation = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/automations/{preset}/rehearsal',
  summary: 'Try an automation on last month’s candidates',
  needs: 'users:manage',
  isHeavy: true,
  rateLimit: 20,
  input: z.extend(automationSettings, { id: z.guid(), preset }),
  reply: z.object({
    /** Number of people it would have enrolled; those of them it would have texted, and the number of texts. */
    people: z.number(),
    texted: z.number(),
    texts: z.number(),
    inQuietHours: z.number(),
    /** Of those with a text, the people who answered. The next five are parts of them, and none counts twice. */
    answered: z.number(),
    booked: z.number(),
    finished: z.number(),
    waitForYou: z.number(),
    /** Said no, opted out, or have the wrong number. */
    declined: z.number(),
    /** The conversation was still open at the end. */
    open: z.number(),
    /** Why the others would not have been texted. */
    notTexted: z.array(z.object({ reason: z.string(), people: z.number() })),
    /** 20 at most, named Applicant 1, 2, 3: invented answers never carry a real name or id. */
    threads: z.array(z.object({ name: z.string(), ends: z.string(), lines: z.array(line) })),
  }),
  reads: ['candidates', 'texts'],
  example: (id) => ({
    id: id('organization'),
    preset: 'applicant' as const,
    waitMinutes: 0,
    interviewerId: null,
    locationIds: [],
    topics: ['certified' as const],
    texts: [],
  }),
})

const share = z.nullable(z.number())

/** How the automations of the last 30 days did, a row for each organization and preset. Shares are of 0 to 1, null where nothing is to be divided by. */
export const enrollmentFigures = endpoint({
  method: 'GET',
  path: '/api/automation-enrollments/figures',
  summary: 'Automation results of the last 30 days',
  needs: 'candidates:see',
  input: z.object({ organization_id: z.optional(z.guid()) }),
  reply: z.object({
    rows: z.array(
      z.object({
        organizationId: z.string(),
        organization: z.string(),
        preset,
        begun: z.number(),
        /** Median. */
        minutesToFirstText: share,
        screened: share,
        booked: share,
        hoursToBooked: share,
        shownUp: share,
        textsPerBooking: share,
        handedOver: share,
        undone: share,
      }),
    ),
  }),
  reads: ['texts', 'interviews', 'candidates'],
  example: () => ({}),
})
