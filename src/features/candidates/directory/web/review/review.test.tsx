import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createProfile } from '../../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const rows = [1, 2, 3].map((n) => createCandidate(n))
const createAnalysis = (n: number) => ({
  candidate: createCandidate(n),
  score_override: null,
  fitReason: 'Not scored.',
  counts_culture_fit: true,
  ...createProfile(n).scores,
})
const ready = () => ({
  ...createHealthyServer(createPerson()),
  'GET /api/saved-views': () => ({ views: [] }),
  'GET /api/candidates': ({ query }: { query: URLSearchParams }) => ({
    rows: query.get('page') === '1' ? rows : [],
    page: 1,
  }),
  ...Object.fromEntries(
    [1, 2, 3].map((n) => [`GET /api/candidates/${createCandidate(n).id}/analysis`, () => createAnalysis(n)]),
  ),
  'POST /api/candidates/status-choices': () => ({ choices: ['Initial Inquiry', 'Hired', 'Archived'], total: 1 }),
  'POST /api/candidates/status': () => ({ batchId: toId(77), changed: 1, unchanged: 0 }),
  'POST /api/candidates/status/undo': () => ({ restored: 1, changedSince: 0 }),
})
const at = (text: string) => screen.findByText(text)
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

test('one key gives a status and moves on; U undoes it and returns', async () => {
  server.answer(ready())
  const { user } = renderApp('/candidate-directory?view=review')
  await at('New candidate 1 of 3: Candidate B1')
  await screen.findByRole('button', { name: /2 ?Hired/ })
  await user.keyboard('2')
  await at('New candidate 2 of 3: Candidate C2')
  await waitFor(() =>
    expect(server.asked.find((ask) => ask.path === '/api/candidates/status')?.body).toEqual({
      selection: { ids: [createCandidate(1).id] },
      status: 'Hired',
      seen: { [createCandidate(1).id]: 'Initial Inquiry' },
    }),
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled())
  await user.keyboard('u')
  await at('New candidate 1 of 3: Candidate B1')
  expect(server.asked.find((ask) => ask.path === '/api/candidates/status/undo')?.body).toEqual({ batchId: toId(77) })
})

test('the number of Archived asks for a reason first, and Enter leaves it empty', async () => {
  server.answer({ ...ready(), 'GET /api/archive-reasons': () => ({ reasons: ['No reply'], isOwn: true }) })
  const { user } = renderApp('/candidate-directory?view=review')
  await at('New candidate 1 of 3: Candidate B1')
  await screen.findByRole('button', { name: /3 ?Archived/ })
  await user.keyboard('3')
  const reason = await screen.findByRole('textbox', { name: 'Another reason' })
  await waitFor(() => expect(reason).toHaveFocus())
  expect(server.asked.some((ask) => ask.path === '/api/candidates/status')).toBe(false)
  await user.keyboard('{Enter}')
  await at('New candidate 2 of 3: Candidate C2')
  await waitFor(() =>
    expect(server.asked.find((ask) => ask.path === '/api/candidates/status')?.body).toEqual({
      selection: { ids: [createCandidate(1).id] },
      status: 'Archived',
      seen: { [createCandidate(1).id]: 'Initial Inquiry' },
    }),
  )
  await user.keyboard('3')
  await user.type(await screen.findByRole('textbox', { name: 'Another reason' }), 'No reply{Enter}')
  await at('New candidate 3 of 3: Candidate D3')
  await waitFor(() =>
    expect(server.asked.findLast((ask) => ask.path === '/api/candidates/status')?.body).toMatchObject({
      reason: 'No reply',
    }),
  )
})

