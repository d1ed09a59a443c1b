import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const nothing = { id: null, name: '', admin_level: null, candidates: 0, keys: 0 }

test('pasted addresses show the people behind them, leave in one press, and come back with Undo', async () => {
  const ana = { email: 'ana@x.test', id: toId(1), name: 'Ana Ruiz', state: 'leaves', admin_level: 'Manager' }
  const found = {
    leftOut: 0,
    rows: [
      { ...ana, candidates: 3, keys: 1 },
      { ...nothing, email: 'no@x.test', state: 'unknown' },
    ],
  }
  server.answer({
    ...createHealthyServer(createPerson({ adminLevel: 'Admin' })),
    'GET /api/users': () => ({ rows: [], total: 0, organizations: [] }),
    'POST /api/users/leavers/find': () => found,
    'POST /api/users/leavers': () => ({ deactivated: 1 }),
    'POST /api/users/leavers/undo': () => refuse('conflict', 'Too late.'),
  })
  const { user } = renderApp('/user-management')
  await user.click(await screen.findByRole('button', { name: 'Deactivate Several…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate several people' }))
  await user.type(await dialog.findByLabelText('Email addresses'), 'ana@x.test no@x.test')
  await user.click(dialog.getByRole('button', { name: 'Find People' }))
  expect(await dialog.findByText('Manager, owns 3 candidates, 1 API key stops')).toBeVisible()
  expect(dialog.getByText('No one here has this address')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Deactivate 1 Person' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(server.asked.find(({ path }) => path === '/api/users/leavers')?.body).toEqual({ ids: [ana.id] })
  expect(server.asked.find(({ path }) => path === '/api/users/leavers/undo')?.body).toEqual({ ids: [ana.id] })
  expect(await screen.findByText('Too late.')).toBeVisible()
})
