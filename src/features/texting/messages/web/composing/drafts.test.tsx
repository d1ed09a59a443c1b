import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createComposer, createPreview, createThread } from '../../../../../app/web/testing/texting.ts'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const ana = createCandidate(1, { name: 'Ana Lee' })
const bo = createCandidate(2, { name: 'Bo Diaz' })
const thread = createThread(ana)
type StoredDraft = { message: string; messageSpanish: string; templateId: string | null; savedAt: string }
/** What the server keeps, by candidate; '' for a bulk text. */
let kept = new Map<string, StoredDraft>()
const draft = (message: string): StoredDraft => ({
  message,
  messageSpanish: '',
  templateId: null,
  savedAt: '2026-11-20T15:00:00Z',
})
const puts = () =>
  server.asked
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => body as { message: string; candidateId?: string })

beforeEach(() => {
  kept = new Map()
  const withMark = () => ({ ...thread, hasDraft: kept.has(ana.id) })
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/candidates': () => ({ rows: [ana, bo], page: 1 }),
    'GET /api/texts/threads': () => ({ threads: [withMark()], total: 1 }),
    [`GET /api/texts/threads/${thread.id}`]: () => ({
      thread: withMark(),
      entries: [],
      before: null,
      draft: kept.get(ana.id) ?? null,
      prefersSpanish: false,
      candidateId: ana.id,
    }),
    [`POST /api/texts/threads/${thread.id}/typing`]: () => ({ ok: true }),
    'GET /api/texts/composer': () =>
      createComposer({
        templates: [
          { id: toId(1), name: 'Reminder', content: 'Still interested?', content_spanish: null, is_default: false },
        ],
        text_template: 'My start',
      }),
    'POST /api/texts/preview': () => createPreview(ana),
    'POST /api/texts/send': () => {
      kept.delete(ana.id)
      return { messageId: toId(5), status: 'sent', recipientPhone: '+15125550100', sendAt: null, held: null }
    },
    'GET /api/me/text-draft': ({ query }) => ({
      draft: kept.get(query.get('candidateId') ?? '') ?? null,
      prefersSpanish: false,
    }),
    'PUT /api/me/text-draft': ({ body }) => {
      const { candidateId = '', message, messageSpanish, templateId } = body as StoredDraft & { candidateId?: string }
      if (message === '') kept.delete(candidateId)
      else kept.set(candidateId, { message, messageSpanish, templateId, savedAt: '2026-11-20T16:00:00Z' })
      return { savedAt: message === '' ? null : '2026-11-20T16:00:00Z' }
    },
  })
})

// What a page could not save is tried again for as long as its person sits there.
afterEach(() => void window.dispatchEvent(new Event('person-forgotten')))

const inDialog = async () => {
  const root = within(await screen.findByRole('dialog', { name: 'Send Text Message' }))
  return { root, field: await root.findByRole('textbox', { name: 'Message' }) }
}
const openDialog = async () => {
  const app = renderApp(`/?open=text&id=${ana.id}`)
  return { ...app, ...(await inDialog()) }
}
const openInbox = async () => {
  const app = renderApp(`/messages?thread=${thread.id}`)
  return { ...app, root: screen, field: await screen.findByRole('textbox', { name: 'Message' }) }
}
const open = async (where: string) => await (where === 'dialog' ? openDialog() : openInbox())
const both = ['dialog', 'inbox']

test.each(both)('%s: what one wrote is saved a second later, and is there again with its day', async (where) => {
  const first = await open(where)
  await first.user.clear(first.field)
  await first.user.type(first.field, 'A careful text')
  expect(await first.root.findByText('Draft saved', undefined, { timeout: 4_000 })).toBeInTheDocument()
  await waitFor(() =>
    expect(puts().at(-1)).toEqual({
      candidateId: ana.id,
      message: 'A careful text',
      messageSpanish: '',
      templateId: null,
    }),
  )
  expect(
    [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage).map((key) => storage.getItem(key))).join(),
  ).not.toContain('careful')
  cleanup()
  const again = await open(where)
  expect(again.field).toHaveValue('A careful text')
  expect(again.root.getByText(/^Draft from Nov 20, /)).toBeInTheDocument()
})

test('Escape saves at once; the dialog and the inbox share the draft, and the list marks the thread', async () => {
  const { user, field, router } = await openDialog()
  await user.type(field, ' and more')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(kept.get(ana.id)?.message).toBe('My start and more'))
  await act(async () => await router.navigate({ to: '/messages', search: { thread: thread.id } }))
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('My start and more')
  expect(within(screen.getByRole('list', { name: 'Threads' })).getByText('Draft')).toBeInTheDocument()
})

