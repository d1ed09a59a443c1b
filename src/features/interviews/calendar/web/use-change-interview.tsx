import { getErrorMessage, type InputOf } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { hideNotice, showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { showToastWithAction } from '../../../../ui/notice/show-toast-with-action.tsx'
import { changeInterview, type Interview, setInterviewStatus } from '../contract/interviews.ts'
import { toUnchanged } from './schedule/typed-interview.ts'

/** Changes an interview and offers the way back: the hour, the particulars, its reminders and its confirmation as they were. */
export const useChangeInterview = () => {
  const change = useCommand(changeInterview)
  const status = useCommand(setInterviewStatus)
  const back = async (was: Interview, version: string) => {
    hideNotice(`interview-${was.id}-changed`)
    try {
      const now = await change.mutateAsync({ id: was.id, ...toUnchanged(was), anyway: true, version })
      if (was.status === 'Confirmed' && now.version.endsWith('Scheduled'))
        await status.mutateAsync({ id: was.id, status: 'Confirmed', from: 'Scheduled' })
      showToast('Change undone.')
    } catch (error) {
      showProblem(getErrorMessage(error, 'Couldn’t undo this. Try again.'))
    }
  }
  return async (was: Interview, to: Omit<InputOf<typeof changeInterview>, 'id' | 'version'>) => {
    const { rescheduled, version } = await change.mutateAsync({ id: was.id, ...to, version: was.version })
    const id = `interview-${was.id}-changed`
    hideNotice(id)
    showToastWithAction(
      <>
        The interview with {was.candidate} was {rescheduled ? 'rescheduled' : 'saved'}.
      </>,
      { id, onPress: () => void back(was, version) },
    )
  }
}
