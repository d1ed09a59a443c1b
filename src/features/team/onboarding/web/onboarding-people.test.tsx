import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()

const opened = (adminLevel: 'Admin' | null) => {
  const data = { step: 6, name: 'Sunrise ABA', contact_name: 'Marta Quinn', contact_email: 'marta@hsa.example.test' }
  server.answer({
    ...createHealthyServer(createPerson({ platform: true, adminLevel })),
    'GET /api/onboarding/drafts': () => ({
      drafts: [{ id: toId(400), kind: 'organization', data, updatedAt: '2026-11-20T10:00:00Z', madeBy: 'Priya' }],
    }),
    [`PUT /api/onboarding/drafts/${toId(400)}`]: () => ({ updatedAt: '2026-11-20T10:05:00Z' }),
    'POST /api/onboarding/check': () => ({ problems: [] }),
  })
  return renderApp(`/client-onboarding?draft=${toId(400)}`)
}

test('the contact is proposed as first Admin, and is invited with one click', async () => {
  const { user } = opened('Admin')
  expect(await screen.findByText('Marta Quinn, marta@hsa.example.test · first Admin?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Invite as Admin' }))
  const row = within(within(screen.getByRole('list', { name: 'Invitations' })).getByRole('listitem'))
  expect(row.getByLabelText('Email')).toHaveValue('marta@hsa.example.test')
  expect(row.getByLabelText('Full name')).toHaveValue('Marta Quinn')
  expect(row.getByRole('combobox', { name: 'Level' })).toHaveValue('Admin')
  expect(screen.queryByText(/first Admin\?/)).not.toBeInTheDocument()
  await user.click(row.getByRole('button', { name: 'Remove marta@hsa.example.test' }))
  await waitFor(() => expect(screen.getByText(/first Admin\?/)).toBeVisible())
})

test('anyone who may not invite is proposed no one', async () => {
  opened(null)
  expect(await screen.findByText(/Only Admins can invite people/)).toBeVisible()
  expect(screen.queryByText(/first Admin\?/)).not.toBeInTheDocument()
})

test('the first person added is Admin, and the review shows each level and warns of a clinic without one', async () => {
  const { user } = opened('Admin')
  const warning = /No one is an Admin\./
  await user.click(await screen.findByRole('button', { name: 'Add Person' }))
  await user.click(screen.getByRole('button', { name: 'Add Person' }))
  const [first, second] = within(screen.getByRole('list', { name: 'Invitations' })).getAllByRole('listitem')
  if (!first || !second) throw new Error('two people')
  expect(within(first).getByRole('combobox', { name: 'Level' })).toHaveValue('Admin')
  expect(within(second).getByRole('combobox', { name: 'Level' })).toHaveValue('Staff')
  await user.click(within(first).getByLabelText('Email'))
  await user.paste('nora@hsa.example.test')
  await user.click(within(first).getByLabelText('Full name'))
  await user.paste('Nora Quinn')
  await user.click(within(second).getByLabelText('Email'))
  await user.paste('sam@hsa.example.test')
  await user.click(screen.getByRole('button', { name: /7\. Review/ }))
  const invitations = 'Nora Quinn (nora@hsa.example.test) – Admin, sam@hsa.example.test – Staff'
  expect((await screen.findByText('Invitations:')).parentElement).toHaveTextContent(`Invitations: ${invitations}`)
  expect(screen.queryByText(warning)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /6\. People/ }))
  await user.click(screen.getByRole('button', { name: 'Remove nora@hsa.example.test' }))
  await user.click(screen.getByRole('button', { name: /7\. Review/ }))
  expect(await screen.findByText(warning)).toBeVisible()
})
