import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const platform = createPerson({ platform: true, adminLevel: 'Admin', name: 'Dana Whitfield' })
const lost = () => {
  throw new TypeError('connection lost')
}
const killed = () => refuse('unavailable', 'Down')

const card = async (label: string) => {
  const named = await screen.findByText(label)
  const box = named.closest('a, div')
  if (!(box instanceof HTMLElement)) throw new Error(`no card ${label}`)
  return box
}
const expectCard = async (label: string, value: string) => {
  const box = await card(label)
  await waitFor(() => expect(box).toHaveTextContent(`${label}${value}`))
}
const welcomed = () => screen.findByRole('heading', { name: /^Welcome, / })

test('clinic staff see greeting, heading, eight figures and today’s list', async () => {
  server.answer(createHealthyServer(createPerson()))
  renderApp('/')
  expect(await screen.findByRole('heading', { name: 'Welcome, Priya' })).toBeVisible()
  expect(
    screen.getByRole('heading', { name: 'ABA CANDIDATES FOR CLINIC REVIEW - All New Candidates Today' }),
  ).toBeVisible()
  await expectCard('Total Candidates Today', '3')
  await expectCard('Yesterday', '7')
  await expectCard('Total Hired', '4')
  await expectCard('Total Platform Candidates', '120')
  await expectCard('Active Organizations', '17')
  await expectCard('Active Locations', '61')
  await expectCard('Active Job Posts', '48')
  await expectCard('Gross Revenue This Month', '$240.00')
  expect(screen.getByText('No data available')).toBeVisible()
  expect(screen.getByText('11 Alert')).toBeVisible()
  expect(screen.getByText('7 Warning')).toBeVisible()
  expect(await screen.findByRole('row', { name: /Candidate B1/ })).toBeVisible()
})

test('every figure opens the rows behind it', async () => {
  server.answer(createHealthyServer(createPerson()))
  renderApp('/')
  await welcomed()
  expect(await card('Total Candidates Today')).toHaveAttribute('href', '/candidate-directory?dateRange=Today')
  expect(await card('Yesterday')).toHaveAttribute('href', '/candidate-directory?dateRange=Yesterday')
  expect(await card('Total Hired')).toHaveAttribute('href', '/candidate-directory?status=%5B%22Hired%22%5D')
  expect(await card('Active Job Posts')).toHaveAttribute('href', '/job-post-tracker')
  expect(await card('Gross Revenue This Month')).toHaveAttribute('href', '/financial-overview')
})

test('loads everything in one round, nothing twice', async () => {
  server.answer(createHealthyServer(createPerson()))
  renderApp('/')
  await screen.findByRole('row', { name: /Candidate B1/ })
  for (const [method, path] of [
    ['GET', '/api/dashboard/overview'],
    ['GET', '/api/dashboard/counts'],
    ['GET', '/api/candidates'],
    ['POST', '/functions/v1/rpc/get_candidate_stats'],
    ['GET', '/functions/v1/stripe-invoices'],
  ] as const)
    expect([path, server.times(method, path)]).toEqual([path, 1])
  expect(server.times('GET', '/functions/v1/admin-get-all-candidates')).toBe(0)
})

test('platform staff get counts and list from the admin function', async () => {
  server.answer(createHealthyServer(platform))
  renderApp('/')
  expect(await screen.findByRole('row', { name: /Ada Admin/ })).toBeVisible()
  await expectCard('Total Candidates Today', '41')
  await expectCard('Total Platform Candidates', '6,001')
  await expectCard('Active Organizations', '1')
  expect(server.times('GET', '/api/candidates')).toBe(0)
})

test('without the admin function, the counts, the RPC, and the normal query replace it', async () => {
  server.answer({ ...createHealthyServer(platform), 'GET /functions/v1/admin-get-all-candidates': killed })
  renderApp('/')
  expect(await screen.findByRole('row', { name: /Candidate B1/ })).toBeVisible()
  await expectCard('Total Candidates Today', '3')
  await expectCard('Total Hired', '4')
  await expectCard('Total Platform Candidates', '120')
})

test('without the organizations function, the overview’s count replaces it', async () => {
  server.answer({ ...createHealthyServer(platform), 'GET /functions/v1/admin-get-organizations': killed })
  renderApp('/')
  await expectCard('Active Organizations', '17')
  expect(screen.queryByText('Couldn’t load some figures.')).not.toBeInTheDocument()
})

test('a failed RPC aborts the stats update and leaves a tip and a way to try again', async () => {
  server.answer({ ...createHealthyServer(createPerson()), 'POST /functions/v1/rpc/get_candidate_stats': killed })
  const { user } = renderApp('/')
  expect(await screen.findByText('Ready to optimize your hiring process')).toBeVisible()
  await expectCard('Total Candidates Today', '0')
  server.answer(createHealthyServer(createPerson()))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await expectCard('Total Candidates Today', '3')
})

test('an exception leaves its own tip', async () => {
  server.answer({ ...createHealthyServer(createPerson()), 'POST /functions/v1/rpc/get_candidate_stats': lost })
  renderApp('/')
  expect(await screen.findByText('Optimize your hiring process with data-driven insights')).toBeVisible()
})

test('without the invoices the revenue stays 0, with the reason', async () => {
  server.answer({ ...createHealthyServer(createPerson()), 'GET /functions/v1/stripe-invoices': killed })
  renderApp('/')
  await expectCard('Gross Revenue This Month', '$0.00couldn’t load')
  expect(screen.getByText('Couldn’t load the revenue, so it shows 0.')).toBeVisible()
  await expectCard('Total Candidates Today', '3')
})

