import * as z from 'zod/mini'
import { interviewStatuses, interviewTypes } from '../rules/interview-kinds.ts'

export const interviewType = z.enum(interviewTypes)
export const interviewStatus = z.enum(interviewStatuses)

/** When a candidate wrote that they can: their words, the days and hours on their clock, and whether a free hour fits. */
export const wish = z.object({ quote: z.string(), when: z.string(), fits: z.boolean() })
