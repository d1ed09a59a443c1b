import { Button, Group } from '@mantine/core'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useCommand } from '../../../platform/web/use-command.ts'
import { hideNotice, notice } from '../../../ui/notice.ts'
import { setJobPostsActive } from '../contract.ts'

export const postCount = (count: number) => `${count.toLocaleString('en-US')} job ${count === 1 ? 'post' : 'posts'}`
const noticeId = 'job-posts-activity'

/** Closes or reopens job posts and offers the way back. */
export const usePostActivity = () => {
  const command = useCommand(setJobPostsActive)
  const turn = async (ids: string[], active: boolean): Promise<boolean> => {
    try {
      const { changed } = await command.mutateAsync({ ids, active })
      const back = () => {
        hideNotice(noticeId)
        void turn(ids, !active)
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
      notice(sentenceOf(error, 'The job posts could not be changed. Please try again.'))
      return false
    }
  }
  return { turn, busy: command.isPending }
}
