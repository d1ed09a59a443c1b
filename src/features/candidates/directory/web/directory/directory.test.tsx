import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const ready = { ...createHealthyServer(createPerson()), 'GET /api/saved-views': () => ({ views: [] }) }
const row = (name: RegExp) => screen.findByRole('row', { name })
const exported = (more: object) => ({
  id: toId(70),
  format: 'xlsx',
  fileName: 'candidates-2026-11-20.xlsx',
  total: 90_000,
  done: 0,
  state: 'waiting',
  url: null,
  created_at: '2026-11-20T15:00:00Z',
  expires_at: '2026-11-27T15:00:00Z',
  ...more,
})

beforeEach(() => localStorage.clear())

test('all that match are downloaded at once', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  server.answer({
    ...ready,
    'POST /api/exports': () => exported({ format: 'csv', state: 'streamed', url: '/api/exports/1/file' }),
  })
  const { user } = renderApp('/candidate-directory?q=austin')
  await screen.findByText('1–3 of 3')
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  expect(await screen.findByText('Download all 3 that match')).toBeInTheDocument()
  await user.click(screen.getByRole('menuitem', { name: 'CSV' }))
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1))
  expect(server.asked.find((ask) => ask.path === '/api/exports')?.body).toMatchObject({
    format: 'csv',
    columns: ['location'],
    selection: { query: { q: 'austin' }, except: [], expected: 3 },
  })
  clicked.mockRestore()
})

test('a selection is downloaded alone; a large file is offered when it is written', async () => {
  let state = 'waiting'
  server.answer({
    ...ready,
    'POST /api/exports': () => exported({}),
    [`GET /api/exports/${toId(70)}`]: () =>
      exported(state === 'ready' ? { state, done: 90_000, url: '/api/exports/70/file' } : { done: 30_000 }),
  })
  const { user } = renderApp('/candidate-directory')
  await row(/Candidate B1/)
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Candidate C2' }))
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Excel' }))
  expect(await screen.findByText(/^Preparing /)).toBeInTheDocument()
  expect(server.asked.find((ask) => ask.method === 'POST' && ask.path === '/api/exports')?.body).toMatchObject({
    selection: { ids: [createCandidate(2).id] },
  })
  state = 'ready'
  expect(await screen.findByText('candidates-2026-11-20.xlsx is ready.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Save' })).toHaveAttribute('href', '/api/exports/70/file')
})

test('a download that was left is found again, with how far it is', async () => {
  server.answer({ ...ready, 'GET /api/exports': () => ({ exports: [exported({ done: 30_000 })] }) })
  renderApp('/candidate-directory?open=downloads')
  expect(await screen.findByRole('progressbar', { name: '30,000 of 90,000 written' })).toBeInTheDocument()
})

test('columns are chosen and rows made compact, and both stay', async () => {
  server.answer(ready)
  const { user } = renderApp('/candidate-directory?open=look')
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns and row height' }))
  await user.click(await dialog.findByRole('checkbox', { name: 'Email' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Type' }))
  await user.click(dialog.getByRole('radio', { name: 'Compact' }))
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.getByRole('columnheader', { name: 'Email' })).toBeVisible())
  expect(screen.queryByRole('columnheader', { name: 'Type' })).toBeNull()
  expect(localStorage.getItem('reinforce-directory-look')).toContain('compact')
})

test('the current screen is saved as a view, shared, and opened', async () => {
  const texas = {
    id: toId(80),
    name: 'New in Texas',
    search: '?q=TX&sortScore=highest',
    columns: ['name', 'score'],
    density: 'compact',
    shared: true,
    isOwn: false,
    by: 'Dana Whitfield',
  }
  server.answer({
    ...ready,
    'GET /api/saved-views': () => ({ views: [texas] }),
    'POST /api/saved-views': () => ({ ...texas, isOwn: true }),
  })
  const { user, path } = renderApp('/candidate-directory?sortScore=highest&open=views')
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved views' }))
  await user.type(await dialog.findByRole('textbox', { name: 'Save current view as' }), 'Best first')
  await user.click(dialog.getByRole('checkbox', { name: 'Share with the organization' }))
  await user.click(dialog.getByRole('button', { name: 'Save View' }))
  await waitFor(() =>
    expect(server.asked.find((ask) => ask.method === 'POST' && ask.path === '/api/saved-views')?.body).toEqual({
      name: 'Best first',
      shared: true,
      search: '?sortScore=highest',
      columns: null,
      density: 'comfortable',
    }),
  )
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Saved Views' }))
  await user.click(await screen.findByRole('menuitem', { name: 'New in Texas · Dana Whitfield' }))
  await waitFor(() => expect(path()).toBe('/candidate-directory?q=TX&sortScore=highest'))
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'City' })).toBeNull())
})

test('lists and undoes bulk changes of 30 days, and reports rows changed since', async () => {
  const batch = { id: toId(90), status: 'Hired', changed: 12, created_at: '2026-11-10T15:00:00Z', undone_at: null }
  const booked = { ...batch, id: toId(91), status: 'Interview Scheduled', changed: 1 }
  server.answer({
    ...ready,
    'GET /api/candidates/status/batches': () => ({
      batches: [
        { ...batch, canUndo: true, isBooking: false },
        { ...booked, canUndo: true, isBooking: true },
      ],
    }),
    'POST /api/candidates/status/undo': () => ({ restored: 10, changedSince: 2 }),
  })
  const { user } = renderApp('/candidate-directory?open=changes')
  await user.click(await screen.findByRole('button', { name: /^Undo: 12 to Hired/ }))
  expect(screen.getAllByText(/from a booking; the interview is kept/)).toHaveLength(1)
  expect(
    await screen.findByText('10 candidates restored. 2 candidates changed since and stayed the same.'),
  ).toBeInTheDocument()
})

test('a selection is archived with a reason that may stay empty', async () => {
  server.answer({
    ...ready,
    'POST /api/candidates/status-choices': () => ({ choices: ['Hired', 'Archived'], total: 1 }),
    'GET /api/archive-reasons': () => ({ reasons: ['No reply'], isOwn: true }),
    'POST /api/candidates/status': () => ({ batchId: toId(77), changed: 1, unchanged: 0 }),
  })
  const { user } = renderApp('/candidate-directory')
  await row(/Candidate B1/)
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Candidate C2' }))
  await user.click(screen.getByRole('button', { name: 'Bulk Actions (1)' }))
  await user.click(await screen.findByRole('button', { name: /^Archive/ }))
  await user.click(await screen.findByRole('button', { name: 'Update Status' }))
  expect(await screen.findByText('1 candidate moved to Archived.')).toBeInTheDocument()
  expect(server.asked.find((ask) => ask.path === '/api/candidates/status')?.body).toEqual({
    selection: { ids: [createCandidate(2).id] },
    status: 'Archived',
    seen: { [createCandidate(2).id]: 'Initial Inquiry' },
  })
})

test('a selection is handed to the auto scheduler where the organization has it, and not elsewhere', async () => {
  const me = createPerson()
  server.answer({ ...ready, ...createHealthyServer({ ...me, organization: { ...me.organization, scheduler: true } }) })
  const { user } = renderApp('/candidate-directory')
  await row(/Candidate B1/)
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Candidate C2' }))
  await user.click(screen.getByRole('button', { name: 'Bulk Actions (1)' }))
  await user.click(await screen.findByRole('button', { name: /^Auto Scheduler/ }))
  expect(await screen.findByRole('button', { name: 'Start for 1 candidate' })).toBeEnabled()
})
