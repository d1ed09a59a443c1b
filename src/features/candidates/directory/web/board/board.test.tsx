import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const rows = Array.from({ length: 50 }, (_, n) => createCandidate(n + 1))
const column = (status: string, total: number, own: typeof rows) => ({
  status,
  total,
  rows: own.map((row) => ({ ...row, status })),
})
const ready = {
  ...createHealthyServer(createPerson()),
  'GET /api/saved-views': () => ({ views: [] }),
  'GET /api/candidates/board': () => ({
    columns: [column('Initial Inquiry', 5_000, rows), column('Hired', 0, []), column('Archived', 0, [])],
  }),
  'GET /api/archive-reasons': () => ({ reasons: ['No reply'], isOwn: true }),
  'POST /api/candidates/status': () => ({ batchId: toId(77), changed: 1, unchanged: 0 }),
}
const seen = { [createCandidate(1).id]: 'Initial Inquiry' }
const sent = () => server.asked.find((ask) => ask.path === '/api/candidates/status')?.body
const card = (name: string) => screen.findByRole('listitem', { name })

test('the keyboard moves a card to another column, with instructions', async () => {
  server.answer(ready)
  const { user } = renderApp('/candidate-directory?view=board')
  const first = await card('Candidate B1')
  await user.click(screen.getByRole('button', { name: 'Cards of Hired' }))
  first.focus()
  await user.keyboard(' ')
  expect(screen.getByText('Candidate B1 picked up from Initial Inquiry.')).toBeInTheDocument()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByText('Candidate B1 over Hired.')).toBeInTheDocument()
  await user.keyboard(' ')
  expect(await screen.findByText('1 candidate moved to Hired.')).toBeInTheDocument()
  expect(sent()).toEqual({ selection: { ids: [createCandidate(1).id] }, status: 'Hired', seen })
  expect(within(screen.getByRole('list', { name: 'Hired' })).getByText('Candidate B1')).toBeInTheDocument()
})

test('a card that was picked up is left with Escape', async () => {
  server.answer(ready)
  const { user } = renderApp('/candidate-directory?view=board')
  const first = await card('Candidate B1')
  first.focus()
  await user.keyboard(' {ArrowRight}{Escape}')
  expect(screen.getByText('Candidate B1 stays in Initial Inquiry.')).toBeInTheDocument()
  expect(sent()).toBeUndefined()
})

/** What a browser hands along while something is dragged; the page's stand-in has none. */
const dataTransfer = { types: [], items: [], setData: () => undefined, setDragImage: () => undefined }
const frame = () => new Promise((done) => requestAnimationFrame(done))

test('a card dragged to another column gets its status; dropped outside the columns it stays', async () => {
  server.answer(ready)
  renderApp('/candidate-directory?view=board')
  const first = await card('Candidate B1')
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Candidates by status' }))
  await waitFor(() => expect(first).toHaveAttribute('draggable', 'true'))
  fireEvent.dragStart(first, { dataTransfer })
  await frame()
  fireEvent.dragEnd(first, { dataTransfer })
  expect(await screen.findByText('Candidate B1 stays in Initial Inquiry.')).toBeInTheDocument()
  expect(sent()).toBeUndefined()

  fireEvent.click(screen.getByRole('button', { name: 'Cards of Hired' }))
  const hired = screen.getByRole('list', { name: 'Hired' })
  fireEvent.dragStart(first, { dataTransfer })
  await frame()
  fireEvent.dragEnter(hired, { dataTransfer })
  await frame()
  expect(hired.closest('[data-column]')).toHaveAttribute('data-over')
  fireEvent.drop(hired, { dataTransfer })
  expect(await screen.findByText('Candidate B1 moved to Hired.')).toBeInTheDocument()
  expect(await screen.findByText('1 candidate moved to Hired.')).toBeInTheDocument()
  expect(sent()).toEqual({ selection: { ids: [createCandidate(1).id] }, status: 'Hired', seen })
})

test('the menu of a card moves it as well; archiving asks for a reason that may stay empty', async () => {
  server.answer(ready)
  const { user } = renderApp('/candidate-directory?view=board')
  await user.click(within(await card('Candidate C2')).getByRole('button', { name: 'Actions for Candidate C2' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archived' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Candidate C2 to Archived' }))
  expect(sent()).toBeUndefined()
  await user.type(dialog.getByRole('combobox', { name: 'Reason' }), 'No reply')
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(sent()).toMatchObject({ status: 'Archived', reason: 'No reply' }))
})

