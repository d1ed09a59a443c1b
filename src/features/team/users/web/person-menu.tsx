import { ActionIcon, Menu } from '@mantine/core'
import {
  IconActivity,
  IconCalendarOff,
  IconDots,
  IconKey,
  IconLogout,
  IconPencil,
  IconShieldOff,
  IconTransfer,
  IconUserCheck,
  IconUserOff,
} from '@reinforce/icons'
import { Link } from '@tanstack/react-router'
import { useMenuFocus } from '../../../../ui/use-menu-focus.ts'
import type { Person } from '../contract/people.ts'
import type { PeopleSearch } from './people-search.ts'

type PersonMenuProps = { person: Person; mailReaches: boolean; onOpen: (dialog: PeopleSearch['dialog']) => void }

/** The actions of an Admin on a person; only those that would succeed. */
export const PersonMenu = ({ person, mailReaches, onOpen }: PersonMenuProps) => {
  const { button, backThen } = useMenuFocus()
  const item = (dialog: NonNullable<PeopleSearch['dialog']>, label: string, Icon: typeof IconKey) => (
    <Menu.Item leftSection={<Icon size={16} />} onClick={backThen(() => onOpen(dialog))}>
      {label}
    </Menu.Item>
  )
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          size={30}
          aria-label={`Actions for ${person.full_name || person.email}`}
        >
          <IconDots size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {item('edit', 'Edit', IconPencil)}
        <Menu.Item
          leftSection={<IconActivity size={16} />}
          renderRoot={(props) => <Link {...props} to="/activity" search={{ who: person.id }} />}
        >
          What They Did
        </Menu.Item>
        <Menu.Item
          leftSection={<IconActivity size={16} />}
          renderRoot={(props) => <Link {...props} to="/activity" search={{ about: person.id }} />}
        >
          Changes to Their Account
        </Menu.Item>
        {person.isSelf ? null : (
          <>
            {item('hand-over', 'Transfer', IconTransfer)}
            {person.calendar_feed_at ? item('calendar', 'End Calendar Address', IconCalendarOff) : null}
            {person.two_factor_at ? item('two-factor', 'Reset Two-Factor', IconShieldOff) : null}
            {person.deactivated_at ? (
              item('reactivate', 'Reactivate', IconUserCheck)
            ) : (
              <>
                {item('sessions', 'End Sessions', IconLogout)}
                {mailReaches ? null : item('link', 'Password Link', IconKey)}
                {item('deactivate', 'Deactivate', IconUserOff)}
              </>
            )}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
