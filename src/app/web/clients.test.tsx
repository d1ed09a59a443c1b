import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, refuse } from '../../platform/web/testing/fake-server.ts'
import { renderApp } from './testing/render-app.tsx'
import { healthy, idOf, person } from './testing/world.ts'

const server = fakeServer()
const platform = person({ platform: true, adminLevel: 'Admin' })
const client = {
  id: idOf(2),
  name: 'Bright Path ABA',
  status: 'Active',
  subscription_type: 'Premium',
  scheduler: false,
  time_zone: 'America/Chicago',
  activeLocations: 4,
  posts: { good: 1, warning: 1, alert: 1 },
  today: 3,
  last7: 20,
  last30: 90,
  hired30: 2,
  firstTouchMinutes: 45,
  lastInvoice: null,
  lastSignIn: null,
  health: ['No staff sign-in for 14 days'],
}
const details = {
  id: idOf(2),
  name: 'Bright Path ABA',
  status: 'Active',
  subscription_type: 'Premium',
  scheduler: false,
  locations: [{ id: idOf(51), name: 'Waco', city: 'Waco', state: 'TX', is_active: true, candidates: 3 }],
  funnel: [{ status: 'Hired', count: 3 }],
}
const statuses = [
  { id: idOf(61), status_label: 'Phone Screen', sort_order: 1, candidates: 41 },
  { id: idOf(62), status_label: 'Offer Out', sort_order: 2, candidates: 0 },
]
const answers = (me = platform) => ({
  ...healthy(me),
  'GET /api/clients': () => ({ rows: [client], total: 1 }),
  [`GET /api/organizations/${idOf(2)}`]: () => details,
  [`GET /api/organizations/${idOf(2)}/statuses`]: () => ({ statuses }),
})

test('a client’s numbers open the rows behind them, and its health is told in words', async () => {
  server.answer(answers())
  renderApp('/active-clients')
  const row = within(await screen.findByRole('row', { name: /Bright Path ABA/ }))
  expect(row.getByText('No staff sign-in for 14 days')).toBeVisible()
  expect(row.getByText('45 min')).toBeVisible()
  expect(decodeURIComponent(row.getByRole('link', { name: '20' }).getAttribute('href') ?? '')).toContain(
    'dateRange=Last+7+Days',
  )
})

test('pausing a client with active job posts says how many before it is done', async () => {
  server.answer({
    ...answers(),
    [`POST /api/clients/${idOf(2)}/status`]: () => ({ id: idOf(2), status: 'Paused' }),
  })
  const { user } = renderApp('/active-clients')
  await user.click(await screen.findByRole('button', { name: 'Actions for Bright Path ABA' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Pause' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pause Bright Path ABA' }))
  await user.click(await dialog.findByRole('button', { name: 'Pause with 3 active job posts' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(server.asked.find((ask) => ask.path.endsWith('/status'))?.body).toEqual({ status: 'Paused', confirmed: true })
})

test('clinic staff see the scheduler but cannot switch it', async () => {
  server.answer(answers(person()))
  renderApp('/active-clients')
  const row = within(await screen.findByRole('row', { name: /Bright Path ABA/ }))
  expect(row.getByText('Off')).toBeVisible()
  expect(row.queryByRole('switch')).not.toBeInTheDocument()
})

test('an unknown organization says so, with a way back', async () => {
  server.answer({
    ...healthy(person()),
    [`GET /api/organizations/${idOf(9)}`]: () => refuse('not-found', 'Organization not found'),
  })
  renderApp(`/organization/${idOf(9)}`)
  expect(await screen.findByRole('heading', { name: 'Organization not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Active Clients' })).toBeVisible()
})

test('a status is renamed after saying how many candidates hold it', async () => {
  server.answer({
    ...answers(),
    [`PUT /api/organizations/${idOf(2)}/statuses/${idOf(61)}`]: () => ({ statuses }),
  })
  const { user } = renderApp(`/organization/${idOf(2)}?tab=statuses`)
  await user.click(await screen.findByRole('button', { name: 'Rename Phone Screen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename status' }))
  expect(await dialog.findByText('41 candidates hold this status and will move along.')).toBeVisible()
  const name = dialog.getByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Screened')
  await user.click(dialog.getByRole('button', { name: 'Rename and Move 41 candidates' }))
  await waitFor(() =>
    expect(server.asked.find((ask) => ask.method === 'PUT')?.body).toEqual({ status_label: 'Screened', expected: 41 }),
  )
})

test('a status in use is deleted only with a place for its candidates', async () => {
  server.answer(answers())
  const { user } = renderApp(`/organization/${idOf(2)}?tab=statuses`)
  await user.click(await screen.findByRole('button', { name: 'Delete Phone Screen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete status' }))
  expect(await dialog.findByRole('button', { name: 'Move 41 candidates and Delete' })).toBeDisabled()
})

test('statuses are put in order by buttons, and the new place is said', async () => {
  server.answer({
    ...answers(),
    [`POST /api/organizations/${idOf(2)}/statuses/order`]: () => ({ statuses: statuses.toReversed() }),
  })
  const { user } = renderApp(`/organization/${idOf(2)}?tab=statuses`)
  await user.click(await screen.findByRole('button', { name: 'Move Offer Out up' }))
  expect(await screen.findByText('Offer Out is now number 1 of 2.')).toBeInTheDocument()
  expect(server.asked.find((ask) => ask.path.endsWith('/order'))?.body).toEqual({ order: [idOf(62), idOf(61)] })
})

test('a location is added with the sentence at the wrong field', async () => {
  server.answer({
    ...answers(),
    [`POST /api/organizations/${idOf(2)}/locations`]: () =>
      refuse('invalid', 'Please check the fields.', { state: 'Choose a state' }),
  })
  const { user } = renderApp(`/organization/${idOf(2)}?tab=locations`)
  await user.click(await screen.findByRole('button', { name: 'Add Location' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a location' }))
  await user.type(await dialog.findByLabelText(/Name/), 'Temple')
  await user.click(dialog.getByRole('button', { name: 'Add Location' }))
  expect(await dialog.findByText('Choose a state')).toBeVisible()
  expect(dialog.getByLabelText(/Name/)).toHaveValue('Temple')
})
