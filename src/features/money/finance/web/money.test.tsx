import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'
import { hiring } from './testing/hiring-figures.ts'

const server = fakeServer()

const month = (amount: number, fee: number, clients: number) => ({ rows: 3, amount, fee, net: amount - fee, clients })
const report = {
  totals: month(30_000, 1_000, 2),
  paidInvoices: { rows: 0, amount: 0 },
  flags: { duplicates: 2, fee: 0, unmatched: 1, both: 0 },
  trend: [
    { month: '2026-05', ...month(20_000, 500, 2) },
    { month: '2026-06', ...month(30_000, 1_000, 2) },
  ],
  average: {
    value: 1.5,
    months: [
      { month: '2026-05', clients: 1 },
      { month: '2026-06', clients: 2 },
    ],
  },
}
const row = (n: number, more: object = {}) => ({
  id: toId(600 + n),
  created_date: '2026-06-03T15:00:00Z',
  month: 6,
  year: 2026,
  customer: `cus_${n}`,
  organization_id: toId(2),
  organization: `Clinic ${n}`,
  amount: 10_050,
  fee: 50,
  net: 10_000,
  duplicate: false,
  feeAboveAmount: false,
  ...more,
})
const rows = [
  row(1, { duplicate: true }),
  row(2, { organization: null, organization_id: null, customer: 'cus_nobody' }),
]

const reports = (platform = false) => ({
  ...createHealthyServer(createPerson({ platform })),
  'GET /api/finance/reports': () => report,
  'GET /api/finance/report-rows': () => ({ rows, total: rows.length }),
  'GET /api/finance/hiring': () => hiring,
  'GET /api/finance/hiring/people': () => ({
    rows: [
      {
        id: toId(10_001),
        name: 'Ana García',
        position: 'RBT',
        organization: 'Bright Path ABA',
        location: 'Waco',
        source: 'Indeed',
        status: 'Hired',
        received: '2026-06-10T14:00:00Z',
        touch: 30,
      },
    ],
    total: 1,
  }),
})
const june = '/performance-report?month=2026-06'
const askedFor = (path: string) => server.asked.filter((ask) => ask.path === path)

