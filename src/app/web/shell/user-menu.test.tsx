import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Me } from '../../../features/access/sign-in/contract/sign-in.ts'
import { fakeServer } from '../../../platform/web/testing/fake-server.ts'
import { renderApp } from '../testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../testing/world.ts'

const server = fakeServer()
const enabled = (me: Me): Me => ({ ...me, settings: { ...me.settings, userManagement: true } })
const as = (me: Me, url = '/templates') => {
  server.answer({
    ...createHealthyServer(me),
    'GET /api/users': () => ({ rows: [], total: 0, organizations: [] }),
  })
  return renderApp(url)
}
const openMenu = async (app: ReturnType<typeof renderApp>) => {
  await app.user.click(await screen.findByRole('button', { name: /^User menu of/ }))
  return within(await screen.findByRole('menu'))
}

test('an Admin reaches User Management from the user menu', async () => {
  const app = as(createPerson({ adminLevel: 'Admin' }))
  await app.user.click((await openMenu(app)).getByRole('menuitem', { name: 'User Management' }))
  await waitFor(() => expect(app.path()).toBe('/user-management'))
})

test('no one but Admins sees User Management in the user menu', async () => {
  const menu = await openMenu(as(createPerson({ adminLevel: 'Manager' })))
  expect(menu.getByRole('menuitem', { name: 'Profile Picture' })).toBeVisible()
  expect(menu.queryByRole('menuitem', { name: 'User Management' })).not.toBeInTheDocument()
})

test('the demo’s phones and mailbox are in the user menu and nowhere in the sidebar', async () => {
  const me = createPerson()
  const app = as({ ...me, settings: { ...me.settings, simulator: true, mailbox: true } })
  const menu = await openMenu(app)
  expect(menu.getByRole('menuitem', { name: 'Mailbox' })).toHaveAttribute('href', '/mailbox')
  expect(menu.getByRole('menuitem', { name: 'Phone Simulator' })).toHaveAttribute('href', '/simulator')
  const labels = (await sidebarLabels()).join()
  expect(labels).not.toMatch(/Mailbox|Simulator/)
})

test('outside a demo the user menu has neither phones nor mailbox', async () => {
  const me = createPerson()
  const menu = await openMenu(as({ ...me, settings: { ...me.settings, simulator: false, mailbox: false } }))
  expect(menu.queryByRole('menuitem', { name: /Mailbox|Simulator/ })).not.toBeInTheDocument()
})

const sidebarLabels = async () =>
  within(await screen.findByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('the sidebar has daily work first, then the business around it, then what is set up rarely', async () => {
  as(createPerson({ adminLevel: 'Admin' }))
  expect(await sidebarLabels()).toEqual([
    'My Dashboard',
    'Candidate Directory',
    'Messages',
    'Interviews',
    'Prospect Pipeline',
    'Active Clients',
    'Client Onboarding',
    'Client Job Codes',
    'Job Post Tracker',
    'Passwords & Logins',
    'Performance Reports',
    'Financial Overview',
    'User Management',
    'Documents',
    'Templates & Links',
    'Automations',
    'Activity',
    'Settings',
  ])
})

const sidebarItem = async () =>
  within(await screen.findByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'User Management' })

test('USER_MANAGEMENT=on leads an Admin from the sidebar to User Management', async () => {
  as(enabled(createPerson({ adminLevel: 'Admin' })))
  expect(await sidebarItem()).toHaveAttribute('href', '/user-management')
})

test.each([
  ['on', 'nobody else', enabled(createPerson())],
  ['off', 'no Admin either', createPerson({ adminLevel: 'Admin' })],
] as const)('with USER_MANAGEMENT %s the sidebar leads %s to User Management', async (_, __, me) => {
  as(me)
  expect(await sidebarItem()).toHaveAttribute('aria-disabled', 'true')
})

test('Ctrl K finds User Management for an Admin, once', async () => {
  const app = as(enabled(createPerson({ adminLevel: 'Admin' })))
  await screen.findByRole('button', { name: /^User menu of/ })
  await app.user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Search or jump to' }))
  await app.user.type(await dialog.findByRole('combobox'), 'user man')
  expect(await dialog.findAllByRole('option', { name: /User Management/ })).toHaveLength(1)
})

test('Ctrl K finds User Management for an Admin though the sidebar’s item is off', async () => {
  const app = as(createPerson({ adminLevel: 'Admin' }))
  await screen.findByRole('button', { name: /^User menu of/ })
  await app.user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Search or jump to' }))
  await app.user.type(await dialog.findByRole('combobox'), 'user man')
  await app.user.click(await dialog.findByRole('option', { name: /User Management/ }))
  await waitFor(() => expect(app.path()).toBe('/user-management'))
})
