import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { profile } from '../../../../app/web/testing/profile.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { candidate, healthy, idOf, person } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const rows = [1, 2, 3].map((n) => candidate(n))
const analysisOf = (n: number) => ({
  candidate: candidate(n),
  fitReason: 'Not scored.',
  counts_culture_fit: true,
  ...profile(n).scores,
})
const ready = () => ({
  ...healthy(person()),
  'GET /api/saved-views': () => ({ views: [] }),
  'GET /api/candidates': ({ query }: { query: URLSearchParams }) => ({
    rows: query.get('page') === '1' ? rows : [],
    page: 1,
  }),
  ...Object.fromEntries([1, 2, 3].map((n) => [`GET /api/candidates/${candidate(n).id}/analysis`, () => analysisOf(n)])),
  'POST /api/candidates/status-choices': () => ({ choices: ['Initial Inquiry', 'Hired', 'Archived'], total: 1 }),
  'POST /api/candidates/status': () => ({ batchId: idOf(77), changed: 1, unchanged: 0 }),
  'POST /api/candidates/status/undo': () => ({ restored: 1, changedSince: 0 }),
})
const at = (text: string) => screen.findByText(text)
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

test('one key gives a status and goes on; U takes it back and returns', async () => {
  server.answer(ready())
  const { user } = renderApp('/candidate-directory?view=review')
  await at('1 of 3: Candidate B1')
  await screen.findByRole('button', { name: /2 ?Hired/ })
  await user.keyboard('2')
  await at('2 of 3: Candidate C2')
  await waitFor(() =>
    expect(server.asked.find((ask) => ask.path === '/api/candidates/status')?.body).toEqual({
      selection: { ids: [candidate(1).id] },
      status: 'Hired',
    }),
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled())
  await user.keyboard('u')
  await at('1 of 3: Candidate B1')
  expect(server.asked.find((ask) => ask.path === '/api/candidates/status/undo')?.body).toEqual({ batchId: idOf(77) })
})

test('the number of Archived asks for a reason first, and Enter leaves it empty', async () => {
  server.answer({ ...ready(), 'GET /api/archive-reasons': () => ({ reasons: ['No reply'], isOwn: true }) })
  const { user } = renderApp('/candidate-directory?view=review')
  await at('1 of 3: Candidate B1')
  await screen.findByRole('button', { name: /3 ?Archived/ })
  await user.keyboard('3')
  const reason = await screen.findByRole('combobox', { name: 'Reason' })
  await waitFor(() => expect(reason).toHaveFocus())
  expect(server.asked.some((ask) => ask.path === '/api/candidates/status')).toBe(false)
  await user.keyboard('{Enter}')
  await at('2 of 3: Candidate C2')
  await waitFor(() =>
    expect(server.asked.find((ask) => ask.path === '/api/candidates/status')?.body).toEqual({
      selection: { ids: [candidate(1).id] },
      status: 'Archived',
    }),
  )
  await user.keyboard('3')
  await user.type(await screen.findByRole('combobox', { name: 'Reason' }), 'No reply{Enter}')
  await at('3 of 3: Candidate D3')
  await waitFor(() =>
    expect(server.asked.findLast((ask) => ask.path === '/api/candidates/status')?.body).toMatchObject({
      reason: 'No reply',
    }),
  )
})

test('J and K go on and back, R opens the resume, and keys rest while a dialog is open', async () => {
  server.answer(ready())
  const { user, path } = renderApp('/candidate-directory?view=review')
  await at('1 of 3: Candidate B1')
  await user.keyboard('jj')
  await at('3 of 3: Candidate D3')
  await heading('Candidate D3')
  await user.keyboard('k')
  await at('2 of 3: Candidate C2')
  await user.keyboard('r')
  await waitFor(() => expect(path()).toBe(`/candidate-directory?view=review&open=resume&id=${candidate(2).id}`))
  await screen.findByRole('dialog', { name: 'Resume' })
  await user.keyboard('j')
  expect(screen.getByText('2 of 3: Candidate C2')).toBeInTheDocument()
})

test('? shows every key', async () => {
  server.answer(ready())
  const { user } = renderApp('/candidate-directory?view=review')
  await at('1 of 3: Candidate B1')
  await user.keyboard('?')
  await screen.findByRole('dialog', { name: 'Keys of the review queue' })
  expect(screen.getByText('Undo the last status')).toBeInTheDocument()
})

test('fifty candidates take one key each, and the end says so', async () => {
  const fifty = Array.from({ length: 50 }, (_, n) => candidate(n + 1))
  server.answer({
    ...ready(),
    'GET /api/candidates': ({ query }) => {
      const page = Number(query.get('page'))
      return { rows: fifty.slice((page - 1) * 25, page * 25), page }
    },
    ...Object.fromEntries(
      fifty.map((_, n) => [`GET /api/candidates/${candidate(n + 1).id}/analysis`, () => analysisOf(n + 1)]),
    ),
  })
  const { user } = renderApp('/candidate-directory?view=review')
  await at('1 of 50: Candidate B1')
  await screen.findByRole('button', { name: /2 ?Hired/ })
  await user.keyboard('2'.repeat(50))
  await at('All 50 were seen')
  await waitFor(() => expect(server.times('POST', '/api/candidates/status')).toBe(50))
})
