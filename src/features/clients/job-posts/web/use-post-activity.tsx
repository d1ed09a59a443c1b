import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { showProblem } from '../../../../ui/notice/show-toast.ts'
import { showToastWithAction } from '../../../../ui/notice/show-toast-with-action.tsx'
import { setJobPostsActive } from '../contract/job-posts.ts'
import { formatPostCount } from './format-post-count.ts'

const noticeId = 'job-posts-activity'

/**
 * Closes or reopens job posts and offers an undo. Returns the server's question if a second active post needs a
 * confirmation.
 */
export const usePostActivity = () => {
  const command = useCommand(setJobPostsActive)
  const turn = async (ids: string[], active: boolean, second = false): Promise<boolean | string> => {
    try {
      const { changed } = await command.mutateAsync({ ids, active, second })
      showToastWithAction(
        <>
          {formatPostCount(changed)} {active ? 'reopened' : 'closed'}.
        </>,
        { id: noticeId, onPress: () => void turn(ids, !active, true) },
      )
      return true
    } catch (error) {
      if (error instanceof UserError && error.details.second === true) return error.message
      showProblem(getErrorMessage(error, 'Couldn’t change the job posts. Try again.'))
      return false
    }
  }
  return { turn, busy: command.isPending }
}
