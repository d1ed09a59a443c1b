import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()

const nothingAdded = { full_name: '', email_address: '', phone_number: '', is_other: false }
const sentTo = (path: string) => server.asked.filter((one) => one.path === path).map(({ body }) => body)
const close = { code: 'BRIGHT-AUS-R2', organization: 'Bright Path ABA', location: 'Austin', position: 'RBT' }
const row = (n: number, more: object = {}) => ({
  id: toId(n),
  code: 'BRIGHT AUS R2',
  name: `Una ${n}`,
  email: `una${n}@example.test`,
  phone: null,
  hasResume: true,
  came_from: 'API key Job board',
  organization: 'Bright Path ABA',
  received_at: '2026-11-20T18:00:00.000Z',
  reason: null as string | null,
  place: null as typeof close | null,
  set_aside: null,
  ...more,
})
const details = {
  state: 'waiting',
  fields: [
    { name: 'Full name', value: 'una 1' },
    { name: 'City', value: 'Austin' },
  ],
  consent: null,
  codes: [close],
  position: 'RBT',
  people: [] as object[],
  files: [] as string[],
}

const waco = { id: toId(51), name: 'Waco', city: 'Waco', state: 'TX', is_active: true, time_zone: null }
const heron = {
  id: toId(50),
  name: 'Blue Heron',
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
  locations: [{ ...waco, hours: null, rbt_codes: [], bcba_codes: [], candidates: 0 }],
  funnel: [],
}

/** Platform staff before two applications; what is decided leaves the list. */
const staged = (more: object = {}) => {
  const state = { waiting: [row(1), row(2)], dismissed: [] as ReturnType<typeof row>[] }
  server.answer({
    ...createHealthyServer(createPerson({ platform: true })),
    'GET /api/unrouted': ({ query }: { query: URLSearchParams }) => {
      const rows = query.get('show') === 'dismissed' ? state.dismissed : state.waiting
      return { rows, total: rows.length }
    },
    'GET /api/unrouted/waiting': () => ({ waiting: state.waiting.length }),
    [`GET /api/unrouted/${toId(1)}`]: () => details,
    [`PUT /api/unrouted/${toId(1)}/dismissed`]: ({ body }: { body: unknown }) => {
      const { dismissed } = body as { dismissed: boolean }
      state.waiting = dismissed ? [row(2)] : [row(1), row(2)]
      state.dismissed = dismissed ? [row(1)] : []
      return { ok: true }
    },
    [`POST /api/unrouted/${toId(1)}/route`]: () => {
      state.waiting = [row(2)]
      const { organization, location } = close
      return { candidate_id: toId(9), organization, location, position: 'RBT', result: 'added' }
    },
    ...more,
  })
}
const open = async () => {
  const app = renderApp('/unrouted')
  await app.user.click(await screen.findByRole('button', { name: 'Route Una 1' }))
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Where does Una 1 belong?' })) }
}

test('lists applications that wait for a place with their program, and counts them in the sidebar', async () => {
  staged()
  renderApp('/unrouted')
  const one = within(await screen.findByRole('row', { name: /Una 1/ }))
  for (const words of ['una1@example.test', 'BRIGHT AUS R2', 'Resume', 'API key Job board', 'Bright Path ABA'])
    expect(one.getByText(words)).toBeVisible()
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }))
  expect(await nav.findByRole('link', { name: 'Unrouted , 2 waiting to be routed' })).toBeVisible()
})

