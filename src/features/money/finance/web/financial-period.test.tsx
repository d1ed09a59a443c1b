import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T18:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const server = fakeServer()
const overview = {
  month: '2026-11',
  revenue: { reports: 29_000, invoices: 5_000, total: 34_000 },
  reportRows: 3,
  paidInvoices: 1,
  both: { reports: 0, amount: 0 },
  source: 'stripe',
  asOf: '2026-11-20T15:00:00Z',
  failure: null,
  asking: false,
  older: null,
  leftOut: 0,
  otherCurrencies: [],
  states: [{ state: 'paid', count: 2, others: 0, amount: 700, paid: 700 }],
  clients: [],
  sameDays: { through: 20, reports: 500, invoices: 1_000 },
  owed: Array.from({ length: 4 }, () => ({ count: 0, amount: 0 })),
  otherClients: null,
  months: [
    { month: '2026-07', reports: 1_000, invoices: 2_000, partPaid: 0, open: 0, overdue: 0, partial: false },
    { month: '2026-08', reports: 1_000, invoices: 2_000, partPaid: 0, open: 0, overdue: 0, partial: false },
  ],
}
const money = () => ({
  ...createHealthyServer(createPerson()),
  'GET /api/finance/overview': () => overview,
  'GET /api/finance/invoices': () => ({ rows: [], total: 0, sums: [] }),
})
const askedFor = (path: string) => server.asked.filter((ask) => ask.path === path)

test('a quarter can be shown: sums and list are of its days, and a state opens them', async () => {
  server.answer({
    ...money(),
    'GET /api/finance/overview': ({ query }) => ({
      ...overview,
      older: query.has('period') ? { asOf: null, failure: null, asking: false, newest: 20_000 } : null,
    }),
  })
  const { user, path } = renderApp('/financial-overview')
  await user.click(await screen.findByRole('combobox', { name: 'Period' }))
  await user.click(await screen.findByRole('option', { name: 'Last quarter', hidden: true }))
  expect(await screen.findByRole('heading', { name: 'Invoices, Q3 2026' })).toBeVisible()
  expect(askedFor('/api/finance/overview').at(-1)?.query.get('period')).toBe('2026-Q3')
  await waitFor(() => expect(askedFor('/api/finance/invoices').at(-1)?.query.get('from')).toBe('2026-07-01'))
  expect(askedFor('/api/finance/invoices').at(-1)?.query.get('to')).toBe('2026-09-30')
  expect(await screen.findByText(/^Stripe sent the newest 20,000 invoices older than 90 days/)).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'Period' }))
  await user.click(await screen.findByRole('option', { name: 'Last 90 days', hidden: true }))
  await waitFor(() => expect(path()).toBe('/financial-overview'))
})

test.each([
  [{ asking: true }, 'Asking Stripe for invoices older than 90 days… Showing last known data until it answers.'],
  [
    { failure: 'Stripe refused our key.' },
    'Couldn’t ask Stripe for invoices older than 90 days: Stripe refused our key. Showing last known data.',
  ],
  [{ asOf: '2026-11-20T15:00:00Z' }, /^Invoices older than 90 days: updated today, \d+:\d\d (AM|PM), from Stripe\.$/],
])('older invoices say how current they are: %o', async (more, words) => {
  const older = { asOf: null, failure: null, asking: false, newest: null, ...more }
  server.answer({ ...money(), 'GET /api/finance/overview': () => ({ ...overview, older }) })
  renderApp('/financial-overview?period=2025')
  expect(await screen.findByText(words)).toBeVisible()
})
