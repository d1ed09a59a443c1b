import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { client, details } from '../../../../../app/web/testing/clients.ts'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const platform = createPerson({ platform: true, adminLevel: 'Admin' })
const statuses = [
  { id: toId(61), status_label: 'Phone Screen', sort_order: 1, candidates: 41 },
  { id: toId(62), status_label: 'Offer Out', sort_order: 2, candidates: 0 },
]
const answers = (me = platform) => ({
  ...createHealthyServer(me),
  'GET /api/clients': () => ({ rows: [client], total: 1 }),
  [`GET /api/organizations/${toId(2)}`]: () => details,
  [`GET /api/organizations/${toId(2)}/statuses`]: () => ({ statuses }),
})

test('a client’s numbers open the rows behind them, and words describe its health', async () => {
  server.answer(answers())
  renderApp('/active-clients')
  const row = within(await screen.findByRole('row', { name: /Bright Path ABA/ }))
  expect(row.getByText('No staff sign-in for 14 days')).toBeVisible()
  expect(row.getByText('45 min')).toBeVisible()
  expect(decodeURIComponent(row.getByRole('link', { name: '20' }).getAttribute('href') ?? '')).toContain(
    'dateRange=Last+7+Days',
  )
})

test('clinic staff see the scheduler but cannot switch it', async () => {
  server.answer(answers(createPerson()))
  renderApp('/active-clients')
  const card = within(await screen.findByRole('region', { name: 'Bright Path ABA' }))
  expect(card.getByText('Off')).toBeVisible()
  expect(card.queryByRole('switch')).not.toBeInTheDocument()
})

test('an unknown organization shows a notice, with a link back', async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    [`GET /api/organizations/${toId(9)}`]: () => refuse('not-found', 'Organization not found'),
  })
  renderApp(`/organization/${toId(9)}`)
  expect(await screen.findByRole('heading', { name: 'Organization not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Active Clients' })).toBeVisible()
})

test('a status is renamed after saying how many candidates hold it', async () => {
  server.answer({
    ...answers(),
    [`PUT /api/organizations/${toId(2)}/statuses/${toId(61)}`]: () => ({ statuses }),
  })
  const { user } = renderApp(`/organization/${toId(2)}?tab=statuses`)
  await user.click(await screen.findByRole('button', { name: 'Rename Phone Screen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename status' }))
  expect(await dialog.findByText('41 candidates have this status and will move to the new name.')).toBeVisible()
  const name = dialog.getByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Screened')
  await user.click(dialog.getByRole('button', { name: 'Rename and Move 41 candidates' }))
  await waitFor(() =>
    expect(server.asked.find((ask) => ask.method === 'PUT')?.body).toEqual({
      status_label: 'Screened',
      was: 'Phone Screen',
      expected: 41,
    }),
  )
})

test('a status in use is deleted only with a place for its candidates', async () => {
  server.answer(answers())
  const { user } = renderApp(`/organization/${toId(2)}?tab=statuses`)
  await user.click(await screen.findByRole('button', { name: 'Delete Phone Screen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete status' }))
  expect(await dialog.findByRole('button', { name: 'Move 41 candidates and Delete' })).toBeDisabled()
})

test('buttons reorder statuses, and a message gives the new place', async () => {
  server.answer({
    ...answers(),
    [`POST /api/organizations/${toId(2)}/statuses/order`]: () => ({ statuses: statuses.toReversed() }),
  })
  const { user } = renderApp(`/organization/${toId(2)}?tab=statuses`)
  await user.click(await screen.findByRole('button', { name: 'Move Offer Out up' }))
  expect(await screen.findByText('Offer Out is now number 1 of 2.')).toBeInTheDocument()
  expect(server.asked.find((ask) => ask.path.endsWith('/order'))?.body).toEqual({ order: [toId(62), toId(61)] })
})

