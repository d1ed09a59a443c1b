import { questionTopics } from '@reinforce/reply-reader/replies/question-topics.ts'
import { replyActs } from '@reinforce/reply-reader/replies/reply-intent.ts'
import * as z from 'zod/mini'
import { instant, nullableText } from '../../../../platform/shared/schemas.ts'

/** Reading of a conversation's newest reply, for a person who decides. It changes nothing by itself. */
export const replyReading = z.object({
  act: z.enum(replyActs),
  /** The reading; on a second line the quoted words. */
  words: z.string(),
  /** Words that would answer it, as a draft. */
  answer: z.optional(z.string()),
  /** The clinic's templates that may answer a question, best first. */
  templates: z.optional(
    z.array(z.object({ id: z.string(), name: z.string(), content: z.string(), content_spanish: nullableText })),
  ),
  /** Whether anyone who is not interested is still among those who are considered. */
  archives: z.optional(z.boolean()),
  /** Free times that fit, each with its booking values filled in. Empty if an interview is planned. */
  times: z.array(z.object({ at: instant, label: z.string() })),
  interviewer_id: z.nullable(z.string()),
  /** Their name. */
  interviewer: nullableText,
  minutes: z.number(),
  /** Whether other times may be offered. */
  offers: z.boolean(),
  /** Whether an interview is planned that may need a change. */
  stands: z.boolean(),
})

/** Topics that a new applicant can get questions about. */
export const questionTopic = z.enum(questionTopics)
