import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createInbox } from '../../../../../app/web/testing/create-inbox.ts'
import { createProfile } from '../../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import {
  type createCandidate,
  createHealthyServer,
  createPerson,
  createCandidate as rowOf,
} from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const none = {
  ...createProfile(1).scores,
  fitReason: 'Why so.',
  counts_culture_fit: true,
  score_override: null,
}
const createAnalysisResponse = (n: number): [string, () => { candidate: ReturnType<typeof createCandidate> }] => [
  `GET /api/candidates/${rowOf(n).id}/analysis`,
  () => ({ candidate: rowOf(n), ...none }),
]
const world = (me = createPerson()) => ({
  ...createHealthyServer(me),
  ...Object.fromEntries([1, 2, 3].map(createAnalysisResponse)),
  'POST /api/candidates/status-choices': () => ({ choices: ['Initial Inquiry', 'Hired'], total: 1 }),
})
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

test('moves from person to person next to the list, by button and by J and K', async () => {
  server.answer(world())
  const { user, path } = renderApp(`/?panel=${rowOf(1).id}`)
  const drawer = within(await screen.findByRole('dialog', { name: 'Candidate B1' }))
  expect(await heading('Candidate B1')).toBeVisible()
  expect(await drawer.findByText('1 of 3')).toBeVisible()
  expect(drawer.getByRole('button', { name: 'Previous candidate (K)' })).toBeDisabled()
  await user.click(drawer.getByRole('button', { name: 'Next candidate (J)' }))
  expect(await heading('Candidate C2')).toBeVisible()
  await user.keyboard('j')
  expect(await heading('Candidate D3')).toBeVisible()
  expect(drawer.getByRole('button', { name: 'Next candidate (J)' })).toBeDisabled()
  await user.keyboard('k')
  expect(await heading('Candidate C2')).toBeVisible()
  expect(path()).toContain(`panel=${rowOf(2).id}`)
})

