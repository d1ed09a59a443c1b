import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconLink, IconSend, IconX } from '@reinforce/icons'
import { useMenuFocus } from '../../../../ui/use-menu-focus.ts'

type InvitationMenuProps = {
  name: string
  canSend: boolean
  onSend: () => void
  onLink: () => void
  onWithdraw: () => void
}

/** The actions of an Admin on an invitation no one has accepted yet. */
export const InvitationMenu = ({ name, canSend, onSend, onLink, onWithdraw }: InvitationMenuProps) => {
  const { button, backThen } = useMenuFocus()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          size={30}
          aria-label={`Actions for the invitation of ${name}`}
        >
          <IconDots size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {canSend ? (
          <Menu.Item leftSection={<IconSend size={16} />} onClick={backThen(onSend)}>
            Send Again
          </Menu.Item>
        ) : null}
        <Menu.Item leftSection={<IconLink size={16} />} onClick={backThen(onLink)}>
          Copy Link
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconX size={16} />} onClick={onWithdraw}>
          Withdraw
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
