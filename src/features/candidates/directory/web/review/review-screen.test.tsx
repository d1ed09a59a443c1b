import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { createFate, createInbox } from '../../../../../app/web/testing/create-inbox.ts'
import { createProfile } from '../../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const rows = [1, 2, 3].map((n) => createCandidate(n))
const choices = ['Initial Inquiry', 'Reviewed By Clinic', 'Hired', 'Archived']
const createResume = (n: number) => ({
  id: createCandidate(n).id,
  name: createCandidate(n).name,
  position: 'RBT',
  email_address: null,
  phone_number: null,
  city: null,
  state: null,
  date_submitted: null,
  resume_text: `Words of resume ${n}`,
  file: { url: `/files/${n}.pdf`, isPdf: false },
  unread: null,
  waits: false,
})
const { 'GET /api/texts/composer': composer } = createInbox()
const ready = () => ({
  ...createHealthyServer(createPerson()),
  'GET /api/saved-views': () => ({ views: [] }),
  'GET /api/candidates': ({ query }: { query: URLSearchParams }) => ({
    rows: query.get('page') === '1' ? rows : [],
    page: 1,
  }),
  ...Object.fromEntries(
    [1, 2, 3].flatMap((n): [string, () => unknown][] => [
      [
        `GET /api/candidates/${createCandidate(n).id}/analysis`,
        () => ({
          candidate: createCandidate(n),
          score_override: null,
          fitReason: `Why ${n}.`,
          counts_culture_fit: true,
          ...createProfile(n).scores,
        }),
      ],
      [`GET /api/candidates/${createCandidate(n).id}/resume`, () => createResume(n)],
    ]),
  ),
  'GET /api/archive-reasons': () => ({ reasons: ['No reply'], isOwn: true }),
  'POST /api/candidates/status-choices': () => ({ choices, total: 1 }),
  'POST /api/candidates/status': () => ({ batchId: toId(77), changed: 1, unchanged: 0 }),
  'POST /api/candidates/not-texted': ({ body }: { body: unknown }) => ({
    people: (body as { ids: string[] }).ids.map((id) => ({ id, status: 'Reviewed By Clinic' })),
  }),
  'GET /api/texts/composer': composer,
  'POST /api/texts/preview': () => ({
    total: 1,
    sendable: 1,
    held: 0,
    skipped: 0,
    consentUnknown: 0,
    preferSpanish: 0,
    over400: 0,
    parts: 1,
    groups: [],
    recipients: [createFate({ candidateId: createCandidate(1).id })],
  }),
  'POST /api/texts/send': () => ({
    messageId: toId(9),
    status: 'sent',
    recipientPhone: '+15125550101',
    sendAt: null,
    held: null,
  }),
})
const address = '/candidate-directory?view=review'
const at = (text: string) => screen.findByText(text)
const given = () => server.asked.filter(({ path }) => path === '/api/candidates/status').map(({ body }) => body)

test('the review fills the screen: why at the left, the resume in the middle, the decisions at the right', async () => {
  server.answer(ready())
  const { user } = renderApp(address)
  await at('New candidate 1 of 3: Candidate B1')
  expect(await within(screen.getByRole('region', { name: 'Candidate' })).findByText('Why 1.')).toBeVisible()
  expect(await screen.findByText(/Words of resume 1/)).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Plain Text' })).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('r')
  expect(screen.getByRole('tab', { name: 'Original File' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.queryByRole('searchbox', { name: 'Search Candidates...' })).not.toBeInTheDocument()
})

test('one status is the primary choice, and Archived is there once', async () => {
  server.answer(ready())
  renderApp(address)
  await at('New candidate 1 of 3: Candidate B1')
  const decide = within(screen.getByRole('region', { name: 'Decide' }))
  expect(await decide.findByRole('button', { name: /2 ?Reviewed By Clinic/ })).toHaveAttribute('data-next')
  expect(decide.getAllByRole('button').filter((one) => one.hasAttribute('data-next'))).toHaveLength(1)
  expect(decide.getAllByRole('button', { name: /Archive/ })).toHaveLength(1)
})

test('A archives with a reason, and Enter confirms and moves to the next one', async () => {
  server.answer(ready())
  const { user } = renderApp(address)
  await at('New candidate 1 of 3: Candidate B1')
  await screen.findByRole('button', { name: /4 ?Archived/ })
  await user.keyboard('a')
  const reason = await screen.findByRole('textbox', { name: 'Another reason' })
  await waitFor(() => expect(reason).toHaveFocus())
  await user.type(reason, 'Moved to Ohio in 2026{Enter}')
  await at('New candidate 2 of 3: Candidate C2')
  await waitFor(() => expect(given()).toMatchObject([{ status: 'Archived', reason: 'Moved to Ohio in 2026' }]))
})

test('A and a digit archive with the reason of that number, shown next to it; a digit without a reason does nothing', async () => {
  const reasons = ['Not qualified', 'No reply', 'Distance']
  server.answer({ ...ready(), 'GET /api/archive-reasons': () => ({ reasons, isOwn: true }) })
  const { user } = renderApp(address)
  await at('New candidate 1 of 3: Candidate B1')
  await screen.findByRole('button', { name: /4 ?Archived/ })
  await user.keyboard('a')
  const dialog = within(await screen.findByRole('dialog', { name: 'Reason to move to Archived' }))
  expect(await dialog.findByRole('button', { name: /^2 ?No reply$/ })).toBeVisible()
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Another reason' })).toHaveFocus())
  await user.keyboard('9')
  expect(dialog.getByRole('textbox', { name: 'Another reason' })).toHaveValue('')
  expect(given()).toEqual([])
  await user.keyboard('3')
  await at('New candidate 2 of 3: Candidate C2')
  await waitFor(() => expect(given()).toMatchObject([{ status: 'Archived', reason: 'Distance' }]))
})

test('if reasons fail to load, shows an error, and a reason can be typed or left empty', async () => {
  server.answer({ ...ready(), 'GET /api/archive-reasons': () => refuse('unavailable', 'Down') })
  const { user } = renderApp(address)
  await at('New candidate 1 of 3: Candidate B1')
  await screen.findByRole('button', { name: /4 ?Archived/ })
  await user.keyboard('a')
  expect(await screen.findByText('Couldn’t load your reasons. Enter one, or leave it empty.')).toBeVisible()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(given()).toMatchObject([{ status: 'Archived' }]))
})

test('T writes a text in place: Enter sends it and the same candidate stays; Esc leaves it', async () => {
  server.answer(ready())
  const { user } = renderApp(address)
  await at('New candidate 1 of 3: Candidate B1')
  await screen.findByRole('button', { name: /4 ?Archived/ })
  await user.keyboard('t')
  const decide = within(screen.getByRole('region', { name: 'Decide' }))
  const field = await decide.findByRole('textbox', { name: 'Message' })
  await waitFor(() => expect(field).toHaveFocus())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(await decide.findByRole('button', { name: /4 ?Archived/ })).toBeVisible()
  await user.keyboard('t')
  await waitFor(async () => expect(await decide.findByRole('textbox', { name: 'Message' })).toHaveFocus())
  await waitFor(() => expect(decide.getByRole('button', { name: /^Send Text/ })).toBeEnabled())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(server.times('POST', '/api/texts/send')).toBe(1))
  expect(await decide.findByRole('button', { name: /4 ?Archived/ })).toBeVisible()
  expect(screen.getByText('New candidate 1 of 3: Candidate B1')).toBeVisible()
})

