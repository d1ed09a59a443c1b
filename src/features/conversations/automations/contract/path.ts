import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant } from '../../../../platform/shared/schemas.ts'
import { preset } from '../shapes/status.ts'

/** Every automation as a station on a candidate's path, in the order of the presets, with its people now. */
export const enrollmentPath = endpoint({
  method: 'GET',
  path: '/api/automation-enrollments/path',
  summary: 'Count people at each automation',
  needs: 'candidates:see',
  input: z.object({ organization_id: z.optional(z.guid()) }),
  reply: z.object({
    /** How many organizations there are to count: 1 for a clinic. */
    organizations: z.number(),
    stations: z.array(
      z.object({
        preset,
        /** In how many of them it is on. */
        on: z.number(),
        /** Names of active locations where it is off though it is on elsewhere; of one organization only. */
        offAt: z.array(z.string()),
        /** Started today, by the organization's calendar. */
        today: z.number(),
        awaitingReply: z.number(),
        needsStaff: z.number(),
      }),
    ),
    /** Interviews ahead that *Booked interview* does not cover, since they were booked before it was on. */
    uncovered: z.number(),
    /** None is on, none ever texted anyone, and no one is to be notified manually: there is nothing to list. */
    isUnused: z.boolean(),
    /** Full names of up to three active Admins, who can turn one on; of one organization only. */
    admins: z.array(z.string()),
    /** How *New applicant* would begin, while nothing is used; of one organization only. */
    firstText: z.nullable(z.object({ english: z.string(), spanish: z.string() })),
  }),
  reads: ['texts', 'interviews', 'organizations', 'candidates', 'users'],
  example: () => ({}),
})

/** Enrolls the candidates of uncovered interviews in *Booked interview*: they get its texts from the next one on. */
export const coverInterviews = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/automations/booked/cover',
  summary: 'Cover interviews booked before the automation was on',
  needs: 'users:manage',
  input: z.object({ id: z.guid() }),
  /** `at`: names this press, for its undo. */
  reply: z.object({ covered: z.number(), at: instant }),
  invalidates: ['texts'],
  example: (id) => ({ id: id('organization') }),
})

/** Undoes one press that covered interviews, for the candidates who got no text since. */
export const uncoverInterviews = endpoint({
  method: 'POST',
  path: '/api/organizations/{id}/automations/booked/uncover',
  summary: 'Undo covering interviews',
  needs: 'users:manage',
  input: z.object({ id: z.guid(), at: instant }),
  reply: z.object({ uncovered: z.number() }),
  invalidates: ['texts'],
  example: (id) => ({ id: id('organization'), at: '2026-11-20T18:00:00.000Z' }),
})
