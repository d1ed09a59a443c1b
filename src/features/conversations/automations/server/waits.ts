import type { PreparedAddressee } from '../../../texting/messages/server/door.ts'
import { spread } from '../rules/due.ts'
import type { Next } from '../rules/sequence.ts'
import type { Loaded } from './loaded.ts'

/** When somebody stopped all texts, or has to decide first, we look again. */
const lookAgainMs = 900_000

/** A sequence whose text the send guard holds: its moment moves, and nothing else; null where nothing holds it. */
export const waits = (of: Loaded, { held, sendAt }: PreparedAddressee, now: Date): Next | null =>
  held === null
    ? null
    : {
        sequence: of.sequence,
        dueAt: sendAt ? spread(new Date(sendAt), of.id) : new Date(now.getTime() + lookAgainMs),
        text: null,
        deed: null,
        words: `waits: ${held}`,
      }
