import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, none } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { addDays, toLocalDay } from '../../../../rules/day.ts'

const server = fakeServer()
const platform = createPerson({ platform: true, adminLevel: 'Admin', name: 'Dana Whitfield' })
const killed = () => refuse('unavailable', 'Down')

const card = async (label: string) => {
  const named = await screen.findByText(label)
  const box = named.closest('a, div')
  if (!(box instanceof HTMLElement)) throw new Error(`no card ${label}`)
  return box
}

test('shows how soon people hear from the clinic', async () => {
  server.answer(createHealthyServer(createPerson()))
  renderApp('/')
  const touch = within(await screen.findByRole('region', { name: 'First Contact' }))
  expect(await touch.findByText('42 min')).toBeVisible()
  expect(touch.getByText('median of the last 30 days, by a person')).toBeVisible()
})

test('open items are in one line, and each opens its rows', async () => {
  server.answer(createHealthyServer(createPerson()))
  renderApp('/')
  const needs = within(await screen.findByRole('region', { name: 'Needs attention' }))
  await needs.findByRole('link', { name: '4 replies waiting · oldest 2 hours' })
  const opened = needs.getAllByRole('link').map((link) => {
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://x')
    return [link.textContent, pathname, Object.fromEntries(searchParams)]
  })
  expect(opened).toEqual([
    ['4 replies waiting · oldest 2 hours', '/messages', { show: 'waiting' }],
    ['1 person handed off to you', '/messages', { show: 'waiting' }],
    ['1 upcoming interview not confirmed', '/interviews', { needsConfirmation: 'interviewer' }],
    ['3 interviews need a time', '/candidate-directory', { interviewTime: 'Not set' }],
    ['2 interviews today', '/interviews', { when: 'today', status: '["Scheduled","Confirmed"]' }],
    [
      '5 not contacted after a day',
      '/candidate-directory',
      { firstTouch: 'Waiting over a day', dateRange: 'Last 30 Days', sortDate: 'oldest' },
    ],
    ['11 job posts in Alert', '/job-post-tracker', { state: '["Alert"]' }],
    ['5 documents expired or expiring', '/documents', { shelf: 'expiring' }],
  ])
})

test('the line shows a notice if nothing waits, and if it failed to load', async () => {
  const world = createHealthyServer(createPerson())
  const overview = world['GET /api/dashboard/overview']()
  server.answer({
    ...world,
    'GET /api/dashboard/overview': () => ({
      ...overview,
      firstTouch: { minutes: null, waiting: 0 },
      jobPostStates: { good: 1, warning: 0, alert: 0 },
    }),
    'GET /api/dashboard/today': killed,
  })
  const { user } = renderApp('/')
  const needs = within(await screen.findByRole('region', { name: 'Needs attention' }))
  expect(await needs.findByText('couldn’t load')).toBeVisible()
  expect(screen.queryByText('No new candidates to review')).not.toBeInTheDocument()
  server.answer({
    ...world,
    'GET /api/dashboard/today': () => ({
      ...world['GET /api/dashboard/today'](),
      toReview: 0,
      waiting: none,
      interviews: 0,
      documents: 0,
      unconfirmed: 0,
      timesMissing: 0,
      clientsToBringLive: 0,
    }),
  })
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await needs.findByText('You’re all caught up.')).toBeVisible()
  expect(screen.getByText('No new candidates to review')).toBeVisible()
})

test('the banner opens the review of undecided candidates since the last working day', async () => {
  server.answer(createHealthyServer(createPerson()))
  renderApp('/')
  const review = await screen.findByRole('link', { name: 'Review 2 Candidates' })
  expect(review).toHaveTextContent('unreviewed since last workday')
  expect(Object.fromEntries(new URL(review.getAttribute('href') ?? '', 'http://x').searchParams)).toEqual({
    view: 'review',
    dateRange: 'Since Last Working Day',
    status: '["Initial Inquiry"]',
  })
})

test.each([
  [1, 'yesterday'],
  [3, new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })],
  [9, new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })],
])('the banner names the day from which it counts: %d days ago', async (days, words) => {
  const since = addDays(toLocalDay(new Date(), viewerTimeZone), -days)
  const world = createHealthyServer(createPerson())
  server.answer({
    ...world,
    'GET /api/dashboard/today': () => ({ ...world['GET /api/dashboard/today'](), reviewSince: since }),
  })
  renderApp('/')
  const name = typeof words === 'string' ? words : words.format(new Date(since))
  expect(await screen.findByRole('link', { name: 'Review 2 Candidates' })).toHaveTextContent(`unreviewed since ${name}`)
})

test('beneath each figure are the days behind it', async () => {
  server.answer(createHealthyServer(platform))
  renderApp('/')
  for (const [label, more] of [
    ['Total Candidates Today', '4110 more than yesterday'],
    ['Yesterday', '3127 more than the day before'],
    ['Total Hired', '712 hired today'],
    ['Total Platform Candidates', '6,0013 today'],
    ['Active Organizations', '10 new today'],
    ['Active Locations', '611 new today'],
    ['Active Job Posts', '480 new today'],
    ['Gross Revenue This Month', '$240.00$50.00 today'],
  ] as const)
    await waitFor(async () => expect(await card(label)).toHaveTextContent(`${label}${more}`))
})
