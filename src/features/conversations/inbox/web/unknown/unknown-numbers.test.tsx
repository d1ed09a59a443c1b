import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createInbox } from '../../../../../app/web/testing/create-inbox.ts'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const texts = [
  { id: toId(81), body: 'this is Diego, I changed my phone', at: '2026-11-20T15:00:00Z', media: 1, files: [] },
]
const number = { id: toId(81), organizationId: toId(2), organization: 'Bright Path ABA', phone: '+15125550199', texts }
const path = `/api/texts/unknown-numbers/${toId(81)}`
const world = () => ({
  ...createHealthyServer(createPerson()),
  ...createInbox(),
  'GET /api/texts/unknown-numbers': () => ({ numbers: [number] }),
})
const openList = async (more: Record<string, () => unknown> = {}) => {
  server.answer({ ...world(), ...more })
  const app = renderApp('/messages')
  // The first sign of someone brings the list.
  await app.user.click(await screen.findByRole('heading', { name: 'Messages' }))
  await app.user.click(await screen.findByRole('button', { name: '1 unknown number' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unknown numbers' }))
  expect(await dialog.findByText(/this is Diego, I changed my phone/)).toBeVisible()
  expect(dialog.getByText(/A picture or file came with this text, but we couldn’t keep it/)).toBeVisible()
  return { ...app, dialog }
}
const sent = (to: string) => server.asked.findLast((ask) => ask.method === 'POST' && ask.path === to)?.body

test('files the texts of an unknown number with a candidate that was found by name', async () => {
  const { user, dialog } = await openList({
    [`POST ${path}/file`]: () => ({ threadId: toId(90) }),
  })
  await user.click(dialog.getByRole('button', { name: 'File with a Candidate' }))
  await user.type(dialog.getByRole('combobox', { name: 'Candidate' }), 'Cand')
  await user.click(await screen.findByRole('option', { name: /Candidate B1/ }))
  await user.click(dialog.getByRole('button', { name: 'File Texts' }))
  expect(await screen.findByText('Texts filed.')).toBeInTheDocument()
  expect(sent(`${path}/file`)).toEqual({ candidateId: createCandidate(1).id })
})

test('adds a candidate with the number, then files its texts', async () => {
  const { user, dialog } = await openList({
    'POST /api/candidates': () => ({ id: toId(91) }),
    [`POST ${path}/file`]: () => ({ threadId: toId(90) }),
  })
  await user.click(dialog.getByRole('button', { name: 'Add Candidate' }))
  await user.type(dialog.getByRole('textbox', { name: 'Full name' }), 'Diego Cruz')
  await user.click(dialog.getByRole('button', { name: 'Add Candidate' }))
  expect(await screen.findByText('Candidate added.')).toBeInTheDocument()
  expect(sent('/api/candidates')).toMatchObject({
    full_name: 'Diego Cruz',
    phone_number: '(512) 555-0199',
    position: 'RBT',
  })
  const added = sent('/api/candidates') as { id: string }
  expect(sent(`${path}/file`)).toEqual({ candidateId: added.id })
})
