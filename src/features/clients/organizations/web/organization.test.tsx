import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { client, details } from '../../../../app/web/testing/clients.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const answers = () => ({
  ...createHealthyServer(createPerson({ platform: true, adminLevel: 'Admin' })),
  'GET /api/clients': () => ({ rows: [client], total: 1 }),
  [`GET /api/organizations/${toId(2)}`]: (): unknown => details,
})

test('status, subscription, scheduler, and numbers are above every tab, and the numbers open their rows', async () => {
  server.answer(answers())
  const { user, path } = renderApp(`/organization/${toId(2)}?tab=locations`)
  const facts = within(await screen.findByRole('region', { name: 'In short' }))
  for (const words of ['Active', 'Premium', 'Auto scheduler off']) expect(facts.getByText(words)).toBeVisible()
  expect(facts.getByRole('link', { name: '3 candidates' })).toBeVisible()
  expect(facts.getByRole('link', { name: '3 active job posts' })).toBeVisible()
  const row = within(await screen.findByRole('row', { name: /Waco/ }))
  expect(row.getByRole('link', { name: 'BPA-L1-R2' })).toBeVisible()
  await user.click(facts.getByRole('link', { name: '1 active location' }))
  expect(path()).toContain('tab=locations')
})

test('the overview shows every step of the pipeline, those with no one as 0', async () => {
  server.answer(answers())
  renderApp(`/organization/${toId(2)}`)
  expect(await screen.findByText('Interview Scheduled')).toBeVisible()
  expect(screen.getByRole('link', { name: '3 candidates: Hired' })).toBeVisible()
})

test('the overview has Archived last, and each bar in the color of its status', async () => {
  const funnel = [
    { status: 'Archived', count: 7 },
    { status: 'Hired', count: 3 },
    { status: 'Phone Screen', count: 2 },
  ]
  server.answer({ ...answers(), [`GET /api/organizations/${toId(2)}`]: () => ({ ...details, funnel }) })
  renderApp(`/organization/${toId(2)}`)
  const part = (await screen.findByRole('heading', { name: 'Candidates by status' })).parentElement
  const bars = within(part ?? document.body).getAllByRole('progressbar')
  expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'Initial Inquiry: 0',
    'Reviewed By Clinic: 0',
    'Interview Scheduled: 0',
    'Candidate Assessment: 0',
    'In-Process To Hire: 0',
    'Phone Screen: 2',
    'Hired: 3',
    'Terminated: 0',
    'Archived: 7',
  ])
  const findColor = (name: string) => bars.find((bar) => bar.getAttribute('aria-label') === name)?.getAttribute('style')
  expect(findColor('Hired: 3')).toContain('#4B9A45')
  expect(findColor('Initial Inquiry: 0')).toContain('#3B82B8')
})

test('an organization’s candidates are searched on its page and come as a file', async () => {
  server.answer({
    ...answers(),
    'GET /api/candidates': ({ query }) => ({ rows: query.get('q') ? [] : [createCandidate(1)], page: 1 }),
    'POST /api/exports': () => refuse('invalid', 'Not now.'),
    'GET /api/candidates/count': ({ query }) => ({ total: query.get('q') ? 0 : 1 }),
  })
  const { user, path } = renderApp(`/organization/${toId(2)}?tab=candidates`)
  const list = within(await screen.findByRole('region', { name: 'Candidates' }))
  expect(await list.findByText('1–1 of 1')).toBeVisible()
  await user.click(list.getByRole('button', { name: 'CSV' }))
  await waitFor(() =>
    expect(server.asked.find((ask) => ask.path === '/api/exports')?.body).toMatchObject({
      format: 'csv',
      selection: { query: { organization: [toId(2)] }, expected: 1 },
    }),
  )
  await user.type(list.getByRole('searchbox', { name: 'Search candidates' }), 'zz')
  await user.click(await list.findByRole('button', { name: 'Show All' }))
  await waitFor(() => expect(path()).not.toContain('q='))
  expect(server.asked.find((ask) => ask.path === '/api/candidates')?.query.get('organization')).toContain(toId(2))
})

test('typed values stay if the organization fails to load again', async () => {
  let fails = false
  server.answer({
    ...answers(),
    [`GET /api/organizations/${toId(2)}`]: () =>
      fails ? refuse('unavailable', 'Something went wrong on our side. Try again.') : details,
  })
  const { user, queryClient } = renderApp(`/organization/${toId(2)}?tab=locations&dialog=add`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Add location' }))
  await user.type(await dialog.findByLabelText(/Name/), 'Temple')
  fails = true
  await queryClient.invalidateQueries()
  expect(dialog.getByLabelText(/Name/)).toHaveValue('Temple')
})
