import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const place = { received: 40, interviewed: 20, hired: 8, perHundred: 20 }
const clinic = (n: number, location: string, touched: number, touch: number) => ({
  location_id: toId(50 + n),
  location,
  organization_id: toId(2),
  organization: 'Bright Path ABA',
  ...place,
  touched,
  touch,
})
const hiring = {
  received: 40,
  reached: [40, 30, 20, 14, 10, 8],
  perHundred: 20,
  touch: { touched: 30, median: 185, withinHour: 9, withinDay: 22 },
  statuses: [{ key: 'initial inquiry', label: 'Initial Inquiry', left: 30, here: 10, median: 185 }],
  sources: [{ source: 'Indeed', ...place }],
  locations: [clinic(1, 'Orlando', 20, 42), clinic(2, 'Phoenix', 10, 540)],
  recruiters: [
    { owner_id: toId(60), recruiter: 'Riley Adams', ...place, received: 30 },
    { owner_id: null, recruiter: 'Unassigned', received: 10, interviewed: 0, hired: 0, perHundred: 0 },
  ],
  otherLocations: null,
  waiting: [{ key: 'initial inquiry', label: 'Initial Inquiry', waits: [1, 2, 3, 0, 4] }],
  weeks: [{ week: 4, received: 40, touched: 30, interviewed: 20, hired: 8 }],
  texts: { sent: 0, delivered: 0, failed: 0, people: 0, replied: 0, deliveryRate: null, replyRate: null },
  hires: 0,
  retention: [],
}
const weekly = {
  weeks: [
    { from: '2026-06-01', until: '2026-06-07' },
    { from: '2026-06-29', until: '2026-06-30' },
  ],
  places: [
    {
      location_id: toId(51),
      location: 'Orlando',
      organization_id: toId(2),
      organization: 'Bright Path ABA',
      time_zone: 'America/Chicago',
      counts: [3, 1_200],
      total: 1_203,
    },
  ],
  others: null,
  all: { counts: [3, 1_200], total: 1_203 },
}
const noReports = { rows: 0, amount: 0, fee: 0, net: 0, clients: 0 }
const open = (
  answer: () => unknown = () => hiring,
  totals: () => typeof noReports = () => noReports,
  perWeek: () => unknown = () => weekly,
) => {
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/finance/reports': () => ({
      totals: totals(),
      paidInvoices: { rows: 2, amount: 1_600_00 },
      flags: { duplicates: 0, fee: 0, unmatched: 0, both: 0 },
      trend: [],
      average: { value: 0, months: [] },
    }),
    'GET /api/finance/hiring': answer,
    'GET /api/finance/hiring/people': () => ({ rows: [], total: 0 }),
    'GET /api/finance/hiring/weekly-places': perWeek,
  })
  return renderApp('/performance-report?tab=hiring&month=2026-06&with=none')
}
const people = () => server.asked.findLast(({ path }) => path === '/api/finance/hiring/people')?.query

test('each drawing has its sentence, and a table on demand', async () => {
  const { user } = open()
  expect(await screen.findByText('Orlando makes first contact in 42 min, Phoenix in 9 h.')).toBeVisible()
  expect(
    screen.getByText('Of 40 candidates received, 20 (50%) reached an interview and 8 (20%) were hired so far.'),
  ).toBeVisible()
  expect(screen.getByText('4 of 10 have waited for a week or longer, all in Initial Inquiry.')).toBeVisible()
  for (const name of ['Funnel', 'Time to first contact', 'Time in status']) {
    expect(screen.queryByRole('table', { name })).not.toBeInTheDocument()
    await user.click(screen.getByText('As a table', { selector: `[aria-label="As a table: ${name}"]` }))
    expect(await screen.findByRole('table', { name })).toBeVisible()
  }
  expect(within(screen.getByRole('table', { name: 'Week by week' })).getByText('Jun 29–30')).toBeVisible()
})

