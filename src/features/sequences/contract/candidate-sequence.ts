import * as z from 'zod/mini'
import { endpoint } from '../../../platform/shared/endpoint.ts'
import { done, instant } from '../../../platform/shared/schemas.ts'
import { preset, standing } from '../shapes.ts'

const text = z.nullable(z.string())

const act = z.object({
  id: z.string(),
  at: instant,
  /** What was done, in words. */
  words: z.string(),
  /** Of a reply: the person's words, what they were read as, and the rule that read them. */
  heard: text,
  reading: text,
  rule: text,
  /** A booking that can be taken back in the conversation. */
  bookingId: text,
})

/** The newest sequence of a candidate with a receipt for every act, or null. */
export const candidateSequence = endpoint({
  method: 'GET',
  path: '/api/candidates/{id}/sequence',
  summary: 'The automation a candidate is in, with its receipts',
  needs: 'candidates:see',
  input: z.object({ id: z.guid() }),
  reply: z.object({
    sequence: z.nullable(
      z.object({
        id: z.string(),
        preset,
        standing,
        words: z.string(),
        begunAt: instant,
        dueAt: z.nullable(instant),
        /** Of somebody who was hired, as staff said it: YYYY-MM-DD. */
        firstDay: text,
        /** The newest 50, oldest first. */
        acts: z.array(act),
      }),
    ),
  }),
  reads: ['texts', 'interviews', 'candidates'],
  example: (id) => ({ id: id('candidate') }),
})

/**
 * The first day at work of somebody who was hired, or null: not known. Texts about it follow it, and what waited for it goes on. Refuses
 * other automations, what has ended, and days that have passed by the clinic’s calendar.
 */
export const setFirstDay = endpoint({
  method: 'PUT',
  path: '/api/sequences/{id}/first-day',
  summary: 'Set the first day of somebody who was hired',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), day: z.nullable(z.string().check(z.maxLength(40))) }),
  reply: done,
  refreshes: ['texts'],
  example: (id) => ({ id: id('sequence'), day: null }),
})
