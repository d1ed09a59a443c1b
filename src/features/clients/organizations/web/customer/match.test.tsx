import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const invoice = {
  id: 'in_1',
  number: 'RF-1',
  created: 1_763_000_000,
  due_date: null,
  customer: 'cus_new',
  organization_id: null,
  organization: null,
  status: 'paid',
  state: 'paid',
  amount: 100,
  amount_paid: 100,
  currency: 'usd',
}
const answers = (adminLevel: string, platform = true) => ({
  ...createHealthyServer(createPerson({ platform, adminLevel })),
  'GET /api/finance/overview': () => refuse('unavailable', 'Away.'),
  'GET /api/finance/invoices': () => ({ rows: [invoice], total: 1, sums: [] }),
  'GET /functions/v1/admin-get-organizations': () => ({
    organizations: [{ id: toId(2), name: 'Bright Path ABA', status: 'Active' }],
  }),
})

test('matches an unmatched row to a client on the spot; the dialog shows a refusal', async () => {
  const link = `PUT /api/organizations/${toId(2)}/customer`
  const taken = 'Other Clinic is linked to cus_new. If it isn’t theirs, unlink it there first.'
  server.answer({ ...answers('Admin'), [link]: () => refuse('invalid', taken, { customer: taken }) })
  const { user } = renderApp('/financial-overview')
  await user.click(await screen.findByRole('button', { name: 'Match cus_new' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Which client is cus_new?' }))
  const match = await dialog.findByRole('button', { name: 'Match' })
  expect(match).toBeDisabled()
  await user.click(await dialog.findByRole('combobox', { name: 'Client' }))
  await user.click(await screen.findByRole('option', { name: 'Bright Path ABA' }))
  await user.click(match)
  expect(await dialog.findByText(taken)).toBeVisible()
  server.answer({ ...answers('Admin'), [link]: () => ({ customer: 'cus_new', before: null }) })
  await user.click(match)
  expect(await screen.findByText('Linked to cus_new.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Which client/ })).not.toBeInTheDocument())
})

test('a reader who cannot enter money gets no Match button', async () => {
  server.answer(answers('Admin', false))
  renderApp('/financial-overview')
  expect(await screen.findByText('RF-1')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Match cus_new' })).not.toBeInTheDocument()
})
