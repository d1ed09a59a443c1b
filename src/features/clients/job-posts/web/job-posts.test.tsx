import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'
import type { TrackedPost } from '../contract/job-posts.ts'

const server = fakeServer()

const post = (n: number, more: Partial<TrackedPost> = {}): TrackedPost => ({
  id: toId(700 + n),
  organization_id: toId(2),
  organization: 'Bright Path ABA',
  location_id: toId(50 + n),
  location: `Place ${n}`,
  position: 'RBT',
  job_start_date: '2026-11-01',
  cost_per_lead: 4.5,
  description: null,
  pay_low: null,
  pay_high: null,
  pay_per: null,
  hours: null,
  employment: null,
  offers_times: false,
  active: true,
  note: null,
  state: 'Alert',
  reason: 'Alert: day 19, 5 days over',
  day: 19,
  since: '2026-11-01',
  sharing: 1,
  candidates: 12,
  qualified: 5,
  hired: 1,
  costPerQualified: 10.8,
  spark: [0, 1, 2],
  history: [{ job_start_date: '9/1/2026', until: '2026-11-01T00:00:00Z' }],
  ...more,
})

const tracker = (rows: TrackedPost[]) => ({
  ...createHealthyServer(createPerson()),
  'GET /api/job-posts/tracker': () => ({ rows, total: rows.length, counts: { good: 30, warning: 7, alert: 11 } }),
  'GET /api/organizations/00000000-0000-4000-8000-000000000002': () => ({
    id: toId(2),
    name: 'Bright Path ABA',
    status: 'Active',
    subscription_type: null,
    scheduler: false,
    scheduler_new: false,
    time_zone: 'America/Chicago',
    contact_name: null,
    contact_email: null,
    texting_number: null,
    retention_months: null,
    posts: { good: 0, warning: 0, alert: 0 },
    locations: [
      {
        id: toId(51),
        name: 'Waco',
        city: 'Waco',
        state: 'TX',
        is_active: true,
        time_zone: null,
        hours: null,
        rbt_codes: [],
        bcba_codes: [],
        candidates: 3,
      },
    ],
    funnel: [],
  }),
})

test('a job post says its state in words, its figures, and opens the candidates behind them', async () => {
  server.answer(tracker([post(1)]))
  renderApp('/job-post-tracker')
  const row = within(await screen.findByRole('row', { name: /Place 1/ }))
  expect(row.getByText('Alert')).toBeVisible()
  expect(row.getByText('Day 19, 5 days over')).toBeVisible()
  expect(row.getByText('$10.80')).toBeVisible()
  expect(row.getByRole('img', { name: '3 candidates in the last 14 days' })).toBeVisible()
  expect(row.getByRole('link', { name: '12' }).getAttribute('href')).toMatch(
    /^\/candidate-directory\?organization=.*&location=.*&since=2026-/,
  )
  expect(screen.getByRole('button', { name: '11 Alert' })).toBeVisible()
})

test('posts of one location and position show their start and name their shared figures', async () => {
  const two = [post(1), { ...post(2), since: '2026-11-09' }].map((each) => ({ ...each, location: 'Waco', sharing: 2 }))
  server.answer(tracker(two))
  renderApp('/job-post-tracker')
  const row = within(await screen.findByRole('row', { name: /Started Nov 9/ }))
  expect(row.getByText('since Nov 9')).toHaveAttribute('title', 'Of all posts at this location')
  expect(row.getByText('all posts here')).toBeVisible()
  expect(row.getByRole('img', { name: /in the last 14 days, all posts at this location$/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Actions for Waco .*, started Nov 1/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Actions for Waco .*, started Nov 9/ })).toBeVisible()
})

test('a count filters by its state, and the filter lives in the URL', async () => {
  server.answer(tracker([post(1)]))
  const { user, path } = renderApp('/job-post-tracker')
  await user.click(await screen.findByRole('button', { name: '7 Warning' }))
  await waitFor(() => expect(path()).toContain('state=%5B%22Warning%22%5D'))
  // Others ask in between: what loads in the background is not waited for.
  const states = () =>
    server.asked
      .filter((ask) => ask.path === '/api/job-posts/tracker')
      .at(-1)
      ?.query.getAll('state')
  await waitFor(() => expect(states()).toEqual(['Warning']))
})

