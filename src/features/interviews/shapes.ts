import * as z from 'zod/mini'
import { interviewTypes } from './rules/interview-kinds.ts'

export const interviewType = z.enum(interviewTypes)
