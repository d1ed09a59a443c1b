import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const row = (n: number, more: object = {}) => ({
  id: toId(n),
  full_name: `Person ${n}`,
  email: `p${n}@example.test`,
  role: 'user',
  admin_level: null,
  organization_id: toId(2),
  organization_name: 'Bright Path ABA',
  last_sign_in_at: '2026-11-20T15:00:00Z',
  two_factor_at: null,
  deactivated_at: null,
  calendar_feed_at: null,
  isSelf: false,
  ...more,
})
const rows = [
  row(1, { admin_level: 'Admin', isSelf: true }),
  row(2, { two_factor_at: '2026-11-01T00:00:00Z', calendar_feed_at: '2026-11-02T12:00:00Z' }),
  row(3, { deactivated_at: '2026-11-10T00:00:00Z' }),
]
const world = () => ({
  ...createHealthyServer(createPerson({ adminLevel: 'Admin' })),
  'GET /api/users': () => ({ rows, total: 60, organizations: [{ id: toId(2), name: 'Bright Path ABA' }] }),
})
const open = async (name: string, item: string) => {
  const app = renderApp('/user-management')
  await app.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await app.user.click(await screen.findByRole('menuitem', { name: item }))
  return { ...app, dialog: within(await screen.findByRole('dialog')) }
}

test('the table reads first: level, role, last sign-in, 2FA and status; filters live in the URL', async () => {
  server.answer(world())
  const { user, path } = renderApp('/user-management')
  const table = within(await screen.findByRole('table', { name: 'People' }))
  expect(await table.findByText('Person 2')).toBeInTheDocument()
  expect(table.getByText('(you)')).toBeInTheDocument()
  expect(table.getByText('Deactivated')).toBeInTheDocument()
  expect(screen.getByText('1–3 of 60')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.selectOptions(await screen.findByLabelText('Admin level'), 'Managers')
  await waitFor(() => expect(path()).toContain('level=Manager'))
  expect(screen.getByLabelText('Remove filter Managers')).toBeInTheDocument()
  expect(server.asked.findLast(({ path: asked }) => asked === '/api/users')?.query.get('level')).toBe('Manager')
})

test('protects the last Admin, with the sentence in the dialog', async () => {
  const sentence = 'This is the organization’s last Admin. Make someone else an Admin first.'
  server.answer({ ...world(), [`PATCH /api/users/${toId(2)}`]: () => refuse('conflict', sentence) })
  const { user, dialog } = await open('Person 2', 'Edit')
  await user.selectOptions(await dialog.findByLabelText('Admin level'), 'Manager')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence)
})

test('your own level cannot be chosen, and only what would succeed is offered', async () => {
  server.answer(world())
  const { user, dialog } = await open('Person 1', 'Edit')
  expect(await dialog.findByLabelText('Admin level')).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Actions for Person 3' }))
  expect(await screen.findByRole('menuitem', { name: 'Reactivate' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Deactivate' })).not.toBeInTheDocument()
})

test('deactivating shows its effect before it happens', async () => {
  server.answer({ ...world(), [`POST /api/users/${toId(2)}/deactivate`]: () => ({ ok: true }) })
  const { user, dialog } = await open('Person 2', 'Deactivate')
  expect(await dialog.findByText(/Ends their sessions and calendar address/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }))
  expect(await screen.findByText('Person 2 is deactivated.')).toBeVisible()
})

const invitation = (more: object) => ({
  id: toId(50),
  full_name: 'Nia Okafor',
  email: 'nia@example.test',
  phone_number: '',
  admin_level: null,
  organization_name: 'Bright Path ABA',
  invited_by: 'Person 1',
  created_at: '2026-11-19T15:00:00Z',
  expires_at: '2026-11-26T15:00:00Z',
  state: 'open',
  mail: null,
  text: null,
  canSend: true,
  ...more,
})
const texted = { email: '', phone_number: '+15125550123' }

test('invitations show what became of them, and an open one can be withdrawn', async () => {
  server.answer({
    ...world(),
    'GET /api/users/invitations': () => ({ rows: [invitation({ mail: 'failed' })] }),
    [`POST /api/users/invitations/${toId(50)}/withdraw`]: () => ({ ok: true }),
  })
  const { user } = renderApp('/user-management?tab=invitations')
  expect(await screen.findByText(/Email not delivered/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Actions for the invitation of Nia Okafor' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Withdraw' }))
  expect(await screen.findByText('Invitation withdrawn. Its link no longer works.')).toBeVisible()
})

test('a text that failed shows why; it is sent again with a new link, or the link is copied', async () => {
  const text = { state: 'failed', reason: 'Landline', sendAt: '2026-11-19T15:00:00Z' }
  server.answer({
    ...world(),
    'GET /api/users/invitations': () => ({ rows: [invitation({ ...texted, text })] }),
    [`POST /api/users/invitations/${toId(50)}/renew`]: () => ({
      link: '/invite/new-token',
      expiresAt: '2026-11-27T15:00:00Z',
      mailed: false,
      texted: true,
    }),
  })
  const { user } = renderApp('/user-management?tab=invitations')
  expect(await screen.findByText('Text not delivered: Landline')).toBeVisible()
  const actions = screen.getByRole('button', { name: 'Actions for the invitation of Nia Okafor' })
  await user.click(actions)
  await user.click(await screen.findByRole('menuitem', { name: 'Send Again' }))
  await user.click(await screen.findByRole('button', { name: 'Send Again' }))
  expect(await screen.findByText('The invitation to (512) 555-0123 is on its way again.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(actions)
  await user.click(await screen.findByRole('menuitem', { name: 'Copy Link' }))
  await user.click(await screen.findByRole('button', { name: 'Create Link' }))
  expect(await screen.findByDisplayValue(/\/invite\/new-token$/)).toBeVisible()
  const renewed = server.asked.filter(({ path }) => path.endsWith('/renew')).map(({ body }) => body)
  expect(renewed).toEqual([{ send: true }, { send: false }])
})

test('an Admin sees whose calendar reads the interviews, and ends it', async () => {
  let ended = ''
  server.answer({
    ...world(),
    [`POST /api/users/${toId(2)}/end-calendar-feed`]: () => {
      ended = toId(2)
      return { ok: true }
    },
  })
  const { user, dialog } = await open('Person 2', 'End Calendar Address')
  expect(await dialog.findByText(/stops working now/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'End Calendar Address' }))
  expect(await screen.findByText('Calendar address of Person 2 ended.')).toBeVisible()
  expect(ended).toBe(toId(2))
  expect(screen.getByText('Since Nov 2')).toBeVisible()
})

test('a lost second factor is taken away with the Admin’s own password', async () => {
  const sentence = 'This is not your password. 4 tries left.'
  const path = `POST /api/users/${toId(2)}/reset-two-factor`
  server.answer({ ...world(), [path]: () => refuse('invalid', sentence, { password: sentence }) })
  const { user, dialog } = await open('Person 2', 'Reset Two-Factor')
  const button = await dialog.findByRole('button', { name: 'Reset Two-Factor' })
  expect(button).toBeDisabled()
  await user.type(dialog.getByLabelText('Your password', { selector: 'input' }), 'wrong{Enter}')
  expect(await dialog.findByText(sentence)).toBeVisible()
  server.answer({ ...world(), [path]: () => ({ ok: true }) })
  await user.click(button)
  expect(await screen.findByText('Person 2 signs in without a code now.')).toBeVisible()
  expect(server.asked.findLast(({ path: asked }) => asked.endsWith('/reset-two-factor'))?.body).toMatchObject({
    password: 'wrong',
  })
})
