import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'
import { addDays, toLocalDay } from '../../../../rules/day.ts'
import type { LoginRow } from '../contract/vault.ts'

const server = fakeServer()
const copied: string[] = []
const today = toLocalDay(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone)

const row = (n: number, more: Partial<LoginRow> = {}): LoginRow => ({
  id: toId(800 + n),
  organization_id: toId(2),
  organization: 'Bright Path ABA',
  site: `Site ${n}`,
  url: 'https://employers.site.example/login',
  username: `hiring${n}`,
  owner_id: toId(900),
  owner: 'Priya Natarajan',
  tags: ['job board'],
  secret_changed_at: `${addDays(today, -400)}T12:00:00Z`,
  strength: 0,
  reused: 1,
  rotates_on: addDays(today, -3),
  last_used_at: null,
  last_used_by: null,
  has_totp: true,
  access: 'edit',
  until: null,
  deleted_at: null,
  ...more,
})
const list = (rows: LoginRow[]) => ({
  'GET /api/logins': () => ({
    rows,
    total: rows.length,
    counts: { due: 1, weak: 1, reused: 1, trash: 0 },
    known_to: null,
  }),
})
const entry = (login: LoginRow) => ({
  ...list([login]),
  [`GET /api/logins/${login.id}`]: () => ({
    login,
    has: { secret: true, notes: true, two_factor_note: false, totp: true },
    created_at: '2026-01-01T00:00:00Z',
    shares: [{ user_id: toId(7), name: 'Jordan Ellis', level: 'use', until: '2026-12-24', ended: false }],
    versions: [{ number: 1, since: '2025-01-01T00:00:00Z', replaced_at: '2026-01-01T00:00:00Z', replaced_by: 'Priya' }],
  }),
  [`GET /api/logins/${login.id}/log`]: () => ({
    items: [
      {
        id: toId(1),
        at: '2026-11-19T15:00:00Z',
        name: 'login.copied',
        who: 'Jordan Ellis',
        whom: null,
        before: null,
        after: { field: 'secret' },
      },
    ],
  }),
  'GET /api/logins/people': () => ({ people: [{ id: toId(7), name: 'Jordan Ellis' }] }),
})
const open = (login: LoginRow) => renderApp(`/passwords-logins?dialog=entry&id=${login.id}`)

beforeEach(() => {
  copied.length = 0
  server.answer({ ...createHealthyServer(createPerson()), ...list([]) })
})
afterEach(() => {
  vi.useRealTimers()
})
const catchCopies = () =>
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text: string) => {
    copied.push(text)
  })

test('an empty list shows a notice and offers to add a login', async () => {
  renderApp('/passwords-logins')
  expect(await screen.findByText('No logins saved.')).toBeVisible()
})

test('the list is masked and says strength, reuse, age and what is overdue', async () => {
  server.answer(list([row(1)]))
  renderApp('/passwords-logins')
  const table = within(await screen.findByRole('table', { name: 'Logins' }))
  expect(await table.findByText('Weak')).toBeVisible()
  expect(table.getByText('Reused')).toBeVisible()
  expect(table.getByText('13 months old · one-time codes')).toBeVisible()
  expect(table.getByText('Overdue by 3 days')).toBeVisible()
})

test('a failed list shows an error and offers Retry', async () => {
  server.answer({ 'GET /api/logins': () => refuse('unavailable', 'Something went wrong on our side.') })
  renderApp('/passwords-logins')
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
})

test('a password is shown after the own one, with a countdown, and then it is gone', async () => {
  let unlocked = false
  const login = row(1)
  server.answer({
    ...entry(login),
    [`POST /api/logins/${login.id}/reveal`]: () =>
      unlocked
        ? { value: 'Walrus-first-Q7' }
        : new Response(
            JSON.stringify({
              error: { code: 'conflict', message: 'Enter your own password first.', details: { unlock: 'needed' } },
            }),
            { status: 409 },
          ),
    'POST /api/logins/unlock': ({ body }) => {
      unlocked = (body as { password: string }).password === 'mine'
      return unlocked
        ? { until: '2026-11-20T18:00:00Z' }
        : refuse('invalid', 'No.', { password: 'This is not your password. 4 tries left.' })
    },
  })
  const { user, queryClient } = open(login)
  await user.click(await screen.findByRole('button', { name: 'Show password' }))
  const ask = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }))
  await user.type(await ask.findByLabelText(/Your own password/), 'wrong')
  await user.click(ask.getByRole('button', { name: 'Continue' }))
  expect(await ask.findByText('This is not your password. 4 tries left.')).toBeVisible()
  await user.clear(ask.getByLabelText(/Your own password/))
  await user.type(ask.getByLabelText(/Your own password/), 'mine')
  const later = Date.now() + 31_000
  await user.click(ask.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Walrus-first-Q7')).toBeVisible()
  expect(screen.getByText(/^Hides in (30|29) s$/)).toBeVisible()
  const cached = JSON.stringify(
    [queryClient.getQueryCache().getAll(), queryClient.getMutationCache().getAll()].map((all) =>
      all.map(({ state }) => state),
    ),
  )
  expect(cached).not.toContain('Walrus')
  vi.spyOn(Date, 'now').mockReturnValue(later)
  await waitFor(() => expect(screen.queryByText('Walrus-first-Q7')).not.toBeInTheDocument())
  vi.restoreAllMocks()
  expect(document.body.innerHTML).not.toContain('Walrus')
})

