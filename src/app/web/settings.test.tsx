import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, refuse } from '../../platform/web/testing/fake-server.ts'
import { renderApp } from './testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from './testing/world.ts'

const server = fakeServer()
const session = (n: number, more: object = {}) => ({
  id: toId(n),
  device: 'Chrome on Windows',
  address: '10.0.0.1',
  signedInAt: '2026-11-20T15:00:00Z',
  lastSeenAt: '2026-11-20T15:20:00Z',
  isThis: false,
  ...more,
})
const world = (me = createPerson(), since: string | null = null) => ({
  ...createHealthyServer(me),
  'GET /api/me/two-factor': () => ({ since, recoveryCodesLeft: since ? 8 : 0, required: false }),
  'GET /api/me/sessions': () => ({
    longestHours: 12,
    rows: [session(1, { isThis: true }), session(2, { device: 'Safari on iPhone' })],
  }),
  'GET /api/me/organization': () => ({
    name: 'Bright Path ABA',
    requires_two_factor: false,
    counts_culture_fit: true,
    people: 4,
    without: 3,
  }),
})

test('the tab lives in the URL; People is for Admins', async () => {
  server.answer(world())
  const { user, path } = renderApp('/settings')
  expect(await screen.findByLabelText('Full name')).toHaveValue('Priya Natarajan')
  expect(screen.queryByRole('tab', { name: 'People' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Security' }))
  expect(await screen.findByRole('heading', { name: 'Sessions' })).toBeVisible()
  expect(path()).toBe('/settings?tab=security')
})

test('an empty name is refused at its field', async () => {
  server.answer({
    ...world(),
    'PUT /api/me/profile': () => refuse('invalid', 'Enter your name.', { full_name: 'Enter your name.' }),
  })
  const { user } = renderApp('/settings')
  await user.clear(await screen.findByRole('textbox', { name: 'Full name' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter your name.')).toBeVisible()
})

test('two-factor sign-in is set up with password, QR code and first code, and shows the recovery codes once', async () => {
  server.answer({
    ...world(),
    'POST /api/me/two-factor/start': () => ({
      uri: 'otpauth://totp/Reinforce:priya?secret=ABCDEF&issuer=Reinforce',
      recoveryCodes: ['aaaaa-bbbbb', 'ccccc-ddddd'],
    }),
    'POST /api/me/two-factor/confirm': () => refuse('invalid', 'No.', { code: 'This code is wrong.' }),
  })
  const { user } = renderApp('/settings?tab=security')
  await user.click(await screen.findByRole('button', { name: 'Set Up' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up two-factor sign-in' }))
  await user.type(await dialog.findByLabelText('Your password', { selector: 'input' }), 'secret{Enter}')
  expect(await dialog.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  expect(dialog.getByText('ABCD EF')).toBeVisible()
  await user.type(dialog.getByLabelText('Code from your app'), '000000{Enter}')
  expect(await dialog.findByText('This code is wrong.')).toBeVisible()
  server.answer({ 'POST /api/me/two-factor/confirm': () => ({ ok: true }) })
  await user.click(dialog.getByRole('button', { name: 'Turn On' }))
  expect(await dialog.findByText('aaaaa-bbbbb')).toBeVisible()
})

test('two-factor sign-in is turned off with the password and a fresh code', async () => {
  const sentence = 'This code is wrong. 4 tries left.'
  server.answer({
    ...world(createPerson(), '2026-11-01T00:00:00Z'),
    'POST /api/me/two-factor/stop': () => refuse('invalid', sentence, { code: sentence }),
  })
  const { user } = renderApp('/settings?tab=security')
  await user.click(await screen.findByRole('button', { name: 'Turn Off' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-factor sign-in' }))
  await user.type(await dialog.findByLabelText('Your password', { selector: 'input' }), 'secret')
  expect(dialog.getByRole('button', { name: 'Turn Off' })).toBeDisabled()
  await user.type(dialog.getByLabelText('Code from your app, or a recovery code'), '000000{Enter}')
  expect(await dialog.findByText(sentence)).toBeVisible()
  server.answer({ 'POST /api/me/two-factor/stop': () => ({ ok: true }) })
  await user.click(dialog.getByRole('button', { name: 'Turn Off' }))
  expect(await screen.findByText('Two-factor sign-in is off.')).toBeVisible()
  expect(server.asked.findLast(({ path }) => path.endsWith('/stop'))?.body).toEqual({
    password: 'secret',
    code: '000000',
  })
})

test('another session is ended alone, or all at once', async () => {
  server.answer({
    ...world(createPerson(), '2026-11-01T00:00:00Z'),
    [`POST /api/me/sessions/${toId(2)}/end`]: () => ({ ok: true }),
    'POST /api/me/sessions/end-others': () => ({ ended: 1 }),
  })
  const { user } = renderApp('/settings?tab=security')
  expect(await screen.findByText(/8 of your recovery codes are left/)).toBeVisible()
  const ends = 'Sessions end after 1 hour of inactivity, and 12 hours after you signed in.'
  expect(await screen.findByText(ends)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'End the session on Safari on iPhone, 10.0.0.1' }))
  expect(await screen.findByText('Session ended.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'End All Others' }))
  expect(await screen.findByText('Ended 1 other session.')).toBeVisible()
})

test('asks an Admin without a second factor to set up their own before requiring it of others', async () => {
  const sentence = 'Set up your own two-factor sign-in first, under Security.'
  server.answer({
    ...world(createPerson({ adminLevel: 'Admin' })),
    'PATCH /api/me/organization': () => refuse('invalid', sentence, { requires_two_factor: sentence }),
  })
  const { user } = renderApp('/settings?tab=security')
  expect(await screen.findByText(/3 of 4 people haven’t set it up yet/)).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'Require two-factor sign-in for everyone' }))
  expect(await screen.findByText(sentence)).toBeVisible()
})

test('an Admin leaves culture fit out of the score with one switch', async () => {
  server.answer({ ...world(createPerson({ adminLevel: 'Admin' })), 'PATCH /api/me/organization': () => ({ ok: true }) })
  const { user } = renderApp('/settings?tab=scoring')
  await user.click(await screen.findByRole('switch', { name: 'Exclude culture fit from the score' }))
  expect(await screen.findByText('Culture fit excluded from scores.')).toBeVisible()
  expect(server.asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ counts_culture_fit: false })
})

test('a former address opens the part that it meant', async () => {
  server.answer(world(createPerson({ adminLevel: 'Admin' })))
  const { path } = renderApp('/settings?tab=organization')
  expect(await screen.findByRole('region', { name: 'Locations' })).toBeVisible()
  expect(path()).toBe('/settings?tab=places')
})
