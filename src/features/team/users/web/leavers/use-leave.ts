import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { pluralize } from '../../../../../rules/words/count.ts'
import { showProblem, showToast } from '../../../../../ui/notice/show-toast.ts'
import { showToastWithAction } from '../../../../../ui/notice/show-toast-with-action.tsx'
import { deactivateLeavers, reactivateLeavers } from '../../contract/leavers.ts'

const countPeople = (n: number) => pluralize(n, 'person', 'people')

/** Deactivates people in one step, with Undo in the notice. */
export const useLeave = (onDone: () => void) => {
  const leave = useCommand(deactivateLeavers)
  const undo = useCommand(reactivateLeavers)
  // By then the form is gone, and with it the callbacks of `mutate`.
  const bringBack = async (ids: string[]) => {
    try {
      const { reactivated } = await undo.mutateAsync({ ids })
      showToast(`${countPeople(reactivated)} reactivated.`)
    } catch (error) {
      showProblem(getErrorMessage(error, 'Couldn’t undo that. Try again.'))
    }
  }
  return async (ids: string[]) => {
    const { deactivated } = await leave.mutateAsync({ ids })
    showToastWithAction(`${countPeople(deactivated)} deactivated.`, {
      id: 'leavers',
      onPress: () => void bringBack(ids),
    })
    onDone()
  }
}
