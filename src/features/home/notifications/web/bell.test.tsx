import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, none, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const item = (n: number, more: object = {}) => ({
  id: toId(400 + n),
  kind: 'reply',
  at: '2026-11-20T15:00:00Z',
  name: `Person ${n}`,
  about: '',
  candidateId: createCandidate(n).id,
  organization: null,
  isNew: false,
  ...more,
})
const world = (items: object[], hidden: string[] = [], waiting: object = none) => ({
  ...createHealthyServer(createPerson()),
  'GET /api/me/notifications': () => ({ items, hidden, waiting }),
  'POST /api/me/notifications/seen': () => ({ ok: true }),
  'PUT /api/me/notifications/hidden': () => ({ ok: true }),
})

test('the bell counts new items; opened, it lists all and marks them as seen', async () => {
  server.answer(
    world([item(1, { isNew: true }), item(2, { kind: 'booking' }), item(3, { kind: 'document', about: 'soon' })]),
  )
  const { user, path } = renderApp('/settings')
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }))
  const list = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  expect((await list.findAllByRole('listitem')).map((each) => each.textContent)).toEqual([
    expect.stringMatching(/^Person 1 replied.* · new$/),
    expect.stringMatching(/^Person 2 booked an interview/),
    expect.stringMatching(/^Person 3 expires soon/),
  ])
  await waitFor(() => expect(server.times('POST', '/api/me/notifications/seen')).toBe(1))
  await user.click(list.getByRole('link', { name: /Person 2/ }))
  await waitFor(() => expect(path()).toBe(`/settings?panel=${createCandidate(2).id}&part=interviews`))
  expect(server.times('POST', '/api/me/notifications/seen')).toBe(1)
})

test('counts what waits, and leads to it in the inbox', async () => {
  server.answer(
    world([item(1, { kind: 'handoff', about: 'asks about pay' })], [], { ...none, replies: 2, handoffs: 1 }),
  )
  const { user } = renderApp('/settings')
  await user.click(await screen.findByRole('button', { name: 'Notifications, 3 waiting' }))
  const list = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  expect(await list.findByRole('link', { name: '3 waiting in Messages' })).toHaveAttribute(
    'href',
    '/messages?show=waiting',
  )
  expect(list.getByRole('link', { name: /^Person 1 asks about pay/ })).toBeVisible()
})

test('far more applications than usual lead to those who applied since that day', async () => {
  server.answer(world([item(1, { kind: 'applications', name: '45', candidateId: null })]))
  const { user } = renderApp('/settings')
  await user.click(await screen.findByRole('button', { name: 'Notifications' }))
  expect(
    await screen.findByRole('link', { name: /^45 people applied within an hour, far more than usual/ }),
  ).toHaveAttribute('href', '/candidate-directory?since=2026-11-20')
})

test('a person chooses the kinds in the bell', async () => {
  server.answer(world([item(1)], ['document']))
  const { user } = renderApp('/settings')
  await user.click(await screen.findByRole('button', { name: 'Notifications' }))
  await user.click(await screen.findByRole('button', { name: 'Choose…' }))
  const choice = within(await screen.findByRole('group', { name: 'Notify me about' }))
  expect(choice.getByRole('checkbox', { name: 'Expiring documents' })).not.toBeChecked()
  await user.click(choice.getByRole('checkbox', { name: 'Unread replies' }))
  await waitFor(() =>
    expect(server.asked.find(({ method }) => method === 'PUT')?.body).toEqual({ hidden: ['reply', 'document'] }),
  )
})

test('an empty bell shows a notice, and a failed one can be loaded again', async () => {
  server.answer({ ...world([]), 'GET /api/me/notifications': () => refuse('unavailable', 'Down') })
  const { user } = renderApp('/settings')
  await user.click(await screen.findByRole('button', { name: 'Notifications' }))
  expect(await screen.findByText('Couldn’t load notifications.')).toBeVisible()
  server.answer(world([]))
  const dialog = within(screen.getByRole('dialog', { name: 'Notifications' }))
  await user.click(dialog.getByRole('button', { name: /again|Retry/i }))
  expect(await dialog.findByText('You’re all caught up.')).toBeVisible()
})
