import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const ana = createCandidate(1, { name: 'Ana Lee' })
const thread = {
  id: toId(101),
  candidateId: ana.id,
  name: 'Ana Lee',
  phone: '+15125550100',
  organization: 'Bright Path ABA',
  lastMessageAt: '2026-11-20T15:00:00Z',
  lastText: 'Hello',
  about: 'RBT · Austin',
  lastFromCandidate: false,
  unread: 0,
  status: 'Initial Inquiry',
  assignedTo: null,
  optedOut: null,
  needsPerson: false,
  failed: false,
  hasResume: true,
  hasDraft: false,
  waitsSince: null,
  closed: false,
  snoozedUntil: null,
  timeZone: 'America/New_York',
}
const entry = {
  id: toId(301),
  kind: 'outbound',
  body: 'Body',
  at: '2026-11-20T15:00:00Z',
  by: 'Priya',
  status: 'unknown',
  state: 'Delivery unknown',
  sendAt: null,
  canRetry: true,
  canChange: false,
  isConfirmation: false,
  subject: null,
  to: null,
  from: null,
  canUndo: false,
  canDelete: false,
  reaction: null,
  media: 0,
  files: [],
}
const sent = { messageId: toId(5), status: 'sent', recipientPhone: '+15125550100', sendAt: null, held: null }
const failure = (reason: string) => refuse('vendor', `Failed to send text message: ${reason}`, {}, { reason })
beforeEach(() =>
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/candidates': () => ({ rows: [ana], page: 1 }),
    'GET /api/texts/threads': () => ({ threads: [thread], total: 1 }),
    [`GET /api/texts/threads/${thread.id}`]: () => ({
      thread,
      entries: [entry],
      before: null,
      draft: null,
      prefersSpanish: false,
      candidateId: ana.id,
    }),
    [`POST /api/texts/threads/${thread.id}/typing`]: () => ({ ok: true }),
    'GET /api/texts/composer': () => ({
      templates: [],
      links: [],
      text_template: 'AAA',
      senderName: 'Priya',
      organizationName: 'Bright Path ABA',
      transport: 'simulator',
      quietHours: false,
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
      recipients: [],
    }),
  }),
)
const asks = () =>
  server.asked.filter((ask) => ask.path === '/api/texts/send').map((ask) => ask.body as { id: string; message: string })
/** Says what became of a text that is looked up. */
const fate = (id: string, answer: () => unknown) => server.answer({ [`GET /api/texts/${id}/delivery`]: answer })
/** The composer of the dialog or of the inbox, with AAA written. */
const open = async (where: string) => {
  const app = renderApp(where === 'dialog' ? `/?open=text&id=${ana.id}` : `/messages?thread=${thread.id}`)
  const root = where === 'dialog' ? within(await screen.findByRole('dialog', { name: 'Send Text Message' })) : screen
  const field = await root.findByRole('textbox', { name: 'Message' })
  if (where === 'inbox') await app.user.type(field, 'AAA')
  const button = root.getByRole('button', { name: 'Send Text' })
  return { ...app, root, field, press: async () => await app.user.click(button), button }
}

test.each(['dialog', 'inbox'])(
  '%s: a text that failed is sent again as a new one, with its reason told once',
  async (where) => {
    server.answer({ 'POST /api/texts/send': () => failure('Webhook failed with status: 500') })
    const { press, root, field } = await open(where)
    await press()
    const alert = await root.findByRole('alert')
    expect(alert.textContent).toBe('Failed to send text message: Webhook failed with status: 500')
    expect(field).toHaveValue('AAA')
    server.answer({ 'POST /api/texts/send': () => sent })
    await press()
    expect(await screen.findByText('Text sent.')).toBeInTheDocument()
    expect(asks().map(({ message }) => message)).toEqual(['AAA', 'AAA'])
    expect(new Set(asks().map(({ id }) => id)).size).toBe(2)
  },
)

test.each(['dialog', 'inbox'])(
  '%s: without an answer nothing else is sent before it is known what became of the text',
  async (where) => {
    server.answer({
      'POST /api/texts/send': ({ body }) => {
        fate((body as { id: string }).id, () => new Response('<html>', { status: 502 }))
        throw new TypeError('Failed to fetch')
      },
    })
    const { user, press, root, field, button } = await open(where)
    await press()
    expect(
      await root.findByText(/We don’t know if this text went out/, undefined, { timeout: 4_000 }),
    ).toBeInTheDocument()
    await user.type(field, 'B')
    expect(button).toBeDisabled()
    fate(asks()[0]?.id ?? '', () => ({ fate: 'sent', reason: null, sendAt: null }))
    await user.click(root.getByRole('button', { name: 'Check Again' }))
    expect(await root.findByText(/Your earlier text was received/)).toBeInTheDocument()
    expect(field).toHaveValue('AAAB')
    server.answer({ 'POST /api/texts/send': () => sent })
    await press()
    await waitFor(() => expect(asks()).toHaveLength(2))
    expect(asks()[1]?.message).toBe('AAAB')
    expect(asks()[1]?.id).not.toBe(asks()[0]?.id)
  },
)

test('a text that never came keeps its id, so that a late arrival and the next try are one text', async () => {
  server.answer({ 'POST /api/texts/send': () => new Response('<html>', { status: 504 }) })
  const { press, root } = await open('dialog')
  await press()
  expect(await root.findByText(/wasn’t saved, so nothing was sent/)).toBeInTheDocument()
  server.answer({ 'POST /api/texts/send': () => sent })
  await press()
  await waitFor(() => expect(asks()).toHaveLength(2))
  expect(asks()[1]?.id).toBe(asks()[0]?.id)
})

test('a text that no one knows of is sent again only after a question', async () => {
  server.answer({ [`POST /api/texts/${entry.id}/retry`]: () => sent })
  const { user } = renderApp(`/messages?thread=${thread.id}`)
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(screen.getByText('It may already have been delivered. Send again?')).toBeInTheDocument()
  expect(server.times('POST', `/api/texts/${entry.id}/retry`)).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Send Again' }))
  await waitFor(() => expect(server.times('POST', `/api/texts/${entry.id}/retry`)).toBe(1))
  expect(server.asked.findLast((ask) => ask.path.endsWith('/retry'))?.body).toMatchObject({ anyway: true })
})
