import type { ReplyOf } from '../../../../platform/web/call.ts'
import { showToastWithAction } from '../../../../ui/notice/show-toast-with-action.tsx'
import type { routeApplication } from '../contract/unrouted.ts'

const became = {
  added: 'was added at',
  updated: 'was already known, and got missing details, at',
  known: 'was already known at',
} as const

/** Shows where someone landed, with a button that opens them there. */
export const showRoutedNotice = (name: string, done: ReplyOf<typeof routeApplication>, open: () => void) => {
  const id = `routed-${done.candidate_id}`
  showToastWithAction(
    <>
      {name} {became[done.result]} {done.organization}, {done.location}.
    </>,
    { id, label: 'Open', onPress: open },
  )
}
