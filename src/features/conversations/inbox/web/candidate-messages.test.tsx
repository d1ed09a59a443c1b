import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createEntry } from '../../../../app/web/testing/create-inbox.ts'
import { createProfile } from '../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const one = createCandidate(1)
const at = `/candidate/${one.id}?tab=messages`
const api = `/api/candidates/${one.id}`
const thread = {
  id: toId(101),
  candidateId: one.id,
  name: 'Candidate B1',
  phone: '+15125550100',
  organization: 'Bright Path ABA',
  lastMessageAt: '2026-11-20T15:00:00Z',
  lastText: 'Hello',
  about: 'RBT · Austin',
  lastFromCandidate: false,
  unread: 1,
  status: 'Initial Inquiry',
  assignedTo: null,
  optedOut: null,
  needsPerson: false,
  failed: true,
  hasResume: true,
  hasDraft: false,
  waitsSince: null,
  closed: false,
  snoozedUntil: null,
  timeZone: 'America/New_York',
}
const recipient = {
  candidateId: one.id,
  name: 'Candidate B1',
  phone: '+15125550100',
  skipped: null,
  held: null,
  sendAt: null,
  text: 'Hello',
  characters: 5,
  parts: 1,
  consent: 'given',
}
const world = (texts: object, me = createPerson()) => ({
  ...createHealthyServer(me),
  [`GET ${api}/profile`]: () => createProfile(1),
  [`GET ${api}/texts`]: () => ({
    thread: null,
    entries: [],
    before: null,
    draft: null,
    prefersSpanish: false,
    candidateId: one.id,
    ...texts,
  }),
  'POST /api/texts/preview': () => ({
    total: 1,
    sendable: 1,
    held: 0,
    skipped: 0,
    consentUnknown: 0,
    preferSpanish: 0,
    over400: 0,
    parts: 1,
    groups: [],
    recipients: [recipient],
  }),
})
const findBody = (path: string) => server.asked.findLast((ask) => ask.path === path)?.body

test('the page of a candidate shows the thread, its states in plain words, and is read by being opened', async () => {
  const failed = createEntry(2, { status: 'undelivered', state: 'Not delivered: Landline', canRetry: true })
  server.answer({
    ...world({ thread, entries: [createEntry(1), failed] }),
    [`POST /api/texts/threads/${thread.id}/read`]: () => ({ ok: true }),
    [`POST /api/texts/${failed.id}/retry`]: () => refuse('invalid', 'Landline'),
  })
  const { user } = renderApp(at)
  const texts = within(await screen.findByRole('region', { name: /^Texts with/ }))
  expect(texts.getByText('Body 1')).toBeInTheDocument()
  expect(texts.getByText(/Not delivered: Landline · from \(512\) 555-0142$/)).toBeInTheDocument()
  await waitFor(() => expect(findBody(`/api/texts/threads/${thread.id}/read`)).toEqual({ read: true }))
  await user.click(texts.getByRole('button', { name: 'Retry' }))
  expect(await texts.findByRole('alert')).toHaveTextContent('Landline')
  expect(texts.getByRole('link', { name: 'Open in Messages' })).toHaveAttribute('href', `/messages?thread=${thread.id}`)
})

test('the list of files of the texts is downloaded where there are some', async () => {
  server.answer(world({ thread, entries: [createEntry(1, { kind: 'inbound', media: 1 })] }))
  renderApp(at)
  const list = await screen.findByRole('link', { name: 'Download list of files' })
  expect(list).toHaveAttribute('href', `${api}/text-files/export`)
})

test('without files there is no list of them', async () => {
  server.answer(world({ thread, entries: [createEntry(1)] }))
  renderApp(at)
  expect(await screen.findByRole('link', { name: 'Open in Messages' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Download list of files' })).toBeNull()
})

test('a text is written on the page, also the first one', async () => {
  server.answer({
    ...world({}),
    'POST /api/texts/send': () => ({
      messageId: toId(9),
      status: 'sent',
      recipientPhone: '+15125550100',
      sendAt: null,
      held: null,
    }),
  })
  const { user } = renderApp(at)
  expect(await screen.findByText('Nothing here yet')).toBeInTheDocument()
  expect(screen.queryByRole('option', { name: 'Note' })).not.toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello')
  expect(await screen.findByText('Sends now')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Send Text' }))
  await waitFor(() => expect(findBody('/api/texts/send')).toMatchObject({ candidateId: one.id, message: 'Hello' }))
  expect(await screen.findByText('Text sent.')).toBeInTheDocument()
})

test('shows an opt-out above the composer, and lets the person who must decide do so', async () => {
  server.answer({
    ...world({ thread: { ...thread, unread: 0, optedOut: 'here', needsPerson: true }, entries: [createEntry(1)] }),
    [`POST /api/texts/threads/${thread.id}/opt-out-decision`]: () => ({ ok: true }),
  })
  const { user } = renderApp(at)
  expect(await screen.findByText(/Opted out – can’t be texted/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Keep Texting' }))
  await waitFor(() => expect(findBody(`/api/texts/threads/${thread.id}/opt-out-decision`)).toEqual({ optedOut: false }))
})

test('texts that fail to load show an error and a retry', async () => {
  let tries = 0
  server.answer({
    ...world({}),
    [`GET ${api}/texts`]: () => {
      tries += 1
      return tries < 2
        ? refuse('unavailable', 'Down for a moment')
        : { thread: null, entries: [], before: null, draft: null, prefersSpanish: false, candidateId: one.id }
    },
  })
  const { user } = renderApp(at)
  await user.click(await screen.findByRole('button', { name: /try again|retry/i }, { timeout: 4_000 }))
  expect(await screen.findByText('Nothing here yet', undefined, { timeout: 4_000 })).toBeInTheDocument()
})
