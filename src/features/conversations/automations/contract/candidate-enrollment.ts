import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant, nullableText } from '../../../../platform/shared/schemas.ts'
import { preset, status } from '../shapes/status.ts'

const act = z.object({
  id: z.string(),
  at: instant,
  /** The action, in words. */
  words: z.string(),
  /** Of a reply: the person's words, what they were read as, and the rule that read them. */
  heard: nullableText,
  reading: nullableText,
  rule: nullableText,
  /** A booking that can be undone in the conversation. */
  bookingId: nullableText,
})

/** One of the readings that an enrollment names. */
const readingId = z.string().check(z.regex(/^[a-z]{1,20}(?:-\d{1,2})?$/), z.maxLength(40))

/** The newest enrollment of a candidate with a receipt for every act, or null. */
export const candidateEnrollment = endpoint({
  method: 'GET',
  path: '/api/candidates/{id}/enrollment',
  summary: 'Get a candidate’s automation with its log',
  needs: 'candidates:see',
  input: z.object({ id: z.guid() }),
  reply: z.object({
    enrollment: z.nullable(
      z.object({
        id: z.string(),
        preset,
        status,
        words: z.string(),
        begunAt: instant,
        dueAt: z.nullable(instant),
        /** Of someone who was hired, as staff said it: YYYY-MM-DD. */
        firstDay: nullableText,
        /** The newest 50, oldest first. */
        acts: z.array(act),
        /** Grows with everything that happens to it. */
        revision: z.number(),
        /**
         * Their reply that handed the enrollment to a person, if no one has answered since: its words, and the moment of
         * the newest.
         */
        wrote: z.nullable(z.object({ words: z.string(), upTo: instant })),
        /** Readings that continue it. Empty if only a person can answer. */
        readings: z.array(
          z.object({
            id: readingId,
            label: z.string(),
            /** Suggested by AI. Nothing is done by that. */
            isSuggested: z.boolean(),
          }),
        ),
        /** Whether AI read their newest reply and continued, and that can be undone. */
        canUndo: z.boolean(),
      }),
    ),
  }),
  reads: ['texts', 'interviews', 'candidates'],
  example: (id) => ({ id: id('candidate') }),
})

/**
 * Sets the first day at work of a new hire, or null for unknown. Texts about it follow it, and an enrollment that waited
 * for it continues. Throws for other automations, for ended ones, and for days that have passed by the clinic’s
 * calendar.
 */
export const setFirstDay = endpoint({
  method: 'PUT',
  path: '/api/automation-enrollments/{id}/first-day',
  summary: 'Set the first day of a new hire',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), day: z.nullable(z.string().check(z.maxLength(40))) }),
  reply: done,
  invalidates: ['texts'],
  example: (id) => ({ id: id('enrollment'), day: null }),
})

/**
 * Someone reads a reply that was handed to a person, by one of the readings that the enrollment names: what follows is what would have
 * followed had the rules read it so. Refuses what has ended or was answered, what is not shown as it is now, and times no one offered.
 */
export const readReplyAs = endpoint({
  method: 'POST',
  path: '/api/automation-enrollments/{id}/interpretation',
  summary: 'Classify an unclear reply and resume its automation',
  needs: 'candidates:edit',
  /** `revision` and `upTo` as they were shown. */
  input: z.object({ id: z.guid(), revision: z.int(), upTo: instant, reading: readingId }),
  /** The action, in words. */
  reply: z.object({ words: z.string() }),
  invalidates: ['texts', 'interviews', 'candidates'],
  example: (id) => ({ id: id('enrollment'), revision: 1, upTo: '2026-11-20T18:00:00.000Z', reading: 'yes' }),
})

/**
 * Undoes that AI read the newest reply: the automation is at the question again and waits for a person. A text that has not left is
 * canceled. Refuses once something else happened.
 */
export const undoReading = endpoint({
  method: 'POST',
  path: '/api/automation-enrollments/{id}/undo-reading',
  summary: 'Undo an AI reading of a reply',
  needs: 'candidates:edit',
  /** `revision` as it was shown. */
  input: z.object({ id: z.guid(), revision: z.int() }),
  /** Whether the text that followed was canceled, or had left. */
  reply: z.object({ text: z.enum(['none', 'canceled', 'left']) }),
  invalidates: ['texts', 'interviews', 'candidates'],
  example: (id) => ({ id: id('enrollment'), revision: 1 }),
})
