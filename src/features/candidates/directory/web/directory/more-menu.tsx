import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@reinforce/icons'
import { Link } from '@tanstack/react-router'
import { useMenuFocus } from '../../../../../ui/use-menu-focus.ts'

/** Rarely used links of the directory: resumes, imports, and your own bulk changes; items for a menu. */
export const MoreItems = ({ onChanges }: { onChanges: () => void }) => (
  <>
    <Menu.Item renderRoot={(props) => <Link {...props} to="/resumes" />}>Resumes</Menu.Item>
    <Menu.Item renderRoot={(props) => <Link {...props} to="/imports" />}>Import</Menu.Item>
    <Menu.Divider />
    <Menu.Item onClick={onChanges}>My Bulk Changes…</Menu.Item>
  </>
)

/** The same behind a button. */
export const MoreMenu = ({ onChanges }: { onChanges: () => void }) => {
  const { button, backThen } = useMenuFocus()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon ref={button} data-more variant="default" size={36} aria-label="More">
          <IconDots size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MoreItems onChanges={backThen(onChanges)} />
      </Menu.Dropdown>
    </Menu>
  )
}
