import { stoppedReason } from '../../messages/rules/check-send.ts'
import { isCapReason } from '../../messages/rules/settings/cap-reason.ts'
import type { PreparedAddressee } from '../../messages/server/public.ts'

/** Whether a request waits for texts that are stopped or for the limit of a day: it is looked at again later. */
export const isWaitingForTexts = ({ held }: PreparedAddressee): boolean =>
  held !== null && (held === stoppedReason || isCapReason(held))

/** Whether a person must decide before this candidate may be texted: the auto scheduler skips them. */
export const needsDecision = (person: PreparedAddressee): boolean =>
  person.held !== null && person.sendAt === null && !isWaitingForTexts(person)
