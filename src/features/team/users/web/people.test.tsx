import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()

const openMenuItem = async (name: string) => {
  const app = renderApp('/messages')
  await app.user.click(await screen.findByRole('button', { name: /^User menu of/ }))
  await app.user.click(await screen.findByRole('menuitem', { name }))
  return { ...app, dialog: within(await screen.findByRole('dialog', { name })) }
}

const changePassword = async (current: string, next: string, confirm: string) => {
  const app = await openMenuItem('Change Password')
  const type = async (label: string, text: string) => {
    const field = await app.dialog.findByLabelText(label, { selector: 'input' })
    if (text) await app.user.type(field, text)
  }
  await type('Current password', current)
  await type('New password', next)
  await type('Confirm new password', confirm)
  await app.user.click(app.dialog.getByRole('button', { name: 'Change Password' }))
  return app
}

test.each([
  ['old-one', 'short', 'short', 'New password must be at least 6 characters'],
  ['old-one', 'long-enough', 'other-one', 'New passwords do not match'],
])('a password change from %s to %s, repeated %s, is refused here', async (current, next, confirm, sentence) => {
  server.answer(createHealthyServer(createPerson()))
  const { dialog } = await changePassword(current, next, confirm)
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence)
  expect(server.times('POST', '/api/auth/change-password')).toBe(0)
})

test('shows a wrong current password, and the general sentence for a lost connection', async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    'POST /api/auth/change-password': () => refuse('invalid', 'Current password is incorrect'),
  })
  const { user, dialog } = await changePassword('wrong', 'long-enough', 'long-enough')
  expect(await dialog.findByRole('alert')).toHaveTextContent('Current password is incorrect')
  server.answer({
    'POST /api/auth/change-password': () => {
      throw new TypeError('connection lost')
    },
  })
  await user.click(dialog.getByRole('button', { name: 'Change Password' }))
  expect(await dialog.findByText('Failed to change password. Please try again.')).toBeInTheDocument()
})

test('a changed password is confirmed for two seconds, then the dialog closes', async () => {
  server.answer({ ...createHealthyServer(createPerson()), 'POST /api/auth/change-password': () => ({ ok: true }) })
  const { dialog } = await changePassword('right', 'long-enough', 'long-enough')
  expect(await dialog.findByText('Password changed.')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 3_000 })
})

test.each([
  ['a text file', new File(['hello'], 'cv.txt', { type: 'text/plain' }), 'Please select an image file'],
  [
    'a picture of 5 MB',
    new File([new Uint8Array(5 * 1024 * 1024)], 'me.png', { type: 'image/png' }),
    'Image must be less than 5MB',
  ],
])('%s is refused as a profile picture', async (_, file, sentence) => {
  server.answer(createHealthyServer(createPerson()))
  const { dialog } = await openMenuItem('Profile Picture')
  await dialog.findByRole('button', { name: 'Choose a Picture' })
  fireEvent.change(dialog.getByLabelText('Picture file'), { target: { files: [file] } })
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence)
  expect(server.times('POST', '/api/me/profile-image')).toBe(0)
})

test('a picture is uploaded as the part "file"; a lost connection has its sentence', async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    'POST /api/me/profile-image': () => {
      throw new TypeError('connection lost')
    },
  })
  const { dialog } = await openMenuItem('Profile Picture')
  await dialog.findByRole('button', { name: 'Choose a Picture' })
  const picture = new File(['x'], 'me.png', { type: 'image/png' })
  const input = dialog.getByLabelText('Picture file')
  const chosen = vi.spyOn(input as HTMLInputElement, 'value', 'set')
  fireEvent.change(input, { target: { files: [picture] } })
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to upload image. Please try again.')
  const body = server.asked.find((ask) => ask.path === '/api/me/profile-image')?.body
  expect(body instanceof FormData && body.get('file')).toBeInstanceOf(File)
  // Emptied, so that the browser tells of the same file again.
  expect(chosen).toHaveBeenLastCalledWith('')
})

