import type * as z from 'zod/mini'
import type { textThread } from '../contract/inbox.ts'

/** A text, a note, an email or a call in a thread. */
export type Entry = z.infer<typeof textThread.reply>['entries'][number]

/** Reading of the newest reply. */
export type ThreadReading = NonNullable<z.infer<typeof textThread.reply>['reading']>

export type Thread = NonNullable<z.infer<typeof textThread.reply>['thread']>