test('an application is routed to the code that is close to its own, and leaves the list', async () => {
  staged()
  const { user, dialog, path } = await open()
  expect(await dialog.findByRole('radio', { name: 'Bright Path ABA, Austin' })).toBeChecked()
  expect(dialog.getByRole('row', { name: 'City Austin' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Route to Bright Path ABA' }))
  expect(await screen.findByText('Una 1 was added at Bright Path ABA, Austin.')).toBeVisible()
  expect(sentTo(`/api/unrouted/${toId(1)}/route`)).toEqual([{ code: 'BRIGHT-AUS-R2', ...nothingAdded }])
  await waitFor(() => expect(screen.queryByRole('row', { name: /Una 1/ })).not.toBeInTheDocument())
  expect(path()).toBe('/unrouted')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(path()).toBe(`/candidate/${toId(9)}`))
})

test('without a close code a place is chosen; a refusal of the clinic is shown, and the choice is kept', async () => {
  const organizations = [{ id: toId(50), name: 'Blue Heron', status: 'Active' }]
  staged({
    [`GET /api/unrouted/${toId(1)}`]: () => ({ ...details, codes: [] }),
    'GET /functions/v1/admin-get-organizations': () => ({ organizations }),
    [`GET /api/organizations/${toId(50)}`]: () => heron,
    [`POST /api/unrouted/${toId(1)}/route`]: () => refuse('invalid', 'This email address cannot be read.'),
  })
  const { user, dialog } = await open()
  expect(await dialog.findByRole('button', { name: 'Route' })).toBeDisabled()
  await user.click(dialog.getByRole('combobox', { name: 'Organization' }))
  await user.click(await screen.findByRole('option', { name: 'Blue Heron' }))
  await waitFor(() => expect(dialog.getByRole('combobox', { name: /^Location/ })).toBeEnabled())
  await user.click(dialog.getByRole('combobox', { name: /^Location/ }))
  await user.click(await screen.findByRole('option', { name: 'Waco, TX' }))
  await user.click(dialog.getByRole('radio', { name: 'BCBA' }))
  await user.click(dialog.getByRole('button', { name: 'Route' }))
  expect(await dialog.findByText('This email address cannot be read.')).toBeVisible()
  expect(dialog.getByRole('combobox', { name: /^Location/ })).toHaveValue('Waco, TX')
  expect(sentTo(`/api/unrouted/${toId(1)}/route`)).toEqual([
    { location_id: toId(51), position: 'BCBA', ...nothingAdded },
  ])
})

test('a person without name and address gets them in the dialog', async () => {
  staged({ 'GET /api/unrouted': () => ({ rows: [row(1, { name: '', email: null })], total: 1 }) })
  const { user } = renderApp('/unrouted')
  await user.click(await screen.findByRole('button', { name: 'Route No name' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Where does No name belong?' }))
  await user.type(await dialog.findByLabelText('Name'), 'Lee Late')
  await user.type(dialog.getByLabelText('Email'), 'lee@example.test')
  await user.click(dialog.getByRole('button', { name: 'Route to Bright Path ABA' }))
  expect(await screen.findByText('Lee Late was added at Bright Path ABA, Austin.')).toBeVisible()
  expect(sentTo(`/api/unrouted/${toId(1)}/route`)).toEqual([
    {
      code: 'BRIGHT-AUS-R2',
      full_name: 'Lee Late',
      email_address: 'lee@example.test',
      phone_number: '',
      is_other: false,
    },
  ])
})

test('dismissed it is gone from the list, and one click brings it back', async () => {
  staged()
  const { user } = renderApp('/unrouted')
  await user.click(await screen.findByRole('button', { name: 'Dismiss Una 1' }))
  expect(await screen.findByText('Application of Una 1 dismissed.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('row', { name: /Una 1/ })).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('row', { name: /Una 1/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Dismiss Una 1' }))
  await user.click(screen.getByRole('radio', { name: 'Dismissed' }))
  await user.click(await screen.findByRole('button', { name: 'Restore Una 1' }))
  expect(await screen.findByText('Nothing dismissed in the last 30 days.')).toBeVisible()
})

test('shows an empty list, and an error when it fails to load', async () => {
  let fails = true
  staged({
    'GET /api/unrouted': () => (fails ? refuse('unavailable', 'The list rests.') : { rows: [], total: 0 }),
  })
  const { user } = renderApp('/unrouted')
  expect(await screen.findByText('The list rests.')).toBeVisible()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No unrouted applications.')).toBeVisible()
})

test('clinic staff have no such item, and read why there is nothing for them', async () => {
  server.answer(createHealthyServer(createPerson()))
  renderApp('/unrouted')
  const why = 'Only platform staff route applications'
  await waitFor(() => expect(screen.getByText(why)).toBeVisible())
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }))
  expect(nav.queryByRole('link', { name: /Unrouted/ })).not.toBeInTheDocument()
  expect(server.times('GET', '/api/unrouted/waiting')).toBe(0)
})

const reason = 'They wrote the forwarded email. It isn’t clear which of the two applies.'
const emailed = { reason, place: close, came_from: 'cy@example.test', organization: null }
const people = [
  { full_name: 'Una 1', email_address: 'una1@example.test', phone_number: '(512) 555-0101', reason },
  { full_name: 'Cy Who', email_address: 'cy@example.test', phone_number: '', reason: 'They sent the email.' },
]
const stagedEmail = (more: object = {}) =>
  staged({
    'GET /api/unrouted': () => ({ rows: [row(1, emailed)], total: 1 }),
    [`GET /api/unrouted/${toId(1)}`]: () => ({ ...details, people, files: ['resume.pdf', 'letter.pages'] }),
    ...more,
  })

test('an email shows its proposal and why, and one click accepts', async () => {
  stagedEmail()
  const { user, path } = renderApp('/unrouted')
  const one = within(await screen.findByRole('row', { name: /Una 1/ }))
  for (const words of [reason, 'Bright Path ABA, Austin', 'cy@example.test']) expect(one.getByText(words)).toBeVisible()
  await user.click(one.getByRole('button', { name: 'Accept Una 1' }))
  expect(await screen.findByText('Una 1 was added at Bright Path ABA, Austin.')).toBeVisible()
  expect(sentTo(`/api/unrouted/${toId(1)}/route`)).toEqual([{ code: 'BRIGHT-AUS-R2' }])
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(path()).toBe(`/candidate/${toId(9)}`))
})

