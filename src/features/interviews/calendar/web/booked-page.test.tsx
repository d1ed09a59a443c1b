import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()

const [tuesday, wednesday, thursday] = [
  '2026-11-24T20:00:00.000Z',
  '2026-11-25T20:00:00.000Z',
  '2026-11-26T20:00:00.000Z',
]
const ahead = { at: tuesday, isCancelled: false, moveProblem: null, cancelProblem: null }
const offer = {
  organization: 'Bright Path ABA',
  candidate: 'Ana',
  interviewer: 'Riley Adams',
  type: 'Phone',
  minutes: 30,
  location: null,
  place: null,
  zone: 'America/New_York',
  language: 'en',
  wanted: [],
  proposed: null,
  expiresAt: '2026-11-21T00:00:00.000Z',
  starts: [tuesday, wednesday, thursday],
  booked: ahead,
}
const asked = (what: 'move' | 'cancel') => server.asked.filter(({ path }) => path === `/api/book/tok/${what}`)
const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('a booked interview is moved to another free time; the one it has is not offered', async () => {
  let at = tuesday
  server.answer({
    ...createHealthyServer(null),
    'GET /api/book/tok': () => ({ ...offer, booked: { ...ahead, at } }),
    'POST /api/book/tok/move': ({ body }) => {
      at = (body as { at: string }).at
      return { ...ahead, at }
    },
  })
  const { user } = renderApp('/book/tok')
  await user.click(await screen.findByRole('button', { name: 'Choose Another Time' }))
  expect(screen.getByRole('heading', { name: 'Choose another time' })).toBeVisible()
  expect(screen.getByText(/is planned for Tue, Nov 24/)).toBeVisible()
  const days = within(screen.getByRole('group', { name: 'Days' }))
  expect(days.getAllByRole('button').map((day) => day.textContent)).toEqual([
    expect.stringContaining('Wed, Nov 25'),
    expect.stringContaining('Thu, Nov 26'),
  ])
  await user.click(within(screen.getByRole('region')).getAllByRole('button')[0] as HTMLElement)
  await user.click(button(/^Move to Wed, Nov 25/))
  expect(await screen.findByText(/^Your interview was moved\. Wed, Nov 25/)).toBeVisible()
  expect(asked('move').map(({ body }) => body)).toEqual([{ from: tuesday, at: wednesday }])
  expect(screen.getByText('Is the old time in your calendar? Add it again to replace it.')).toBeVisible()
})

test('a move from an outdated tab gets a notice, shows the current time, and works from there', async () => {
  let at = tuesday
  const stale = 'This interview just changed. Check its time above and choose again.'
  server.answer({
    ...createHealthyServer(null),
    'GET /api/book/tok': () => ({ ...offer, booked: { ...ahead, at } }),
    'POST /api/book/tok/move': ({ body }) => {
      const typed = body as { from: string; at: string }
      if (typed.from !== thursday) {
        at = thursday
        return refuse('conflict', stale)
      }
      at = typed.at
      return { ...ahead, at }
    },
  })
  const { user } = renderApp('/book/tok')
  await user.click(await screen.findByRole('button', { name: 'Choose Another Time' }))
  await user.click(within(screen.getByRole('group', { name: 'Days' })).getByRole('button', { name: /Wed/ }))
  await user.click(within(screen.getByRole('region')).getAllByRole('button')[0] as HTMLElement)
  await user.click(button(/^Move to/))
  expect(await screen.findByText(stale)).toBeVisible()
  expect(await screen.findByText(/is planned for Thu, Nov 26/)).toBeVisible()
  await user.click(within(screen.getByRole('group', { name: 'Days' })).getByRole('button', { name: /Wed/ }))
  await user.click(within(screen.getByRole('region')).getAllByRole('button')[0] as HTMLElement)
  await user.click(button(/^Move to Wed/))
  expect(await screen.findByText(/^Your interview was moved/)).toBeVisible()
})

test('cancels a booked interview after a question, with or without a reason; a failure is shown there', async () => {
  let isCancelled = false
  let tries = 0
  server.answer({
    ...createHealthyServer(null),
    'GET /api/book/tok': () => ({ ...offer, booked: { ...ahead, isCancelled } }),
    'POST /api/book/tok/cancel': () => {
      tries += 1
      if (tries === 1) return refuse('unavailable', 'The server is busy. Please try again.')
      isCancelled = true
      return { ...ahead, isCancelled }
    },
  })
  const { user } = renderApp('/book/tok')
  await user.click(await screen.findByRole('button', { name: 'Cancel Interview' }))
  expect(screen.getByRole('heading', { name: 'Cancel this interview?' })).toBeVisible()
  expect(asked('cancel')).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Keep Interview' }))
  expect(screen.getByRole('heading', { name: 'See you then!' })).toBeVisible()
  await user.click(button('Cancel Interview'))
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'My car broke down')
  await user.click(button('Cancel Interview'))
  expect(await screen.findByText('The server is busy. Please try again.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('My car broke down')
  await user.click(button('Cancel Interview'))
  expect(await screen.findByRole('heading', { name: 'This interview was canceled' })).toBeVisible()
  expect(asked('cancel').at(-1)?.body).toEqual({ from: tuesday, reason: 'My car broke down' })
})

test('an interview that has begun offers neither, with the reason', async () => {
  const begun = 'This interview has started, so you can no longer change it here. Ask Bright Path ABA.'
  server.answer({
    ...createHealthyServer(null),
    'GET /api/book/tok': () => ({
      ...offer,
      starts: [],
      booked: { ...ahead, moveProblem: begun, cancelProblem: begun },
    }),
  })
  renderApp('/book/tok')
  expect(await screen.findByText(begun)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Another Time|Cancel/ })).not.toBeInTheDocument()
})

test('by keyboard: an opened step has the focus, and Tab continues from there', async () => {
  server.answer({ ...createHealthyServer(null), 'GET /api/book/tok': () => offer })
  const { user } = renderApp('/book/tok')
  const cancel = await screen.findByRole('button', { name: 'Cancel Interview' })
  cancel.focus()
  await user.keyboard('{Enter}')
  const reason = await screen.findByRole('textbox', { name: 'Reason' })
  await user.tab()
  expect(reason).toHaveFocus()
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'See you then!' })).toBeVisible())
  expect(document.activeElement).not.toBe(document.body)
})