test('a month shows its reports, sums, flags and the working of the average', async () => {
  server.answer(reports(true))
  renderApp(june)
  expect(await screen.findByRole('button', { name: 'Amount: $300.00. Show the rows' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Net = amount − fee: $290.00. Show the rows' })).toBeVisible()
  const list = within(await screen.findByRole('region', { name: 'Reports of the month' }))
  expect(await list.findByRole('row', { name: /Clinic 1.*\$100\.50.*\$0\.50.*\$100\.00.*Duplicate/ })).toBeVisible()
  expect(list.getByRole('row', { name: /Unmatched cus_nobody/ })).toBeVisible()
  expect(screen.getByText(/3 ÷ 2 months = 1\.5\./)).toBeVisible()
  expect(list.getByRole('link', { name: 'Download the reports as CSV' }).getAttribute('href')).toContain(
    'month=2026-06',
  )
})

test('the month lives in the URL, and so does the month compared with it', async () => {
  server.answer(reports())
  const { user, path } = renderApp(june)
  await user.click(await screen.findByRole('button', { name: 'Previous month' }))
  await waitFor(() => expect(path()).toContain('month=2026-05'))
  await waitFor(() =>
    expect(new Set(askedFor('/api/finance/reports').map(({ query }) => query.get('month')))).toEqual(
      new Set(['2026-06', '2026-05', '2026-04']),
    ),
  )
})

test('a future month in the URL shows the current one with a notice, in the comparison too', async () => {
  server.answer(reports())
  renderApp('/performance-report?month=2200-06&with=2200-05')
  expect(await screen.findByText(/^June 2200 hasn’t started, so \w+ \d{4} is shown\.$/)).toBeInTheDocument()
  const asked = askedFor('/api/finance/reports').map(({ query }) => query.get('month') ?? '')
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((month) => month > '2200')).toEqual([])
})

test('a flag filters the list', async () => {
  server.answer(reports())
  const { user, path } = renderApp(june)
  await user.click(await screen.findByRole('button', { name: 'Duplicates: 2' }))
  await waitFor(() => expect(path()).toContain('show=duplicates'))
  await waitFor(() => expect(askedFor('/api/finance/report-rows').at(-1)?.query.get('show')).toBe('duplicates'))
})

test('a month without reports says which', async () => {
  server.answer({ ...reports(), 'GET /api/finance/report-rows': () => ({ rows: [], total: 0 }) })
  renderApp(june)
  expect(await screen.findByText('No reports for June 2026.')).toBeVisible()
})

test('a hiring figure opens the people behind it', async () => {
  server.answer(reports())
  const { user, path } = renderApp(`${june}&tab=hiring`)
  await user.click(await screen.findByRole('button', { name: 'Reached Hired: 8 · 20%. Show the people' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reached Hired – June 2026' }))
  const link = await dialog.findByRole('link', { name: 'Ana García' })
  expect(link.getAttribute('href')).toBe(`/candidate/${toId(10_001)}`)
  expect(askedFor('/api/finance/hiring/people').at(-1)?.query.get('stage')).toBe('5')
  expect(path()).toContain('people=')
})

test('figures that fail to load show an error and can be loaded again', async () => {
  server.answer({ ...reports(), 'GET /api/finance/reports': () => refuse('unavailable', 'The reports are away.') })
  const { user } = renderApp(june)
  expect(await screen.findByText('The reports are away.')).toBeVisible()
  server.answer(reports())
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('button', { name: 'Amount: $300.00. Show the rows' })).toBeVisible()
  // A clinic is its only client.
  expect(screen.queryByText('Average Clients Per Month')).toBeNull()
})

const states = ['paid', 'open', 'overdue', 'draft', 'void', 'uncollectible']
const overview = {
  month: '2026-11',
  revenue: { reports: 29_000, invoices: 5_000, total: 34_000 },
  reportRows: 3,
  paidInvoices: 1,
  both: { reports: 2, amount: 27_500 },
  source: 'stripe',
  asOf: '2026-11-20T15:00:00Z',
  failure: null as string | null,
  asking: false,
  older: null,
  leftOut: 0,
  otherCurrencies: [] as unknown[],
  states: states.map((state, count) => ({ state, count, others: 0, amount: count * 100, paid: 0 })),
  clients: [{ organization_id: null, organization: null, count: 2, others: 0, paid: 700, outstanding: 0 }],
  sameDays: { through: 20, reports: 500, invoices: 1_000 },
  owed: [
    { count: 1, amount: 4_000 },
    { count: 0, amount: 0 },
    { count: 2, amount: 9_000 },
    { count: 0, amount: 0 },
  ],
  otherClients: null,
  months: [
    { month: '2026-10', reports: 1_000, invoices: 2_000, partPaid: 0, open: 0, overdue: 0, partial: false },
    { month: '2026-11', reports: 29_000, invoices: 5_000, partPaid: 0, open: 4_000, overdue: 9_000, partial: false },
  ],
}
const money = (platform = false) => ({
  ...createHealthyServer(createPerson({ platform })),
  'GET /api/finance/overview': () => overview,
  'GET /api/finance/invoices': () => ({
    rows: [
      {
        id: 'in_1',
        number: 'RF-1',
        created: 1_763_650_800,
        due_date: null,
        customer: 'cus_1',
        organization_id: toId(2),
        organization: 'Bright Path ABA',
        status: 'open',
        state: 'open',
        amount: 123_456,
        amount_paid: 0,
        currency: 'usd',
      },
    ],
    total: 1,
    sums: [{ currency: 'usd', count: 1, amount: 123_456, billed: 123_456, paid: 0 }],
  }),
})

test('revenue shows both parts, as of when, and which reports are also paid invoices', async () => {
  server.answer(money())
  const { user } = renderApp('/financial-overview')
  expect(await screen.findByText('$340.00', { selector: 'div' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Performance reports, after fees: $290.00. Show the rows' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Paid invoices: $50.00. Show the rows' })).toBeVisible()
  expect(screen.getByText(/^Updated Nov 20, 2026.*from Stripe$/)).toBeVisible()
  const twice = screen.getByText(/^\$275\.00 may count twice:/)
  expect(twice).toHaveAttribute(
    'title',
    expect.stringMatching(/^2 reports of November 2026 \(\$275\.00\) may count twice: /),
  )
  const both = screen.getByRole('link', { name: 'Show the 2 reports' })
  expect(both.getAttribute('href')).toBe('/performance-report?month=2026-11&show=both')
  expect(await screen.findByRole('row', { name: /Bright Path ABA RF-1.*Open \$1,234\.56 \$0\.00/ })).toBeVisible()
  await user.click(screen.getByLabelText('As a table: Month over month'))
  // A month to date is not compared with a whole one.
  expect(
    await screen.findByRole('row', { name: /November 2026 so far.*\$340\.00 \+\$325\.00 ?Nov 1–20 vs\. Oct 1–20/ }),
  ).toBeVisible()
  expect(screen.queryByText(/\$310\.00/)).not.toBeInTheDocument()
})

test('if the payments function failed, a banner explains the zero revenue', async () => {
  server.answer({
    ...money(),
    'GET /api/finance/overview': () => ({ ...overview, failure: 'Stripe didn’t answer in time.' }),
  })
  const { user } = renderApp('/financial-overview')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Couldn’t reach the payments service: Stripe didn’t answer in time. Revenue shows $0.00 for this reason',
  )
  expect(screen.getByText('$0.00', { selector: 'div' })).toBeVisible()
  server.answer(money())
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

test('a split opens its rows, and what narrowed the list can be taken away', async () => {
  server.answer(money())
  const { user, path } = renderApp('/financial-overview')
  await user.click(await screen.findByRole('button', { name: /Overdue 2/ }))
  await waitFor(() => expect(askedFor('/api/finance/invoices').at(-1)?.query.get('state')).toBe('overdue'))
  await user.click(await screen.findByRole('button', { name: 'Remove filter Overdue' }))
  await waitFor(() => expect(path()).toBe('/financial-overview'))
})

test('the filter counts as it changes, is applied only when changed and sound, and can be reset', async () => {
  server.answer(money(true))
  const { user, path } = renderApp('/financial-overview')
  await user.click(await screen.findByRole('button', { name: 'Filter' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter invoices' }))
  const apply = await dialog.findByRole('button', { name: 'Apply' })
  expect(apply).toBeDisabled()
  expect(await dialog.findByText('1 invoice found')).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: 'Paid' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Void' }))
  await waitFor(() =>
    expect(askedFor('/api/finance/invoices').at(-1)?.query.getAll('status')).toEqual(['paid', 'void']),
  )
  await user.type(dialog.getByLabelText('Amount from ($)'), '500')
  await user.type(dialog.getByLabelText('Amount to ($)'), '400')
  expect(await dialog.findByText('Minimum can’t be above maximum')).toBeVisible()
  expect(apply).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Reset' }))
  expect(apply).toBeDisabled()
  await user.click(dialog.getByRole('radio', { name: 'Custom' }))
  expect(dialog.queryByText('Enter a date like 3/14/2026.')).not.toBeInTheDocument()
  await user.type(dialog.getByLabelText('From'), '1/1/2020')
  await user.type(dialog.getByLabelText('To'), '1/2/2020')
  await waitFor(() => expect(apply).toBeEnabled())
  await user.click(dialog.getByRole('radio', { name: 'Last 7 days' }))
  await user.click(apply)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(decodeURIComponent(path())).toContain('"range":"7"')
  expect(await screen.findByRole('button', { name: 'Filter (1)' })).toBeVisible()
})

test('no invoices match, and the way back', async () => {
  server.answer({ ...money(), 'GET /api/finance/invoices': () => ({ rows: [], total: 0, sums: [] }) })
  const { user, path } = renderApp('/financial-overview?filter=%7B%22range%22%3A%227%22%7D')
  expect(await screen.findByText('No invoices match.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear Filter' }))
  await waitFor(() => expect(path()).toBe('/financial-overview'))
})

test.each([
  ['/performance-report', 'Performance Reports'],
  ['/financial-overview', 'Financial Overview'],
])('a Manager is sent back from %s with a notice', async (to, name) => {
  server.answer(createHealthyServer(createPerson({ adminLevel: 'Manager' })))
  const { path } = renderApp(to)
  expect(await screen.findByText(`Managers can’t view ${name}.`)).toBeVisible()
  expect(path()).toBe('/')
  expect(server.asked.filter((ask) => ask.path.startsWith('/api/finance/'))).toEqual([])
})
