import type { ReplyOf } from '../../../../../platform/web/call.ts'
import type { awayPlan, rescheduleAwayDay } from '../../contract/away.ts'

/** The interviews of a day, with what can be done about each. */
export type Plan = ReplyOf<typeof awayPlan>
/** The result for each interview. */
export type Results = ReplyOf<typeof rescheduleAwayDay>['results']
