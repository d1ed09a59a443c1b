import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { client } from '../../../../../app/web/testing/clients.ts'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const answers = () => ({
  ...createHealthyServer(createPerson({ platform: true, adminLevel: 'Admin' })),
  'GET /api/clients': () => ({ rows: [client], total: 1 }),
})
const post = (n: number, location: string) => ({
  id: toId(70 + n),
  organization_id: toId(2),
  organization: 'Bright Path ABA',
  location_id: toId(51),
  location,
  position: 'RBT',
  job_start_date: '2026-11-01',
  cost_per_lead: 4,
  description: null,
  pay_low: null,
  pay_high: null,
  pay_per: null,
  hours: null,
  employment: null,
  offers_times: false,
  sharing: 1,
  active: true,
  note: null,
  state: 'Alert',
  reason: 'Alert: day 19, 5 days over',
  day: 19,
  since: '2026-11-01',
  candidates: 0,
  qualified: 0,
  hired: 0,
  costPerQualified: null,
  spark: [],
  history: [],
})

test('a client with an older unpaid invoice and a paid newest one says both', async () => {
  const rows = [{ ...client, health: ['Overdue invoice'], lastInvoice: { status: 'paid', created: 1_700_000_000 } }]
  server.answer({ ...answers(), 'GET /api/clients': () => ({ rows, total: 1 }) })
  renderApp('/active-clients')
  const row = within(await screen.findByRole('row', { name: /Bright Path ABA/ }))
  expect(row.getByRole('link', { name: 'Paid' }).getAttribute('href')).toContain('tab=billing')
  expect(row.getByText('Overdue invoice')).toBeVisible()
})

test('pausing a client with active job posts lists them before it is done', async () => {
  server.answer({
    ...answers(),
    'GET /api/job-posts/tracker': () => ({
      rows: [post(1, 'Waco'), post(2, 'Austin')],
      total: 2,
      counts: { good: 0, warning: 0, alert: 2 },
    }),
    [`POST /api/clients/${toId(2)}/status`]: () => ({ id: toId(2), status: 'Paused' }),
  })
  const { user } = renderApp('/active-clients')
  await user.click(await screen.findByRole('button', { name: 'Actions for Bright Path ABA' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Pause' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pause Bright Path ABA' }))
  const list = within(await dialog.findByRole('list', { name: 'Active job posts' }))
  expect(list.getByText('Waco · RBT')).toBeVisible()
  expect(list.getAllByText('Alert: day 19, 5 days over')).toHaveLength(2)
  await user.click(dialog.getByRole('button', { name: 'Pause With 2 active job posts' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(server.asked.find((ask) => ask.path.endsWith('/status'))?.body).toEqual({ status: 'Paused', posts: 2 })
})

test('the states of a client’s job posts open the posts in that state', async () => {
  server.answer({
    ...answers(),
    'GET /api/clients': () => ({ rows: [{ ...client, posts: { good: 4, warning: 0, alert: 1 } }], total: 1 }),
  })
  renderApp('/active-clients')
  const row = within(await screen.findByRole('row', { name: /Bright Path ABA/ }))
  expect(decodeURIComponent(row.getByRole('link', { name: '1 Alert' }).getAttribute('href') ?? '')).toContain('Alert')
  expect(row.getByRole('link', { name: '4 Good' })).toBeVisible()
  expect(row.queryByText(/Warning/)).not.toBeInTheDocument()
})

test('clinic staff see their organization as a card of figures, without the tools of a list', async () => {
  const own = { ...client, posts: { good: 4, warning: 2, alert: 2 }, health: ['Overdue invoice'], hired30: 50 }
  server.answer({
    ...createHealthyServer(createPerson({ adminLevel: 'Admin' })),
    'GET /api/clients': () => ({ rows: [own], total: 1 }),
  })
  renderApp('/active-clients')
  const card = within(await screen.findByRole('region', { name: 'Bright Path ABA' }))
  const states = ['2 Alert', '2 Warning', '4 Good']
  for (const name of states) expect(card.getByRole('link', { name })).toHaveTextContent(name)
  expect(card.getByText('Hired, 30 days').nextElementSibling).toHaveTextContent('50')
  expect(card.getByText('Median time to first contact, 30 days').nextElementSibling).toHaveTextContent('45 min')
  expect(card.getByRole('link', { name: 'Overdue invoice' }).getAttribute('href')).toContain('tab=billing')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(screen.queryByRole('searchbox', { name: 'Search clients' })).not.toBeInTheDocument()
})

test('clinic staff of a paused organization read that it is paused', async () => {
  server.answer({ ...createHealthyServer(createPerson()), 'GET /api/clients': () => ({ rows: [], total: 0 }) })
  renderApp('/active-clients')
  expect(await screen.findByText('Your organization is paused.')).toBeVisible()
})

test('a page past the end becomes the last one with a notice, and does not claim that there are no clients', async () => {
  server.answer({
    ...answers(),
    'GET /api/clients': ({ query }) =>
      query.get('page') === '9' ? { rows: [], total: 1 } : { rows: [client], total: 1 },
  })
  const { path } = renderApp('/active-clients?page=9')
  expect(await screen.findByRole('row', { name: /Bright Path ABA/ })).toBeVisible()
  expect(screen.getByText('There is no page 9. This is the last one.')).toBeVisible()
  expect(path()).toBe('/active-clients')
})

test('the scheduler leads to where it is switched', async () => {
  server.answer(answers())
  renderApp('/active-clients')
  expect(await screen.findByRole('link', { name: 'Auto scheduler of Bright Path ABA: off' })).toHaveAttribute(
    'href',
    `/automations?tab=presets&preset=applicant&organization=${toId(2)}`,
  )
})
