import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { LoginRow } from '../../features/clients/vault/contract/vault.ts'
import { fakeServer } from '../../platform/web/testing/fake-server.ts'
import { client, details } from './testing/clients.ts'
import { createShelf, file, folder } from './testing/document-shelf.ts'
import { renderApp } from './testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from './testing/world.ts'

const server = fakeServer()
const other = { ...client, id: toId(3), name: 'Second Clinic', health: [] }
const clients = {
  ...createHealthyServer(createPerson({ platform: true, adminLevel: 'Admin' })),
  'GET /api/clients': () => ({ rows: [client, other], total: 2 }),
  [`GET /api/organizations/${client.id}`]: () => details,
  [`GET /api/organizations/${other.id}`]: () => ({ ...details, id: other.id, name: other.name }),
}
const login = (n: number): LoginRow => ({
  id: toId(800 + n),
  organization_id: toId(2),
  organization: 'Bright Path ABA',
  site: `Site ${n}`,
  url: 'https://employers.site.example/login',
  username: `hiring${n}`,
  owner_id: null,
  owner: null,
  tags: [],
  secret_changed_at: '2026-01-01T00:00:00Z',
  strength: 3,
  reused: 0,
  rotates_on: null,
  last_used_at: null,
  last_used_by: null,
  has_totp: false,
  access: 'edit',
  until: null,
  deleted_at: null,
})
const createEntry = (one: LoginRow) => ({
  [`GET /api/logins/${one.id}`]: () => ({
    login: one,
    has: { secret: true, notes: false, two_factor_note: false, totp: false },
    created_at: '2026-01-01T00:00:00Z',
    shares: [],
    versions: [],
  }),
  [`GET /api/logins/${one.id}/log`]: () => ({ items: [] }),
})
const logins = {
  ...createHealthyServer(createPerson()),
  ...createEntry(login(1)),
  ...createEntry(login(2)),
  'GET /api/logins': () => ({
    rows: [login(1), login(2)],
    total: 2,
    counts: { due: 0, weak: 0, reused: 0, trash: 0 },
    known_to: null,
  }),
  'GET /api/logins/people': () => ({ people: [] }),
}
const letter = (n: number) => file(n, { name: `Letter ${n}.zip`, mime: 'application/zip' })
const files = {
  ...createShelf([folder(3, 'Certificates'), letter(1), letter(2)]),
  ...Object.fromEntries(
    [1, 2].map((n) => [`GET /api/documents/files/${letter(n).id}`, () => ({ file: letter(n), versions: [] })]),
  ),
}

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.startsWith('(min-width: 768px)') || query.includes('(max-width: 899px)'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
})

test.each([
  ['a client', '/active-clients', clients, 'Clients', 'link', client.name, other.name],
  ['a login', '/passwords-logins', logins, 'Logins', 'button', 'Site 1', 'Site 2'],
  ['a file', '/documents', files, 'Documents', 'button', 'Letter 1.zip', 'Letter 2.zip'],
] as const)('on a tablet %s opens next to its list, and Escape returns to its row', async (...row) => {
  const [, at, answers, caption, role, first, second] = row
  server.answer(answers)
  const { user, path } = renderApp(at)
  const rows = async () => within(await screen.findByRole('list', { name: caption }))
  await user.click(await (await rows()).findByRole(role, { name: first }))
  const pane = await screen.findByRole('complementary', { name: first })
  expect(pane).toHaveFocus()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  const list = await rows()
  expect(list.getByRole('link', { name: new RegExp(first) })).toHaveAttribute('aria-current', 'page')
  await user.click(list.getByRole('link', { name: new RegExp(second) }))
  await screen.findByRole('complementary', { name: second })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('complementary', { name: second })).not.toBeInTheDocument())
  expect(path()).toBe(at)
  const again = await rows()
  await waitFor(() => expect(again.getByRole(role, { name: second })).toHaveFocus())
})

test('a client stays open below what is edited in it', async () => {
  server.answer(clients)
  const { user } = renderApp(`/active-clients?dialog=overview&id=${client.id}`)
  const pane = within(await screen.findByRole('complementary', { name: client.name }))
  expect(await pane.findByRole('link', { name: '3 candidates: Hired' })).toBeVisible()
  expect(pane.getByRole('link', { name: 'Open Details' })).toHaveAttribute('href', `/organization/${client.id}`)
  await user.click(pane.getByRole('button', { name: 'Edit' }))
  await screen.findByRole('dialog', { name: 'Edit client' })
  expect(document.querySelector('[data-side-pane]')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('complementary', { name: client.name })).toBeVisible()
})
