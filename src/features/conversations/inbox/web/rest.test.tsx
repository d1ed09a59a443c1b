import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createInbox, createThread } from '../../../../app/web/testing/create-inbox.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { toId } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'
import { formatAgo, formatWait } from './format-wait.ts'

const server = fakeServer()
const address = `/messages?thread=${toId(101)}`
const path = `/api/texts/threads/${toId(101)}/state`
const asked = () => server.asked.filter((ask) => ask.path === path).map(({ body }) => body)
const open = { closed: false, until: null }
afterEach(() => vi.unstubAllGlobals())

test('shows how long a reply waits in one unit, and the last day in hours', () => {
  const now = Date.parse('2026-11-25T15:00:00Z')
  const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
  expect([0, 25, 125, 1_439, 3_000].map((n) => formatWait(before(n), false, now))).toEqual([
    'waiting 1 min',
    'waiting 25 min',
    'waiting 2 h',
    'waiting 23 h',
    'waiting 2 d',
  ])
  expect([0, 25, 125].map((n) => formatAgo(before(n), now))).toEqual(['now', '25 min ago', '2 h ago'])
  expect(formatAgo(before(1_440), now)).toMatch(/Nov 24/)
})

test('a row shows how long its reply waits, that it is closed, or when it returns', async () => {
  const since = new Date(Date.now() - 2 * 3_600_000 - 1_000).toISOString()
  server.answer({
    ...createInbox(),
    'GET /api/texts/threads': () => ({
      threads: [
        createThread(1, { waitsSince: since }),
        createThread(2, { closed: true }),
        createThread(3, { snoozedUntil: '2027-01-02T15:00:00Z' }),
      ],
      total: 3,
    }),
  })
  renderApp('/messages')
  expect(await screen.findByRole('button', { name: /Thread 1\b/ })).toHaveTextContent(/2 h/)
  expect(screen.getByRole('button', { name: /Thread 2\b/ })).toHaveTextContent('Closed')
  expect(screen.getByRole('button', { name: /Thread 3\b/ })).toHaveTextContent('Back Jan 2, 2027')
})

test('E and Close close a thread, Undo opens it as it was; in the field E is a letter', async () => {
  server.answer({ ...createInbox(), [`POST ${path}`]: () => ({ before: open }) })
  const { user } = renderApp(address)
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'e')
  expect(asked()).toEqual([])
  ;(document.activeElement as HTMLElement | null)?.blur()
  await user.keyboard('e')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(asked()).toEqual([
      { closed: true, until: null },
      { ...open, back: true },
    ]),
  )
  await user.click(screen.getByRole('button', { name: 'Close Conversation' }))
  await waitFor(() => expect(asked()).toHaveLength(3))
})

test('a thread is put off from a menu, and one at rest is opened again', async () => {
  server.answer({ ...createInbox(), [`POST ${path}`]: () => ({ before: open }) })
  const { user } = renderApp(address)
  await user.click(await screen.findByRole('button', { name: 'Snooze' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Tomorrow, 9:00 AM' }))
  await waitFor(() => expect(asked()).toHaveLength(1))
  expect(Date.parse((asked()[0] as { until: string }).until)).toBeGreaterThan(Date.now())
})

test('a thread at rest is opened again', async () => {
  server.answer({ ...createInbox(createThread(1, { closed: true })), [`POST ${path}`]: () => ({ before: open }) })
  const { user } = renderApp(address)
  await user.click(await screen.findByRole('button', { name: 'Reopen' }))
  await waitFor(() => expect(asked()).toEqual([open]))
})

const onWide = (matches: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: matches && media.includes('min-width'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))

const unreadBelow = () => ({
  ...createInbox(createThread(1)),
  'GET /api/texts/threads': () => ({ threads: [createThread(1), createThread(2, { unread: 2 })], total: 2 }),
})

test('opens the thread on top on arrival where there is room', async () => {
  onWide(true)
  server.answer(unreadBelow())
  const { path: at } = renderApp('/messages')
  await waitFor(() => expect(at()).toBe(address))
  expect(await screen.findByText('Body 1')).toBeInTheDocument()
})

const marks = () =>
  server.asked.filter((ask) => ask.path === `/api/texts/threads/${toId(101)}/read`).map(({ body }) => body)

test('a thread that opened by itself stays unread until someone presses in it', async () => {
  onWide(true)
  server.answer(createInbox(createThread(1, { unread: 3 })))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    renderApp('/messages')
    const body = await screen.findByText('Body 1')
    await vi.advanceTimersByTimeAsync(2_500)
    expect(marks()).toEqual([])
    fireEvent.pointerDown(body)
    await vi.advanceTimersByTimeAsync(2_500)
    await waitFor(() => expect(marks()).toEqual([{ read: true }]))
  } finally {
    vi.useRealTimers()
  }
})

test('on arrival no thread opens by itself on a phone', async () => {
  onWide(false)
  server.answer(unreadBelow())
  const { path: at } = renderApp('/messages')
  expect(await screen.findByRole('button', { name: /Thread 1\b/ })).toBeInTheDocument()
  expect(at()).toBe('/messages')
})

test('a thread that the address names is opened, and no other', async () => {
  onWide(true)
  server.answer(unreadBelow())
  const { path: at } = renderApp(`/messages?thread=${toId(102)}`)
  expect(await screen.findByRole('button', { name: /Thread 1\b/ })).toBeInTheDocument()
  expect(at()).toBe(`/messages?thread=${toId(102)}`)
})
