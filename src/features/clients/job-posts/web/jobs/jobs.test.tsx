import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'
import type { JobOfPlace } from '../../contract/jobs.ts'

const server = fakeServer()
const history = [{ job_start_date: '9/1/2026', until: '2026-10-01T00:00:00Z' }]
const post = {
  id: toId(701),
  job_start_date: '10/1/2026',
  state: 'Alert' as const,
  reason: 'Alert: day 50, 36 days over',
  day: 50,
  history,
}
const job = (location: string, more: Partial<JobOfPlace> = {}): JobOfPlace => ({
  id: `${location} RBT`,
  organization_id: toId(2),
  organization: 'Bright Path ABA',
  location_id: toId(51),
  location,
  city: location,
  state: 'TX',
  position: 'RBT',
  code: 'BPA-WAC-R22',
  codes: 1,
  post,
  posts: 1,
  isOpen: true,
  isInFeed: false,
  candidates: 48,
  since: '2026-10-01',
  ...more,
})
const answers = (...rows: JobOfPlace[]) => ({
  ...createHealthyServer(createPerson()),
  'GET /api/jobs': () => ({ rows, total: rows.length }),
})

test('a row has everything of a job, and one number of candidates for posts that share them', async () => {
  server.answer(answers(job('Waco', { posts: 2, isInFeed: true })))
  renderApp('/jobs')
  const row = within(await screen.findByRole('row', { name: /Waco · RBT/ }))
  for (const words of ['Job page, job feed', 'Alert', 'Day 50, 36 days over', /^since Oct 1(, 2026)?$/])
    expect(row.getByText(words)).toBeVisible()
  expect(row.getByText(/Up for 50 days/)).toBeVisible()
  expect(row.getByRole('link', { name: '48' }).getAttribute('href')).toMatch(
    /^\/candidate-directory\?organization=.*&location=.*&position=.*RBT.*&since=2026-10-01$/,
  )
  expect(row.getByRole('link', { name: '2 posts' })).toBeVisible()
  expect(row.getByRole('button', { name: 'Copy the apply link of BPA-WAC-R22' })).toBeVisible()
})

test('on a phone a job is two lines, and a press on its health shows the reason', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({ matches: /899|1279/.test(media), media, addEventListener: vi.fn(), removeEventListener: vi.fn() }) as never,
  )
  server.answer(answers(job('Waco')))
  const { user } = renderApp('/jobs')
  const list = within(await screen.findByRole('list', { name: 'Jobs' }))
  expect(await list.findByRole('link', { name: '48 candidates' })).toBeVisible()
  await user.click(list.getByRole('button', { name: 'Code of Waco RBT' }))
  expect(list.getByRole('button', { name: 'Copy the apply link of BPA-WAC-R22' })).toBeVisible()
  const health = list.getByRole('button', { name: 'Alert: day 50, 36 days over' })
  expect(health).toHaveTextContent(/^Alert$/)
  await user.click(health)
  expect(await screen.findByText('Alert: day 50, 36 days over')).toBeVisible()
})

test('reposting asks first, warns, sets a new start of the post, and is undone', async () => {
  const undo = `/api/job-posts/${toId(701)}/undo-refresh`
  server.answer({
    ...answers(job('Waco')),
    [`POST ${undo}`]: () => ({ id: toId(701) }),
    [`POST /api/job-posts/${toId(701)}/refresh`]: () => ({ id: toId(701) }),
  })
  const { user } = renderApp('/jobs')
  await user.click(await screen.findByRole('button', { name: 'Repost Waco RBT' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Repost Waco, RBT' }))
  expect(await dialog.findByText(/Indeed shows reposted jobs less often/)).toBeVisible()
  expect(dialog.getByText(/^9\/1\/2026, until/)).toBeVisible()
  expect(server.times('POST', `/api/job-posts/${toId(701)}/refresh`)).toBe(0)
  await user.click(dialog.getByRole('button', { name: 'Repost Job' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const sent = server.asked.filter(({ path }) => path === `/api/job-posts/${toId(701)}/refresh`).map(({ body }) => body)
  expect(sent).toHaveLength(1)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const { job_start_date } = sent[0] as { job_start_date: string }
  await waitFor(() => expect(server.asked.find(({ path }) => path === undo)?.body).toEqual({ job_start_date }))
})

test('a job without a post or code leads to the one that is missing', async () => {
  const none = { post: null, posts: 0, since: null }
  server.answer(answers(job('Waco', none), job('Hutto', { ...none, code: null, codes: 0, isOpen: false })))
  renderApp('/jobs')
  expect((await screen.findByRole('link', { name: 'Add Post for Waco RBT' })).getAttribute('href')).toBe(
    '/job-post-tracker?dialog=add&code=BPA-WAC-R22',
  )
  const hutto = within(screen.getByRole('row', { name: /Hutto · RBT/ }))
  expect(hutto.getByText('No code: no one can apply')).toBeVisible()
  expect(hutto.getByRole('link', { name: 'Add Code for Hutto RBT' })).toBeVisible()
})

test('the three addresses are tabs of one page, and the pressed tab keeps the focus', async () => {
  server.answer({
    ...answers(),
    'GET /api/job-codes': () => ({ rows: [], total: 0 }),
    'GET /api/job-posts/tracker': () => ({ rows: [], total: 0, counts: { good: 0, warning: 0, alert: 0 } }),
  })
  const { user, path } = renderApp('/jobs')
  expect(await screen.findByText('No jobs yet.')).toBeVisible()
  for (const [name, to] of [
    ['Client Job Codes', '/active-job-codes'],
    ['Job Post Tracker', '/job-post-tracker'],
    ['By Location', '/jobs'],
  ] as const) {
    await user.click(screen.getByRole('tab', { name }))
    await waitFor(() => expect(path()).toBe(to))
    await waitFor(() => expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus())
    expect(screen.getByRole('heading', { level: 1, name: to === '/jobs' ? 'Jobs by Location' : name })).toBeVisible()
  }
})
