import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createProfile } from '../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'
import { refusalStatus } from '../../../../rules/user-error.ts'

const server = fakeServer()
const one = createCandidate(1)
const at = `/candidate/${one.id}`
const api = `/api/candidates/${one.id}`
const withProfile = (more: Parameters<typeof createProfile>[1] = {}) => ({
  ...createHealthyServer(createPerson()),
  [`GET ${api}/profile`]: () => createProfile(1, more),
})
const more = async (user: ReturnType<typeof renderApp>['user'], item: string) => {
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a row of the directory opens the page of the candidate; a row of the dashboard opens nothing', async () => {
  server.answer(withProfile())
  const { user, path, router } = renderApp('/')
  await user.click(await screen.findByText('Candidate B1'))
  expect(path()).toBe('/')
  await router.navigate({ to: '/candidate-directory' })
  const row = await screen.findByRole('row', { name: /Candidate B1/ })
  await user.click(await within(row).findByText('Round Rock'))
  await heading('Candidate B1')
  expect(path()).toBe(at)
})

test('the head says who it is, how to reach them, whether they may be texted, and what their clock shows', async () => {
  server.answer(withProfile())
  renderApp(at)
  await heading('Candidate B1')
  expect(screen.getByRole('link', { name: '(512) 555-0100' })).toHaveAttribute('href', 'tel:+15125550100')
  expect(screen.getByRole('link', { name: 'ana@example.test' })).toHaveAttribute('href', 'mailto:ana@example.test')
  expect(screen.getByText('Can be texted')).toBeVisible()
  expect(screen.getByText(/[AP]M C[DS]T \(based on the state\)/)).toBeVisible()
  expect(screen.getAllByText(/The average of 70 and 74\./)).not.toHaveLength(0)
})

test('the head has three buttons and the rest under More, and the number and address are copied', async () => {
  server.answer(withProfile())
  const { user } = renderApp(at)
  const acts = within(await screen.findByRole('toolbar', { name: 'Actions for Candidate B1' }))
  expect(acts.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Text',
    'Schedule',
    'Status',
    'More',
  ])
  await user.click(screen.getByRole('button', { name: 'Copy phone number' }))
  expect(await navigator.clipboard.readText()).toBe('(512) 555-0100')
  await user.click(screen.getByRole('button', { name: 'Copy email address' }))
  expect(await navigator.clipboard.readText()).toBe('ana@example.test')
  await more(user, 'Owner and Follow-up')
  expect(await screen.findByRole('dialog', { name: 'Owner and follow-up' })).toBeVisible()
})

test('the head shows the next step and starts it', async () => {
  server.answer({
    ...withProfile({ candidate: { status: 'Interview Scheduled', interview_time_missing: true } }),
    'GET /api/interviews/interviewers': () => ({ interviewers: [] }),
  })
  const { user, path } = renderApp(at)
  const time = await screen.findByRole('button', { name: 'Set Interview Time' })
  expect(screen.getByText('No time set')).toBeVisible()
  expect(screen.queryByRole('note', { name: 'Next step' })).not.toBeInTheDocument()
  expect(time).toHaveAttribute('data-variant', 'filled')
  expect(screen.getByRole('button', { name: 'Text' })).toHaveAttribute('data-variant', 'default')
  await user.click(time)
  expect(path()).toBe(`${at}?dialog=interview`)
})

test('of a record that became part of another there is no next step', async () => {
  server.answer(withProfile({ mergedInto: { id: toId(9), name: 'Ana Garcia', position: 'RBT', merge: null } }))
  renderApp(at)
  await heading('Candidate B1')
  expect(screen.queryByRole('note', { name: 'Next step' })).not.toBeInTheDocument()
})

test('an unknown candidate and a foreign one show the same page, with a way back', async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    [`GET ${api}/profile`]: () => refuse('not-found', 'There is no such thing'),
  })
  const { user, path } = renderApp(at)
  await heading('Candidate not found')
  await user.click(screen.getByRole('link', { name: 'Back to the Candidate Directory' }))
  await waitFor(() => expect(path()).toBe('/candidate-directory'))
})

test('a BCBA opened as a candidate moves to the page of BCBAs, tab and all', async () => {
  server.answer(withProfile({ candidate: { position: 'BCBA', fit: { kind: 'computed', number: 0 } } }))
  const { path } = renderApp(`${at}?tab=credential`)
  await heading('Candidate B1')
  expect(path()).toBe(`/bcba/${one.id}?tab=credential`)
})

