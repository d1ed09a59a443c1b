import * as z from 'zod/mini'
import { optOutMarks } from './rules/opt-out-words.ts'

/** Where it is known from that a number may not be texted. */
export const optOutMark = z.enum(optOutMarks)
