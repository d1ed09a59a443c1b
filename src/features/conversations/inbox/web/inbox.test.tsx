import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createEntry, createFate, createInbox, createThread } from '../../../../app/web/testing/create-inbox.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const sent = { messageId: toId(9), status: 'sent', recipientPhone: '+15125550101', sendAt: null, held: null }
const address = `/messages?thread=${toId(101)}`
const gone = () => refuse('not-found', 'Conversation not found')
const findBody = (path: string) => server.asked.findLast((ask) => ask.path === path)?.body

test('the sidebar counts what is unread, and opening a thread marks it read', async () => {
  server.answer(createInbox(createThread(1, { unread: 3 })))
  const { user, path } = renderApp('/messages')
  expect(await screen.findByRole('link', { name: /^Messages.*2 unread$/ })).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: /3 unread.*Thread 1/ }))
  expect(await screen.findByText('Body 1')).toBeInTheDocument()
  expect(path()).toBe(address)
  await waitFor(() => expect(findBody(`/api/texts/threads/${toId(101)}/read`)).toEqual({ read: true }))
  await user.click(screen.getByRole('button', { name: 'Mark Read' }))
})

test('shows the reason a conversation can’t be marked unread', async () => {
  server.answer({ ...createInbox(), [`POST /api/texts/threads/${toId(101)}/read`]: gone })
  const { user } = renderApp(address)
  await user.click(await screen.findByRole('button', { name: 'Mark Unread' }))
  expect(await screen.findByText('Conversation not found')).toBeVisible()
})

test('a row says whose text is the last one, and never that it was sent', async () => {
  const last = { lastFromCandidate: false, lastText: 'See you at 4', failed: true }
  server.answer({
    ...createInbox(),
    'GET /api/texts/threads': () => ({ threads: [{ ...createThread(1), ...last }], total: 1 }),
  })
  renderApp('/messages')
  const row = await screen.findByRole('button', { name: /Thread 1\b/ })
  expect(row).toHaveTextContent('Our text: See you at 4')
  expect(row).toHaveTextContent('Not sent')
})

test('shows a reaction small in the thread, and the number of files that came with a text', async () => {
  const about = 'See you on Thursday at 4.'
  const reaction = { words: 'Reacted 👍 to your text', about }
  const liked = createEntry(2, { kind: 'inbound', by: 'Ana', body: `Liked “${about}”`, reaction })
  const cert = createEntry(3, { kind: 'inbound', by: 'Ana', body: 'here is my cert', media: 2 })
  server.answer({
    ...createInbox(),
    [`GET /api/texts/threads/${toId(101)}`]: () => ({
      thread: createThread(1),
      entries: [createEntry(1, { body: about }), liked, cert],
      before: null,
      candidateId: toId(201),
      draft: null,
      prefersSpanish: false,
    }),
  })
  renderApp(address)
  const line = await screen.findByRole('article', { name: 'Reaction by Ana' })
  expect(line).toHaveTextContent('Reacted 👍 to your text “See you on Thursday at 4.”')
  expect(screen.getByRole('article', { name: 'Text by Ana' })).toHaveTextContent(
    '2 pictures or files came with this text, but we couldn’t keep it.',
  )
})

test('sends a filter and a search to the server and keeps them in the URL', async () => {
  server.answer(createInbox())
  const { user, path } = renderApp('/messages')
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Opted out' }))
  await user.type(screen.getByRole('searchbox'), 'ana{Enter}')
  await waitFor(() => expect(path()).toBe('/messages?show=opted-out&q=ana'))
  const asked = server.asked.findLast((ask) => ask.path === '/api/texts/threads')
  expect(asked?.query.get('show')).toBe('opted-out')
})

test('a page past the end of the threads becomes the last one, with a notice', async () => {
  const many = Array.from({ length: 25 }, (_, n) => createThread(n))
  server.answer({
    ...createInbox(),
    'GET /api/texts/threads': ({ query }: { query: URLSearchParams }) => ({
      threads: query.get('page') === '999' ? [] : many,
      total: 50,
    }),
  })
  const { path } = renderApp('/messages?page=999')
  expect(await screen.findByText('There is no page 999. This is the last one.')).toBeVisible()
  await waitFor(() => expect(path()).toBe('/messages?page=2'))
  expect(await screen.findByRole('button', { name: /Thread 1\b/ })).toBeVisible()
})