test('the last day of an access is shown as it was chosen', async () => {
  const login = row(1)
  server.answer(entry(login))
  open(login)
  const access = within(await screen.findByRole('region', { name: 'Access' }))
  expect(await access.findByText(/until Dec 24, 2026/)).toBeVisible()
})

test('a person with the right to use an entry copies without seeing', async () => {
  const login = row(1, { access: 'use' })
  server.answer({ ...entry(login), [`POST /api/logins/${login.id}/reveal`]: () => ({ value: 'Walrus-first-Q7' }) })
  const { user } = open(login)
  catchCopies()
  await user.click(await screen.findByRole('button', { name: 'Copy password' }))
  expect(await screen.findByText('Copied. The clipboard clears in 30 seconds.')).toBeVisible()
  expect(copied).toEqual(['Walrus-first-Q7'])
  expect(screen.queryByRole('button', { name: 'Show password' })).not.toBeInTheDocument()
  expect(document.body.innerHTML).not.toContain('Walrus')
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Access' })).not.toBeInTheDocument()
})

test('an entry that cannot be opened shows a notice, never a blank', async () => {
  const login = row(1)
  server.answer({
    ...entry(login),
    [`POST /api/logins/${login.id}/reveal`]: () => refuse('conflict', 'Can’t open this entry – key changed'),
  })
  const { user } = open(login)
  await user.click(await screen.findByRole('button', { name: 'Show password' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Can’t open this entry – key changed')
})

test('a refused entry keeps what was typed and says each problem at its field', async () => {
  server.answer({
    'GET /api/logins/people': () => ({ people: [{ id: toId(900), name: 'Priya Natarajan' }] }),
    'POST /api/logins': () =>
      refuse('invalid', 'Enter the site.', { site: 'Enter the site.', url: 'The address must start with https://' }),
  })
  const { user } = renderApp('/passwords-logins?dialog=add')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add login' }))
  await user.type(await dialog.findByLabelText('Address'), 'http://x.example')
  await user.click(dialog.getByRole('button', { name: 'Generate' }))
  expect(dialog.getByText('Strong')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Add Login' }))
  expect(await dialog.findByText('The address must start with https://')).toBeVisible()
  expect(dialog.getByLabelText('Address')).toHaveValue('http://x.example')
})

test('an export is looked through before anything is added', async () => {
  server.answer({
    'POST /api/logins/import/preview': () => ({
      manager: 'Chrome',
      rows: [
        { row: 2, site: 'Indeed', username: 'me', state: 'new', reason: null },
        { row: 3, site: 'Old', username: 'me', state: 'refused', reason: 'The address must start with https://.' },
      ],
      counts: { new: 1, same: 0, refused: 1 },
    }),
    'POST /api/logins/import': () => ({ added: 1 }),
  })
  const { user } = renderApp('/passwords-logins?dialog=import')
  const dialog = within(await screen.findByRole('dialog', { name: 'Import logins' }))
  await dialog.findByRole('button', { name: 'Choose File' })
  const input = document.querySelector('input[type=file]')
  await user.upload(input as HTMLInputElement, new File(['name,url'], 'export.csv', { type: 'text/csv' }))
  expect(await dialog.findByText('Chrome: 1 new, 0 already here, 1 refused')).toBeVisible()
  expect(dialog.getByText('The address must start with https://.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Add 1 login' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

const createPreview = (fresh: number) => ({
  manager: 'Chrome',
  rows: [{ row: 2, site: 'Indeed', username: 'me', state: 'new', reason: null }],
  counts: { new: fresh, same: 2 - fresh, refused: 0 },
})

test('a preview that is out of date is replaced, and the next press adds what it shows', async () => {
  let looks = 0
  const expected: unknown[] = []
  server.answer({
    'POST /api/logins/import/preview': () => createPreview(looks++ === 0 ? 2 : 1),
    'POST /api/logins/import': ({ body }) => {
      expected.push((body as { expected: number }).expected)
      return expected.length === 1
        ? refuse('conflict', 'Now 1 would be added. Check the preview again.', {}, { added: 1 })
        : { added: 1 }
    },
  })
  const { user } = renderApp('/passwords-logins?dialog=import')
  const dialog = within(await screen.findByRole('dialog', { name: 'Import logins' }))
  await dialog.findByRole('button', { name: 'Choose File' })
  const input = document.querySelector('input[type=file]')
  await user.upload(input as HTMLInputElement, new File(['name,url'], 'export.csv', { type: 'text/csv' }))
  await user.click(await dialog.findByRole('button', { name: 'Add 2 logins' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Now 1 would be added. Check the preview again.')
  await user.click(await dialog.findByRole('button', { name: 'Add 1 login' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(expected).toEqual([2, 1])
})

test('deleting can be undone', async () => {
  const login = row(1)
  server.answer({
    ...list([login]),
    [`POST /api/logins/${login.id}/delete`]: () => ({ id: login.id }),
    [`POST /api/logins/${login.id}/restore`]: () => ({ id: login.id }),
  })
  const { user } = renderApp('/passwords-logins')
  await user.click(await screen.findByRole('button', { name: 'Actions for Site 1 hiring1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Site 1 restored.')).toBeVisible()
})