test('a location is added with the sentence at the wrong field', async () => {
  server.answer({
    ...answers(),
    [`POST /api/organizations/${toId(2)}/locations`]: () =>
      refuse('invalid', 'Please check the fields.', { state: 'Choose a state.' }),
  })
  const { user } = renderApp(`/organization/${toId(2)}?tab=locations`)
  await user.click(await screen.findByRole('button', { name: 'Add Location' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add location' }))
  await user.type(await dialog.findByLabelText(/Name/), 'Temple')
  await user.click(dialog.getByRole('button', { name: 'Add Location' }))
  expect(await dialog.findByText('Choose a state.')).toBeVisible()
  expect(dialog.getByLabelText(/Name/)).toHaveValue('Temple')
})

test('a location shows its open hours, and sends nothing while a day ends before it begins', async () => {
  server.answer({ ...answers(), [`POST /api/organizations/${toId(2)}/locations`]: () => ({ id: toId(70) }) })
  const { user } = renderApp(`/organization/${toId(2)}?tab=locations`)
  await user.click(await screen.findByRole('button', { name: 'Add Location' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add location' }))
  await user.type(await dialog.findByLabelText(/Name/), 'Temple')
  await user.click(dialog.getByRole('switch', { name: /^Set opening hours/ }))
  const days = within(dialog.getByRole('group', { name: 'Monday to Friday' }))
  fireEvent.change(days.getByLabelText('Until'), { target: { value: '08:00' } })
  await user.click(dialog.getByRole('button', { name: 'Add Location' }))
  expect(await days.findByText('Choose a time after the start.')).toBeVisible()
  const sent = () => server.asked.find(({ method, path }) => method === 'POST' && path.endsWith('/locations'))?.body
  expect(sent()).toBeUndefined()
  fireEvent.change(days.getByLabelText('Until'), { target: { value: '19:00' } })
  await user.click(dialog.getByRole('button', { name: 'Add Location' }))
  await waitFor(() =>
    expect(sent()).toMatchObject({
      name: 'Temple',
      hours: { weekdays: { opens: 540, closes: 1140 }, sunday: { opens: 0, closes: 0 } },
    }),
  )
})

test('the clients are a file, and the owner of one can be written to', async () => {
  server.answer(answers())
  const { user } = renderApp('/active-clients?q=path')
  const csv = await screen.findByRole('link', { name: 'CSV' })
  expect(csv.getAttribute('href')).toContain('/api/clients/export?')
  expect(csv.getAttribute('href')).toContain('q=path')
  await user.click(await screen.findByRole('button', { name: 'Actions for Bright Path ABA' }))
  expect(await screen.findByRole('menuitem', { name: 'Message Dana Reyes' })).toHaveAttribute(
    'href',
    'mailto:dana@brightpath.test',
  )
})

test('a form reports a client changed by someone else, and loads the new values', async () => {
  const changing = { ...client }
  server.answer({ ...answers(), 'GET /api/clients': () => ({ rows: [{ ...changing }], total: 1 }) })
  const { user, queryClient } = renderApp(`/active-clients?dialog=edit&id=${toId(2)}`)
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await user.type(name, ' of Texas')
  changing.name = 'Bright Path Therapy'
  await queryClient.invalidateQueries()
  expect(await screen.findByText(/Updated elsewhere –/)).toBeVisible()
  expect(name).toHaveValue('Bright Path ABA of Texas')
  await user.click(screen.getByRole('button', { name: 'refresh' }))
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Bright Path Therapy')
})

const open = { opens: 540, closes: 1200 }
const week = { weekdays: open, saturday: open, sunday: { opens: 720, closes: 1200 } }

test('a client gets a texting number of its own; one that is another’s is refused at the field', async () => {
  let isTaken = true
  server.answer({
    ...answers(),
    'GET /api/clients': () => ({ rows: [{ ...client, texting_number: '+15125550142' }], total: 1 }),
    [`PUT /api/clients/${toId(2)}`]: () =>
      isTaken
        ? refuse('invalid', 'Taken', { texting_number: 'Blue Heron Behavior already uses this number.' })
        : { id: toId(2) },
  })
  const { user } = renderApp(`/active-clients?dialog=edit&id=${toId(2)}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit client' }))
  const field = await dialog.findByLabelText('Texting number')
  expect(field).toHaveValue('(512) 555-0142')
  await user.clear(field)
  await user.type(field, '512 555 0143')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Blue Heron Behavior already uses this number.')).toBeVisible()
  isTaken = false
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(server.asked.findLast(({ path }) => path === `/api/clients/${toId(2)}`)?.body).toMatchObject({
    texting_number: '512 555 0143',
  })
})

test('an organization’s tabs show its users, templates, readiness, billing and activity', async () => {
  const of = `GET /api/organizations/${toId(2)}`
  server.answer({
    ...answers(),
    [`${of}/people`]: () => ({
      people: [
        {
          id: toId(7),
          full_name: 'Riley Adams',
          email: 'r@x.test',
          admin_level: null,
          lastSignIn: null,
          isDeactivated: false,
        },
      ],
    }),
    [`${of}/templates`]: () => ({
      templates: [{ id: toId(8), name: 'Welcome', content: 'Hi', is_default: true, is_active: true, texts: 12 }],
      links: 2,
    }),
    [`${of}/texting`]: () => ({
      items: [{ name: 'Brand', state: 'missing', words: 'No brand registration is recorded.' }],
      brandId: '',
      campaignId: '',
      quietHours: true,
      widest: week,
      hours: week,
      isStopped: true,
    }),
    [`PUT /api/organizations/${toId(2)}/texting-hours`]: () => ({ ok: true }),
    [`POST /api/organizations/${toId(2)}/resume-texting`]: () => ({ ok: true }),
    [`${of}/billing`]: () => ({
      customer: 'cus_1',
      paid90: 123_456,
      open90: { count: 2, amount: 130_000 },
      overdue90: { count: 1, amount: 70_000 },
      otherCurrencies: 1,
      invoices: [
        {
          id: 'in_1',
          number: 'RF-1001',
          created: '2026-09-28T15:00:00Z',
          due: '2026-10-12T15:00:00Z',
          status: 'open',
          state: 'overdue',
          amount: 70_000,
          amount_paid: 0,
          currency: 'eur',
        },
      ],
    }),
    'GET /api/activity': () => ({
      items: [
        {
          id: toId(9),
          at: '2026-11-20T15:00:00Z',
          name: 'user.signedIn',
          who: 'Riley Adams',
          organization: 'x',
          about: null,
          candidate: null,
          aboutName: null,
          before: null,
          after: null,
          sentence: 'Signed in',
          changes: [],
        },
      ],
      next: null,
    }),
  })
  const { user } = renderApp(`/organization/${toId(2)}`)
  expect(await screen.findByText(/1 job post in Alert, 1 in Warning\./)).toBeVisible()
  const open = async (tab: string) => await user.click(await screen.findByRole('tab', { name: tab }))
  await open('Users')
  expect(await screen.findByText('Never')).toBeVisible()
  await open('Templates & Links')
  expect(await screen.findByText('Welcome (Default)')).toBeVisible()
  await open('Texting Readiness')
  expect(await screen.findByRole('heading', { name: '1 of 1 still open' })).toBeVisible()
  const hours = within(screen.getByRole('region', { name: 'Texting hours' }))
  await user.click(within(hours.getByRole('group', { name: 'Sunday' })).getByRole('checkbox', { name: 'Sunday' }))
  await user.click(hours.getByRole('button', { name: 'Save Hours' }))
  expect(await screen.findByText('Hours saved.')).toBeInTheDocument()
  expect(server.asked.findLast(({ path }) => path.endsWith('/texting-hours'))?.body).toEqual({
    hours: { ...week, sunday: { opens: 0, closes: 0 }, daysOff: [], holidaysOff: [] },
  })
  await user.click(screen.getByRole('button', { name: 'Resume Sending' }))
  expect(await screen.findByText('Texts go out again.')).toBeInTheDocument()
  await open('Billing')
  expect(await screen.findByText('$1,234.56')).toBeVisible()
  expect(screen.getByText('$1,300.00 on 2 invoices')).toBeVisible()
  expect(screen.getByText(/1 invoice in another currency is counted but not added/)).toBeVisible()
  expect(screen.getByRole('row', { name: /RF-1001 Sep 28, 2026 Oct 12, 2026 Overdue €700\.00 €0\.00/ })).toBeVisible()
  await open('Activity')
  expect(await screen.findByText('Signed in')).toBeVisible()
})
