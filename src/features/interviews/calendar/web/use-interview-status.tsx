import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { hideNotice, showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { showToastWithAction } from '../../../../ui/notice/show-toast-with-action.tsx'
import { type Interview, setInterviewStatus } from '../contract/interviews.ts'
import { type InterviewStatus, interviewStatuses } from '../rules/interview-kinds.ts'

type Subject = Pick<Interview, 'id' | 'status' | 'candidate'>
const done: Record<InterviewStatus, string> = {
  Scheduled: 'is scheduled again',
  Confirmed: 'is confirmed',
  Completed: 'is completed',
  'No-show': 'is a no-show',
  Cancelled: 'is canceled',
}

const getNoticeId = (id: string, to: InterviewStatus) => `interview-${id}-${to}`
/** Hides the toasts of an interview, because only its last step can be undone. */
const hideNotices = (id: string) => interviewStatuses.forEach((to) => hideNotice(getNoticeId(id, to)))

/** Sets an interview's status and offers an undo. `set` throws the server's refusal, `act` shows it in a toast. */
export const useInterviewStatus = () => {
  const command = useCommand(setInterviewStatus)
  const back = async (id: string, from: InterviewStatus, to: InterviewStatus) => {
    hideNotices(id)
    try {
      await command.mutateAsync({ id, status: to, from })
      showToast('Change undone.')
    } catch (error) {
      showProblem(getErrorMessage(error, 'Couldn’t undo this. Try again.'))
    }
  }
  const set = async ({ id, status: from, candidate }: Subject, to: InterviewStatus, reason?: string) => {
    const { before } = await command.mutateAsync({ id, status: to, from, ...(reason ? { reason } : {}) })
    hideNotices(id)
    showToastWithAction(
      <>
        The interview with {candidate} {done[to]}.
      </>,
      { id: getNoticeId(id, to), onPress: () => void back(id, to, before) },
    )
  }
  const act = async (interview: Subject, to: InterviewStatus) => {
    try {
      await set(interview, to)
    } catch (error) {
      showProblem(getErrorMessage(error, 'Couldn’t change the interview. Try again.'))
    }
  }
  return { set, act, busy: command.isPending }
}
