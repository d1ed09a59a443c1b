import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T18:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const server = fakeServer()
type CallInput = { query: URLSearchParams }

/** 100 dollars a day of the month asked for, up to the day asked for; whole months have 30. */
const readDays = ({ query }: CallInput) => Number(query.get('through') ?? 30)
const report = (ask: CallInput) => ({
  totals: { rows: 1, amount: readDays(ask) * 10_000, fee: 0, net: readDays(ask) * 10_000, clients: 1 },
  paidInvoices: { rows: 0, amount: 0 },
  flags: { duplicates: 0, fee: 0, unmatched: 0, both: 0 },
  trend: [],
  average: { value: 0, months: [] },
})
const hiring = (ask: CallInput) => ({
  received: readDays(ask),
  reached: [readDays(ask), 0, 0, 0, 0, 0],
  perHundred: 0,
  touch: { touched: 0, median: null, withinHour: 0, withinDay: 0 },
  statuses: [],
  sources: [],
  locations: [],
  recruiters: [],
  otherLocations: null,
  waiting: [],
  weeks: [],
  texts: { sent: 0, delivered: 0, failed: 0, people: 0, replied: 0, deliveryRate: null, replyRate: null },
  hires: 0,
  retention: [],
})
const open = (query: string) => {
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/finance/reports': report,
    'GET /api/finance/report-rows': () => ({ rows: [], total: 0 }),
    'GET /api/finance/hiring': hiring,
  })
  return renderApp(`/performance-report${query}`)
}
const asked = (path: string) =>
  server.asked
    .filter((ask) => ask.path === path)
    .map(({ query }) => `${query.get('month')} ${query.get('through') ?? 'whole'}`)
    .toSorted()

test('compares the month to date with the same days of the month before, and labels it', async () => {
  const { user, path } = open('?tab=fees')
  expect((await screen.findAllByText('+$1,000.00 vs. Oct 1–20 ($2,000.00)'))[0]).toBeVisible()
  expect(screen.getByText('Changes compare Nov 1–20 vs. Oct 1–20, by the day a report was made.')).toBeVisible()
  expect(asked('/api/finance/hiring')).toEqual([])
  await user.click(screen.getByRole('tab', { name: 'Hiring' }))
  expect(path()).toBe('/performance-report')
  const section = within(await screen.findByRole('region', { name: 'Hiring performance' }))
  expect((await section.findAllByText('+10 vs. Oct 1–20')).length).toBeGreaterThan(0)
  expect(section.getAllByText('↑ Better')[0]).toBeVisible()
  await user.click(section.getByRole('button', { name: 'About these figures' }))
  expect(await screen.findByText(/Changes compare Nov 1–20 vs\. Oct 1–20\./)).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(section.getByText('As a table', { selector: '[aria-label="As a table: Funnel"]' }))
  expect(await section.findByRole('columnheader', { name: 'Of all, Oct 1–20' })).toBeVisible()
  expect(asked('/api/finance/reports')).toEqual(['2026-10 20', '2026-11 whole'])
  expect(asked('/api/finance/hiring')).toEqual(['2026-10 20', '2026-11 whole'])
})

test('opens on hiring, stays there when the month changes, and shows fees to a link of a month', async () => {
  const { user, path } = open('')
  expect(await screen.findByRole('tab', { name: 'Hiring', selected: true })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Previous month' }))
  expect(path()).toBe('/performance-report?month=2026-10&tab=hiring')
  await user.click(screen.getByRole('tab', { name: 'Fees' }))
  expect(path()).toBe('/performance-report?month=2026-10')
  expect(screen.getByRole('tab', { name: 'Fees', selected: true })).toBeVisible()
})

test('whole months are compared whole', async () => {
  open('?month=2026-10')
  expect((await screen.findAllByText('±$0.00 vs. Sep 2026 ($3,000.00)'))[0]).toBeVisible()
  expect(screen.queryByText(/Changes compare/)).not.toBeInTheDocument()
  expect(asked('/api/finance/reports')).toEqual(['2026-09 whole', '2026-10 whole'])
})

test('cuts a past month to the days of the current one for comparison; its own figures stay whole', async () => {
  open('?month=2026-09&with=2026-11')
  expect((await screen.findAllByText('±$0.00 vs. Nov 1–20 ($2,000.00)'))[0]).toBeVisible()
  expect(screen.getByRole('button', { name: 'Amount: $3,000.00. Show the rows' })).toBeVisible()
  expect(screen.getByText('Changes compare Sep 1–20 vs. Nov 1–20, by the day a report was made.')).toBeVisible()
  expect(asked('/api/finance/reports')).toEqual(['2026-09 20', '2026-09 whole', '2026-11 20'])
})

test('a quarter, a year, or any days can be shown, compared with as many days before', async () => {
  const { user, path } = open('?tab=fees')
  await user.click(await screen.findByRole('combobox', { name: 'Period' }))
  await user.click(await screen.findByRole('option', { name: 'This quarter', hidden: true }))
  expect(path()).toBe('/performance-report?month=2026-Q4')
  expect(await screen.findByText('Hiring and fees for Q4 2026')).toBeVisible()
  expect(await screen.findByRole('checkbox', { name: 'Compare with Jul 1, 2026 – Aug 20, 2026' })).toBeChecked()
  expect(asked('/api/finance/reports')).toContain('2026-Q4 whole')
  expect(asked('/api/finance/reports')).toContain('2026-07-01..2026-08-20 whole')
  await user.click(screen.getByRole('combobox', { name: 'Period' }))
  await user.click(await screen.findByRole('option', { name: 'From – to', hidden: true }))
  const show = await screen.findByRole('button', { name: 'Show' })
  await user.clear(screen.getByRole('textbox', { name: 'From' }))
  await user.type(screen.getByRole('textbox', { name: 'From' }), '10/15/2026')
  await user.clear(screen.getByRole('textbox', { name: 'To' }))
  expect(show).toBeDisabled()
  await user.type(screen.getByRole('textbox', { name: 'To' }), '11/10/2026')
  await user.click(show)
  expect(path()).toBe('/performance-report?month=2026-10-15..2026-11-10')
  expect(await screen.findByText('Reports count by month: October 2026 to November 2026.')).toBeVisible()
})

test('a period that has not begun, or is none, is not asked for', async () => {
  open('?month=2027-Q1')
  expect(await screen.findByText('Q1 2027 hasn’t started, so November 2026 is shown.')).toBeVisible()
  expect(asked('/api/finance/reports').every((each) => !each.startsWith('2027'))).toBe(true)
})

test('the reports that are also paid invoices are listed alone', async () => {
  open('?month=2026-10&show=both')
  expect(await screen.findByRole('button', { name: 'Also invoiced: 0' })).toHaveAttribute('aria-pressed', 'true')
  expect(await screen.findByText('No such reports in October 2026.')).toBeVisible()
  const { query } = server.asked.findLast(({ path }) => path === '/api/finance/report-rows') ?? {}
  expect(query?.get('show')).toBe('both')
})
