import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createProfile } from '../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const found = (n: number) => {
  const { id, name, position, organization, location, city, state, status, date_submitted } = createCandidate(n)
  const snippets = [
    [
      { text: 'Two years as a ', hit: false },
      { text: 'nanny', hit: true },
    ],
  ]
  return {
    id,
    name,
    position,
    organization,
    location,
    city,
    state,
    status,
    date_submitted,
    hasVideo: false,
    certification_number: null,
    registry: null,
    snippets,
  }
}
const resume = (n: number) => {
  const { id, name, position, email_address, phone_number, city, state, date_submitted } = createCandidate(n)
  return {
    id,
    name,
    position,
    email_address,
    phone_number,
    city,
    state,
    date_submitted,
    resume_text: `Words of ${n}`,
    file: null,
  }
}
const ready = {
  ...createHealthyServer(createPerson()),
  'GET /api/candidates/filter-options': () => ({ statuses: [], formerStatuses: [], locations: [], organizations: [] }),
  'GET /api/resumes': ({ query }: { query: URLSearchParams }) => ({
    rows: query.get('q') === 'xyz' ? [] : [found(1), found(2)],
    page: 1,
    hasMore: false,
  }),
  [`GET /api/candidates/${createCandidate(1).id}/resume`]: () => resume(1),
  [`GET /api/candidates/${createCandidate(2).id}/resume`]: () => resume(2),
}

test('résumés are searched by their words, and the words are marked', async () => {
  server.answer(ready)
  const { user, path } = renderApp('/resumes')
  await user.type(await screen.findByRole('searchbox', { name: 'Search resume text' }), 'nanny{Enter}')
  await waitFor(() => expect(path()).toBe('/resumes?q=nanny'))
  const list = within(await screen.findByRole('list', { name: 'Resumes' }))
  expect(list.getAllByText('nanny')[0]?.tagName).toBe('MARK')
  expect(list.getByRole('link', { name: 'Candidate B1' })).toHaveAttribute(
    'href',
    `/resumes?q=nanny&panel=${createCandidate(1).id}&part=resume`,
  )
})

test('filters are listed and counted under Filter, and can be removed one by one', async () => {
  server.answer(ready)
  const { user, path } = renderApp('/resumes?from=2026-11-02')
  await user.click(await screen.findByRole('button', { name: 'Filter (1)' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Has a video' }))
  await waitFor(() => expect(path()).toContain('hasVideo=true'))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await user.click(await screen.findByRole('button', { name: 'Remove filter From Nov 2, 2026' }))
  await waitFor(() => expect(path()).toBe('/resumes?hasVideo=true'))
  expect(server.asked.findLast((ask) => ask.path === '/api/resumes')?.query.get('hasVideo')).toBe('true')
})

test('two résumés are read side by side, also from a link', async () => {
  server.answer(ready)
  const { user, path, router } = renderApp('/resumes')
  await user.click(await screen.findByRole('checkbox', { name: 'Compare Candidate B1' }))
  await user.click(screen.getByRole('checkbox', { name: 'Compare Candidate C2' }))
  const both = within(await screen.findByRole('region', { name: 'Side by side' }))
  expect(await both.findByText('Words of 1')).toBeVisible()
  expect(await both.findByText('Words of 2')).toBeVisible()
  const link = path()
  await router.navigate({ to: '/' })
  router.history.push(link)
  expect(await screen.findByText('Words of 2')).toBeInTheDocument()
})

test('a page of résumés past the end becomes the last one, with a notice', async () => {
  server.answer({ ...ready, 'GET /api/resumes': () => ({ rows: [found(1)], page: 3, hasMore: false }) })
  const { path } = renderApp('/resumes?page=999')
  expect(await screen.findByText('There is no page 999. This is the last one.')).toBeVisible()
  await waitFor(() => expect(path()).toBe('/resumes?page=3'))
  expect(screen.getByText('Page 3')).toBeVisible()
})

test('nothing found has its sentence', async () => {
  server.answer(ready)
  renderApp('/resumes?q=xyz')
  expect(await screen.findByText('No resumes match.')).toBeVisible()
  expect(screen.getByText('Try other words or fewer filters.')).toBeVisible()
})

test('an empty library explains how résumés arrive, and mentions no filters', async () => {
  server.answer({ ...ready, 'GET /api/resumes': () => ({ rows: [], page: 1, hasMore: false }) })
  renderApp('/resumes')
  expect(await screen.findByText('No resumes yet.')).toBeVisible()
  expect(screen.queryByText(/fewer filters/)).not.toBeInTheDocument()
})

test('the résumés of the page are downloaded as one archive, with their number in the button', async () => {
  server.answer(ready)
  renderApp('/resumes')
  const link = await screen.findByRole('link', { name: 'Download 2 Resumes' })
  const ids = new URLSearchParams(link.getAttribute('href')?.split('?')[1]).getAll('ids')
  expect(ids).toEqual([createCandidate(1).id, createCandidate(2).id])
})

test('a résumé file is read again on the candidate’s page; a failure shows why', async () => {
  const api = `/api/candidates/${createCandidate(1).id}`
  const file = { url: `${api}/resume-file`, isPdf: false }
  server.answer({
    ...ready,
    [`GET ${api}/profile`]: () => createProfile(1),
    [`GET ${api}/resume`]: () => ({ ...resume(1), file }),
    [`POST ${api}/resume/reread`]: () => refuse('conflict', 'No text found – paste the resume'),
  })
  const { user } = renderApp(`/candidate/${createCandidate(1).id}?tab=resume`)
  await user.click(await screen.findByRole('button', { name: 'Read File Again' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('No text found – paste the resume')
  server.answer({
    ...ready,
    [`GET ${api}/profile`]: () => createProfile(1),
    [`GET ${api}/resume`]: () => ({ ...resume(1), file }),
    [`POST ${api}/resume/reread`]: () => ({ characters: 1200, before: 6 }),
  })
  await user.click(screen.getByRole('button', { name: 'Read File Again' }))
  expect(await screen.findByText('File read again: 1,200 characters, 6 before.')).toBeVisible()
})

test('a résumé from an application is being read, or shows why its file was not stored', async () => {
  const api = `/api/candidates/${createCandidate(1).id}`
  const answers = (reading: object) => ({
    ...ready,
    [`GET ${api}/profile`]: () => createProfile(1),
    [`GET ${api}/resume`]: () => ({ ...resume(1), resume_text: null, file: null, reading }),
  })
  server.answer(answers({ waits: true, reason: null }))
  renderApp(`/candidate/${createCandidate(1).id}?tab=resume`)
  expect(await screen.findByText(/Reading the resume/)).toBeVisible()
  expect(screen.queryByText(/No Resume Breakdown/)).not.toBeInTheDocument()
  cleanup()
  server.answer(answers({ waits: false, reason: 'it contains a script.' }))
  renderApp(`/candidate/${createCandidate(1).id}?tab=resume`)
  expect(
    await screen.findByText(/We didn’t keep the file that came with the application: it contains a script/),
  ).toBeVisible()
})
