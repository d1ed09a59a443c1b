import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const clinic = { id: toId(2), name: 'Bright Path ABA' }
const world = () => ({
  ...createHealthyServer(createPerson({ adminLevel: 'Admin' })),
  'GET /api/users': () => ({ rows: [], total: 0, organizations: [clinic] }),
})
const made = { link: '/invite/abc', expiresAt: '2026-11-27T15:00:00Z', mailed: false, texted: false }
const sent = () => server.asked.findLast(({ path, method }) => path === '/api/invitations' && method === 'POST')?.body
const open = async () => {
  const app = renderApp('/user-management?dialog=invite')
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByLabelText('Email')
  return { ...app, dialog }
}

test('an empty invitation shows its missing fields', async () => {
  const sentence = 'Enter an email or a phone number.'
  server.answer({ ...world(), 'POST /api/invitations': () => refuse('invalid', sentence, { email: sentence }) })
  const { user, dialog } = await open()
  await user.click(dialog.getByRole('button', { name: 'Create Invitation' }))
  await waitFor(() => expect(dialog.getByLabelText('Email')).toBeInvalid())
  expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(new RegExp(sentence))
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
})

test('platform staff choose the organization of an invitation; nothing is preset, and the platform’s explains what it opens', async () => {
  const me = createPerson({ platform: true, adminLevel: 'Admin' })
  const platform = { id: me.organization.id, name: 'Reinforce Demo Clinic' }
  server.answer({
    ...createHealthyServer(me),
    'GET /api/users': () => ({ rows: [], total: 0, organizations: [clinic, platform] }),
    'POST /api/invitations': () => made,
  })
  const { user, dialog } = await open()
  const choose = async (name: string) => {
    await user.click(dialog.getByRole('combobox', { name: 'Organization' }))
    await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name }))
  }
  const button = dialog.getByRole('button', { name: 'Create Invitation' })
  await user.type(dialog.getByLabelText('Email'), 'new@example.test')
  await user.click(button)
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Organization' })).toBeInvalid())
  expect(dialog.getByRole('combobox', { name: 'Organization' })).toHaveAccessibleDescription('Choose the organization.')
  expect(server.times('POST', '/api/invitations')).toBe(0)
  await choose(platform.name)
  expect(dialog.getByRole('note')).toHaveTextContent(
    'This person becomes platform staff. They see the candidates, texts, and clients of every organization, plus all their money and saved logins.',
  )
  expect(button).toBeDisabled()
  await choose(clinic.name)
  expect(dialog.queryByRole('note')).not.toBeInTheDocument()
  expect(button).toBeEnabled()
  await choose(platform.name)
  await user.click(dialog.getByRole('checkbox', { name: 'Yes, platform staff' }))
  await user.click(button)
  expect(await dialog.findByRole('textbox', { name: 'Invitation link' })).toBeVisible()
  expect(sent()).toMatchObject({ organization_id: platform.id, platform_confirmed: true })
})

test('a second click goes to the form, not to Done; Done confirms that the invitation is on its way', async () => {
  server.answer({ ...world(), 'POST /api/invitations': () => ({ ...made, mailed: true }) })
  const { user, dialog } = await open()
  await user.type(dialog.getByLabelText('Email'), 'new@example.test')
  await user.dblClick(dialog.getByRole('button', { name: 'Create Invitation' }))
  const done = await dialog.findByRole('button', { name: 'Done' })
  fireEvent.click(done, { detail: 2 })
  expect(done).toBeVisible()
  await user.click(done)
  expect(await screen.findByText('The invitation to new@example.test is on its way.')).toBeVisible()
  expect(server.times('POST', '/api/invitations')).toBe(1)
  expect(sent()).toMatchObject({ organization_id: clinic.id, platform_confirmed: false })
})

test('texts an invitation only to people who agreed; shows a number that cannot be texted at its field', async () => {
  const sentence = 'This person opted out of texts.'
  server.answer({
    ...world(),
    'POST /api/invitations': () => refuse('invalid', sentence, { phone_number: sentence }),
  })
  const { user } = renderApp('/user-management?dialog=invite')
  const dialog = within(await screen.findByRole('dialog'))
  const agreed = await dialog.findByRole('checkbox', { name: /agreed to be texted/ })
  expect(agreed).toBeDisabled()
  await user.type(dialog.getByLabelText('Phone number'), '(512) 555-0123')
  await user.click(agreed)
  await user.click(dialog.getByRole('button', { name: 'Create Invitation' }))
  await waitFor(() => expect(dialog.getByLabelText('Phone number')).toHaveAccessibleDescription(sentence))
  expect(dialog.getByLabelText('Phone number')).toHaveValue('(512) 555-0123')
  server.answer({
    ...world(),
    'POST /api/invitations': () => ({
      link: '/invite/abc',
      expiresAt: '2026-11-27T15:00:00Z',
      mailed: false,
      texted: true,
    }),
  })
  await user.click(dialog.getByRole('button', { name: 'Create Invitation' }))
  expect(await dialog.findByText(/The invitation to \(512\) 555-0123 is on its way/)).toBeVisible()
  expect(server.asked.findLast(({ path }) => path === '/api/invitations')?.body).toMatchObject({ text_agreed: true })
})