test('missing words of a BCBA have their sentences, and culture fit its caution', async () => {
  server.answer(withProfile({ candidate: { position: 'BCBA' } }))
  renderApp(`/bcba/${one.id}`)
  for (const sentence of [
    'No skills analysis available.',
    'No experience analysis available.',
    'No culture fit analysis available.',
    'No overall analysis available.',
    'Culture fit is weak evidence and legally risky. Weigh skills and experience first.',
  ])
    expect(await screen.findByText(sentence)).toBeVisible()
})

test('tabs are in the URL, and a link opens them', async () => {
  server.answer({ ...withProfile(), [`GET ${api}/notes`]: () => ({ notes: [] }) })
  const { user, path } = renderApp(`${at}?tab=notes`)
  expect(await screen.findByText('No notes yet.')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Summary' }))
  expect(path()).toBe(at)
  await user.click(screen.getByRole('tab', { name: 'Video' }))
  expect(path()).toBe(`${at}?tab=video`)
  expect(await screen.findByText('No video available')).toBeVisible()
})

test('archiving asks for a reason that may stay empty', async () => {
  server.answer({
    ...withProfile(),
    'POST /api/candidates/status-choices': () => ({ choices: ['Initial Inquiry', 'Hired', 'Archived'], total: 1 }),
    'GET /api/archive-reasons': () => ({ reasons: ['No reply', 'Distance'], isOwn: false }),
    'POST /api/candidates/status': () => ({ batchId: toId(77), changed: 1, unchanged: 0 }),
  })
  const { user } = renderApp(at)
  await more(user, 'Archive')
  const dialog = await screen.findByRole('dialog', { name: 'Archive candidate' })
  expect(await within(dialog).findByRole('radio', { name: 'Archived' })).toBeChecked()
  await user.type(within(dialog).getByRole('combobox', { name: 'Reason' }), 'Distance')
  await user.click(within(dialog).getByRole('button', { name: 'Update Status' }))
  expect(await screen.findByText('1 candidate moved to Archived.')).toBeInTheDocument()
  expect(server.asked.find((ask) => ask.path === '/api/candidates/status')?.body).toMatchObject({
    status: 'Archived',
    reason: 'Distance',
  })
})

test('a wrong field shows its error next to it and keeps the typed value', async () => {
  server.answer({
    ...withProfile(),
    [`PATCH ${api}`]: () => refuse('invalid', 'No', { state: 'This is not a US state. Write it like TX or Texas.' }),
  })
  const { user } = renderApp(at)
  await more(user, 'Edit')
  const state = await screen.findByRole('textbox', { name: 'State' })
  await user.clear(state)
  await user.type(state, 'Texaz')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('This is not a US state. Write it like TX or Texas.')).toBeVisible()
  expect(state).toHaveValue('Texaz')
  expect(server.asked.findLast((ask) => ask.method === 'PATCH')?.body).toEqual({
    version: '7',
    changes: { state: 'Texaz' },
  })
})

test('shows a value changed by someone else next to your own, and asks', async () => {
  const details = {
    version: '8',
    fields: { city: { now: 'Waco', yours: 'Dallas' }, state: { now: 'TX', yours: 'OK' } },
  }
  const error = { code: 'conflict', message: 'Changed since', fields: {}, details }
  const answers = [
    new Response(JSON.stringify({ error }), { status: refusalStatus.conflict }),
    { version: '9', changed: ['city'] },
  ]
  server.answer({ ...withProfile(), [`PATCH ${api}`]: () => answers.shift() })
  const { user } = renderApp(`${at}?dialog=edit`)
  const city = await screen.findByRole('textbox', { name: 'City' })
  await user.clear(city)
  await user.type(city, 'Dallas')
  const state = screen.getByRole('textbox', { name: 'State' })
  await user.clear(state)
  await user.type(state, 'OK')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  const group = await screen.findByRole('radiogroup', { name: 'State' })
  await user.click(within(group).getByRole('radio', { name: 'On file now: TX' }))
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() =>
    expect(server.asked.findLast((ask) => ask.method === 'PATCH')?.body).toEqual({
      version: '8',
      changes: { city: 'Dallas' },
    }),
  )
})