test('asks before it adds a second active post for a location', async () => {
  server.answer({
    ...tracker([post(1)]),
    'POST /api/job-posts': () => refuse('conflict', 'Waco already has an active RBT post.', {}, { second: toId(2) }),
  })
  const { user } = renderApp('/job-post-tracker?dialog=add')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add job post' }))
  await user.click(await dialog.findByRole('combobox', { name: /Location/ }))
  await user.click(await screen.findByRole('option', { name: 'Waco, TX' }))
  await user.click(dialog.getByRole('button', { name: 'Add Job Post' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Waco already has an active RBT post. Add a second one?')
  server.answer({ 'POST /api/job-posts': () => ({ id: toId(1) }) })
  await user.click(dialog.getByRole('button', { name: 'Add a Second Post' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const bodies = server.asked.filter((ask) => ask.method === 'POST' && ask.path === '/api/job-posts')
  expect(bodies.map(({ body }) => (body as { second: boolean }).second)).toEqual([false, true])
})

test('another conflict is shown as it is, without the question of a second post', async () => {
  const saved = 'Someone just saved the same thing. Reload to see it.'
  server.answer({ ...tracker([post(1)]), 'POST /api/job-posts': () => refuse('conflict', saved) })
  const { user } = renderApp('/job-post-tracker?dialog=add')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add job post' }))
  await user.click(await dialog.findByRole('combobox', { name: /Location/ }))
  await user.click(await screen.findByRole('option', { name: 'Waco, TX' }))
  await user.click(dialog.getByRole('button', { name: 'Add Job Post' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(saved)
  expect(dialog.getByRole('button', { name: 'Add Job Post' })).toBeEnabled()
})

test('a wrong day shows an error at its field and keeps the typed values', async () => {
  server.answer({
    ...tracker([post(1)]),
    [`PUT /api/job-posts/${toId(701)}`]: () =>
      refuse('invalid', 'Please check the fields.', { job_start_date: 'Enter a date like 3/14/2026.' }),
  })
  const { user } = renderApp(`/job-post-tracker?dialog=edit&id=${toId(701)}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit job post' }))
  const day = await dialog.findByLabelText(/Job start date/)
  await user.clear(day)
  await user.type(day, '2/30/2026')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Enter a date like 3/14/2026.')).toBeVisible()
  expect(day).toHaveValue('2/30/2026')
})

test('the words for job boards are kept with the post', async () => {
  server.answer({
    ...tracker([{ ...post(1), description: 'Paid training' }]),
    [`PUT /api/job-posts/${toId(701)}`]: () => ({ id: toId(701) }),
  })
  const { user } = renderApp(`/job-post-tracker?dialog=edit&id=${toId(701)}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit job post' }))
  const words = await dialog.findByLabelText('Description for job boards')
  expect(words).toHaveValue('Paid training')
  expect(words).toHaveAttribute('maxlength', '4000')
  await user.type(words, ' and a bonus')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const sent = server.asked.find(({ method, path }) => method === 'PUT' && path.startsWith('/api/job-posts'))?.body
  expect(sent).toMatchObject({ description: 'Paid training and a bonus' })
})

test('closing several shows their number in its button, and can be undone', async () => {
  server.answer({
    ...tracker([post(1), post(2)]),
    'POST /api/job-posts/active': () => ({ changed: 2 }),
  })
  const { user } = renderApp('/job-post-tracker')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Place 1 RBT' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Place 2 RBT' }))
  await user.click(screen.getByRole('button', { name: 'Close 2 job posts…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Close job posts' }))
  await user.click(dialog.getByRole('button', { name: 'Close 2 job posts' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(server.times('POST', '/api/job-posts/active')).toBe(2))
  expect(server.asked.filter((ask) => ask.path === '/api/job-posts/active').map(({ body }) => body)).toEqual([
    { ids: [toId(701), toId(702)], active: false, second: false },
    { ids: [toId(701), toId(702)], active: true, second: true },
  ])
})

test('a refresh warns about reposting and shows the earlier starts', async () => {
  server.answer(tracker([post(1)]))
  renderApp(`/job-post-tracker?dialog=refresh&id=${toId(701)}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Repost job' }))
  expect(await dialog.findByText(/Indeed shows reposted jobs less often/)).toBeVisible()
  expect(dialog.getByText(/^9\/1\/2026, until/)).toBeVisible()
})

test('asks before it reopens a post next to an active one', async () => {
  const why = '1 would duplicate an active post for the same location and position.'
  server.answer({
    ...tracker([post(1, { active: false })]),
    'POST /api/job-posts/active': ({ body }) =>
      (body as { second: boolean }).second
        ? { changed: 1 }
        : new Response(
            JSON.stringify({ error: { code: 'conflict', message: why, fields: {}, details: { second: true } } }),
            { status: 409 },
          ),
  })
  const { user } = renderApp('/job-post-tracker?active=closed')
  await user.click(await screen.findByRole('button', { name: 'Actions for Place 1 RBT' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Reopen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reopen job posts' }))
  expect(dialog.getByText(why)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Reopen 1 job post Anyway' }))
  await waitFor(() =>
    expect(server.asked.filter((ask) => ask.path === '/api/job-posts/active').map(({ body }) => body)).toEqual([
      { ids: [toId(701)], active: true, second: false },
      { ids: [toId(701)], active: true, second: true },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('another list clears the selection, and the list of all has no selection', async () => {
  server.answer(tracker([post(1)]))
  const { user } = renderApp('/job-post-tracker')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Place 1 RBT' }))
  expect(screen.getByText('1 job post selected')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.click(await screen.findByRole('radio', { name: 'All' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByText('1 job post selected')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Select/ })).not.toBeInTheDocument())
})

test('a count opens active posts, also from the closed ones', async () => {
  server.answer(tracker([post(1)]))
  const { user, path } = renderApp('/job-post-tracker?active=closed')
  await user.click(await screen.findByRole('button', { name: '7 Warning' }))
  await waitFor(() => expect(path()).toContain('state=%5B%22Warning%22%5D'))
  expect(path()).not.toContain('closed')
})

test('a page beyond the last one becomes the last one', async () => {
  server.answer({
    ...tracker([]),
    'GET /api/job-posts/tracker': ({ query }) => ({
      rows: query.get('page') === '9' ? [] : [post(1)],
      total: 26,
      counts: { good: 0, warning: 0, alert: 26 },
    }),
  })
  const { path } = renderApp('/job-post-tracker?page=9')
  expect(await screen.findByRole('row', { name: /Place 1/ })).toBeVisible()
  expect(path()).toContain('page=2')
})
