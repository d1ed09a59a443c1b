import { ActionIcon, Group, Menu } from '@mantine/core'
import {
  IconActivity,
  IconCopy,
  IconDots,
  IconEye,
  IconPencil,
  IconRefresh,
  IconRestore,
  IconTrash,
} from '@reinforce/icons'
import { Link } from '@tanstack/react-router'
import { useMenuFocus } from '../../../../ui/use-menu-focus.ts'
import { useCan } from '../../../access/sign-in/web/public.ts'
import type { LoginRow } from '../contract/vault.ts'

type LoginActionsProps = {
  login: LoginRow
  onCopy: () => void
  onDialog: (dialog: 'entry' | 'edit' | 'rotate') => void
  onDelete: () => void
  onRestore: () => void
}

/** Actions for one entry of the list. */
export const LoginActions = ({ login, onCopy, onDialog, onDelete, onRestore }: LoginActionsProps) => {
  const { button, backThen } = useMenuFocus()
  const name = `${login.site} ${login.username}`
  const maySeeActivity = useCan('users:manage')
  const mayEdit = login.access === 'edit'
  const isKept = login.deleted_at === null
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      {isKept && login.strength !== null ? (
        <ActionIcon variant="subtle" color="gray" size={30} aria-label={`Copy password of ${name}`} onClick={onCopy}>
          <IconCopy size={18} stroke={1.7} />
        </ActionIcon>
      ) : null}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon ref={button} variant="subtle" color="gray" size={30} aria-label={`Actions for ${name}`}>
            <IconDots size={18} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconEye size={16} />} onClick={backThen(() => onDialog('entry'))}>
            Open
          </Menu.Item>
          {maySeeActivity ? (
            <Menu.Item
              leftSection={<IconActivity size={16} />}
              renderRoot={(props) => <Link {...props} to="/activity" search={{ about: login.id }} />}
            >
              Activity
            </Menu.Item>
          ) : null}
          {mayEdit && isKept ? (
            <>
              <Menu.Item leftSection={<IconPencil size={16} />} onClick={backThen(() => onDialog('edit'))}>
                Edit
              </Menu.Item>
              <Menu.Item leftSection={<IconRefresh size={16} />} onClick={backThen(() => onDialog('rotate'))}>
                Change Password
              </Menu.Item>
              <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={backThen(onDelete)}>
                Delete
              </Menu.Item>
            </>
          ) : null}
          {mayEdit && !isKept ? (
            <Menu.Item leftSection={<IconRestore size={16} />} onClick={backThen(onRestore)}>
              Restore
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}
