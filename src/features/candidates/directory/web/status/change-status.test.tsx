import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const people = [1, 2, 3].map((n) => createCandidate(n))
const createList = (hired: number) => ({
  rows: people.map((person, i) => (i < hired ? { ...person, status: 'Hired' } : person)),
  page: 1,
})
const createGate = () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  return { open, opened }
}
const hire = async (user: UserEvent, name: string) => {
  await user.click(screen.getByRole('button', { name: `Initial Inquiry. Change status of ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Hired' }))
}
const countHired = () => screen.getAllByRole('button', { name: /^Hired\. Change status of/ }).length
const lists = () => server.times('GET', '/api/candidates')
const ready = {
  ...createHealthyServer(createPerson()),
  'GET /api/saved-views': () => ({ views: [] }),
  'POST /api/candidates/status-choices': () => ({ choices: ['Initial Inquiry', 'Hired', 'Archived'], total: 1 }),
  'GET /api/candidates': () => createList(0),
}

test('a list read before the second change does not put the second person back', async () => {
  const [reading, changing] = [createGate(), createGate()]
  server.answer({ ...ready, 'POST /api/candidates/status': () => ({ batchId: toId(77), changed: 1, unchanged: 0 }) })
  const { user } = renderApp('/candidate-directory')
  await screen.findByRole('row', { name: /Candidate B1/ })
  const before = lists()
  // The list that follows the first change is on its way when the second person is hired.
  server.answer({ 'GET /api/candidates': () => reading.opened.then(() => createList(1)) })
  await hire(user, 'Candidate B1')
  await waitFor(() => expect(lists()).toBeGreaterThan(before))
  server.answer({
    'POST /api/candidates/status': () => changing.opened.then(() => ({ batchId: toId(78), changed: 1, unchanged: 0 })),
  })
  await hire(user, 'Candidate C2')
  await waitFor(() => expect(countHired()).toBe(2))
  reading.open()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(countHired()).toBe(2)
  // Then the server’s own list.
  server.answer({ 'GET /api/candidates': () => createList(3) })
  changing.open()
  await waitFor(() => expect(countHired()).toBe(3))
})

test('lists wait while a change is on its way, also when another one ends, and a refused one puts back only its own rows', async () => {
  const [first, second] = [createGate(), createGate()]
  const gates = [first, second]
  server.answer({
    ...ready,
    'POST /api/candidates/status': () =>
      gates.shift() === first
        ? first.opened.then(() => refuse('invalid', 'This status is gone.'))
        : second.opened.then(() => ({ batchId: toId(78), changed: 1, unchanged: 0 })),
  })
  const { user } = renderApp('/candidate-directory')
  await screen.findByRole('row', { name: /Candidate B1/ })
  await hire(user, 'Candidate B1')
  await hire(user, 'Candidate C2')
  await waitFor(() => expect(countHired()).toBe(2))
  const before = lists()
  first.open()
  await screen.findByRole('button', { name: 'Initial Inquiry. Change status of Candidate B1' })
  expect(countHired()).toBe(1)
  expect(lists()).toBe(before)
  server.answer({ 'GET /api/candidates': () => createList(3) })
  second.open()
  await waitFor(() => expect(countHired()).toBe(3))
})
