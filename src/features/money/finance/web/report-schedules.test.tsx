import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const people = [
  { id: toId(900), name: 'Priya Natarajan', email: 'priya@example.test' },
  { id: toId(901), name: 'Alex Kim', email: 'alex@example.test' },
]
const row = (more: object = {}) => ({
  id: toId(700),
  every: 'month',
  day: 3,
  hour: 8,
  recipients: [{ id: toId(900), name: 'Priya Natarajan' }],
  running: true,
  nextAt: '2026-12-03T14:00:00Z',
  madeBy: 'Alex Kim',
  last: {
    at: '2026-11-03T14:00:00Z',
    month: '2026-10',
    people: [
      { name: 'Ann Left', state: 'skipped', reason: 'deactivated' },
      { name: 'Priya Natarajan', state: 'sent', reason: null },
    ],
  },
  ...more,
})
const base = '/api/finance/report-schedules'
const open = '/performance-report?month=2026-06&schedules=open'
const answers = (rows: object[], canMail = true) => ({
  ...createHealthyServer(createPerson()),
  [`GET ${base}`]: () => ({ canMail, timeZone: 'America/Chicago', people, rows }),
})
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Reports by Email' }))
const asked = (method: string, path: string) => server.asked.filter((ask) => ask.method === method && ask.path === path)

test('a scheduled report shows its next day, and who got the last one and why not', async () => {
  server.answer(answers([row()]))
  const { user, path } = renderApp('/performance-report?month=2026-06')
  await user.click(await screen.findByRole('button', { name: 'Reports by Email' }))
  expect(path()).toContain('schedules=open')
  const card = within(await (await dialog()).findByRole('listitem', { name: 'Every month on day 3 at 8 AM' }))
  expect(card.getByText('Next: Dec 3, 2026, 8:00 AM. Scheduled by Alex Kim.')).toBeVisible()
  expect(card.getByText('Ann Left: skipped – deactivated')).toBeVisible()
  expect(card.getByText('Priya Natarajan: sent')).toBeVisible()
})

test('one click stops it', async () => {
  let running = true
  server.answer({
    ...answers([]),
    [`GET ${base}`]: () => ({ canMail: true, timeZone: 'America/Chicago', people, rows: [row({ running })] }),
    [`PUT ${base}/${toId(700)}/running`]: () => {
      running = false
      return { ok: true }
    },
  })
  const { user } = renderApp(open)
  await user.click(await (await dialog()).findByRole('button', { name: 'Pause: Every month on day 3 at 8 AM' }))
  expect(await (await dialog()).findByRole('button', { name: 'Resume: Every month on day 3 at 8 AM' })).toBeVisible()
  expect(asked('PUT', `${base}/${toId(700)}/running`).at(-1)?.body).toEqual({ running: false })
})

test('a new one goes to yourself at first; the server’s error is shown at its field', async () => {
  server.answer({
    ...answers([]),
    [`POST ${base}`]: () =>
      refuse('invalid', 'One of these people can’t get this report.', { recipients: 'Not for a Manager.' }),
  })
  const { user } = renderApp(open)
  const box = await dialog()
  expect(await box.findByText('No scheduled reports.')).toBeVisible()
  await user.click(box.getByRole('button', { name: 'Schedule a Report' }))
  expect(await box.findByText('Every month on day 1 at 8 AM, America/Chicago.')).toBeVisible()
  await user.click(box.getByRole('radio', { name: 'Every week, the month so far' }))
  expect(box.getByText('Every Monday at 8 AM, America/Chicago.')).toBeVisible()
  await user.click(box.getByRole('button', { name: 'Schedule' }))
  expect(await box.findByText('Not for a Manager.')).toBeVisible()
  expect(asked('POST', base).at(-1)?.body).toEqual({ every: 'week', day: 1, hour: 8, recipients: [toId(900)] })
})

test('sends one now, and shows the address', async () => {
  server.answer({ ...answers([]), 'POST /api/finance/report-mails': () => ({ to: 'priya@example.test' }) })
  const { user } = renderApp(open)
  const box = await dialog()
  await user.click(await box.findByRole('button', { name: 'Send Me One Now' }))
  expect(await box.findByText('June 2026 is on its way to priya@example.test.')).toBeVisible()
  expect(asked('POST', '/api/finance/report-mails').at(-1)?.body).toEqual({ month: '2026-06' })
})

test('without email the form is closed with the reason; stopping still works', async () => {
  server.answer(answers([row()], false))
  renderApp(open)
  const box = await dialog()
  expect(await box.findByText(/Email isn’t set up/)).toBeVisible()
  await waitFor(() => expect(box.queryByRole('button', { name: 'Schedule a Report' })).toBeNull())
  expect(box.queryByRole('button', { name: 'Send Me One Now' })).toBeNull()
  expect(box.getByRole('button', { name: 'Pause: Every month on day 3 at 8 AM' })).toBeVisible()
})

test('a failed load offers a retry', async () => {
  server.answer({ ...answers([]), [`GET ${base}`]: () => refuse('unavailable', 'The figures are asleep.') })
  renderApp(open)
  expect(await (await dialog()).findByRole('button', { name: 'Retry' })).toBeVisible()
})