test('the end shows how many were reviewed and need contact, and opens one text for them', async () => {
  server.answer(ready())
  const { user, path } = renderApp(address)
  await at('New candidate 1 of 3: Candidate B1')
  await screen.findByRole('button', { name: /4 ?Archived/ })
  await user.keyboard('223')
  expect(await screen.findByText(/^3 reviewed in \d+ sec$/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Text 2 now' }))
  await waitFor(() => expect(path()).toContain('open=text'))
  expect(server.asked.find((ask) => ask.path === '/api/candidates/not-texted')?.body).toEqual({
    ids: [createCandidate(1).id, createCandidate(2).id],
  })
  expect(await screen.findByRole('dialog', { name: 'Send Text Message' })).toBeVisible()
})

test('a person chosen at an earlier end gets no text once their status was undone', async () => {
  server.answer({ ...ready(), 'POST /api/candidates/status/undo': () => ({ restored: 1, changedSince: 0 }) })
  const { user } = renderApp(address)
  await at('New candidate 1 of 3: Candidate B1')
  await screen.findByRole('button', { name: /4 ?Archived/ })
  await user.keyboard('322')
  await user.click(await screen.findByRole('button', { name: 'Text 2 now' }))
  const text = within(await screen.findByRole('dialog', { name: 'Send Text Message' }))
  await user.click(await text.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.keyboard('u')
  await at('New candidate 3 of 3: Candidate D3')
  await user.keyboard('3')
  await user.click(await screen.findByRole('button', { name: 'Text 1 now' }))
  await screen.findByRole('dialog', { name: 'Send Text Message' })
  await waitFor(() =>
    expect(server.asked.findLast(({ path }) => path === '/api/texts/preview')?.body).toMatchObject({
      selection: { ids: [createCandidate(2).id] },
    }),
  )
})

test('one leaves to where one came from', async () => {
  server.answer(ready())
  const { user, path, router } = renderApp('/settings')
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  await router.navigate({ to: '/candidate-directory', search: { view: 'review' } })
  await at('New candidate 1 of 3: Candidate B1')
  await user.keyboard('t')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Leave Review' }))
  await waitFor(() => expect(path()).toBe('/settings'))
})

const drag = (to: number, isLetGo = true) => {
  const card = screen.getByRole('article', { name: 'Candidate' })
  const touch = { pointerType: 'touch', clientY: 300 }
  fireEvent.pointerDown(card, { ...touch, clientX: 200 })
  fireEvent.pointerMove(card, { ...touch, clientX: 200 + to })
  if (isLetGo) fireEvent.pointerUp(card, { ...touch, clientX: 200 + to })
}

test('on a phone the choices are under the thumb, and a dragged card shows its action before it counts', async () => {
  const narrow = window.matchMedia
  onTestFinished(() => {
    window.matchMedia = narrow
  })
  window.matchMedia = (query) => Object.assign(narrow(query), { matches: query.includes('max-width: 47.99em') })
  server.answer(ready())
  const { user } = renderApp(address)
  await at('New candidate 1 of 3')
  expect(screen.getByRole('heading', { name: 'Candidate B1' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Reviewed By Clinic' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Keys/ })).not.toBeInTheDocument()
  drag(60, false)
  expect(screen.getAllByText('Reviewed By Clinic')).toHaveLength(2)
  fireEvent.pointerUp(screen.getByRole('article', { name: 'Candidate' }), { pointerType: 'touch' })
  expect(given()).toEqual([])
  drag(150)
  await at('New candidate 2 of 3')
  await waitFor(() => expect(given()).toMatchObject([{ status: 'Reviewed By Clinic' }]))
  drag(-150)
  expect(await screen.findByRole('dialog', { name: 'Reason to move to Archived' })).toBeVisible()
  await user.keyboard('{Enter}')
  await at('New candidate 3 of 3')
  await user.click(screen.getByRole('button', { name: 'Skip' }))
  await at('All 3 reviewed')
})
