import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const choices = ['Initial Inquiry', 'Reviewed By Clinic', 'Hired', 'Archived']
const withChoices = { 'POST /api/candidates/status-choices': () => ({ choices, total: 1 }) }
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const row = (name: RegExp) => screen.findByRole('row', { name })

test('the table shows the specified columns, in the dashboard and in the directory', async () => {
  server.answer(createHealthyServer(createPerson()))
  const { router } = renderApp('/')
  await row(/Candidate B1/)
  expect(heads()).toEqual([
    '',
    'Candidate Name',
    'Date',
    'Type',
    'Position',
    'Organization',
    'Clinic/Region',
    'Candidate Actions',
  ])
  await router.navigate({ to: '/candidate-directory' })
  await screen.findByRole('heading', { name: 'Candidate Directory' })
  await waitFor(() =>
    expect(heads()).toEqual([
      '',
      'Candidate Name',
      'Date',
      'Type',
      'Position',
      'City',
      'Clinic/Region',
      'Reinforce Score',
      'Candidate Actions',
    ]),
  )
})

test('a late answer to an older search never replaces the newer one', async () => {
  const late: (() => void)[] = []
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/candidates': ({ query }) => {
      const q = query.get('q')
      const answer = { rows: [createCandidate(1, { name: `Found ${q || 'all'}` })], page: 1 }
      return q === 'an' ? new Promise((resolve) => late.push(() => resolve(answer))) : answer
    },
  })
  const { user, path } = renderApp('/candidate-directory')
  await row(/Found all/)
  const box = screen.getByRole('searchbox', { name: 'Search Candidates...' })
  await user.type(box, 'an{Enter}')
  await waitFor(() => expect(late).not.toHaveLength(0))
  await user.type(box, 'a{Enter}')
  await row(/Found ana/)
  for (const answer of late) answer()
  // Time for the overtaken answers to be painted, were they taken.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByRole('row', { name: /Found ana/ })).toBeVisible()
  expect(path()).toBe('/candidate-directory?q=ana')
})

test.each(['', '?view=board', '?view=review'])(
  'candidates that cannot be loaded leave the sentence and Retry, which reloads the page: %s',
  async (view) => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    onTestFinished(() => reload.mockRestore())
    server.answer({
      ...createHealthyServer(createPerson()),
      'GET /api/candidates': () => refuse('unavailable', 'Down'),
      'GET /api/candidates/board': () => refuse('unavailable', 'Down'),
    })
    const { user } = renderApp(`/candidate-directory${view}`)
    expect(await screen.findByText('Failed to load candidates')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(reload).toHaveBeenCalledTimes(1)
  },
)

test('a page of candidates past the end becomes the last one, with a notice', async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/candidates': ({ query }) => ({ rows: query.get('page') === '2' ? [createCandidate(1)] : [], page: 2 }),
    'GET /api/candidates/count': () => ({ total: 26 }),
  })
  const { path } = renderApp('/candidate-directory?page=9')
  await row(/Candidate B1/)
  expect(screen.getByText('There is no page 9. This is the last one.')).toBeVisible()
  expect(path()).toBe('/candidate-directory?page=2')
})

test('an empty filter result shows a notice and can be cleared', async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/candidates': ({ query }) => ({
      rows: query.getAll('status').length > 0 ? [] : [createCandidate(1)],
      page: 1,
    }),
  })
  const { user, path } = renderApp('/candidate-directory?status=%5B%22Hired%22%5D')
  expect(await screen.findByText('No Candidates With This Filter Found')).toBeInTheDocument()
  expect(screen.getByText('Please Try A New Filter Combination')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear Search and Filters' }))
  await row(/Candidate B1/)
  expect(path()).toBe('/candidate-directory')
})

test('sorting can be applied only after a choice, and lives in the URL', async () => {
  server.answer(createHealthyServer(createPerson()))
  const { user, path } = renderApp('/candidate-directory')
  await row(/Candidate B1/)
  await user.click(screen.getByRole('button', { name: 'Sort' }))
  const dialog = await screen.findByRole('dialog', { name: 'Sort candidates' })
  expect(await within(dialog).findByRole('button', { name: 'Apply Sort' })).toBeDisabled()
  await user.click(within(dialog).getByRole('radio', { name: 'Highest' }))
  await user.click(within(dialog).getByRole('button', { name: 'Apply Sort' }))
  await waitFor(() => expect(path()).toBe('/candidate-directory?sortScore=highest'))
  expect(server.asked.findLast((ask) => ask.path === '/api/candidates')?.query.get('sortScore')).toBe('highest')
  expect(screen.getByRole('button', { name: 'Sort (1)' })).toBeVisible()
})

test('filters can be applied only after a choice; a link opens the dialog', async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/candidates/filter-options': () => ({
      statuses: choices,
      formerStatuses: [],
      locations: [],
      organizations: [],
    }),
  })
  const { user, path } = renderApp('/candidate-directory?open=filter')
  const dialog = await screen.findByRole('dialog', { name: 'Filter candidates' })
  expect(await within(dialog).findByRole('button', { name: 'Apply Filters (3)' })).toBeDisabled()
  await user.click(within(dialog).getByRole('checkbox', { name: 'Premium' }))
  await user.click(within(dialog).getByRole('button', { name: /^Apply Filters/ }))
  await waitFor(() => expect(path()).toBe('/candidate-directory?type=%5B%22Premium%22%5D'))
})