test('with no filter a review takes only new candidates, and all undecided ones after that', async () => {
  const last = { ...createCandidate(3), name: 'Left over' }
  server.answer({
    ...ready(),
    'GET /api/candidates': ({ query }) => ({
      rows: query.get('dateRange') === 'Since Last Working Day' || query.get('page') !== '1' ? [] : [last],
      page: 1,
    }),
  })
  const { user } = renderApp('/candidate-directory?view=review')
  expect(await at('No new candidates to review')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Review All Undecided' }))
  await at('Undecided candidate 1 of 1: Left over')
  const lists = server.asked.filter(({ path }) => path === '/api/candidates').map(({ query }) => query)
  expect(lists.map((query) => query.getAll('status'))).toEqual(lists.map(() => ['Initial Inquiry']))
  await user.keyboard('j')
  expect(await at('1 skipped. No more candidates match.')).toBeVisible()
})

test('J and K move forward and back, and keys rest while a dialog is open', async () => {
  server.answer(ready())
  const { user } = renderApp('/candidate-directory?view=review')
  await at('New candidate 1 of 3: Candidate B1')
  await user.keyboard('jj')
  await at('New candidate 3 of 3: Candidate D3')
  await heading('Candidate D3')
  await user.keyboard('k')
  await at('New candidate 2 of 3: Candidate C2')
  await user.keyboard('?')
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await user.keyboard('j')
  expect(screen.getByText('New candidate 2 of 3: Candidate C2')).toBeInTheDocument()
})

test('? shows every key', async () => {
  server.answer(ready())
  const { user } = renderApp('/candidate-directory?view=review')
  await at('New candidate 1 of 3: Candidate B1')
  await user.keyboard('?')
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(screen.getByText('Undo the last status')).toBeInTheDocument()
})

test('asks about a person moved by someone else; keep leaves them, move sends their current status', async () => {
  const now = 'Candidate Assessment'
  const by = { kind: 'person' as const, name: 'Riley Stone' }
  const met = [{ id: createCandidate(1).id, name: 'Candidate B1', now, by, at: '2026-11-20T20:14:00Z' }]
  const details = { met, now: { [createCandidate(1).id]: now } }
  let answers = 0
  server.answer({
    ...ready(),
    'POST /api/candidates/status': () => {
      answers += 1
      return answers === 1
        ? refuse('conflict', 'Changed', {}, details)
        : { batchId: toId(77), changed: 1, unchanged: 0 }
    },
  })
  const { user } = renderApp('/candidate-directory?view=review')
  await at('New candidate 1 of 3: Candidate B1')
  await screen.findByRole('button', { name: /2 ?Hired/ })
  await user.keyboard('2')
  const dialog = within(await screen.findByRole('dialog', { name: 'Status changed by someone else' }))
  expect(await dialog.findByText(/Riley Stone/)).toHaveTextContent(
    /^Riley Stone moved Candidate B1 to Candidate Assessment, .*\. You chose Hired\.$/,
  )
  expect(dialog.getByRole('button', { name: 'Keep Candidate Assessment' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Move to Hired' }))
  await waitFor(() => expect(server.times('POST', '/api/candidates/status')).toBe(2))
  expect(server.asked.findLast((ask) => ask.path === '/api/candidates/status')?.body).toMatchObject({
    seen: { [createCandidate(1).id]: now },
  })
})

test('with eleven own statuses Hired and Archived are reached, by their buttons and by S', async () => {
  const own = Array.from({ length: 11 }, (_, n) => `Own status ${n + 1}`)
  const choices = ['Initial Inquiry', ...own, 'Hired', 'Archived']
  server.answer({ ...ready(), 'POST /api/candidates/status-choices': () => ({ choices, total: 1 }) })
  const { user } = renderApp('/candidate-directory?view=review')
  await at('New candidate 1 of 3: Candidate B1')
  const group = within(await screen.findByRole('group', { name: 'Set a status' }))
  expect(await group.findAllByRole('button')).toHaveLength(14)
  expect(group.getByRole('button', { name: /^9 ?Own status 8$/ })).toBeVisible()
  await user.keyboard('s')
  expect(await screen.findByRole('radio', { name: 'Archived' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(group.getByRole('button', { name: 'Hired' }))
  await at('New candidate 2 of 3: Candidate C2')
  expect(server.asked.find((ask) => ask.path === '/api/candidates/status')?.body).toMatchObject({ status: 'Hired' })
})

test('the count is that of all who match, not of the round', async () => {
  const hundred = Array.from({ length: 100 }, (_, n) => createCandidate(n + 1))
  server.answer({
    ...ready(),
    'GET /api/candidates': ({ query }) => {
      const page = Number(query.get('page'))
      return { rows: hundred.slice((page - 1) * 25, page * 25), page }
    },
    'GET /api/candidates/count': () => ({ total: 1847 }),
  })
  renderApp('/candidate-directory?view=review')
  expect(await at('New candidate 1 of 1,847: Candidate B1')).toBeVisible()
})

test('fifty candidates take one key each, and the end shows the number', async () => {
  const fifty = Array.from({ length: 50 }, (_, n) => createCandidate(n + 1))
  server.answer({
    ...ready(),
    'GET /api/candidates': ({ query }) => {
      const page = Number(query.get('page'))
      return { rows: fifty.slice((page - 1) * 25, page * 25), page }
    },
    ...Object.fromEntries(
      fifty.map((_, n) => [`GET /api/candidates/${createCandidate(n + 1).id}/analysis`, () => createAnalysis(n + 1)]),
    ),
  })
  const { user } = renderApp('/candidate-directory?view=review')
  await at('New candidate 1 of 50: Candidate B1')
  await screen.findByRole('button', { name: /2 ?Hired/ })
  await user.keyboard('2'.repeat(50))
  await at('All 50 reviewed')
  await waitFor(() => expect(server.times('POST', '/api/candidates/status')).toBe(50))
})

test('an invalid number is emptied next to the score, after a question, without leaving the queue', async () => {
  const claimed = {
    ...createCandidate(1),
    certification_number: '00',
    fit: { kind: 'certified' as const, number: 100 },
  }
  const scores = { skills_percentage: '80', experience_percentage: '72' }
  const empty = `PUT /api/candidates/${claimed.id}/certification-number/clear`
  server.answer({
    ...ready(),
    [`GET /api/candidates/${claimed.id}/analysis`]: () => ({ ...createAnalysis(1), candidate: claimed, ...scores }),
    [empty]: () => ({ ok: true }),
  })
  const { user } = renderApp('/candidate-directory?view=review')
  await user.click(await screen.findByRole('button', { name: 'Clear Number' }))
  const asked = within(screen.getByRole('region', { name: 'Clear the certification number?' }))
  expect(
    asked.getByText(
      'We keep “00” as received. The score goes from 100 (RBT Certified) to 76 (Good Fit (With Training)).',
    ),
  ).toBeVisible()
  await user.click(asked.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Clear Number' }))
  expect(server.asked.some((ask) => ask.method === 'PUT')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Clear Number' }))
  await waitFor(() => expect(server.asked.find((ask) => ask.method === 'PUT')?.body).toEqual({ number: '00' }))
  expect(screen.getByText('New candidate 1 of 3: Candidate B1')).toBeVisible()
})
