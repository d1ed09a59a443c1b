import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const admin = createPerson({ platform: true, adminLevel: 'Admin' })

const checks = {
  verdict: 'fail',
  checkedAt: '2026-11-20T18:00:00Z',
  checks: [
    { name: 'Database', verdict: 'ok', words: 'It answers.', todo: null },
    { name: 'Email', verdict: 'note', words: 'No email is sent.', todo: 'Setting: SMTP_URL and MAIL_FROM.' },
    { name: 'Disk', verdict: 'fail', words: '0.1 GB of 10.0 GB free (1%).', todo: 'Free some space.' },
  ],
}
const process = (n: number, more: object = {}) => ({
  id: toId(n),
  name: 'server',
  host: 'machine-one',
  pid: n,
  version: '5.1.0',
  startedAt: '2026-11-20T17:00:00Z',
  seenSeconds: 12,
  isGone: false,
  ...more,
})
const queue = (name: string, more: object = {}) => ({
  queue: name,
  waiting: 0,
  oldestSeconds: 0,
  active: 0,
  failed: 0,
  ...more,
})
const job = (n: number, more: object = {}) => ({
  id: toId(n),
  queue: 'run-import',
  failedAt: '2026-11-20T16:00:00Z',
  tries: 5,
  sentence: 'A service it needs didn’t answer (ECONNREFUSED).',
  ...more,
})
const full = {
  processes: [process(41), process(42, { seenSeconds: 400, isGone: true })],
  queues: [
    queue('check-document'),
    queue('run-import', { failed: 2 }),
    queue('send-texts', { waiting: 3, oldestSeconds: 720, active: 1 }),
  ],
  failed: [job(7), job(8, { sentence: 'It took too long, or its process ended.' })],
}
const answering = (more: object = {}, me = admin) =>
  server.answer({
    ...createHealthyServer(me),
    'GET /api/installation/doctor': () => checks,
    'GET /api/installation/system': () => full,
    ...more,
  })
const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('lists the checks with the worst first, each with its remedy, and runs them again on request', async () => {
  let asked = 0
  answering({
    'GET /api/installation/doctor': () => {
      asked += 1
      return asked === 1 ? checks : { ...checks, verdict: 'ok', checks: checks.checks.slice(0, 1) }
    },
  })
  const { user } = renderApp('/system')
  const list = await section('Checks')
  expect(list.getByRole('heading', { name: '1 broken, 1 to review' })).toBeVisible()
  expect(list.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'DiskBroken0.1 GB of 10.0 GB free (1%). Free some space.',
    'EmailReviewNo email is sent. Setting: SMTP_URL and MAIL_FROM.',
    'DatabaseOKIt answers.',
  ])
  await user.click(list.getByRole('button', { name: 'Check Again' }))
  expect(await list.findByRole('heading', { name: 'All checks pass' })).toBeVisible()
  expect(asked).toBe(2)
})

test('a check that fails shows an error and keeps earlier results', async () => {
  let asked = 0
  answering({
    'GET /api/installation/doctor': () => {
      asked += 1
      return asked === 1 ? checks : refuse('too-many', 'Too often. Please wait a minute.')
    },
  })
  const { user } = renderApp('/system')
  const list = await section('Checks')
  await user.click(list.getByRole('button', { name: 'Check Again' }))
  expect(await list.findByText('Too often. Please wait a minute.')).toBeVisible()
  expect(list.getByText('It answers.')).toBeVisible()
})

test('lists processes and jobs; skips kinds without any', async () => {
  answering()
  renderApp('/system')
  const processes = await section('Processes')
  expect(await processes.findByText('server 41')).toBeVisible()
  expect(processes.getByText('Running')).toBeVisible()
  expect(processes.getByText('Gone')).toBeVisible()
  expect(processes.getByText('6 minutes ago')).toBeVisible()
  const jobs = await section('Jobs')
  expect(jobs.getByText('Send texts')).toBeVisible()
  expect(jobs.getByText('12 minutes')).toBeVisible()
  expect(jobs.getByText(/ECONNREFUSED/)).toBeVisible()
  expect(jobs.queryByText('Check document')).not.toBeInTheDocument()
})

