import { type InputOf, sentenceOf } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { hideNotice, notice } from '../../../../ui/notice/notice.ts'
import { noticeWithButton } from '../../../../ui/notice/notice-with-button.tsx'
import { changeInterview, type Interview, setInterviewStatus } from '../contract/interviews.ts'
import { asItWas } from './schedule/typed-interview.ts'

/** Changes an interview and offers the way back: the hour, the particulars, its reminders and its confirmation as they were. */
export const useChangeInterview = () => {
  const change = useCommand(changeInterview)
  const status = useCommand(setInterviewStatus)
  const back = async (was: Interview, version: string) => {
    hideNotice(`interview-${was.id}-changed`)
    try {
      const now = await change.mutateAsync({ id: was.id, ...asItWas(was), anyway: true, version })
      if (was.status === 'Confirmed' && now.version.endsWith('Scheduled'))
        await status.mutateAsync({ id: was.id, status: 'Confirmed', from: 'Scheduled' })
      notice('The interview is what it was.')
    } catch (error) {
      notice(sentenceOf(error, 'This could not be undone. Please try again.'))
    }
  }
  return async (was: Interview, to: Omit<InputOf<typeof changeInterview>, 'id' | 'version'>) => {
    const { rescheduled, version } = await change.mutateAsync({ id: was.id, ...to, version: was.version })
    const id = `interview-${was.id}-changed`
    hideNotice(id)
    noticeWithButton(
      <>
        The interview with {was.candidate} was {rescheduled ? 'rescheduled' : 'saved'}.
      </>,
      { id, onPress: () => void back(was, version) },
    )
  }
}
