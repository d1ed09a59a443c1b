import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { createInterview, createReadyAgenda } from '../../../../../app/web/testing/interview-agenda.ts'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
/** An hour is as high as the window lets it: at most 56 pixels. */
const wide = () => {
  const narrow = window.matchMedia
  onTestFinished(() => {
    window.matchMedia = narrow
  })
  window.matchMedia = (query) => Object.assign(narrow(query), { matches: query.includes('min-width: 48em') })
}
const week = '/interviews?by=week&day=2026-11-16'
const rows = [createInterview(1), createInterview(2, { candidate: 'Ben Two', mayReschedule: false })]
const world = createReadyAgenda({
  'GET /api/interviews/week': () => ({ rows, total: 2 }),
  [`GET /api/interviews/${rows[0]?.id}`]: () => rows[0],
  [`GET /api/interviews/${rows[1]?.id}`]: () => rows[1],
})
const drag = (card: HTMLElement, by: { x: number; y: number }) => {
  const [x, y] = [100, 100]
  const mouse = { button: 0, pointerType: 'mouse' }
  fireEvent.pointerDown(card, { ...mouse, clientX: x, clientY: y })
  fireEvent.pointerMove(window, { ...mouse, clientX: x + by.x, clientY: y + by.y })
  fireEvent.pointerUp(window, { ...mouse, clientX: x + by.x, clientY: y + by.y })
}

test('a week has its hours; an interview opens its details', async () => {
  wide()
  server.answer(world)
  const { user, path } = renderApp(week)
  const saturday = within(await screen.findByRole('list', { name: 'Nov 21, 2026' }))
  await user.click(saturday.getByRole('button', { name: /Ana B/ }))
  await waitFor(() => expect(path()).toContain(`shown=${rows[0]?.id}`))
})

test('an interview dragged an hour down opens the form with the new hour, and nothing changes until it is saved', async () => {
  wide()
  server.answer(world)
  const { path } = renderApp(week)
  drag(await screen.findByRole('button', { name: /Ana B/ }), { x: 0, y: 56 })
  await waitFor(() => expect(path()).toContain('dialog=change'))
  const to = new URLSearchParams(path().split('?')[1]).get('to') ?? ''
  expect(Date.parse(to.replaceAll('"', '')) - Date.parse(rows[0]?.interview_date ?? '')).toBe(3_600_000)
  const dialog = within(await screen.findByRole('dialog', { name: 'Reschedule or edit' }))
  expect(await dialog.findByLabelText(/^Time/)).toHaveValue('15:00')
  expect(server.asked.filter(({ method }) => method === 'PUT' || method === 'PATCH')).toEqual([])
})

test('one that may not be moved, and a hand that trembles, move nothing', async () => {
  wide()
  server.answer(world)
  const { path } = renderApp(week)
  drag(await screen.findByRole('button', { name: /Ben Two/ }), { x: 0, y: 48 })
  drag(screen.getByRole('button', { name: /Ana B/ }), { x: 2, y: 2 })
  expect(path()).not.toContain('dialog=change')
})

test('on a phone the week is lists of cards', async () => {
  server.answer(world)
  renderApp(week)
  expect(await screen.findByRole('heading', { name: /Sat, Nov 21/ })).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Nov 21, 2026' })).not.toBeInTheDocument()
})

test('a week next to details is lists of cards, and no veil covers it', async () => {
  const narrow = window.matchMedia
  onTestFinished(() => {
    window.matchMedia = narrow
  })
  window.matchMedia = (query) => Object.assign(narrow(query), { matches: /min-width: (48em|768px)/.test(query) })
  server.answer(world)
  const { user, path } = renderApp(week)
  await user.click(await screen.findByRole('button', { name: /Ana B/ }))
  const details = within(await screen.findByRole('complementary', { name: 'Interview' }))
  expect(await details.findByRole('link', { name: /Ana B/ })).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Nov 21, 2026' })).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Nov 21, 2026' })).toBeVisible()
  await user.click(details.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(path()).not.toContain('shown='))
  expect(await screen.findByRole('list', { name: 'Nov 21, 2026' })).toBeVisible()
})
