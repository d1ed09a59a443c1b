import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createInterview, createReadyAgenda } from '../../../../app/web/testing/interview-agenda.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const riley = { id: toId(31), name: 'Riley Adams' }
const quinn = { id: toId(32), name: 'Quinn Doyle' }
const planned = (n: number, more: object = {}) => ({
  id: toId(800 + n),
  candidateId: toId(100 + n),
  candidate: `Ana ${'ABCDEFGH'[n]}`,
  position: 'RBT',
  at: `2026-11-24T${15 + n}:00:00.000Z`,
  minutes: 30,
  type: 'Phone',
  byHand: null,
  free: [],
  ...more,
})
const plan = (more: object = {}) => ({
  interviewer: riley,
  isAway: false,
  zone: 'America/Chicago',
  isOn: true,
  rows: [
    planned(1),
    planned(2, { free: [quinn] }),
    planned(3, { byHand: 'They haven’t agreed to texts or have no phone number.' }),
  ],
  colleagues: [quinn],
  ...more,
})
const result = (n: number, more: object) => ({
  id: toId(800 + n),
  candidateId: toId(100 + n),
  candidate: `Ana ${'ABCDEFGH'[n]}`,
  at: `2026-11-24T${15 + n}:00:00.000Z`,
  did: 'offered',
  why: null,
  textAt: null,
  ...more,
})
const noStaff = { awaiting_reply: 0, scheduled: 0, booked: 0, needs_staff: 0, stopped: 0 }
const automations = {
  'GET /api/automation-enrollments': () => ({ counts: noStaff, total: 0, rows: [] }),
  'GET /api/automation-enrollments/figures': () => ({ rows: [] }),
  'GET /api/automation-enrollments/path': () => ({ organizations: 1, stations: [], uncovered: 0 }),
}
const staged = (more: Record<string, unknown> = {}) =>
  server.answer(
    createReadyAgenda({
      ...automations,
      'GET /api/interviews': () => ({
        rows: [createInterview(1, { interviewer_id: riley.id }), createInterview(2, { interviewer_id: null })],
        total: 2,
      }),
      'GET /api/interviews/interviewers': () => ({ people: [riley, quinn] }),
      'GET /api/interviews/away': () => plan(),
      ...more,
    }),
  )
const pressed = () => server.asked.filter(({ method, path }) => method === 'POST' && path === '/api/interviews/away')
const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Mark interviewer as away' }))
const address = `/automations?section=away&who=${riley.id}&on=2026-11-24`

test('one press moves everyone of the day: times by text, a colleague, a call; each result leads to its conversation', async () => {
  staged({
    'POST /api/interviews/away': () => ({
      results: [
        result(1, {}),
        result(2, { did: 'passed', why: 'Quinn Doyle' }),
        result(3, { did: 'byHand', why: 'They haven’t agreed to texts or have no phone number.' }),
      ],
    }),
  })
  const { user } = renderApp(address)
  const dialog = await findDialog()
  const list = within(await dialog.findByRole('list', { name: /^Interviews of Riley Adams/ }))
  expect(list.getByText('No text goes out: They haven’t agreed to texts or have no phone number.')).toBeVisible()
  await user.click(list.getByRole('combobox', { name: 'Interview with Ana C' }))
  await user.click(await screen.findByRole('option', { name: 'Reassign to Quinn Doyle' }))
  await user.click(dialog.getByRole('button', { name: 'Move 3 Interviews' }))
  expect(await dialog.findByText('Done for 2 of 3. One needs you:')).toBeVisible()
  const done = within(dialog.getByRole('list', { name: 'Results' })).getAllByRole('listitem')
  expect(done.map(({ textContent }) => textContent)).toEqual([
    'Ana DCanceled. Notify them. They haven’t agreed to texts or have no phone number.',
    'Ana BOffered new times by text',
    'Ana CReassigned to Quinn Doyle',
  ])
  expect(dialog.getByRole('link', { name: 'Automations, Needs attention' })).toHaveAttribute('href', '/automations')
  expect(dialog.getByRole('link', { name: 'Ana D' }).getAttribute('href')).toContain(`panel=${toId(103)}`)
  expect(pressed().map(({ body }) => body)).toEqual([
    {
      id: expect.any(String) as string,
      interviewer_id: riley.id,
      day: '2026-11-24',
      with_id: null,
      people: [
        { interview_id: toId(801), to: null },
        { interview_id: toId(802), to: quinn.id },
        { interview_id: toId(803), to: null },
      ],
    },
  ])
})

