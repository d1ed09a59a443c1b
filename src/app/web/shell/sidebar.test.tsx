import { MantineProvider } from '@mantine/core'
import { IconAddressBook, IconBuildingHospital, IconFileImport, IconMessages } from '@reinforce/icons'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Hints } from '../../../ui/hints/hints.tsx'
import { getTopic } from './links.ts'
import { SidebarItem } from './sidebar-item.tsx'

type ItemProps = Parameters<typeof SidebarItem>[0]

const show = async (more: Partial<ItemProps>) => {
  const item = { to: '/messages', label: 'Messages', Icon: IconMessages, collapsed: false, active: false } as const
  const rootRoute = createRootRoute({
    component: () => (
      <Hints>
        <SidebarItem {...item} {...more} />
      </Hints>
    ),
  })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  render(
    <MantineProvider env="test">
      <RouterProvider<typeof router> router={router} />
    </MantineProvider>,
  )
  return screen.findByRole('link')
}

test('unread messages show a small dot, none shows none', async () => {
  expect(await show({ unread: 2 })).toHaveAccessibleName('Messages , 2 unread')
  expect(screen.getByTestId('unread-dot')).toBeInTheDocument()
})

test('without unread messages there is no dot', async () => {
  await show({ unread: 0 })
  expect(screen.queryByTestId('unread-dot')).not.toBeInTheDocument()
})

test('a collapsed item shows its icon and gives its label on hover', async () => {
  const link = await show({ collapsed: true })
  expect(link).toHaveAccessibleName('Messages')
  await userEvent.hover(link)
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Messages')
})

test('the current item is marked', async () => {
  expect(await show({ active: true })).toHaveAttribute('aria-current', 'page')
})

test('a disabled item leads nowhere', async () => {
  const link = await show({ disabled: true, reason: 'Only Admins manage users.' })
  expect(link).toHaveAccessibleName('Messages')
  expect(link).toHaveAccessibleDescription('Only Admins manage users.')
  expect(link).toHaveAttribute('data-hint', 'Only Admins manage users.')
  expect(link).toHaveAttribute('aria-disabled', 'true')
  expect(link).not.toHaveAttribute('href')
})

test.each([
  ['/messages', IconMessages],
  ['/organization/7', IconBuildingHospital],
  ['/imports', IconFileImport],
  ['/resumes', IconAddressBook],
  ['/', IconAddressBook],
] as const)('what is empty at %s shows the picture of its page', (path, Icon) => {
  expect(getTopic(path)).toBe(Icon)
})
