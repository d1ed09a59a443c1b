import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { showToastWithAction } from '../../../../ui/notice/show-toast-with-action.tsx'
import { dismissApplication } from '../contract/unrouted.ts'
import { formatDisplayName, type Unrouted } from './unrouted-columns.tsx'

const id = 'unrouted-dismissed'

/** Puts an application aside, or brings it back, and offers the way back. */
export const useDismiss = () => {
  const change = useCommand(dismissApplication)
  const set = (row: Unrouted, dismissed: boolean, onDone: () => void) =>
    change.mutate(
      { id: row.id, dismissed },
      {
        onSuccess: onDone,
        onError: (error) => showProblem(getErrorMessage(error, 'Couldn’t save this. Try again.'), { id }),
      },
    )
  const bringBack = (row: Unrouted) =>
    set(row, false, () => showToast(`Application of ${formatDisplayName(row)} restored.`, { id }))
  const dismiss = (row: Unrouted) =>
    set(row, true, () =>
      showToastWithAction(<>Application of {formatDisplayName(row)} dismissed.</>, {
        id,
        onPress: () => bringBack(row),
      }),
    )
  return { dismiss, bringBack }
}