test('an untouched start text is no draft', async () => {
  const { user, field } = await openDialog()
  expect(field).toHaveValue('My start')
  await user.type(field, '!{Backspace}')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(puts()).toEqual([])
})

test.each(both)('%s: a discarded draft is gone, and Undo brings it back', async (where) => {
  kept.set(ana.id, draft('Not this one'))
  const { user, root, field } = await open(where)
  await user.click(root.getByRole('button', { name: 'Discard' }))
  expect(field).toHaveValue(where === 'dialog' ? 'My start' : '')
  await waitFor(() => expect(kept.has(ana.id)).toBe(false), { timeout: 4_000 })
  await user.click(root.getByRole('button', { name: 'Undo' }))
  expect(field).toHaveValue('Not this one')
  await waitFor(() => expect(kept.has(ana.id)).toBe(true), { timeout: 4_000 })
})

test.each(both)('%s: a sent text leaves no draft', async (where) => {
  kept.set(ana.id, draft('Hello'))
  const { user, root, field } = await open(where)
  await user.type(field, ' Ana')
  await user.click(root.getByRole('button', { name: 'Send Text' }))
  expect(await screen.findByText('Text sent.')).toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve, 1_300))
  expect(kept.has(ana.id)).toBe(false)
  await waitFor(() => expect(screen.queryByDisplayValue('Hello Ana')).not.toBeInTheDocument())
})

test('reports a draft that cannot be saved, and keeps its words for when the person is opened again', async () => {
  server.answer({ 'PUT /api/me/text-draft': () => refuse('unavailable', 'The server is away') })
  const { user, root, field, router } = await openDialog()
  await user.clear(field)
  await user.type(field, 'Written offline')
  expect(await root.findByText(/^Draft not saved yet\./, undefined, { timeout: 4_000 })).toBeInTheDocument()
  expect(field).toHaveValue('Written offline')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await act(async () => await router.navigate({ to: '/', search: { open: 'text', id: ana.id } }))
  expect((await inDialog()).field).toHaveValue('Written offline')
})

test('a draft that failed to load is not overwritten, and the form explains why nothing is kept', async () => {
  server.answer({ 'GET /api/me/text-draft': () => refuse('forbidden', 'No') })
  const { user, root, field, queryClient } = await openDialog()
  await user.type(field, ' more')
  expect(root.getByText(/^Couldn’t load your draft/)).toBeInTheDocument()
  server.answer({ 'GET /api/me/text-draft': () => ({ draft: draft('Unseen'), prefersSpanish: false }) })
  await act(async () => await queryClient.invalidateQueries())
  await user.type(field, ' and more')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(puts()).toEqual([])
})

test('changes of others never overwrite typed words; an untouched field shows what another browser saved', async () => {
  kept.set(ana.id, draft('First'))
  const { user, field, queryClient } = await openInbox()
  expect(field).toHaveValue('First')
  kept.set(ana.id, draft('From the other browser'))
  await act(async () => await queryClient.invalidateQueries())
  await waitFor(() => expect(field).toHaveValue('From the other browser'))
  await user.type(field, '!')
  kept.set(ana.id, draft('Again from the other browser'))
  await act(async () => await queryClient.invalidateQueries())
  await waitFor(() => expect(server.times('GET', `/api/texts/threads/${thread.id}`)).toBeGreaterThan(2))
  expect(field).toHaveValue('From the other browser!')
})

test('leaving the page saves at once', async () => {
  const { user, field } = await openInbox()
  await user.type(field, 'Half a sen')
  const fetched = vi.spyOn(globalThis, 'fetch')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(fetched.mock.calls.map(([path, init]) => [path, init?.method, init?.keepalive])).toEqual([
    ['/api/me/text-draft', 'PUT', true],
  ])
  await waitFor(() => expect(kept.get(ana.id)?.message).toBe('Half a sen'))
})

test('a bulk text has a draft of its own, which Escape does not lose', async () => {
  kept.set(ana.id, draft('To Ana alone'))
  const { user } = renderApp('/')
  const openBulk = async () => {
    await user.click(screen.getByRole('button', { name: 'Bulk Actions (2)' }))
    await user.click(await screen.findByRole('button', { name: /Send Text Message/ }))
    return await inDialog()
  }
  await screen.findByRole('row', { name: /Ana Lee/ })
  await user.click(screen.getByRole('button', { name: 'Select' }))
  for (const { name } of [ana, bo]) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  const { field } = await openBulk()
  expect(field).toHaveValue('My start')
  await user.type(field, ' for all')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(kept.get('')?.message).toBe('My start for all'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect((await openBulk()).field).toHaveValue('My start for all')
  expect(kept.get(ana.id)?.message).toBe('To Ana alone')
})