test('Update Status waits for a choice; the change can be undone', async () => {
  const batchId = toId(77)
  server.answer({
    ...createHealthyServer(createPerson()),
    ...withChoices,
    'POST /api/candidates/status': () => ({ batchId, changed: 1, unchanged: 0 }),
    'POST /api/candidates/status/undo': () => ({ restored: 1, changedSince: 0 }),
  })
  const { user } = renderApp('/')
  await row(/Candidate B1/)
  await user.click(screen.getByRole('button', { name: /Change status of Candidate B1/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'More…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change Pipeline Status' })
  const update = await within(dialog).findByRole('button', { name: 'Update Status' })
  expect(within(dialog).getAllByRole('radio')).toHaveLength(choices.length)
  expect(update).toBeDisabled()
  await user.click(within(dialog).getByRole('radio', { name: 'Hired' }))
  await user.click(update)
  expect(await screen.findByText('1 candidate moved to Hired.')).toBeInTheDocument()
  expect(server.asked.find((ask) => ask.path === '/api/candidates/status')?.body).toEqual({
    selection: { ids: [createCandidate(1).id] },
    status: 'Hired',
    seen: { [createCandidate(1).id]: 'Initial Inquiry' },
  })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('1 candidate restored.')).toBeInTheDocument()
})

test('a status in a row takes two presses, and the menu offers Archived with its reasons', async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    ...withChoices,
    'POST /api/candidates/status': () => ({ batchId: toId(77), changed: 1, unchanged: 0 }),
  })
  const { user } = renderApp('/')
  await row(/Candidate B1/)
  await user.click(screen.getByRole('button', { name: /Change status of Candidate B1/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Hired' }))
  expect(await screen.findByText('1 candidate moved to Hired.')).toBeInTheDocument()
  expect(server.asked.find((ask) => ask.path === '/api/candidates/status')?.body).toEqual({
    selection: { ids: [createCandidate(1).id] },
    status: 'Hired',
    seen: { [createCandidate(1).id]: 'Initial Inquiry' },
  })
  await user.click(screen.getByRole('button', { name: /Change status of Candidate B1/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archived' }))
  expect(await screen.findByRole('dialog', { name: 'Archive candidate' })).toBeInTheDocument()
  expect(server.times('POST', '/api/candidates/status')).toBe(1)
})

test('a failed status change shows an error and restores the old status', async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    ...withChoices,
    'POST /api/candidates/status': () => refuse('unavailable', 'Down'),
  })
  const { user } = renderApp('/')
  await row(/Candidate B1/)
  await user.click(screen.getByRole('button', { name: /Change status of Candidate B1/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Hired' }))
  expect(await screen.findByText('Failed to update candidate statuses. Please try again.')).toBeInTheDocument()
  expect(
    screen.getByRole('button', { name: /^Initial Inquiry\. Change status of Candidate B1/, hidden: true }),
  ).toBeInTheDocument()
})

test('missing analyses have their sentences, a BCBA one more', async () => {
  const nothing = {
    score_override: null,
    fitReason: 'Not scored.',
    counts_culture_fit: false,
    skills_percentage: null,
    experience_percentage: null,
    skills_rationale: null,
    experience_rationale: ' ',
    reinforce_analysis: null,
    skills_score: null,
    experience_score: null,
    culture_fit_score: null,
    bcba_skills_rationale: null,
    bcba_experience_rationale: null,
    culture_fit_rationale: null,
    findbcbas_analysis: null,
  }
  const bcba = createCandidate(1, { position: 'BCBA' })
  server.answer({
    ...createHealthyServer(createPerson()),
    [`GET /api/candidates/${bcba.id}/analysis`]: () => ({ candidate: bcba, ...nothing }),
  })
  renderApp(`/?panel=${bcba.id}`)
  for (const sentence of [
    'No skills analysis available.',
    'No experience analysis available.',
    'No culture fit analysis available.',
    'No overall analysis available.',
  ])
    expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(screen.getByText(/^Not part of the score in this organization\./)).toBeInTheDocument()
})

test('a résumé that cannot be loaded, and one without text, have their sentences', async () => {
  const path = `GET /api/candidates/${createCandidate(1).id}/resume`
  server.answer({ ...createHealthyServer(createPerson()), [path]: () => refuse('unavailable', 'Down') })
  const { user } = renderApp(`/?panel=${createCandidate(1).id}&part=resume`)
  expect(await screen.findByText('Failed to load resume data')).toBeInTheDocument()
  const { id, name, position, email_address, phone_number, city, state, date_submitted } = createCandidate(1)
  server.answer({
    [path]: () => ({
      id,
      name,
      position,
      email_address,
      phone_number,
      city,
      state,
      date_submitted,
      resume_text: null,
      file: null,
    }),
  })
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No Resume Breakdown Available For This Candidate...')).toBeInTheDocument()
})

test('the video button is disabled without a video', async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/candidates': () => ({
      rows: [
        createCandidate(1),
        createCandidate(2, { type: 'Premium', video_introduction: 'https://example.test/v.mp4' }),
      ],
      page: 1,
    }),
  })
  const { user, path } = renderApp('/')
  await row(/Candidate B1/)
  const without = screen.getByRole('button', { name: 'Video introduction of Candidate B1' })
  expect(without).toHaveAttribute('aria-disabled', 'true')
  await user.click(without)
  expect(path()).toBe('/')
  await user.click(screen.getByRole('button', { name: 'Video introduction of Candidate C2' }))
  expect(await screen.findByRole('dialog', { name: 'Video introduction of Candidate C2' })).toBeInTheDocument()
})
