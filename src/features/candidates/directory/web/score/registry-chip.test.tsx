import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createProfile } from '../../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const certified = { kind: 'certified' as const, number: 100 }
const verified = createCandidate(1, {
  fit: certified,
  certification_number: 'RBT-24-348734',
  credential: {
    status: 'Active',
    at: `${new Date().getFullYear()}-01-05T18:00:00Z`,
    by: { kind: 'person', name: 'Riley Stone' },
    expires_on: null,
  },
})
const unreadable = createCandidate(2, { fit: certified, certification_number: '00' })
const rows = [verified, unreadable, createCandidate(3)]
const words = 'verified Active, Jan 5, by Riley Stone'
const ready = () => ({
  ...createHealthyServer(createPerson()),
  'GET /api/saved-views': () => ({ views: [] }),
  'GET /api/candidates': () => ({ rows, page: 1 }),
  'GET /api/candidates/board': () => ({
    columns: [
      { status: 'Initial Inquiry', total: 3, rows },
      { status: 'Hired', total: 0, rows: [] },
    ],
  }),
  [`GET /api/candidates/${verified.id}/analysis`]: () => ({
    candidate: verified,
    score_override: null,
    fitReason: 'Certificate RBT-24-348734: the registry says Active.',
    counts_culture_fit: true,
    ...createProfile(1).scores,
  }),
  'POST /api/candidates/status-choices': () => ({ choices: ['Initial Inquiry', 'Hired'], total: 1 }),
})

test('shows the registry’s answer next to the score in the table, only for a claimed number', async () => {
  server.answer(ready())
  renderApp('/candidate-directory')
  const first = within(await screen.findByRole('row', { name: /Candidate B1/ }))
  expect(first.getByText(words)).toBeInTheDocument()
  expect(first.getByRole('img', { name: `RBT Certified, 100; ${words}` })).toBeVisible()
  const second = within(screen.getByRole('row', { name: /Candidate C2/ }))
  expect(second.getByText('not a valid number')).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /Candidate D3/ })).not.toHaveTextContent(/claimed|verified|readable/)
})

test('on the dashboard, which has no score column, it is at the mark before the name', async () => {
  server.answer(ready())
  renderApp('/')
  const first = within(await screen.findByRole('row', { name: /Candidate B1/ }))
  expect(first.getByRole('img', { name: `RBT Certified, 100; ${words}` })).toHaveTextContent('100')
})

test('it is on the cards of the board', async () => {
  server.answer(ready())
  renderApp('/candidate-directory?view=board')
  const card = await screen.findByRole('listitem', { name: 'Candidate B1' })
  expect(within(card).getByText(words)).toBeInTheDocument()
})

test.each(['/candidate-directory?view=review', `/candidate-directory?panel=${verified.id}`])(
  'all its words stand in the drawer and the review queue: %s',
  async (address) => {
    server.answer(ready())
    renderApp(address)
    expect(await screen.findByText(/the registry says Active\./)).toBeVisible()
    expect(screen.getAllByText(words)).not.toHaveLength(0)
  },
)
