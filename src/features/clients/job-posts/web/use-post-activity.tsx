import { sentenceOf } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Refusal } from '../../../../rules/refusal.ts'
import { notice } from '../../../../ui/notice/notice.ts'
import { noticeWithButton } from '../../../../ui/notice/notice-with-button.tsx'
import { setJobPostsActive } from '../contract/job-posts.ts'
import { postCount } from './post-count.ts'

const noticeId = 'job-posts-activity'

/** Closes or reopens job posts and offers the way back. Answers why when it is asked about a second active post first. */
export const usePostActivity = () => {
  const command = useCommand(setJobPostsActive)
  const turn = async (ids: string[], active: boolean, second = false): Promise<boolean | string> => {
    try {
      const { changed } = await command.mutateAsync({ ids, active, second })
      noticeWithButton(
        <>
          {postCount(changed)} {active ? 'reopened' : 'closed'}.
        </>,
        { id: noticeId, onPress: () => void turn(ids, !active, true) },
      )
      return true
    } catch (error) {
      if (error instanceof Refusal && error.details.second === true) return error.message
      notice(sentenceOf(error, 'The job posts could not be changed. Please try again.'))
      return false
    }
  }
  return { turn, busy: command.isPending }
}
