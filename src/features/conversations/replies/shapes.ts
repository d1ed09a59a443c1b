import { questionTopics } from '@reinforce/reply-reader/replies/question-topics.ts'
import { replyActs } from '@reinforce/reply-reader/replies/reply-intent.ts'
import * as z from 'zod/mini'
import { instant } from '../../../platform/shared/schemas.ts'

/** What the newest reply of a conversation reads as, for a person who decides: nothing is done by it. */
export const replyReading = z.object({
  act: z.enum(replyActs),
  /** After “Reads as: ”. */
  words: z.string(),
  /** Words that would answer it, as a draft. */
  answer: z.optional(z.string()),
  /** Whether anyone who is not interested is still among those who are considered. */
  archives: z.optional(z.boolean()),
  /** Free times that fit, each to be booked with what is preset; none while an interview stands. */
  times: z.array(z.object({ at: instant, label: z.string() })),
  interviewer_id: z.nullable(z.string()),
  minutes: z.number(),
  /** Whether other times may be offered. */
  offers: z.boolean(),
  /** Whether an interview stands that may have to be changed. */
  stands: z.boolean(),
})

/** What a new applicant can be asked. */
export const questionTopic = z.enum(questionTopics)
