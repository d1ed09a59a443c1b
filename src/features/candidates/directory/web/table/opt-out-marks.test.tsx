import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createProfile } from '../../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const words = 'Opted out of this service’s texts'
const elsewhere = createCandidate(1, { opted_out: 'everywhere' })

test('a row marks an opted-out number, here or only elsewhere in this service', async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/candidates': () => ({ rows: [elsewhere, createCandidate(2, { opted_out: 'here' })], page: 1 }),
  })
  renderApp('/candidate-directory')
  const row = within(await screen.findByRole('row', { name: /Candidate B1/ }))
  expect(row.getByText(words)).toBeVisible()
  expect(within(screen.getByRole('row', { name: /Candidate C2/ })).getByText('Opted out')).toBeVisible()
})

test('the head of the profile marks it, without a day', async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    [`GET /api/candidates/${elsewhere.id}/profile`]: () => createProfile(1, { candidate: { opted_out: 'everywhere' } }),
  })
  renderApp(`/candidate/${elsewhere.id}`)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByText('Can be texted')).not.toBeInTheDocument()
})

test('the inbox marks it next to the thread and above the composer', async () => {
  const thread = {
    id: toId(200),
    candidateId: elsewhere.id,
    name: 'Ana Silva',
    phone: '+15125550100',
    organization: 'Bright Path ABA',
    lastMessageAt: '2026-11-20T15:00:00Z',
    lastText: 'Hello',
    about: 'RBT · Austin',
    lastFromCandidate: false,
    unread: 0,
    status: 'Initial Inquiry',
    assignedTo: null,
    optedOut: 'everywhere',
    needsPerson: false,
    failed: false,
    hasResume: false,
    hasDraft: false,
    waitsSince: null,
    closed: false,
    snoozedUntil: null,
    timeZone: 'America/New_York',
  }
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/texts/threads': () => ({ threads: [thread], total: 1 }),
    [`GET /api/texts/threads/${thread.id}`]: () => ({
      thread,
      entries: [],
      before: null,
      draft: null,
      prefersSpanish: false,
      candidateId: thread.candidateId,
    }),
  })
  renderApp(`/messages?thread=${thread.id}`)
  expect(await screen.findByText(`${words} – can’t be texted. START from this phone resumes texts.`)).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Threads' })).getByText(words)).toBeVisible()
})
