import { optOutMarks } from '@reinforce/reply-reader/opt-outs/opt-out-words.ts'
import * as z from 'zod/mini'

/** Where it is known from that a number may not be texted. */
export const optOutMark = z.enum(optOutMarks)