test('someone else of the email is chosen with the keyboard, and sent as shown', async () => {
  stagedEmail()
  const { user } = renderApp('/unrouted')
  screen.queryByRole('button', { name: 'Choose someone other than Una 1' })?.focus()
  await user.click(await screen.findByRole('button', { name: 'Choose someone other than Una 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Where does Una 1 belong?' }))
  expect(await dialog.findByText('Files: resume.pdf, letter.pages')).toBeVisible()
  const first = dialog.getByRole('radio', { name: /^Una 1, una1@example.test/ })
  expect(first).toBeChecked()
  expect(dialog.getByLabelText('Name')).toHaveValue('Una 1')
  first.focus()
  await user.keyboard('{ArrowDown}')
  expect(dialog.getByRole('radio', { name: /^Cy Who/ })).toBeChecked()
  expect(dialog.getByLabelText('Phone')).toHaveValue('')
  await user.click(dialog.getByRole('button', { name: 'Route to Bright Path ABA' }))
  expect(await screen.findByText('Cy Who was added at Bright Path ABA, Austin.')).toBeVisible()
  expect(sentTo(`/api/unrouted/${toId(1)}/route`)).toEqual([
    { code: 'BRIGHT-AUS-R2', full_name: 'Cy Who', email_address: 'cy@example.test', phone_number: '', is_other: true },
  ])
})

test('a person outside the proposals is typed', async () => {
  stagedEmail()
  const { user } = renderApp('/unrouted')
  await user.click(await screen.findByRole('button', { name: 'Choose someone other than Una 1' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('radio', { name: 'Someone else' }))
  expect(dialog.getByLabelText('Name')).toHaveValue('')
  await user.type(dialog.getByLabelText('Name'), 'Lee Late')
  await user.type(dialog.getByLabelText('Phone'), '5125550142')
  await user.click(dialog.getByRole('button', { name: 'Route to Bright Path ABA' }))
  expect(await screen.findByText('Lee Late was added at Bright Path ABA, Austin.')).toBeVisible()
  expect(sentTo(`/api/unrouted/${toId(1)}/route`)).toMatchObject([
    { full_name: 'Lee Late', email_address: '', is_other: true },
  ])
})

test('a conflict is shown, and the person stays listed', async () => {
  stagedEmail({
    [`POST /api/unrouted/${toId(1)}/route`]: () => refuse('conflict', 'This application was already routed.'),
  })
  const { user } = renderApp('/unrouted')
  await user.click(await screen.findByRole('button', { name: 'Accept Una 1' }))
  expect(await screen.findByText('This application was already routed.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Accept Una 1' })).toBeEnabled()
})

test.each([
  ['no one is proposed', { name: '', email: null, reason: 'We found no applicant in the email.' }],
  ['its code leads nowhere', { place: null }],
])('nothing is accepted when %s', async (_, more) => {
  stagedEmail({ 'GET /api/unrouted': () => ({ rows: [row(1, { ...emailed, ...more })], total: 1 }) })
  renderApp('/unrouted')
  expect(await screen.findByRole('button', { name: /^Route / })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument()
})

test('automatic emails are among the dismissed, each with its kind', async () => {
  const rows = (['auto_reply', 'bounce', 'newsletter'] as const).map((set_aside, n) => row(n + 1, { set_aside }))
  stagedEmail({ 'GET /api/unrouted': () => ({ rows, total: 3 }) })
  renderApp('/unrouted?show=dismissed')
  for (const words of ['Automatic reply', 'Bounce', 'Newsletter']) expect(await screen.findByText(words)).toBeVisible()
})