test('a square, a clinic and a week open their people', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Initial Inquiry, 14 days or more: 4. Show the people' }))
  await screen.findByRole('dialog')
  expect(people()?.get('waits')).toBe('4')
  expect(people()?.get('held')).toBe('here')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Contacted, Phoenix: 9 h. Show the people' }))
  await screen.findByRole('dialog')
  expect(people()?.get('touch')).toBe('touched')
  expect(people()?.get('location')).toBe(toId(52))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Hired, applied Jun 29–30: 8. Show the people' }))
  await screen.findByRole('dialog')
  expect(people()?.get('week')).toBe('4')
})

test('a table lists candidates per week and location; a number opens its people, by the clock of the clinic', async () => {
  const { user } = open()
  const table = within(await screen.findByRole('table', { name: 'Candidates per week and location' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Location',
    'Jun 1–7',
    'Jun 29–30',
    'Total',
  ])
  const file = screen.getByRole('link', { name: 'Download candidates per week and location as CSV' })
  expect(file.getAttribute('href')).toContain('month=2026-06')
  await user.click(table.getByRole('button', { name: 'Orlando, Jun 29–30: 1,200. Show the people' }))
  expect(await screen.findByRole('dialog', { name: /^Orlando, Jun 29–30 – Jun 29, 2026 – Jun 30, 2026/ })).toBeVisible()
  expect(Object.fromEntries(people() ?? [])).toMatchObject({
    month: '2026-06-29..2026-06-30',
    timeZone: 'America/Chicago',
    location: toId(51),
    organization: toId(2),
  })
})

test('candidates per week that fail to load can be loaded again; an empty period shows a notice', async () => {
  const asked = { n: 0 }
  const nobody = { weeks: weekly.weeks, places: [], others: null, all: { counts: [0, 0], total: 0 } }
  const { user } = open(
    () => hiring,
    () => noReports,
    () => (asked.n++ === 0 ? refuse('unavailable', 'Down') : nobody),
  )
  expect(await screen.findByText('Down')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No candidates were received in this period.')).toBeVisible()
})

test('the funnel is split by source, by clinic and by recruiter', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: 'By clinic' }))
  expect(screen.getByRole('button', { name: 'Received, Orlando: 40 · 8 hired. Show the people' })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'By source' }))
  await user.click(screen.getByRole('button', { name: 'Received, Indeed: 40 · 8 hired. Show the people' }))
  await screen.findByRole('dialog')
  expect(people()?.get('source')).toBe('Indeed')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('radio', { name: 'By recruiter' }))
  expect(screen.getByText(/The recruiter is the candidate’s owner\.$/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Received, Riley Adams: 30 · 8 hired. Show the people' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Received, Unassigned: 10 · 0 hired. Show the people' }))
  await screen.findByRole('dialog')
  expect(people()?.get('owner')).toBe('none')
})

test('hiring figures that fail to load show an error and can be loaded again', async () => {
  const { user } = open(() => refuse('unavailable', 'The figures are away.'))
  expect(await screen.findByText('The figures are away.')).toBeVisible()
  server.answer({ 'GET /api/finance/hiring': () => hiring })
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Orlando makes first contact in 42 min, Phoenix in 9 h.')).toBeVisible()
})

test('the cost of a qualified candidate and a hire shows its calculation and opens its people; without data it explains why', async () => {
  const { user } = open(
    () => ({ ...hiring, hires: 4 }),
    () => ({ rows: 1, amount: 900_00, fee: 90_00, net: 810_00, clients: 1 }),
  )
  expect(await screen.findByText('$900.00 of 1 report, by 30 qualified candidates')).toBeVisible()
  expect(screen.getByText('No data: fewer than five people.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Cost per hire/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cost per qualified candidate: $30.00. Show the rows' }))
  await screen.findByRole('dialog')
  expect(people()?.get('stage')).toBe('1')
})

test('the cost divides the paid invoices of the month where that is chosen', async () => {
  const { user } = open(() => ({ ...hiring, hires: 8 }))
  await user.click(await screen.findByRole('radio', { name: 'Paid invoices' }))
  expect(screen.getByText('$1,600.00 of 2 paid invoices, by 8 hires in the period, whenever received')).toBeVisible()
  expect(screen.getByText(/^Payments on the invoices of/)).toBeVisible()
})

test('shows no cost without a report', async () => {
  open(() => ({ ...hiring, hires: 8 }))
  expect(await screen.findAllByText('No data: there’s no report for this month.')).toHaveLength(2)
})
