import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()

const overview = {
  month: '2026-11',
  revenue: { reports: 29_000, invoices: 5_000, total: 34_000 },
  reportRows: 1,
  paidInvoices: 1,
  both: { reports: 2, amount: 27_500 },
  source: 'stripe',
  asOf: '2026-11-20T15:00:00Z',
  failure: null,
  asking: false,
  older: null,
  leftOut: 170,
  otherCurrencies: [{ currency: 'eur', count: 1, amount: 5_000, billed: 5_000, paid: 5_000 }],
  states: [{ state: 'paid', count: 2, others: 0, amount: 5_000, paid: 5_000 }],
  clients: [
    { organization_id: toId(2), organization: 'Bright Path ABA', count: 2, others: 0, paid: 700, outstanding: 0 },
  ],
  sameDays: { through: 20, reports: 500, invoices: 1_000 },
  owed: [
    { count: 1, amount: 4_000 },
    { count: 0, amount: 0 },
    { count: 2, amount: 9_000 },
    { count: 0, amount: 0 },
  ],
  otherClients: { clients: 1, count: 1, paid: 100 },
  months: [{ month: '2026-11', reports: 29_000, invoices: 5_000, partPaid: 0, open: 0, overdue: 0, partial: false }],
}
const row = (n: number, more: object) => ({
  id: `in_${n}`,
  number: `RF-${n}`,
  created: 1_763_650_800,
  due_date: null,
  customer: 'cus_1',
  organization_id: toId(2),
  organization: 'Bright Path ABA',
  status: 'paid',
  state: 'paid',
  amount: 5_000,
  amount_paid: 5_000,
  currency: 'usd',
  ...more,
})
const answers = () => ({
  ...createHealthyServer(createPerson({ platform: true })),
  'GET /api/finance/overview': () => overview,
  'GET /api/finance/invoices': () => ({
    rows: [row(1, { currency: 'eur' }), row(2, { status: 'void', state: 'void', amount: 123_456, amount_paid: 0 })],
    total: 2,
    sums: [
      { currency: 'usd', count: 1, amount: 123_456, billed: 0, paid: 0 },
      { currency: 'eur', count: 1, amount: 5_000, billed: 5_000, paid: 5_000 },
    ],
  }),
})

test('lists each currency by itself, and does not count drafts and voids as billed', async () => {
  server.answer(answers())
  renderApp('/financial-overview')
  await screen.findByRole('button', { name: /^Paid 2/ })
  expect(
    await screen.findByText('$0.00 billed, $0.00 paid; €50.00 billed, €50.00 paid (without drafts, voids)'),
  ).toBeVisible()
  expect(screen.getByRole('row', { name: /RF-1 .*Paid €50\.00 €50\.00/ })).toBeVisible()
  expect(
    screen.getByText('Sums are in US dollars: €50.00 billed and €50.00 paid with 1 invoice is not in them.'),
  ).toBeVisible()
})

test('reports invoices from before the vendor as not counted', async () => {
  server.answer(answers())
  renderApp('/financial-overview')
  await screen.findByRole('button', { name: /^Paid 2/ })
  expect(
    await screen.findByText('170 invoices that were here before Stripe was connected are not counted.'),
  ).toBeVisible()
})

test('one report, one paid invoice, and one other client are in the singular', async () => {
  server.answer(answers())
  renderApp('/financial-overview')
  await screen.findByRole('button', { name: /^Paid 2/ })
  expect(await screen.findByText('1 report, November 2026')).toBeVisible()
  expect(screen.getByText('1 paid invoice, November 2026')).toBeVisible()
  expect(screen.getByText(/^And 1 other client with 1 invoice, \$1\.00 paid\.$/)).toBeVisible()
})

test('shows known data with its moment during a request to Stripe', async () => {
  server.answer({ ...answers(), 'GET /api/finance/overview': () => ({ ...overview, asking: true }) })
  renderApp('/financial-overview')
  expect(await screen.findByText(/^Asking Stripe… Until it answers, you see data from Nov 20, 2026, .*$/)).toBeVisible()
  expect(screen.queryByText(/^Updated/)).not.toBeInTheDocument()
})

test('warns of no double count if no report is among the paid invoices', async () => {
  server.answer({ ...answers(), 'GET /api/finance/overview': () => ({ ...overview, both: { reports: 0, amount: 0 } }) })
  renderApp('/financial-overview')
  expect(await screen.findByText('1 report, November 2026')).toBeVisible()
  expect(screen.getByText('Reports and invoices together')).toBeVisible()
  expect(screen.queryByText(/count twice/)).not.toBeInTheDocument()
})

test('where Stripe failed from its first call nothing is called last known, and no one claims that there are no invoices', async () => {
  server.answer({
    ...answers(),
    'GET /api/finance/overview': () => ({
      ...overview,
      revenue: { reports: 0, invoices: 0, total: 0 },
      both: { reports: 0, amount: 0 },
      asOf: null,
      failure: 'Stripe failed on its side.',
    }),
    'GET /api/finance/invoices': () => ({ rows: [], total: 0, sums: [] }),
  })
  renderApp('/financial-overview')
  expect(await screen.findByRole('alert')).toHaveTextContent(/It doesn’t mean nothing was paid\. No invoices yet\./)
  expect(screen.getByText('Paid invoices, unknown')).toBeVisible()
  expect(await screen.findByText('Couldn’t reach the payments service.')).toBeVisible()
  expect(screen.queryByText(/last known|There are no invoices|the same money/)).not.toBeInTheDocument()
})

const last = () =>
  Object.fromEntries(server.asked.filter(({ path }) => path === '/api/finance/invoices').at(-1)?.query ?? [])

test('the bars of months and ages open their invoices, and so does what is also a report', async () => {
  server.answer({
    ...answers(),
    'GET /api/finance/overview': () => ({
      ...overview,
      months: [
        { month: '2026-10', reports: 1_000, invoices: 2_000, partPaid: 0, open: 0, overdue: 0, partial: false },
        {
          month: '2026-11',
          reports: 29_000,
          invoices: 5_000,
          partPaid: 0,
          open: 4_000,
          overdue: 9_000,
          partial: false,
        },
      ],
    }),
  })
  const { user } = renderApp('/financial-overview')
  expect(await screen.findByText('$130.00 is owed on 3 invoices, $90.00 of it over 30 days old.')).toBeVisible()
  expect(
    screen.getByText(/^\$70\.00 of \$200\.00 is paid \(35%\)\. November 2026 has the most overdue: \$90\.00\.$/),
  ).toBeVisible()
  expect(screen.getByText('Paid $50.00 · Open $40.00 · Overdue $90.00')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'November 2026 so far, overdue: $90.00. Show the rows' }))
  await waitFor(() => expect(last()).toMatchObject({ state: 'overdue', month: '2026-11' }))
  await user.click(screen.getByRole('button', { name: 'Owed, 61–90 days: $90.00, 2 invoices. Show the rows' }))
  await waitFor(() => expect(last()).toMatchObject({ status: 'open', age: '2' }))
  await user.click(await screen.findByRole('button', { name: 'Remove filter Made 61–90 days ago' }))
  await waitFor(() => expect(last()).not.toHaveProperty('age'))
  await user.click(screen.getByRole('button', { name: 'Show the 2 invoices' }))
  await waitFor(() => expect(last()).toMatchObject({ also: 'report', month: '2026-11' }))
})
