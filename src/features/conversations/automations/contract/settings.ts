import * as z from 'zod/mini'
import { questionTopic } from '../shapes/status.ts'

/** Settings of an automation. Empty words mean those of the product. */
export const automationSettings = z.object({
  waitMinutes: z.int().check(z.minimum(0), z.maximum(129_600)),
  interviewerId: z.nullable(z.guid()),
  locationIds: z.array(z.guid()).check(z.maxLength(500)),
  topics: z.array(questionTopic).check(z.maxLength(5)),
  texts: z
    .array(
      z.object({
        key: z.string().check(z.maxLength(40)),
        english: z.string().check(z.maxLength(1000)),
        spanish: z.string().check(z.maxLength(1000)),
      }),
    )
    .check(z.maxLength(20)),
})
