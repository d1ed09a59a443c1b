import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core'
import { IconLock, IconLogout, IconPhoto, IconSelector, IconSettings, IconUsersGroup } from '@reinforce/icons'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Me } from '../../../features/access/sign-in/contract/sign-in.ts'
import { useAuth } from '../../../features/access/sign-in/web/auth-provider.tsx'
import { getGreetingName, getInitials } from '../../../rules/person-name.ts'
import { sidebarVersion } from '../../../rules/product.ts'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'
import { useMenuFocus } from '../../../ui/use-menu-focus.ts'
import { getDemoLinks } from './links.ts'
import css from './user-menu.module.css'

const ChangePasswordDialog = lazyDialog(async () => {
  const { ChangePasswordDialog } = await import('../../../features/access/sign-in/web/change-password-dialog.tsx')
  return ChangePasswordDialog
})
const ProfilePictureDialog = lazyDialog(async () => {
  const { ProfilePictureDialog } = await import('../../../features/team/users/web/profile-picture-dialog.tsx')
  return ProfilePictureDialog
})

type UserMenuProps = { me: Me; collapsed: boolean; onProblem: (sentence: string) => void; onFollow?: () => void }

/**
 * The signed-in person: for Admins the people, picture, password, in a demo its phones and mailbox, version, and the
 * way out.
 */
export const UserMenu = ({ me, collapsed, onProblem, onFollow }: UserMenuProps) => {
  const { session } = useAuth()
  const { button, backThen } = useMenuFocus()
  const [dialog, setDialog] = useState<'' | 'picture' | 'password'>('')
  const name = me.user.full_name || getGreetingName({ metadataFullName: me.metadata.full_name, email: me.user.email })
  const signOut = async () => {
    onProblem('')
    try {
      await session.signOut()
    } catch {
      onProblem('Failed to sign out. Please try again or refresh the page.')
    }
  }
  const close = () => setDialog('')
  return (
    <>
      <Menu position="top-start" width={228}>
        <Menu.Target>
          <UnstyledButton
            ref={button}
            className={css.button}
            data-collapsed={collapsed || undefined}
            aria-label={`User menu of ${name}`}
          >
            <Avatar src={me.user.profile_image} radius="xl" size={34} color="clay" alt="">
              {getInitials(name)}
            </Avatar>
            {collapsed ? null : (
              <>
                <span className={css.names}>
                  <Text size="sm" fw={600} truncate>
                    {name}
                  </Text>
                  <Text size="xs" c="dimmed" truncate>
                    {me.organization.name || 'Your Organization'}
                  </Text>
                </span>
                <IconSelector size={16} stroke={1.7} aria-hidden />
              </>
            )}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {me.can.includes('users:manage') ? (
            <Menu.Item
              leftSection={<IconUsersGroup size={16} />}
              renderRoot={(props) => <Link {...props} to="/user-management" />}
              onClick={onFollow}
            >
              User Management
            </Menu.Item>
          ) : null}
          {me.can.includes('users:manage') && me.can.includes('platform:edit') ? (
            <Menu.Item
              leftSection={<IconSettings size={16} />}
              renderRoot={(props) => <Link {...props} to="/system" />}
              onClick={onFollow}
            >
              System
            </Menu.Item>
          ) : null}
          <Menu.Item leftSection={<IconPhoto size={16} />} onClick={backThen(() => setDialog('picture'))}>
            Profile Picture
          </Menu.Item>
          <Menu.Item leftSection={<IconLock size={16} />} onClick={backThen(() => setDialog('password'))}>
            Change Password
          </Menu.Item>
          {getDemoLinks(me).map(({ to, label, Icon }) => (
            <Menu.Item
              key={to}
              leftSection={<Icon size={16} />}
              renderRoot={(props) => <Link {...props} to={to} />}
              onClick={onFollow}
            >
              {label}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Label>Software version {sidebarVersion}</Menu.Label>
          <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void signOut()}>
            Sign Out
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ProfilePictureDialog opened={dialog === 'picture'} onClose={close} name={name} />
      <ChangePasswordDialog opened={dialog === 'password'} onClose={close} />
    </>
  )
}