test('while figures load, nothing derived from them is shown', async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/dashboard/overview': () => new Promise(() => undefined),
  })
  renderApp('/')
  const revenue = await screen.findByRole('link', { name: /^Gross Revenue This Month/ })
  await screen.findByRole('row', { name: /Candidate B1/ })
  expect(revenue).toHaveTextContent(/^Gross Revenue This Month$/)
  for (const name of [/^Active Job Posts/, /^Total Candidates Today/, /^Total Hired/])
    expect(screen.getByRole('link', { name })).not.toHaveTextContent(/\d/)
  expect(screen.queryByText(/active job posts|with reports|last 30 days/)).not.toBeInTheDocument()
})

test('without the overview its figures are 0 and the list is still there', async () => {
  server.answer({ ...createHealthyServer(createPerson()), 'GET /api/dashboard/overview': killed })
  const { user } = renderApp('/')
  expect(await screen.findByRole('row', { name: /Candidate B1/ })).toBeVisible()
  await expectCard('Active Locations', '0')
  expect(screen.getByText('Couldn’t load some figures.')).toBeVisible()
  for (const name of [/^Active Locations/, /^Active Job Posts/])
    expect(within(screen.getByRole('link', { name })).getByText(/could not be loaded|couldn’t load/)).toBeVisible()
  expect(
    within(screen.getByRole('link', { name: /^Total Candidates Today/ })).queryByText(
      /could not be loaded|couldn’t load/,
    ),
  ).not.toBeInTheDocument()
  expect(screen.getByText('No data available: couldn’t load it')).toBeVisible()
  for (const name of ['New Job Post Alerts', 'Average Clients Per Month'])
    expect(within(screen.getByRole('region', { name })).getByText('couldn’t load')).toBeVisible()
  expect(screen.queryByText(/^Counts the/)).not.toBeInTheDocument()
  server.answer(createHealthyServer(createPerson()))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByText(/could not be loaded|couldn’t load/)).not.toBeInTheDocument())
})

test.each([
  ['a clinic', createPerson(), {}],
  ['the platform', platform, { 'GET /functions/v1/admin-get-all-candidates': killed }],
])('without the counts today and yesterday of %s say that they could not be loaded', async (_, who, more) => {
  server.answer({ ...createHealthyServer(who), ...more, 'GET /api/dashboard/counts': killed })
  const { user } = renderApp('/')
  expect(await screen.findByText('Couldn’t load some figures.')).toBeVisible()
  for (const name of [/^Total Candidates Today/, /^Yesterday/])
    expect(within(screen.getByRole('link', { name })).getByText(/could not be loaded|couldn’t load/)).toBeVisible()
  await expectCard('Total Hired', '4')
  expect(
    within(screen.getByRole('link', { name: /^Total Hired/ })).queryByText(/could not be loaded|couldn’t load/),
  ).not.toBeInTheDocument()
  expect(screen.queryByText(/^Counts the/)).not.toBeInTheDocument()
  server.answer(createHealthyServer(who))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByText(/could not be loaded|couldn’t load/)).not.toBeInTheDocument())
})

test('a Manager sees no amounts, no money links, and is sent back from a money route with a notice', async () => {
  server.answer(createHealthyServer(createPerson({ adminLevel: 'Manager' })))
  const { path } = renderApp('/financial-overview')
  await welcomed()
  expect(path()).toBe('/')
  expect(await screen.findByText('Managers can’t view Financial Overview.')).toBeVisible()
  await expectCard('Gross Revenue This Month', '—')
  expect(server.times('GET', '/functions/v1/stripe-invoices')).toBe(0)
  const nav = within(screen.getByRole('navigation', { name: 'Main' }))
  for (const hidden of ['Passwords & Logins', 'Performance Reports', 'Financial Overview'])
    expect(nav.queryByText(hidden)).not.toBeInTheDocument()
})

test('User Management is there and disabled; the current page is highlighted', async () => {
  server.answer(createHealthyServer(platform))
  renderApp('/')
  await welcomed()
  const nav = within(screen.getByRole('navigation', { name: 'Main' }))
  const disabled = nav.getByRole('link', { name: 'User Management' })
  expect(disabled).toHaveAttribute('aria-disabled', 'true')
  expect(disabled).not.toHaveAttribute('href')
  expect(nav.getByRole('link', { name: 'My Dashboard' })).toHaveAttribute('aria-current', 'page')
})

test('the loading screen covers the console until the stats are there', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<unknown>()
  server.answer({ ...createHealthyServer(createPerson()), 'GET /api/dashboard/overview': () => held })
  renderApp('/')
  // Looked at in one breath: on a busy machine its two seconds end between finding it and looking.
  await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Loading Resources' })).toBeVisible())
  release(createHealthyServer(createPerson())['GET /api/dashboard/overview']())
  await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Loading Resources' })).not.toBeInTheDocument())
})

test('stats that do not come hold the loading screen for two seconds at most', async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/dashboard/overview': () => new Promise(() => undefined),
  })
  renderApp('/')
  await screen.findByRole('progressbar', { name: 'Loading Resources' })
  await waitFor(
    () => expect(screen.queryByRole('progressbar', { name: 'Loading Resources' })).not.toBeInTheDocument(),
    { timeout: 3_000 },
  )
  expect(await screen.findByText('Loading statistics...')).toBeVisible()
})
