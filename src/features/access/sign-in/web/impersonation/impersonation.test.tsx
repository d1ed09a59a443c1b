import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { client } from '../../../../../app/web/testing/clients.ts'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'
import type { Me } from '../../contract/sign-in.ts'

const server = fakeServer()
const admin = createPerson({ platform: true, adminLevel: 'Admin', name: 'Morgan Lee' })
const impersonation = { id: toId(800), organization: 'Bright Path ABA', until: '2099-01-01T18:30:00Z' }
const looking: Me = { ...createPerson({ adminLevel: 'Admin', name: 'Morgan Lee' }), impersonation }

/** A server that remembers who looks, as the real one does. */
const viewable = (me: Me = admin) => {
  const now = { me }
  server.answer({
    ...createHealthyServer(me),
    'GET /api/auth/session': () => ({ ...createHealthyServer(null)['GET /api/auth/session'](), me: now.me }),
    'GET /api/clients': () => ({ rows: [client], total: 1 }),
    [`POST /api/organizations/${toId(2)}/view`]: () => {
      now.me = looking
      return { ok: true }
    },
    'POST /api/me/impersonation/stop': () => {
      now.me = admin
      return { ok: true }
    },
  })
  return now
}
const openDialog = async (app: ReturnType<typeof renderApp>) => {
  await app.user.click(await screen.findByRole('button', { name: 'Actions for Bright Path ABA' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'View as Bright Path ABA' }))
  return within(await screen.findByRole('dialog', { name: 'View as Bright Path ABA' }))
}
const banner = async () => within(await screen.findByRole('complementary', { name: 'Viewing as a client' }))

test('an Admin of the platform looks as a client: reason, banner on the client’s dashboard, and back', async () => {
  viewable()
  const app = renderApp('/active-clients')
  const dialog = await openDialog(app)
  expect(await dialog.findByText(/You can’t change anything, and saved passwords stay hidden/)).toBeVisible()
  await app.user.type(await dialog.findByRole('textbox', { name: 'Reason' }), ' They asked for help ')
  await app.user.click(dialog.getByRole('button', { name: 'View for 30 Minutes' }))
  expect((await banner()).getByText('Viewing as Bright Path ABA – read only.')).toBeVisible()
  expect(server.asked.find(({ path }) => path.endsWith('/view'))?.body).toEqual({ reason: 'They asked for help' })
  await waitFor(() => expect(app.path()).toBe('/'))
  await app.user.click((await banner()).getByRole('button', { name: 'Stop Viewing' }))
  await waitFor(() => expect(app.path()).toBe('/active-clients'))
  expect(screen.queryByRole('complementary', { name: 'Viewing as a client' })).not.toBeInTheDocument()
})

test('without a reason nothing begins, and the field shows it', async () => {
  viewable()
  const app = renderApp('/active-clients')
  const dialog = await openDialog(app)
  const reason = await dialog.findByRole('textbox', { name: 'Reason' })
  await app.user.type(reason, '  ')
  await app.user.click(dialog.getByRole('button', { name: 'View for 30 Minutes' }))
  expect(await dialog.findByText('Enter a reason. The clinic sees it in its activity log.')).toBeVisible()
  expect(reason).toBeInvalid()
  expect(server.asked.some(({ path }) => path.endsWith('/view'))).toBe(false)
})

test.each([
  ['staff of the platform who are no Admins', createPerson({ platform: true })],
  ['Managers of the platform', createPerson({ platform: true, adminLevel: 'Manager' })],
])('%s are not offered to look as a client', async (_, me) => {
  viewable(me)
  const { user } = renderApp('/active-clients')
  await user.click(await screen.findByRole('button', { name: 'Actions for Bright Path ABA' }))
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: /^View as/ })).not.toBeInTheDocument()
})

const findHeader = (end: string) => server.asked.find(({ path }) => path.endsWith(end))?.headers.get('x-impersonation')

test('calls of a page that shows a client name the view, and no call before or after it does', async () => {
  viewable(looking)
  const app = renderApp('/templates')
  await app.user.click((await banner()).getByRole('button', { name: 'Stop Viewing' }))
  await waitFor(() => expect(app.path()).toBe('/active-clients'))
  expect(findHeader('/impersonation/stop')).toBe(impersonation.id)
  const dialog = await openDialog(app)
  await app.user.type(await dialog.findByRole('textbox', { name: 'Reason' }), 'Once more')
  await app.user.click(dialog.getByRole('button', { name: 'View for 30 Minutes' }))
  await banner()
  expect(findHeader('/view')).toBeNull()
})

test('a page that was drawn for a look that is over is refused, and becomes the Admin’s own again', async () => {
  const now = viewable(looking)
  server.answer({
    'POST /api/me/impersonation/stop': () => {
      now.me = admin
      return refuse('conflict', 'You are no longer viewing as this organization.', {}, { impersonation: 'over' })
    },
  })
  const app = renderApp('/templates')
  await app.user.click((await banner()).getByRole('button', { name: 'Stop Viewing' }))
  await waitFor(() =>
    expect(screen.queryByRole('complementary', { name: 'Viewing as a client' })).not.toBeInTheDocument(),
  )
})
