import { Button, Group } from '@mantine/core'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useCommand } from '../../../platform/web/use-command.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { hideNotice, notice } from '../../../ui/notice.ts'
import { setJobPostsActive } from '../contract.ts'
import { postCount } from './post-count.ts'

const noticeId = 'job-posts-activity'

/** Closes or reopens job posts and offers the way back. Answers why when it is asked about a second active post first. */
export const usePostActivity = () => {
  const command = useCommand(setJobPostsActive)
  const turn = async (ids: string[], active: boolean, second = false): Promise<boolean | string> => {
    try {
      const { changed } = await command.mutateAsync({ ids, active, second })
      const back = () => {
        hideNotice(noticeId)
        void turn(ids, !active, true)
      }
      notice(
        <Group justify="space-between" wrap="nowrap">
          <span>
            {postCount(changed)} {active ? 'reopened' : 'closed'}.
          </span>
          <Button size="compact-sm" variant="light" onClick={back}>
            Undo
          </Button>
        </Group>,
        { id: noticeId, stay: 12_000 },
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
