import type { PreparedAddressee } from '../../../texting/messages/server/public.ts'
import { addJitter } from '../rules/due.ts'
import type { Transition } from '../rules/enrollment.ts'
import type { LoadedEnrollment } from './loaded-enrollment.ts'

/** When someone stopped all texts, or has to decide first, we look again. */
const lookAgainMs = 900_000

/** An enrollment whose text the send guard holds: its moment moves, and nothing else; null where nothing holds it. */
export const deferTransition = (
  of: LoadedEnrollment,
  { held, sendAt }: PreparedAddressee,
  now: Date,
): Transition | null =>
  held === null
    ? null
    : {
        enrollment: of.enrollment,
        dueAt: sendAt ? addJitter(new Date(sendAt), of.id) : new Date(now.getTime() + lookAgainMs),
        text: null,
        effect: null,
        words: `waiting: ${held}`,
      }
