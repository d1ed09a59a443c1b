import type * as z from 'zod/mini'
import type { textThread } from '../contract.ts'

/** A text or a note in a thread. */
export type Entry = z.infer<typeof textThread.reply>['entries'][number]
