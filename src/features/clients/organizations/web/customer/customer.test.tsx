import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { client, details } from '../../../../../app/web/testing/clients.ts'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const none = { count: 0, amount: 0 }
const billing = (customer: string | null) => ({
  customer,
  paid90: 0,
  open90: none,
  overdue90: none,
  otherCurrencies: 0,
  invoices: [],
})
const found = (customer: string, more: Record<string, unknown> = {}) => ({
  customer,
  name: null,
  email: null,
  invoices: 0,
  reports: 0,
  organization_id: null,
  organization: null,
  ...more,
})
const link = `PUT /api/organizations/${toId(2)}/customer`
const answers = (customer: string | null, adminLevel: string | null = 'Admin') => ({
  ...createHealthyServer(createPerson({ platform: true, adminLevel })),
  'GET /api/clients': () => ({ rows: [client], total: 1 }),
  [`GET /api/organizations/${toId(2)}`]: (): unknown => details,
  [`GET /api/organizations/${toId(2)}/billing`]: () => billing(customer),
  'GET /api/customers': () => ({
    source: 'stripe',
    failure: null,
    customers: [
      found('cus_new', { name: 'Bright Path LLC', email: 'pay@bright.test', invoices: 3, reports: 1 }),
      found('cus_theirs', { invoices: 2, organization_id: toId(3), organization: 'Other Clinic' }),
    ],
  }),
})
const open = async (customer: string | null) => {
  const { user } = renderApp(`/organization/${toId(2)}?tab=billing`)
  await user.click(await screen.findByRole('button', { name: customer ? 'Change Customer' : 'Link Customer' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Customer at payments' })) }
}
const sent = () => server.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)

test('links a client to a customer that was found, and one click undoes it', async () => {
  server.answer({ ...answers(null), [link]: ({ body }) => ({ before: null, customer: null, ...(body as object) }) })
  const { user, dialog } = await open(null)
  const radio = await dialog.findByRole('radio', { name: 'Bright Path LLC' })
  expect(dialog.getByText('cus_new · pay@bright.test · 3 invoices, 1 report')).toBeVisible()
  expect(dialog.getByRole('radio', { name: 'cus_theirs' })).toBeDisabled()
  expect(dialog.getByText('2 invoices · linked to Other Clinic')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Link' })).toBeDisabled()
  await user.click(radio)
  await user.click(dialog.getByRole('button', { name: 'Link' }))
  expect(await screen.findByText('Linked to cus_new.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sent()).toEqual([
      { customer: 'cus_new', seen: null },
      { customer: null, seen: 'cus_new' },
    ]),
  )
})

test('accepts an unknown id as typed; an empty search suggests a step', async () => {
  server.answer({
    ...answers(null),
    'GET /api/customers': () => ({ source: 'table', failure: null, customers: [] }),
    [link]: () => {
      const problem = 'Other Clinic is linked to cus_typed.'
      return refuse('invalid', problem, { customer: problem })
    },
  })
  const { user, dialog } = await open(null)
  expect(await dialog.findByText(/Enter its ID/)).toBeVisible()
  await user.type(dialog.getByLabelText('Find a customer'), 'cus_typed')
  await user.click(await dialog.findByRole('radio', { name: 'cus_typed' }))
  await user.click(dialog.getByRole('button', { name: 'Link' }))
  expect(await dialog.findByText('Other Clinic is linked to cus_typed.')).toBeVisible()
  expect(dialog.getByRole('radio', { name: 'cus_typed' })).toBeChecked()
})

test('removes a link, and reports a failing Stripe above the customers known here', async () => {
  server.answer({
    ...answers('cus_new'),
    'GET /api/customers': () => ({
      source: 'stripe',
      failure: 'Stripe refused our key.',
      customers: [found('cus_old')],
    }),
    [link]: () => ({ customer: null, before: 'cus_new' }),
  })
  const { user, dialog } = await open('cus_new')
  expect(await dialog.findByText('Couldn’t search Stripe: Stripe refused our key.')).toBeVisible()
  expect(dialog.getByRole('radio', { name: 'cus_old' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Unlink' }))
  expect(await screen.findByText('Unlinked from cus_new.')).toBeVisible()
  expect(sent()).toEqual([{ customer: null, seen: 'cus_new' }])
})

test('a reader who cannot enter money sees the customer and changes nothing', async () => {
  server.answer({
    ...answers('cus_new'),
    ...createHealthyServer(createPerson({ platform: false, adminLevel: 'Admin' })),
  })
  renderApp(`/organization/${toId(2)}?tab=billing`)
  expect(await screen.findByText('cus_new')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Change Customer' })).not.toBeInTheDocument()
})
