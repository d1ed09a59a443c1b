import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { createInbox, createThread } from '../../../../../app/web/testing/create-inbox.ts'
import { createProfile } from '../../../../../app/web/testing/create-profile.ts'
import { createReadyAgenda as agenda, createInterview } from '../../../../../app/web/testing/interview-agenda.ts'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const none = { ...createProfile(1).scores, fitReason: 'Why so.', counts_culture_fit: true, score_override: null }
const createAnalysisResponse = (row: ReturnType<typeof createCandidate>) => ({
  [`GET /api/candidates/${row.id}/analysis`]: () => ({ candidate: row, ...none }),
  [`GET /api/candidates/${row.id}/interviews`]: () => ({ rows: [], offers: [] }),
})
const threadPerson = createCandidate(1, { id: toId(201), name: 'Thread 1' })
const threads = { ...createInbox(createThread(1)), ...createAnalysisResponse(threadPerson) }
const board = {
  ...createHealthyServer(createPerson()),
  ...createAnalysisResponse(createCandidate(1)),
  ...createAnalysisResponse(createCandidate(2)),
  'GET /api/saved-views': () => ({ views: [] }),
  'GET /api/candidates/board': () => ({
    columns: [
      { status: 'Initial Inquiry', total: 1, rows: [createCandidate(1)] },
      { status: 'Hired', total: 1, rows: [createCandidate(2)] },
    ],
  }),
}

test.each([
  ['the board', '/candidate-directory?view=board', 'Candidate B1', createCandidate(1).id, 'Analysis', board],
  [
    'the agenda',
    '/interviews',
    'Ana B',
    createCandidate(1).id,
    'Interviews',
    { ...agenda(), ...createAnalysisResponse(createCandidate(1)) },
  ],
  ['a thread', `/messages?thread=${toId(101)}`, 'Thread 1', toId(201), 'Analysis', threads],
])('a name of %s opens the panel over it', async (_, at, name, id, part, world) => {
  server.answer(world)
  const { user, path } = renderApp(at)
  await user.click(await screen.findByRole('link', { name }))
  const drawer = await screen.findByRole('dialog', { name: /^(Candidate B1|Thread 1)$/ })
  expect(within(drawer).getByRole('radio', { name: part })).toBeChecked()
  expect(path()).toContain(`panel=${id}`)
  expect(path().startsWith(at)).toBe(true)
})

test('from the board J leads on through its columns', async () => {
  server.answer(board)
  const { user } = renderApp('/candidate-directory?view=board')
  await user.click(await screen.findByRole('link', { name: 'Candidate B1' }))
  expect(await screen.findByText('1 of 2')).toBeVisible()
  await user.keyboard('j')
  expect(await screen.findByRole('heading', { level: 2, name: 'Candidate C2' })).toBeVisible()
})

test('the panel shows someone’s next interview, and leads to all interviews', async () => {
  const later = createInterview(3, { interview_date: '2999-01-05T20:00:00.000Z', status: 'Confirmed' })
  const past = createInterview(1, { interview_date: '2020-01-05T20:00:00.000Z' })
  const gone = createInterview(2, { interview_date: '2999-01-02T20:00:00.000Z', status: 'Cancelled', possible: [] })
  server.answer({
    ...board,
    [`GET /api/candidates/${createCandidate(1).id}/interviews`]: () => ({ rows: [later, gone, past], offers: [] }),
  })
  const { user, path } = renderApp(`/candidate-directory?view=board&panel=${createCandidate(1).id}`)
  const drawer = within(await screen.findByRole('dialog', { name: 'Candidate B1' }))
  await user.click(await drawer.findByRole('button', { name: /Jan 5, 2999|Sat, Jan 5/ }))
  expect(await screen.findByRole('radio', { name: 'Interviews' })).toBeChecked()
  expect(path()).toContain('part=interviews')
})

test('with enough room the candidate is next to the thread, with the actions', async () => {
  const narrow = window.matchMedia
  onTestFinished(() => {
    window.matchMedia = narrow
  })
  window.matchMedia = (query) => Object.assign(narrow(query), { matches: query.includes('min-width: 75em') })
  server.answer({ ...threads, 'POST /api/candidates/status-choices': () => ({ choices: ['Hired'], total: 1 }) })
  const { user, path } = renderApp(`/messages?thread=${toId(101)}`)
  const beside = within(await screen.findByRole('region', { name: 'Candidate' }))
  expect(await beside.findByText('Why so.')).toBeVisible()
  expect(beside.queryByRole('button', { name: 'Text' })).not.toBeInTheDocument()
  await user.click(await beside.findByRole('radio', { name: 'Interviews' }))
  expect(await beside.findByText('No interviews yet.')).toBeVisible()
  await user.click(beside.getByRole('button', { name: 'Status' }))
  await user.click(await screen.findByRole('menuitem', { name: 'More…' }))
  expect(await screen.findByRole('dialog', { name: 'Change Pipeline Status' })).toBeVisible()
  await waitFor(() => expect(path()).toBe(`/messages?thread=${toId(101)}`))
})