test('an invitation signs up and in; a used one shows an error', async () => {
  const invitation = {
    organizationName: 'Bright Path ABA',
    email: 'new@example.test',
    phone_number: '',
    full_name: 'New Person',
    invitedBy: 'Dana',
    expiresAt: '2026-12-01T00:00:00Z',
  }
  let accepted = false
  server.answer({
    ...createHealthyServer(null),
    'GET /api/invitations/good': () => invitation,
    'POST /api/invitations/good/accept': () => {
      accepted = true
      return { ok: true }
    },
    'POST /api/auth/sign-in/email': () => createPerson({ name: 'New Person' }),
    'GET /api/auth/session': () =>
      createHealthyServer(accepted ? createPerson({ name: 'New Person' }) : null)['GET /api/auth/session'](),
  })
  const { user, path } = renderApp('/invite/good')
  expect(await screen.findByRole('heading', { name: 'Join Bright Path ABA' })).toBeInTheDocument()
  expect(screen.getByLabelText('Email')).toHaveValue('new@example.test')
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'long-enough')
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  expect(await screen.findByRole('heading', { name: 'Welcome, New' })).toBeInTheDocument()
  expect(path()).toBe('/')
})

test('an invitation that cannot be used explains why', async () => {
  server.answer({
    ...createHealthyServer(null),
    'GET /api/invitations/old': () => refuse('not-found', 'This invitation was used.'),
  })
  renderApp('/invite/old')
  expect(await screen.findByRole('alert')).toHaveTextContent('This invitation was used.')
})

test('loads an invitation again after a failure', async () => {
  server.answer({
    ...createHealthyServer(null),
    'GET /api/invitations/good': () => refuse('unavailable', 'Something went wrong on our side. Try again.'),
  })
  const { user } = renderApp('/invite/good')
  const retry = await screen.findByRole('button', { name: 'Retry' })
  server.answer({ 'GET /api/invitations/good': () => refuse('not-found', 'This invitation was used.') })
  await user.click(retry)
  expect(await screen.findByText('This invitation was used.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to sign in' })).toBeVisible()
})

test('an Admin gets an invitation link once, with its fields told apart when refused', async () => {
  const rows = [
    {
      id: toId(900),
      full_name: 'Dana',
      email: 'dana@example.test',
      role: 'user',
      admin_level: 'Admin',
      organization_id: toId(2),
      organization_name: 'Bright Path ABA',
      last_sign_in_at: null,
      two_factor_at: null,
      deactivated_at: null,
      calendar_feed_at: null,
      isSelf: false,
    },
  ]
  server.answer({
    ...createHealthyServer(createPerson({ adminLevel: 'Admin' })),
    'GET /api/users': () => ({ rows, total: 1, organizations: [{ id: toId(2), name: 'Bright Path ABA' }] }),
    'POST /api/invitations': () => refuse('invalid', 'Please check the fields.', { email: 'Already in use' }),
  })
  const { user } = renderApp('/user-management')
  await user.click(await screen.findByRole('button', { name: 'Invite a Person' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a person' }))
  await user.type(await dialog.findByLabelText('Email'), 'dana@example.test')
  await user.click(dialog.getByRole('button', { name: 'Create Invitation' }))
  expect(await dialog.findByText('Already in use')).toBeInTheDocument()
  server.answer({
    'POST /api/invitations': () => ({
      link: '/invite/secret',
      expiresAt: '2026-12-01T00:00:00Z',
      mailed: false,
      texted: false,
    }),
  })
  await user.click(dialog.getByRole('button', { name: 'Create Invitation' }))
  expect(await dialog.findByLabelText('Invitation link')).toHaveValue(`${window.location.origin}/invite/secret`)
})

test('shows people who are no Admin that User Management is not enabled', async () => {
  server.answer(createHealthyServer(createPerson()))
  renderApp('/user-management')
  expect(await screen.findByText('User Management is not enabled for your account')).toBeInTheDocument()
  expect(server.times('GET', '/api/users')).toBe(0)
})

test('shows the item of a finished onboarding once, then removes it', async () => {
  localStorage.setItem(
    'onboardingSuccess',
    JSON.stringify({
      type: 'location',
      timestamp: Date.now() - 5_000,
      locations: [{ name: 'Katy', city: 'Katy', state: 'TX', rbt_code: 'BP-KAT-R01', bcba_code: null }],
    }),
  )
  server.answer(createHealthyServer(createPerson()))
  renderApp('/messages')
  const dialog = within(await screen.findByRole('dialog', { name: 'The location was added' }))
  expect(dialog.getByText('BP-KAT-R01')).toBeInTheDocument()
  expect(localStorage.getItem('onboardingSuccess')).toBeNull()
})
