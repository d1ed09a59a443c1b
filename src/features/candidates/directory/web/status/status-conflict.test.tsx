import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const [first, second, third] = [1, 2, 3].map((n) => createCandidate(n).id)
const by = { kind: 'person' as const, name: 'Riley Stone' }
const now = 'Candidate Assessment'
const details = {
  met: [{ id: first, name: 'Candidate B1', now, by, at: '2026-11-20T20:14:00Z' }],
  now: { [first ?? '']: now },
}
const ready = () => {
  let asked = 0
  return {
    ...createHealthyServer(createPerson()),
    'GET /api/saved-views': () => ({ views: [] }),
    'POST /api/candidates/status-choices': () => ({ choices: ['Initial Inquiry', 'Hired', 'Archived'], total: 1 }),
    'POST /api/candidates/status': () => {
      asked += 1
      return asked === 1 ? refuse('conflict', 'Changed', {}, details) : { batchId: toId(77), changed: 1, unchanged: 0 }
    },
  }
}
const sent = () => server.asked.findLast((ask) => ask.path === '/api/candidates/status')?.body
const choose = async (button: string) => {
  server.answer(ready())
  const { user } = renderApp('/candidate-directory')
  await screen.findByRole('row', { name: /Candidate B1/ })
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select all candidates on this page' }))
  await user.click(screen.getByRole('button', { name: 'Bulk Actions (3)' }))
  await user.click(await screen.findByRole('button', { name: /Change Pipeline Status/ }))
  await user.click(await screen.findByRole('radio', { name: 'Hired' }))
  await user.click(screen.getByRole('button', { name: 'Update Status of 3' }))
  const told = within(await screen.findByRole('alert'))
  expect(told.getByText(/Someone else moved 1 candidate\./)).toBeVisible()
  expect(told.getByText(/Riley Stone/)).toHaveTextContent(/^Riley Stone moved Candidate B1 to Candidate Assessment, /)
  await user.click(told.getByRole('button', { name: button }))
  await waitFor(() => expect(server.times('POST', '/api/candidates/status')).toBe(2))
}

test('moves only those of many that no one else moved', async () => {
  await choose('Move the Other 2')
  expect(sent()).toMatchObject({ selection: { ids: [second, third] }, status: 'Hired' })
})

test('of many, all are moved with the statuses that were shown', async () => {
  await choose('Move All 3')
  expect(sent()).toMatchObject({
    selection: { ids: [first, second, third] },
    seen: { [first ?? '']: now, [second ?? '']: 'Initial Inquiry' },
  })
})

test('one click keeps a person moved by someone else, and sends nothing again', async () => {
  server.answer(ready())
  const { user } = renderApp('/candidate-directory')
  await screen.findByRole('row', { name: /Candidate B1/ })
  await user.click(screen.getByRole('button', { name: /Change status of Candidate B1/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Hired' }))
  await user.click(await screen.findByRole('button', { name: 'Keep Candidate Assessment' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.times('POST', '/api/candidates/status')).toBe(1)
})