test('one choice for all reassigns the interviews in a colleague’s free hours; an excluded person is not moved', async () => {
  staged({ 'POST /api/interviews/away': () => ({ results: [result(2, { did: 'passed', why: 'Quinn Doyle' })] }) })
  const { user } = renderApp(address)
  const dialog = await findDialog()
  await user.click(await dialog.findByRole('combobox', { name: 'For all' }))
  await user.click(await screen.findByRole('option', { name: 'Reassign to Quinn Doyle where free' }))
  for (const name of ['Ana B', 'Ana D']) {
    await user.click(dialog.getByRole('combobox', { name: `Interview with ${name}` }))
    await user.click(await screen.findByRole('option', { name: 'Leave as is' }))
  }
  await user.click(dialog.getByRole('button', { name: 'Move 1 Interview' }))
  expect(await dialog.findByText('All done.')).toBeVisible()
  expect(pressed().at(-1)?.body).toMatchObject({ people: [{ interview_id: toId(802), to: quinn.id }] })
})

test('a row shows that its interviewer is away, and the dialog opens with that person and day', async () => {
  staged()
  const { user, path } = renderApp('/interviews')
  await user.click(await screen.findByRole('button', { name: 'Actions for the interview with Ana C' }))
  expect(screen.queryByRole('menuitem', { name: 'Interviewer Is Away…' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Actions for the interview with Ana B' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Interviewer Is Away…' }))
  const dialog = await findDialog()
  expect(dialog.getByRole('combobox', { name: 'Interviewer' })).toHaveValue('Riley Adams')
  expect(dialog.getByLabelText('Day')).toHaveValue('11/21/2026')
  expect(path()).toContain(`who=${riley.id}`)
})

test('with the automation off, the dialog explains that no text goes out and offers no times', async () => {
  const why = 'The automation “Booked interview” is off for them.'
  staged({
    'GET /api/interviews/away': () => plan({ isOn: false, rows: [planned(1, { byHand: why })] }),
  })
  renderApp(address)
  const dialog = await findDialog()
  expect(await dialog.findByText(/is off, so no texts go out/)).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Open Automations' })).toHaveAttribute('href', '/automations')
  expect(dialog.queryByRole('combobox', { name: 'Offer times of' })).toBeNull()
})

test('a day without interviews can be marked, and the mark can be undone', async () => {
  staged({
    'GET /api/interviews/away': () => plan({ rows: [] }),
    'POST /api/interviews/away': () => ({ results: [] }),
  })
  const first = renderApp(address)
  const dialog = await findDialog()
  expect(await dialog.findByText(/^No one has an interview with Riley Adams/)).toBeVisible()
  await first.user.click(dialog.getByRole('button', { name: 'Mark as Away' }))
  expect(await screen.findByText(/^Riley Adams is marked as away on /)).toBeVisible()
  await waitFor(() => expect(first.path()).toBe('/automations'))
  staged({
    'GET /api/interviews/away': () => plan({ rows: [], isAway: true }),
    'POST /api/interviews/away/clear': () => ({ ok: true }),
  })
  await first.router.navigate({ to: '/automations', search: { section: 'away', who: riley.id, on: '2026-11-24' } })
  const again = await findDialog()
  await first.user.click(await again.findByRole('button', { name: 'Not Away' }))
  expect(again.queryByRole('button', { name: 'Mark as Away' })).toBeNull()
  expect(await screen.findByText(/isn’t away on .*\.$/)).toBeVisible()
})

test('a failed load offers Retry, a refusal is shown, and a text that comes too late asks for a call', async () => {
  staged({ 'GET /api/interviews/away': () => refuse('unavailable', 'The database rests.') })
  const { user } = renderApp(address)
  const dialog = await findDialog()
  expect(await dialog.findByText('The database rests.')).toBeVisible()
  let tries = 0
  staged({
    'POST /api/interviews/away': () => {
      tries += 1
      return tries === 1
        ? refuse('conflict', 'Choose someone from this organization.')
        : { results: [result(1, { textAt: '2026-11-24T20:00:00.000Z' })] }
    },
  })
  await user.click(dialog.getByRole('button', { name: 'Retry' }))
  await user.click(await dialog.findByRole('button', { name: 'Move 3 Interviews' }))
  expect(await dialog.findByText('Choose someone from this organization.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Move 3 Interviews' }))
  expect(await dialog.findByText(/after the interview’s start: call them$/)).toBeVisible()
})

test('the former address leads to the same dialog on the Automations page', async () => {
  staged()
  const { path } = renderApp(`/interviews?dialog=away&who=${riley.id}&on=2026-11-24`)
  const dialog = await findDialog()
  expect(dialog.getByLabelText('Day')).toHaveValue('11/24/2026')
  expect(path()).toBe(address)
})

test('a reader who may not edit gets no action', async () => {
  const reader = createPerson()
  server.answer({ ...createReadyAgenda(automations), ...createHealthyServer({ ...reader, can: ['candidates:see'] }) })
  renderApp(address)
  expect(await screen.findByText('No one needs attention.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mark an Interviewer Away' })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})
