import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createProfile } from '../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const { id } = createCandidate(1)
const hold = { id: toId(71), isOrganization: false, reason: 'Letter from a lawyer', at: '2026-11-20T18:00:00.000Z' }
const open = (
  adminLevel: string | null,
  more: Parameters<typeof createProfile>[1],
  answers: Record<string, (ask: never) => unknown> = {},
) => {
  server.answer({
    ...createHealthyServer(createPerson({ adminLevel })),
    [`GET /api/candidates/${id}/profile`]: () => createProfile(1, more),
    ...answers,
  })
  return renderApp(`/candidate/${id}`)
}

test('an Admin sets a hold with a reason', async () => {
  const { user } = open('Admin', {}, { 'POST /api/legal-holds': () => ({ id: hold.id }) })
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Legal Hold' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Legal hold' }))
  await user.type(await dialog.findByRole('textbox', { name: 'Reason' }), hold.reason)
  await user.click(dialog.getByRole('button', { name: 'Set Hold' }))
  expect(await screen.findByText('Legal hold set.')).toBeVisible()
  expect(server.asked.findLast(({ method }) => method === 'POST')?.body).toEqual({
    reason: hold.reason,
    candidate_id: id,
  })
})

test('a request under a hold is shown as it is, and is decided on when the hold ends', async () => {
  let ends = 0
  const { user } = open(
    'Admin',
    { hold, erasure: { on: '2026-12-20', reason: null } },
    {
      [`POST /api/legal-holds/${hold.id}/end`]: () => {
        ends += 1
        return ends === 1 ? refuse('conflict', 'This person asked to be deleted.', {}, { waiting: 1 }) : { waiting: 1 }
      },
    },
  )
  expect(await screen.findByText(/^Legal hold since Nov 20, 2026: Letter from a lawyer/)).toBeVisible()
  expect(screen.getByText(/The legal hold keeps the record until it ends/)).toBeVisible()
  expect(screen.queryByText(/We delete the record on/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'End Hold…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Legal hold' }))
  await user.click(await dialog.findByRole('button', { name: 'End Hold' }))
  await user.click(await dialog.findByRole('radio', { name: 'Delete the record' }))
  await user.click(dialog.getByRole('button', { name: 'End Hold' }))
  expect(await screen.findByText('Legal hold ended.')).toBeVisible()
  expect(server.asked.findLast(({ method }) => method === 'POST')?.body).toEqual({ requests: 'delete', expected: 1 })
})

test('people without the right see that there is a hold, and no button', async () => {
  const { user } = open(null, { hold: { ...hold, reason: null } })
  expect(await screen.findByText(/^Legal hold since Nov 20, 2026\. We delete nothing/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'End Hold…' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Legal Hold' })).toBeNull()
})
