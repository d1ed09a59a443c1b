import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { details } from '../../../../app/web/testing/clients.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const id = toId(2)
const api = `/api/organizations/${id}/deletion`
const scheduled = {
  id: toId(80),
  requestedAt: '2026-11-20T18:00:00.000Z',
  dueAt: '2026-12-20T18:00:00.000Z',
  hasStarted: false,
  isHeld: false,
}
const open = (adminLevel: string | null, answers: Record<string, (ask: never) => unknown>) => {
  server.answer({
    ...createHealthyServer(createPerson({ platform: true, adminLevel })),
    [`GET /api/organizations/${id}`]: () => details,
    ...answers,
  })
  return renderApp(`/organization/${id}`)
}

test('platform staff type the name, schedule a deletion, see its date, and undo it', async () => {
  let deletion: typeof scheduled | null = null
  const { user } = open('Admin', {
    [`GET ${api}`]: () => ({ deletion }),
    [`PUT ${api}`]: () => {
      deletion = scheduled
      return { deletion }
    },
    [`DELETE ${api}`]: () => {
      deletion = null
      return { ok: true }
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Delete the organization/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete Organization…' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Delete .+\?$/ }))
  await user.type(await dialog.findByRole('textbox', { name: /^Type .+ to confirm$/ }), details.name)
  await user.click(dialog.getByRole('button', { name: 'Delete Organization' }))
  expect(await screen.findByText(/^This organization will be permanently deleted after Dec 20, 2026/)).toBeVisible()
  expect(server.asked.findLast(({ method }) => method === 'PUT')?.body).toEqual({ name: details.name })
  await user.click(screen.getByRole('button', { name: 'Undo Deletion' }))
  expect(await screen.findByText('Deletion undone.')).toBeVisible()
  expect(screen.queryByText(/^This organization will be permanently deleted/)).toBeNull()
})

test('a refusal stays in the dialog', async () => {
  const { user } = open('Admin', {
    [`GET ${api}`]: () => ({ deletion: null }),
    [`PUT ${api}`]: () =>
      refuse('conflict', 'A legal hold covers this organization or one of its candidates. End it first.'),
  })
  await user.click(await screen.findByRole('button', { name: /^Delete the organization/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete Organization…' }))
  await user.click(await screen.findByRole('button', { name: 'Delete Organization' }))
  expect(await screen.findByText(/^A legal hold covers this organization/)).toBeVisible()
})

test('a Manager of the platform sees the date, and can neither undo nor schedule', async () => {
  open('Manager', { [`GET ${api}`]: () => ({ deletion: scheduled }) })
  expect(await screen.findByText(/^This organization will be permanently deleted/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo Deletion' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Delete the organization/ })).toBeNull()
})

test('a deletion that has started has no undo', async () => {
  open('Admin', { [`GET ${api}`]: () => ({ deletion: { ...scheduled, hasStarted: true } }) })
  expect(await screen.findByText(/^This organization is being deleted/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo Deletion' })).toBeNull()
})
