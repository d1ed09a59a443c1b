import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, none, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const item = (n: number, more: object = {}) => ({
  id: toId(700 + n),
  kind: 'handoff',
  at: '2026-11-20T15:00:00Z',
  name: `Person ${n}`,
  candidateId: createCandidate(n).id,
  about: 'no time is free in the next 2 weeks',
  organization: null,
  ...more,
})
const world = (items: object[], waiting: object) => ({
  ...createHealthyServer(createPerson()),
  'GET /api/texts/threads': () => ({ threads: [], total: 0 }),
  'GET /api/texts/unknown-numbers': () => ({ numbers: [] }),
  'GET /api/attention': () => ({ items, waiting: { ...none, ...waiting } }),
})

test('lists hand-offs and questions about a score above the threads that wait', async () => {
  server.answer(world([item(1), item(2, { kind: 'request', about: 'person' })], { handoffs: 1, requests: 1 }))
  renderApp('/messages')
  const list = within(await screen.findByRole('region', { name: 'Also waiting' }))
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^Person 1.*Automation: no time is free in the next 2 weeks$/),
    expect.stringMatching(/^Person 2.*Asked for human review$/),
  ])
  expect(list.getByRole('link', { name: /Person 2/ })).toHaveAttribute('href', '/score-requests')
})

test('shows three at first, the others on demand, and nothing in another filter', async () => {
  server.answer(
    world(
      [1, 2, 3, 4, 5].map((n) => item(n)),
      { handoffs: 5, unrouted: 2 },
    ),
  )
  const { user } = renderApp('/messages')
  const list = within(await screen.findByRole('region', { name: 'Also waiting' }))
  expect(list.queryByText('Person 4')).not.toBeInTheDocument()
  expect(list.getByRole('link', { name: '2 unrouted applications' })).toHaveAttribute('href', '/unrouted')
  await user.click(list.getByRole('button', { name: 'Show 2 More' }))
  expect(list.getByText('Person 5')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Unread' }))
  expect(screen.queryByRole('region', { name: 'Also waiting' })).not.toBeInTheDocument()
})

test('a failed load shows an error, and loads again on Retry', async () => {
  let isDown = true
  server.answer({
    ...world([], {}),
    'GET /api/attention': () =>
      isDown ? refuse('not-found', 'No') : { items: [item(1)], waiting: { ...none, handoffs: 1 } },
  })
  const { user } = renderApp('/messages')
  const list = within(await screen.findByRole('region', { name: 'Also waiting' }))
  expect(await list.findByText('Couldn’t load the other open items.')).toBeVisible()
  isDown = false
  await user.click(list.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Person 1')).toBeVisible()
})