test('an action on someone begins in the drawer and ends there', async () => {
  server.answer(world())
  const { user } = renderApp(`/?panel=${rowOf(1).id}`)
  const drawer = within(await screen.findByRole('dialog', { name: 'Candidate B1' }))
  expect(await drawer.findByRole('link', { name: 'Open Details' })).toHaveAttribute('href', `/candidate/${rowOf(1).id}`)
  await user.click(drawer.getByRole('button', { name: 'Status' }))
  await user.click(await screen.findByRole('menuitem', { name: 'More…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Pipeline Status' }))
  await user.click(await dialog.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('dialog', { name: 'Candidate B1' })).toBeVisible()
  expect(await heading('Candidate B1')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Change Pipeline Status' })).not.toBeInTheDocument())
})

test('résumé and conversation are in the same drawer', async () => {
  const { id } = rowOf(1)
  server.answer({
    ...world(),
    [`GET /api/candidates/${id}/texts`]: () => ({
      thread: null,
      entries: [],
      before: null,
      candidateId: id,
      draft: null,
      prefersSpanish: false,
    }),
  })
  const { user, path } = renderApp(`/?panel=${id}`)
  const choice = await screen.findByRole('radio', { name: 'Resume' })
  await user.click(choice)
  await waitFor(() => expect(path()).toContain('part=resume'))
  await user.click(screen.getByRole('radio', { name: 'Messages' }))
  expect(screen.getByRole('radio', { name: 'Messages' })).toBeChecked()
  expect(await heading('Candidate B1')).toBeVisible()
  expect(await screen.findByText('Write to Candidate B1 here, or log a call.')).toBeVisible()
  expect(path()).toContain('part=messages')
  // The choice has the focus: a letter is no typing there.
  await user.keyboard('j')
  expect(await heading('Candidate C2')).toBeVisible()
})

test.each(['Terminated', 'Hired'])('no interview is offered with someone who is %s', async (status) => {
  const row = { ...rowOf(1), status }
  server.answer({
    ...world(),
    'GET /api/candidates': () => ({ rows: [row], page: 1 }),
    [`GET /api/candidates/${row.id}/analysis`]: () => ({ candidate: row, ...none }),
  })
  renderApp(`/?panel=${row.id}`)
  const drawer = within(await screen.findByRole('dialog', { name: 'Candidate B1' }))
  await drawer.findByRole('link', { name: 'Open Details' })
  expect(drawer.getByRole('button', { name: 'Text' })).toBeVisible()
  expect(drawer.queryByRole('button', { name: 'Schedule' })).not.toBeInTheDocument()
})

test('Schedule offers the free times in place; all other options are behind More options', async () => {
  const { id } = rowOf(1)
  const [first, second] = ['2027-01-05T15:00:00Z', '2027-01-05T20:00:00Z']
  const times = {
    candidate: 'Candidate B1',
    organization: 'Bright Path ABA',
    problem: null,
    interviewer_id: null,
    interviewer: null,
    location_id: null,
    starts: [first, second],
    wish: null,
    wanted: [],
    proposed: null,
    zone: 'America/New_York',
    candidateZone: null,
    language: 'en',
    moveTo: 'Interview Scheduled',
    people: [],
    places: [],
  }
  server.answer({
    ...world(),
    [`GET /api/candidates/${id}/free-times`]: () => times,
    'POST /api/texts/preview': createInbox()['POST /api/texts/preview'],
    'POST /api/bookings': () => ({ id, at: second, zone: times.zone, moved: true, text: null }),
  })
  const { user, path } = renderApp(`/?panel=${id}`)
  const drawer = within(await screen.findByRole('dialog', { name: 'Candidate B1' }))
  await drawer.findByRole('link', { name: 'Open Details' })
  await user.click(drawer.getByRole('button', { name: 'Schedule' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Book an interview with Candidate B1' }))
  await user.click(await dialog.findByRole('button', { name: '3:00 PM EST' }))
  await user.click(dialog.getByRole('checkbox', { name: /^Texts/ }))
  await user.click(dialog.getByRole('button', { name: 'More Options' }))
  expect(await screen.findByRole('dialog', { name: 'Schedule interview' })).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  await waitFor(() => expect(path()).not.toContain('act=book'))
  await user.click(drawer.getByRole('button', { name: 'Schedule' }))
  const again = within(await screen.findByRole('dialog', { name: 'Book an interview with Candidate B1' }))
  await user.click(await again.findByRole('button', { name: '3:00 PM EST' }))
  await user.click(again.getByRole('checkbox', { name: /^Texts/ }))
  await user.click(again.getByRole('button', { name: 'Book and move' }))
  expect(await screen.findByText('Booked Tue, Jan 5, 3:00 PM EST')).toBeInTheDocument()
  expect(server.asked.find((ask) => ask.path === '/api/bookings')?.body).toMatchObject({ candidate_id: id, at: second })
})

test('a reader without edit rights reads, and changes nothing', async () => {
  const reader = { ...createPerson(), can: createPerson().can.filter((right) => right !== 'candidates:edit') }
  server.answer(world(reader))
  renderApp(`/?panel=${rowOf(1).id}`)
  const drawer = within(await screen.findByRole('dialog', { name: 'Candidate B1' }))
  expect(await drawer.findByRole('link', { name: 'Open Details' })).toBeVisible()
  for (const name of ['Status', 'Text']) expect(drawer.queryByRole('button', { name })).not.toBeInTheDocument()
  expect(drawer.queryByRole('button', { name: 'Schedule' })).not.toBeInTheDocument()
})

test('walking from person to person is no step to come back to, and closing keeps the page below as it was', async () => {
  server.answer(world())
  const { user, path, router } = renderApp('/candidate-directory?status=%5B%22Initial+Inquiry%22%5D')
  await user.click(await screen.findByRole('button', { name: 'Analysis of Candidate B1' }))
  expect(await heading('Candidate B1')).toBeVisible()
  await user.keyboard('jj')
  expect(await heading('Candidate D3')).toBeVisible()
  router.history.back()
  await waitFor(() => expect(path()).toBe('/candidate-directory?status=%5B%22Initial+Inquiry%22%5D'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a link opens a part with a dialog above it; who is not on the page below has no next', async () => {
  server.answer({
    ...world(),
    [`GET /api/candidates/${rowOf(9).id}/analysis`]: () => ({ candidate: rowOf(9), ...none }),
    [`GET /api/candidates/${rowOf(9).id}/notes`]: () => ({ notes: [] }),
  })
  const { user } = renderApp(`/settings?panel=${rowOf(9).id}&part=notes&act=status`)
  expect(await screen.findByRole('dialog', { name: 'Change Pipeline Status' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Candidate J9' }))
  expect(await drawer.findByText('No notes yet.')).toBeVisible()
  expect(drawer.queryByRole('button', { name: 'Next candidate (J)' })).not.toBeInTheDocument()
})

test('one press texts the explanation of the score, with a link of its own', async () => {
  server.answer({
    ...world(),
    [`POST /api/candidates/${rowOf(1).id}/explanations`]: () => ({
      link: '/why/abc',
      last_day: '2027-11-28',
      language: 'es',
    }),
    'POST /api/texts/send': () => ({
      messageId: rowOf(7).id,
      status: 'sent',
      recipientPhone: '+15125550101',
      sendAt: null,
      held: null,
    }),
  })
  const { user } = renderApp(`/?panel=${rowOf(1).id}`)
  const drawer = within(await screen.findByRole('dialog', { name: 'Candidate B1' }))
  await user.click(await drawer.findByRole('button', { name: 'Text the Explanation' }))
  expect(await screen.findByText('Text sent.')).toBeVisible()
  const sent = server.asked.find(({ path }) => path === '/api/texts/send')
  expect(sent?.body).toMatchObject({ candidateId: rowOf(1).id })
  expect(JSON.stringify(sent?.body)).toMatch(/Hola \{\{Candidate First\}\}: vea cómo .* http[^"]*\/why\/abc/)
})

test('shows next to the status that an interview has no time, and Set Interview Time is the primary action', async () => {
  const row = { ...rowOf(1), status: 'Interview Scheduled', interview_time_missing: true }
  server.answer({
    ...world(),
    [`GET /api/candidates/${row.id}/analysis`]: () => ({ candidate: row, ...none }),
    [`GET /api/candidates/${row.id}/interviews`]: () => ({ rows: [], offers: [] }),
  })
  const { user, path } = renderApp(`/?panel=${row.id}`)
  const drawer = within(await screen.findByRole('dialog', { name: 'Candidate B1' }))
  const time = await drawer.findByRole('button', { name: 'Set Interview Time' })
  expect(drawer.getByText('No time set')).toBeVisible()
  expect(drawer.queryByText('No interview booked.')).not.toBeInTheDocument()
  expect(time).toHaveAttribute('data-variant', 'filled')
  expect(drawer.getByRole('button', { name: 'Text' })).toHaveAttribute('data-variant', 'default')
  await user.click(time)
  expect(path()).toContain('act=book')
})
