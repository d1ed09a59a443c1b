import * as z from 'zod/mini'
import { interviewStatuses, interviewTypes } from './rules/interview-kinds.ts'

export const interviewType = z.enum(interviewTypes)
export const interviewStatus = z.enum(interviewStatuses)
