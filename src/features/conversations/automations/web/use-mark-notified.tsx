import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { showToastWithAction } from '../../../../ui/notice/show-toast-with-action.tsx'
import { markCandidateNotified } from '../contract/away.ts'

const id = 'told-by-hand'

const onError = (error: Error) => showProblem(getErrorMessage(error, 'Couldn’t save that. Try again.'), { id })

/** Marks a candidate as notified that their interviewer is away, with an undo. */
export const useMarkNotified = () => {
  const { mutate, isPending } = useCommand(markCandidateNotified)
  const takeBack = (of: { id: string; name: string }) =>
    mutate(
      { id: of.id, told: false },
      { onError, onSuccess: () => showToast(`${of.name} still needs to be notified.`, { id }) },
    )
  const tell = (of: { id: string; name: string }) =>
    mutate(
      { id: of.id, told: true },
      {
        onError,
        onSuccess: () => showToastWithAction(<>{of.name} marked as notified.</>, { id, onPress: () => takeBack(of) }),
      },
    )
  return { tell, isPending }
}