test('J and K walk through the list, U marks as unread, R writes', async () => {
  server.answer(createInbox())
  const { user, path } = renderApp('/messages')
  await screen.findByRole('button', { name: /Thread 1/ })
  await user.keyboard('j')
  await waitFor(() => expect(path()).toBe(address))
  await screen.findByText('Body 1')
  await user.keyboard('u')
  await waitFor(() => expect(findBody(`/api/texts/threads/${toId(101)}/read`)).toEqual({ read: false }))
  await user.keyboard('j')
  await waitFor(() => expect(path()).toContain(toId(102)))
  await user.keyboard('k')
  await waitFor(() => expect(path()).toBe(address))
  await screen.findByText('Body 1')
  await user.keyboard('r')
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus()
})

test('a reply shows its send time and why it is long, and is sent', async () => {
  server.answer({ ...createInbox(), 'POST /api/texts/send': () => sent })
  const { user } = renderApp(address)
  const field = await screen.findByRole('textbox', { name: 'Message' })
  await user.click(field)
  await user.paste('I’m here')
  expect(await screen.findByText('Sends now')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /Replace Smart Quotes/ }))
  expect(field).toHaveValue("I'm here")
  await user.click(screen.getByRole('button', { name: 'Send Text' }))
  await waitFor(() => expect(field).toHaveValue(''))
  expect(findBody('/api/texts/send')).toMatchObject({ candidateId: toId(201), message: "I'm here" })
  const path = `/api/texts/threads/${toId(101)}/presence`
  const told = server.asked.filter((ask) => ask.path === path).map(({ body }) => body)
  expect(told).toEqual([{ doing: 'viewing' }, { doing: 'writing' }])
})

