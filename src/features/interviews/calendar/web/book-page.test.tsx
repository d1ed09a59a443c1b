import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()

const offer = {
  organization: 'Bright Path ABA',
  candidate: 'Ana',
  interviewer: 'Riley Adams',
  type: 'Phone',
  minutes: 30,
  location: null,
  place: null,
  zone: 'Pacific/Honolulu',
  language: 'en',
  wanted: [],
  proposed: null,
  expiresAt: '2026-12-01T00:00:00.000Z',
  starts: ['2026-11-24T20:00:00.000Z', '2026-11-25T20:00:00.000Z'],
  booked: null,
}

const open = { isCancelled: false, moveProblem: null, cancelProblem: null }

const slots = () => screen.getAllByRole('button', { name: /10:00 AM HST/ })

test('a candidate without an account books a time; a taken one shows a kind notice and a new list', async () => {
  let tries = 0
  server.answer({
    ...createHealthyServer(null),
    'GET /api/book/tok': () => {
      if (tries === 0) return offer
      return { ...offer, starts: offer.starts.slice(1), booked: tries === 1 ? null : { at: offer.starts[1], ...open } }
    },
    'POST /api/book/tok': ({ body }) => {
      tries += 1
      if (tries === 1) return refuse('conflict', 'That time is no longer available. Choose another.')
      return { at: (body as { at: string }).at, ...open }
    },
  })
  const { user } = renderApp('/book/tok')
  await screen.findByText(/choose a time for your phone interview of 30 minutes with Riley Adams/)
  expect(slots()).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Choose a Time' })).toBeDisabled()
  await user.click(slots()[0] as HTMLElement)
  await user.click(screen.getByRole('button', { name: /^Book Tue, Nov 24/ }))
  expect(await screen.findByText('That time is no longer available. Choose another.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Tue, Nov 24/ })).not.toBeInTheDocument())
  await user.click(slots()[0] as HTMLElement)
  await user.click(screen.getByRole('button', { name: /^Book Wed, Nov 25/ }))
  expect(await screen.findByRole('heading', { name: 'See you then!' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add to My Calendar' })).toHaveAttribute(
    'href',
    '/api/book/tok/interview.ics',
  )
})

test('a choice stays chosen if saving it fails', async () => {
  server.answer({
    ...createHealthyServer(null),
    'GET /api/book/tok': () => offer,
    'POST /api/book/tok': () => refuse('unavailable', 'Something went wrong on our side. Try again.'),
  })
  const { user } = renderApp('/book/tok')
  await screen.findByText(/choose a time for your phone interview/)
  await user.click(slots()[0] as HTMLElement)
  await user.click(screen.getByRole('button', { name: /^Book Tue, Nov 24/ }))
  expect(await screen.findByText('Something went wrong on our side. Try again.')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Book Tue, Nov 24/ })).toBeEnabled()
})

test('an inactive link shows a notice', async () => {
  server.answer({
    ...createHealthyServer(null),
    'GET /api/book/old': () => refuse('not-found', 'This link has expired. Ask Bright Path ABA for a new one.'),
  })
  renderApp('/book/old')
  expect(await screen.findByText('This link has expired. Ask Bright Path ABA for a new one.')).toBeVisible()
})

const times = () => within(screen.getByRole('region')).getAllByRole('button')
const dayButton = (name: RegExp) => within(screen.getByRole('group', { name: 'Days' })).getByRole('button', { name })

test('one chooses a day, then a time of it; a time that is taken keeps the day', async () => {
  const starts = [
    '2026-11-24T20:00:00.000Z',
    '2026-11-24T20:30:00.000Z',
    '2026-11-25T20:00:00.000Z',
    '2026-11-25T21:00:00.000Z',
    '2026-11-25T22:00:00.000Z',
  ]
  let gone = ''
  server.answer({
    ...createHealthyServer(null),
    'GET /api/book/tok': () => ({ ...offer, starts: starts.filter((at) => at !== gone) }),
    'POST /api/book/tok': ({ body }) => {
      gone = (body as { at: string }).at
      return refuse('conflict', 'That time is no longer available. Choose another.')
    },
  })
  const { user } = renderApp('/book/tok')
  expect(await screen.findByRole('region', { name: 'Tue, Nov 24' })).toBeVisible()
  expect(times()).toHaveLength(2)
  expect(dayButton(/Tue, Nov 24 2 times/)).toHaveAttribute('aria-pressed', 'true')
  dayButton(/Tue/).focus()
  await user.keyboard('{ArrowRight}{Enter}')
  expect(screen.getByRole('region', { name: 'Wed, Nov 25' })).toBeVisible()
  expect(times()).toHaveLength(3)
  await user.click(times()[1] as HTMLElement)
  await user.click(screen.getByRole('button', { name: /^Book Wed, Nov 25/ }))
  expect(await screen.findByText(/time is no longer available/)).toBeVisible()
  await waitFor(() => expect(times()).toHaveLength(2))
  expect(screen.getByRole('region', { name: 'Wed, Nov 25' })).toBeVisible()
  await user.click(times()[0] as HTMLElement)
  await user.click(dayButton(/Tue/))
  expect(screen.getByRole('button', { name: 'Choose a Time' })).toBeDisabled()
})

const wished = {
  ...offer,
  zone: 'America/Phoenix',
  starts: [
    '2026-11-24T20:00:00.000Z',
    '2026-11-25T20:00:00.000Z',
    '2026-11-25T22:00:00.000Z',
    '2026-11-25T22:30:00.000Z',
  ],
  wanted: ['2026-11-25T22:00:00.000Z', '2026-11-25T22:30:00.000Z'],
  proposed: '2026-11-25T22:00:00.000Z',
}

test('the page begins on the day that a candidate wrote of, hours that fit first, on their clock alone', async () => {
  server.answer({ ...createHealthyServer(null), 'GET /api/book/tok': () => wished })
  const { user } = renderApp('/book/tok')
  expect(await screen.findByRole('region', { name: 'Wed, Nov 25' })).toBeVisible()
  expect(screen.getByText('Times are in Mountain Standard Time.')).toBeVisible()
  expect(dayButton(/^Wed, Nov 25 Fits you/)).toHaveAttribute('aria-pressed', 'true')
  expect(dayButton(/^Tue, Nov 24 1 time/)).toHaveAttribute('aria-pressed', 'false')
  const fitting = within(screen.getByRole('region', { name: 'When you said you can' })).getAllByRole('button')
  expect(fitting.map(({ textContent }) => textContent)).toEqual(['3:00 PM MST', '3:30 PM MST'])
  expect(screen.getByRole('heading', { name: 'Other times' })).toBeVisible()
  await user.click(fitting[0] as HTMLElement)
  expect(screen.getByRole('button', { name: 'Book Wed, Nov 25, 3:00 PM MST' })).toBeEnabled()
  expect(document.body.textContent).not.toMatch(/EST|HST|clinic’s time/)
})

test('where no hour fits the page begins on the nearest day and claims nothing', async () => {
  server.answer({ ...createHealthyServer(null), 'GET /api/book/tok': () => ({ ...wished, wanted: [] }) })
  renderApp('/book/tok')
  expect(await screen.findByRole('region', { name: 'Wed, Nov 25' })).toBeVisible()
  expect(screen.queryByText(/you said you can|Fits you/)).not.toBeInTheDocument()
})

test('the page is in the language of the last text; the switch is in the address and in reach of the keyboard', async () => {
  server.answer({ ...createHealthyServer(null), 'GET /api/book/tok': () => ({ ...wished, language: 'es' }) })
  const { user, router } = renderApp('/book/tok')
  expect(await screen.findByText(/^Hola, Ana: elija una hora/)).toBeVisible()
  expect(document.documentElement.lang).toBe('es')
  expect(screen.getByRole('heading', { name: 'Cuando dijo que puede' })).toBeVisible()
  const english = screen.getByRole('button', { name: 'English' })
  expect(english).toHaveAttribute('lang', 'en')
  await user.tab()
  while (document.activeElement !== english) await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/^Hi Ana, choose a time/)).toBeVisible()
  expect(document.documentElement.lang).toBe('en')
  expect(router.state.location.searchStr).toContain('lang=en')
})

test('shows a booking in the language of the address, even after a reload', async () => {
  const booked = { at: '2026-11-25T22:00:00.000Z', ...open }
  server.answer({ ...createHealthyServer(null), 'GET /api/book/tok': () => ({ ...wished, language: 'en', booked }) })
  renderApp('/book/tok?lang=es')
  expect(await screen.findByRole('heading', { name: '¡Hasta entonces!' })).toBeVisible()
  expect(screen.getByText(/mié 25 nov, 3:00 – 3:30 p\.m\. MST/)).toBeVisible()
  expect(document.documentElement.lang).toBe('es')
})