test('a reason that was typed for a card is kept when the dialog is left', async () => {
  server.answer({
    ...ready,
    'GET /api/me/form-draft': () => ({ draft: null }),
    'PUT /api/me/form-draft': () => ({ savedAt: null }),
  })
  const { user } = renderApp('/candidate-directory?view=board')
  await user.click(within(await card('Candidate C2')).getByRole('button', { name: 'Actions for Candidate C2' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archived' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Candidate C2 to Archived' }))
  await user.type(dialog.getByRole('combobox', { name: 'Reason' }), 'Moved away')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() =>
    expect(server.asked.filter(({ path }) => path === '/api/me/form-draft').map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ form: 'status-reason', fields: { reason: 'Moved away' } }),
    ),
  )
  expect(sent()).toBeUndefined()
})

test('a move that the server refuses is put back and said', async () => {
  server.answer({ ...ready, 'POST /api/candidates/status': () => refuse('unavailable', 'Down') })
  const { user } = renderApp('/candidate-directory?view=board')
  const first = await card('Candidate B1')
  first.focus()
  await user.keyboard(' {ArrowRight} ')
  expect(await screen.findByText(/Failed to update candidate statuses/)).toBeInTheDocument()
  expect(within(screen.getByRole('list', { name: 'Initial Inquiry' })).getByText('Candidate B1')).toBeInTheDocument()
})

test('asks about a card that someone else moved: names both columns, and move sends the shown status', async () => {
  const { id } = createCandidate(1)
  const now = 'Candidate Assessment'
  const met = [{ id, name: 'Candidate B1', now, by: { kind: 'platform', name: null }, at: '2026-11-20T20:14:00Z' }]
  let asked = 0
  server.answer({
    ...ready,
    'POST /api/candidates/status': () => {
      asked += 1
      return asked === 1
        ? refuse('conflict', 'Changed', {}, { met, now: { [id]: now } })
        : { batchId: toId(77), changed: 1, unchanged: 0 }
    },
  })
  const { user } = renderApp('/candidate-directory?view=board')
  const first = await card('Candidate B1')
  first.focus()
  await user.keyboard(' {ArrowRight} ')
  const dialog = within(await screen.findByRole('dialog', { name: 'Status changed by someone else' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    /^Platform staff moved Candidate B1 to Candidate Assessment, .*\. You chose Hired\./,
  )
  await user.click(dialog.getByRole('button', { name: 'Move to Hired' }))
  expect(await screen.findByText('1 candidate moved to Hired.')).toBeInTheDocument()
  expect(server.asked.findLast((ask) => ask.path === '/api/candidates/status')?.body).toMatchObject({
    seen: { [id]: now },
  })
})

test('a column of thousands draws only the cards in sight', async () => {
  server.answer(ready)
  renderApp('/candidate-directory?view=board')
  await card('Candidate B1')
  expect(screen.getByText('5,000')).toBeVisible()
  expect(screen.getAllByRole('listitem').length).toBeLessThan(30)
})

test('the columns of hired and archived people are folded, with their counts, until opened; cards show the arrival', async () => {
  const done = [{ ...createCandidate(60), status: 'Hired' }]
  const columns = [column('Initial Inquiry', 50, rows), column('Hired', 1, done), column('Archived', 0, [])]
  server.answer({ ...ready, 'GET /api/candidates/board': () => ({ columns }) })
  const { user } = renderApp('/candidate-directory?view=board')
  expect(await card('Candidate B1')).toHaveTextContent(/ · (?:today|[\d,]+ d ago)/)
  expect(screen.queryByRole('list', { name: 'Hired' })).not.toBeInTheDocument()
  const fold = screen.getByRole('button', { name: 'Cards of Hired' })
  expect(fold).toHaveAttribute('aria-expanded', 'false')
  await user.click(fold)
  expect(within(screen.getByRole('list', { name: 'Hired' })).getAllByRole('listitem')).toHaveLength(1)
  await user.click(fold)
  expect(screen.queryByRole('list', { name: 'Hired' })).not.toBeInTheDocument()
})

test('the lead offers the menu alone where there is no mouse', async () => {
  server.answer(ready)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query === '(pointer: coarse)',
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
  renderApp('/candidate-directory?view=board')
  expect(await screen.findByText('Open a card’s menu to change its status.')).toBeVisible()
})
