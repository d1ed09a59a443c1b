import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, nullableText } from '../../../../platform/shared/schemas.ts'
import { weekOfHours } from '../../../../platform/shared/week-hours.ts'
import { questionTopic } from '../../../conversations/automations/shapes/status.ts'

const week = z.extend(weekOfHours, { onHolidays: z._default(z.boolean(), false) })

/** The three first questions of your own organization, each with its proposal. */
export const firstQuestions = endpoint({
  method: 'GET',
  path: '/api/first-questions',
  summary: 'Get the first questions of your organization',
  needs: 'users:manage',
  input: z.object({}),
  reply: z.object({
    zone: z.object({
      /** By the locations, else the organization's own. */
      proposed: z.string(),
      isFromLocations: z.boolean(),
      /** The locations lie in several. */
      differ: z.boolean(),
    }),
    hours: week,
    people: z.array(z.object({ id: z.string(), name: z.string() })),
    interviewerId: nullableText,
    texts: z.object({
      isOn: z.boolean(),
      /** The auto scheduler writes to new applicants already. */
      isTakenByScheduler: z.boolean(),
      /** The first text, as it is sent to an applicant named Ana. */
      english: z.string(),
      spanish: z.string(),
      /** Settings that a rehearsal plays before it is switched on. */
      settings: z.object({
        waitMinutes: z.number(),
        locationIds: z.array(z.string()),
        topics: z.array(questionTopic),
        texts: z.array(z.object({ key: z.string(), english: z.string(), spanish: z.string() })),
      }),
    }),
  }),
  reads: ['organizations', 'users', 'interviews', 'texts'],
  example: () => ({}),
})

/**
 * Answers the three questions at once, all or nothing. `texts` switches on *New applicant*, which must have been
 * rehearsed with this interviewer; false leaves it as it is. The same answers twice change nothing.
 */
export const answerFirstQuestions = endpoint({
  method: 'POST',
  path: '/api/first-questions',
  summary: 'Answer the first questions of your organization',
  needs: 'users:manage',
  input: z.object({
    time_zone: z.string().check(z.maxLength(64)),
    hours: week,
    interviewer_id: z.guid(),
    texts: z.boolean(),
  }),
  reply: done,
  invalidates: ['organizations', 'interviews', 'texts'],
  example: (id) => ({
    time_zone: 'America/Chicago',
    hours: {
      weekdays: { opens: 540, closes: 1200 },
      saturday: { opens: 600, closes: 960 },
      sunday: { opens: 0, closes: 0 },
    },
    interviewer_id: id('user'),
    texts: false,
  }),
})