test('a BCBA’s further details are shown and changed on the credential tab; an RBT has none', async () => {
  const particulars = { state_licenses: 'TX 12345', supervision_capacity: 1, assessments: null }
  server.answer({
    ...withProfile({ candidate: { position: 'BCBA' }, particulars }),
    [`PUT ${api}/particulars`]: () => ({ ok: true }),
  })
  const { user, path } = renderApp(`/bcba/${one.id}?tab=credential`)
  const part = within(await screen.findByRole('region', { name: 'Licenses, supervision, assessments' }))
  expect(part.getByText('1 more person')).toBeVisible()
  await user.click(part.getByRole('button', { name: 'Change' }))
  await user.type(await screen.findByLabelText('Assessments'), 'VB-MAPP')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(path()).toBe(`/bcba/${one.id}?tab=credential`))
  expect(server.asked.find((ask) => ask.path === `${api}/particulars`)?.body).toEqual({
    state_licenses: 'TX 12345',
    supervision_capacity: '1',
    assessments: 'VB-MAPP',
  })
})

test('refuses a score above 100, and the field shows its limits', async () => {
  server.answer(withProfile())
  const { user } = renderApp(`${at}?dialog=override`)
  const number = await screen.findByRole('textbox', { name: 'Score' })
  await user.type(number, '101')
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Two years')
  expect(number).toBeInvalid()
  expect(screen.getByRole('button', { name: 'Save Score' })).toBeDisabled()
  await user.type(number, '{Backspace}')
  expect(number).toBeValid()
  expect(screen.getByRole('button', { name: 'Save Score' })).toBeEnabled()
})

test('a score set manually needs a reason, and shows the computed one', async () => {
  const by = { kind: 'person' as const, name: 'Priya Natarajan' }
  const override = { number: 90, reason: 'Two years in a clinic.', by, at: '2026-11-19T15:00:00Z' }
  const fit = { ...createProfile(1).fit, source: 'override' as const, number: 90, override }
  server.answer({ ...withProfile({ fit }), [`PUT ${api}/score-override`]: () => ({ ok: true }) })
  const { user } = renderApp(at)
  expect(await screen.findByText(/Otherwise it would be Good Fit \(With Training\), 72\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Change or Remove Score' }))
  const reason = await screen.findByRole('textbox', { name: 'Reason' })
  await user.clear(reason)
  expect(screen.getByRole('button', { name: 'Save Score' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Remove Score' }))
  await waitFor(() =>
    expect(server.asked.find((ask) => ask.path === `${api}/score-override`)?.body).toEqual({
      number: null,
      reason: '',
    }),
  )
})

test('likely duplicates are named with the reasons and lead to their pages', async () => {
  const other = {
    id: toId(55),
    name: 'Ana Garcia',
    position: 'BCBA' as const,
    status: 'Hired',
    created_at: '2026-10-01T15:00:00Z',
    level: 'possible' as const,
    reasons: ['Same phone' as const, 'Similar name in the same city' as const],
  }
  server.answer(withProfile({ duplicates: [other] }))
  renderApp(at)
  expect(await screen.findByRole('link', { name: 'Ana Garcia' })).toHaveAttribute('href', `/bcba/${toId(55)}`)
  expect(screen.getByText(/Same phone · Similar name in the same city/)).toBeVisible()
})

test('the timeline shows each event with its author and the value before', async () => {
  const item = {
    id: 'f1',
    at: '2026-11-19T15:00:00Z',
    name: 'candidate.statusChanged',
    by: { kind: 'person', name: 'Priya Natarajan' },
    before: { status: 'Initial Inquiry' },
    after: { status: 'Hired', batchId: 'x' },
  }
  server.answer({ ...withProfile(), [`GET ${api}/timeline`]: () => ({ items: [item], page: 1, hasMore: false }) })
  renderApp(`${at}?tab=timeline`)
  expect(await screen.findByText('Status changed')).toBeVisible()
  expect(screen.getByText('Status: Initial Inquiry → Hired')).toBeVisible()
  expect(screen.getByText(/^Priya Natarajan ·/)).toBeVisible()
})

test('Admins go from a candidate to what happened to them; no one else is offered it', async () => {
  server.answer({
    ...withProfile(),
    ...createHealthyServer(createPerson({ adminLevel: 'Admin' })),
    'GET /api/activity': () => ({ items: [], next: null }),
    'GET /api/activity/choices': () => ({ people: [], organizations: [] }),
  })
  const { user, path } = renderApp(at)
  await more(user, 'Activity')
  await waitFor(() => expect(path()).toBe(`/activity?about=${one.id}`))
})

test('without the right the way to the activity is not there', async () => {
  server.answer(withProfile())
  const { user } = renderApp(at)
  await user.click(await screen.findByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Activity' })).not.toBeInTheDocument()
})
