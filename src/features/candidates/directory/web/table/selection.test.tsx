import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const choices = ['Initial Inquiry', 'Reviewed By Clinic', 'Hired', 'Archived']
const withChoices = { 'POST /api/candidates/status-choices': () => ({ choices, total: 1 }) }
const row = (name: RegExp) => screen.findByRole('row', { name })

test('selecting a whole page offers every match, and the server gets the query, not the ids', async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    ...withChoices,
    'GET /api/candidates/count': () => ({ total: 1234 }),
    'POST /api/candidates/status': () => ({ batchId: toId(78), changed: 1233, unchanged: 0 }),
  })
  const { user } = renderApp('/candidate-directory?q=austin')
  await row(/Candidate B1/)
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select all candidates on this page' }))
  expect(await screen.findByText('3 candidates selected')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Select all 1,234 that match' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Candidate C2' }))
  await user.click(screen.getByRole('button', { name: 'Bulk Actions (1233)' }))
  await user.click(await screen.findByRole('button', { name: /Change Pipeline Status/ }))
  await user.click(await screen.findByRole('radio', { name: 'Archived' }))
  await user.click(screen.getByRole('button', { name: 'Update Status of 1,233' }))
  expect(await screen.findByText('1,233 candidates moved to Archived.')).toBeInTheDocument()
  const sent = server.asked.find((ask) => ask.path === '/api/candidates/status')?.body
  expect(sent).toMatchObject({
    selection: { query: { q: 'austin', scope: 'all' }, except: [createCandidate(2).id], expected: 1233 },
  })
  expect(screen.getByText('Select candidates to start.')).toBeVisible()
})

test('the bar of a selection begins what is done with it', async () => {
  server.answer({ ...createHealthyServer(createPerson()), ...withChoices })
  const { user, path } = renderApp('/candidate-directory')
  await row(/Candidate B1/)
  await user.click(screen.getByRole('button', { name: 'Select' }))
  expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'Select Candidate C2' }))
  const bar = within(await screen.findByRole('region', { name: 'Selection' }))
  expect(bar.getByText('1 candidate selected')).toBeVisible()
  await user.click(bar.getByRole('button', { name: 'Status' }))
  expect(await screen.findByRole('menuitem', { name: 'Hired' })).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(bar.getByRole('button', { name: 'Archive' }))
  expect(path()).toContain('open=archive')
  expect(await screen.findByRole('dialog', { name: 'Archive candidate' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await user.click(bar.getByRole('button', { name: 'Clear Selection' }))
  expect(screen.getByText('Select candidates to start.')).toBeVisible()
})

test('a box under the mouse begins a selection, and one choice of the bar moves a few, with a way back', async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    ...withChoices,
    'POST /api/candidates/status': () => ({ batchId: toId(78), changed: 2, unchanged: 0 }),
  })
  const { user } = renderApp('/candidate-directory')
  await row(/Candidate B1/)
  await user.click(screen.getByRole('checkbox', { name: 'Select Candidate B1' }))
  expect(screen.getByRole('button', { name: 'Select' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('checkbox', { name: 'Select Candidate C2' }))
  const bar = within(screen.getByRole('region', { name: 'Selection' }))
  await user.click(bar.getByRole('button', { name: 'Status' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Reviewed By Clinic' }))
  expect(await screen.findByText('2 candidates moved to Reviewed By Clinic.')).toBeVisible()
  expect(server.asked.find((ask) => ask.path === '/api/candidates/status')?.body).toMatchObject({
    selection: { ids: [createCandidate(1).id, createCandidate(2).id] },
    status: 'Reviewed By Clinic',
    seen: { [createCandidate(1).id]: createCandidate(1).status, [createCandidate(2).id]: createCandidate(2).status },
  })
  expect(screen.getByText('Select candidates to start.')).toBeVisible()
})

test('the choice of the bar asks about people moved since; archiving asks for a reason; a refusal is shown', async () => {
  const now = { [createCandidate(1).id]: 'Hired' }
  const met = [{ id: createCandidate(1).id, name: 'Candidate B1', now: 'Hired', by: null, at: null }]
  server.answer({
    ...createHealthyServer(createPerson()),
    ...withChoices,
    'POST /api/candidates/status': () => refuse('conflict', 'Changed', {}, { met, now }),
  })
  const { user } = renderApp('/candidate-directory')
  await row(/Candidate B1/)
  await user.click(screen.getByRole('checkbox', { name: 'Select Candidate B1' }))
  const bar = within(screen.getByRole('region', { name: 'Selection' }))
  await user.click(bar.getByRole('button', { name: 'Status' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Reviewed By Clinic' }))
  await user.click(await screen.findByRole('button', { name: 'Keep Hired' }))
  expect(screen.getByText('Select candidates to start.')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Select Candidate B1' }))
  server.answer({ 'POST /api/candidates/status': () => refuse('unavailable', 'Away') })
  await user.click(screen.getByRole('button', { name: 'Status' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Reviewed By Clinic' }))
  expect(await screen.findByText('Failed to update candidate statuses. Please try again.')).toBeVisible()
  const tries = server.times('POST', '/api/candidates/status')
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(server.times('POST', '/api/candidates/status')).toBe(tries + 1))
  expect(await screen.findByText('Failed to update candidate statuses. Please try again.')).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Status' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archived' }))
  expect(await screen.findByRole('dialog', { name: 'Archive candidate' })).toBeVisible()
})

test('one choice of the views selects the twenty best people without contact', async () => {
  const many = Array.from({ length: 25 }, (_, n) => createCandidate(n + 1))
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/saved-views': () => ({ views: [] }),
    'GET /api/candidates': () => ({ rows: many, page: 1 }),
    'GET /api/candidates/count': () => ({ total: 40 }),
  })
  const { user, path } = renderApp('/candidate-directory')
  await user.click(await screen.findByRole('button', { name: 'Saved Views' }))
  await user.click(await screen.findByRole('menuitem', { name: '20 best, not yet contacted' }))
  expect(await screen.findByText('20 candidates selected')).toBeVisible()
  expect(path()).toBe('/candidate-directory?firstTouch=Not+yet&sortScore=highest')
  expect(screen.getByRole('checkbox', { name: `Select ${many[19]?.name}` })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: `Select ${many[20]?.name}` })).not.toBeChecked()
})

test('a link that selects rows selects none for who may not write to them', async () => {
  const reader = { ...createPerson(), can: createPerson().can.filter((right) => right !== 'candidates:edit') }
  server.answer({ ...createHealthyServer(reader), 'GET /api/saved-views': () => ({ views: [] }) })
  renderApp('/candidate-directory?pick=2')
  await row(/Candidate B1/)
  expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument()
  expect(screen.queryByRole('checkbox', { name: 'Select Candidate B1' })).not.toBeInTheDocument()
})