test('a reply that fails to send shows why, and keeps the words', async () => {
  const skipped = createFate({ skipped: 'Opted out' })
  const one = createThread(1, { optedOut: 'here' })
  let draft: object | null = null
  server.answer({
    ...createInbox(one),
    [`GET /api/texts/threads/${one.id}`]: () => ({
      thread: one,
      entries: [],
      before: null,
      draft,
      prefersSpanish: false,
      candidateId: toId(201),
    }),
    'PUT /api/me/text-draft': ({ body }) => {
      draft = { ...(body as object), savedAt: '2026-11-20T15:00:00Z' }
      return { savedAt: '2026-11-20T15:00:00Z' }
    },
    'POST /api/texts/preview': () => ({
      total: 1,
      sendable: 0,
      held: 0,
      skipped: 1,
      consentUnknown: 0,
      preferSpanish: 0,
      over400: 0,
      parts: 0,
      groups: [],
      recipients: [skipped],
    }),
  })
  const { user } = renderApp(address)
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello')
  expect(await screen.findByText('Skipped: Opted out')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Send Text' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: /Thread 2/ }))
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('')
  await user.click(screen.getByRole('button', { name: /Thread 1/ }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello'))
})

test('a failed text can be sent again, a held one changed or canceled', async () => {
  const failed = createEntry(1, { status: 'failed', state: 'Not sent: Landline', canRetry: true })
  const held = createEntry(2, {
    status: 'held',
    state: 'Waiting to be sent',
    sendAt: '2099-01-01T15:00:00Z',
    canChange: true,
  })
  server.answer({
    ...createInbox(createThread(1), [failed, held]),
    [`POST /api/texts/${toId(301)}/retry`]: () => sent,
    [`PATCH /api/texts/${toId(302)}`]: () => ({ sendAt: '2099-01-01T15:00:00Z', held: 'Later' }),
    [`POST /api/texts/${toId(302)}/cancel`]: () => refuse('conflict', 'This text is no longer waiting.'),
  })
  const { user } = renderApp(address)
  expect(await screen.findByText(/Not sent: Landline/)).toBeInTheDocument()
  expect(screen.getByText(/Goes out Jan 1, 2099/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(server.times('POST', `/api/texts/${toId(301)}/retry`)).toBe(1))
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const form = within(await screen.findByRole('form', { name: 'Change the scheduled text' }))
  await user.type(form.getByRole('textbox', { name: 'Text' }), '!')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(findBody(`/api/texts/${toId(302)}`)).toEqual({ message: 'Body 2!' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel Text' }))
  expect(await screen.findByText('This text is no longer waiting.')).toBeInTheDocument()
})

test('someone decides an unclear opt-out, gives the thread to a colleague and leaves a note', async () => {
  const id = toId(101)
  let needsPerson = true
  server.answer({
    ...createInbox(createThread(1, { needsPerson })),
    [`GET /api/texts/threads/${id}`]: () => ({
      thread: createThread(1, { needsPerson }),
      entries: [],
      before: null,
      draft: null,
      prefersSpanish: false,
      candidateId: toId(201),
    }),
    [`GET /api/candidates/${toId(201)}/owner-choices`]: () => ({ people: [{ id: toId(950), name: 'Sam Marin' }] }),
    [`POST /api/texts/threads/${id}/opt-out-decision`]: () => {
      needsPerson = false
      return { ok: true }
    },
    [`POST /api/texts/threads/${id}/assign`]: () => ({ ok: true }),
    [`POST /api/texts/threads/${id}/notes`]: () => ({ id: toId(7) }),
  })
  const { user } = renderApp(address)
  const keep = await screen.findByRole('button', { name: 'Keep Texting' })
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeDisabled()
  await user.click(keep)
  await waitFor(() => expect(findBody(`/api/texts/threads/${id}/opt-out-decision`)).toEqual({ optedOut: false }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: 'Assign' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sam Marin' }))
  await waitFor(() => expect(findBody(`/api/texts/threads/${id}/assign`)).toEqual({ userId: toId(950) }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Message type' }), 'Note')
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Prefers calls')
  await user.click(screen.getByRole('button', { name: 'Save Note' }))
  await waitFor(() => expect(findBody(`/api/texts/threads/${id}/notes`)).toEqual({ body: 'Prefers calls' }))
})

test('drafts a reply from the résumé and labels it so', async () => {
  server.answer({
    ...createInbox(),
    [`GET /api/candidates/${toId(201)}/resume`]: () => ({
      id: toId(201),
      name: 'Thread 1',
      position: 'RBT',
      email_address: null,
      phone_number: null,
      city: null,
      state: null,
      date_submitted: null,
      resume_text: 'Nanny for three years.',
      file: null,
    }),
    'POST /functions/v1/generate-text-message': () => ({
      message: 'Hi Thread, I read your resume.',
      source: 'composed',
    }),
  })
  const { user } = renderApp(address)
  await user.click(await screen.findByRole('button', { name: 'Message tools' }))
  await user.click(await screen.findByRole('button', { name: 'Generate with AI' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Hi Thread, I read your resume.'),
  )
  expect(screen.getByText(/comes from the resume, without AI/)).toBeInTheDocument()
})

test('opts out a person who asked on the phone, in any thread, after a question', async () => {
  server.answer({ ...createInbox(), [`POST /api/texts/threads/${toId(101)}/opt-out-decision`]: () => ({ ok: true }) })
  const { user } = renderApp(`/messages?thread=${toId(101)}`)
  await user.click(await screen.findByRole('button', { name: 'Message tools' }))
  await user.click(await screen.findByRole('button', { name: 'Record Opt-out' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Record opt-out' }))
  expect(dialog.getByText(/Thread 1 asked to stop texts another way/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Record Opt-out' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(server.asked.findLast(({ path }) => path.endsWith('/opt-out-decision'))?.body).toEqual({ optedOut: true })
})

test('an opted-out thread, and one to be decided, have no button for it', async () => {
  const mail = { to: 'ana@example.test', barred: null, replyTo: 'priya@example.test', isKept: false }
  const optedOut = createThread(1, { optedOut: 'here' })
  server.answer({
    ...createInbox(optedOut),
    [`GET /api/candidates/${optedOut.candidateId}/reach`]: () => ({ textBarred: 'Opted out', mail }),
  })
  renderApp(`/messages?thread=${toId(101)}`)
  expect(await screen.findByText(/can’t be texted/)).toBeInTheDocument()
  // What can be written to them stands there with their words, and moves none of them later.
  expect(screen.getByRole('textbox', { name: 'Subject' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Record Opt-out' })).not.toBeInTheDocument()
})

test('the list shows that texts are paused, before a thread is chosen and next to an open one', async () => {
  const pauses = [{ organizationId: null, organization: null, at: '2026-11-20T18:00:00Z', by: null, why: 'Outage' }]
  server.answer({ ...createInbox(), 'GET /api/texts/pauses': () => ({ pauses }) })
  const { user } = renderApp('/messages')
  const list = within(await screen.findByRole('region', { name: 'Messages' }))
  expect(await list.findByText(/The platform has paused all texts/)).toBeInTheDocument()
  await user.click(await list.findByRole('button', { name: /Thread 1/ }))
  const pane = within(screen.getByRole('region', { name: 'Conversation' }))
  expect(await pane.findByText(/The platform has paused all texts/)).toBeInTheDocument()
  expect(list.queryByText(/The platform has paused all texts/)).not.toBeInTheDocument()
})
