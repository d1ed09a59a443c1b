import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconPencil, IconRefresh, IconX } from '@reinforce/icons'
import { useMenuFocus } from '../../../../ui/use-menu-focus.ts'
import type { TrackedPost } from '../contract/job-posts.ts'
import { namePost } from './create-tracker-columns.tsx'

type PostActionsProps = {
  post: TrackedPost
  onEdit: () => void
  onRefresh: () => void
  onTurn: (active: boolean) => void
}

/** Actions for one job post. */
export const PostActions = ({ post, onEdit, onRefresh, onTurn }: PostActionsProps) => {
  const { button, backThen } = useMenuFocus()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon ref={button} variant="subtle" color="gray" size={30} aria-label={`Actions for ${namePost(post)}`}>
          <IconDots size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={backThen(onEdit)}>
          Edit
        </Menu.Item>
        <Menu.Item leftSection={<IconRefresh size={16} />} onClick={backThen(onRefresh)}>
          Repost
        </Menu.Item>
        <Menu.Item leftSection={<IconX size={16} />} onClick={backThen(() => onTurn(!post.active))}>
          {post.active ? 'Close' : 'Reopen'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