test('one failed job is tried again, or all of a kind after a question', async () => {
  const asked: unknown[] = []
  let now = full
  answering({
    'GET /api/installation/system': () => now,
    'POST /api/installation/jobs/retry': ({ body }: { body: unknown }) => {
      asked.push(body)
      now = { ...full, failed: asked.length === 1 ? full.failed.slice(1) : [] }
      return { retried: 1 }
    },
  })
  const { user } = renderApp('/system')
  const jobs = await section('Jobs')
  const [first] = await jobs.findAllByRole('button', { name: 'Retry: Run import' })
  await user.click(first as HTMLElement)
  await waitFor(() => expect(jobs.getAllByRole('button', { name: 'Retry: Run import' })).toHaveLength(1))
  expect(asked).toEqual([{ queue: 'run-import', id: toId(7) }])

  await user.click(jobs.getByRole('button', { name: 'Retry all failed jobs: Run import' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Retry: Run import' }))
  expect(dialog.getByText(/Nothing is sent twice/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Retry 2 failed jobs' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]).toEqual({ queue: 'run-import', id: null })
  expect(await jobs.findByText('No failed jobs in the last 7 days.')).toBeVisible()
})

test('a job that someone else tried already is refused in a sentence', async () => {
  answering({
    'POST /api/installation/jobs/retry': () => refuse('not-found', 'This job is no longer in the failed list.'),
  })
  const { user } = renderApp('/system')
  const jobs = await section('Jobs')
  const [first] = await jobs.findAllByRole('button', { name: 'Retry: Run import' })
  await user.click(first as HTMLElement)
  expect(await screen.findByText('This job is no longer in the failed list.')).toBeVisible()
})

test('shows that nothing runs and nothing waits', async () => {
  answering({ 'GET /api/installation/system': () => ({ processes: [], queues: [queue('send-texts')], failed: [] }) })
  renderApp('/system')
  expect(await screen.findByText('No processes running.')).toBeVisible()
  expect(screen.getByText('No waiting, running, or failed jobs.')).toBeVisible()
  expect(screen.getByText('No failed jobs in the last 7 days.')).toBeVisible()
})

test('shows an error for a part that fails to load, each by itself', async () => {
  answering({
    'GET /api/installation/doctor': () => refuse('unavailable', 'Not now.'),
    'GET /api/installation/system': () => refuse('unavailable', 'Not these either.'),
  })
  renderApp('/system')
  expect(await screen.findByText('Not now.')).toBeVisible()
  expect((await screen.findAllByText('Not these either.')).length).toBeGreaterThan(0)
  expect(screen.getAllByRole('button', { name: 'Retry' }).length).toBeGreaterThan(1)
})

test('the user menu leads an Admin of the platform there, and Ctrl K does', async () => {
  answering()
  const { user, path } = renderApp('/templates')
  await user.click(await screen.findByRole('button', { name: /^User menu of/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'System' }))
  await waitFor(() => expect(path()).toBe('/system'))
  await user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Search or jump to' }))
  await user.type(await dialog.findByRole('combobox'), 'syst')
  expect(await dialog.findByRole('option', { name: /System/ })).toBeVisible()
})

test('explains the redirect', async () => {
  answering({}, createPerson({ adminLevel: 'Manager' }))
  renderApp('/system')
  expect(await screen.findByText('Only platform Admins can view System.')).toBeVisible()
})

test.each([
  ['a clinic’s Admin', createPerson({ adminLevel: 'Admin' })],
  ['platform staff who are no Admin', createPerson({ platform: true })],
  ['a Manager of the platform', createPerson({ platform: true, adminLevel: 'Manager' })],
])('%s is offered no such page, and led back from its address', async (_, me) => {
  answering({}, me)
  const { user, path } = renderApp('/system')
  await waitFor(() => expect(path()).toBe('/'))
  await user.click(await screen.findByRole('button', { name: /^User menu of/ }))
  expect(await screen.findByRole('menuitem', { name: 'Sign Out' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'System' })).not.toBeInTheDocument()
})
