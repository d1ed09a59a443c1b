import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createComposer, createPreview, createThread } from '../../../../../app/web/testing/texting.ts'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const ana = createCandidate(1, { name: 'Ana Lee' })
const bo = createCandidate(2, { name: 'Bo Diaz' })
const english = 'When can we talk?'
const spanish = '¿Cuándo podemos hablar?'
const template = { id: toId(1), name: 'Call', content: english, content_spanish: spanish, is_default: false }
const saved: Record<string, unknown>[] = []
const answers = (more: object = {}) => ({
  ...createHealthyServer(createPerson()),
  'GET /api/candidates': () => ({ rows: [ana, bo], page: 1 }),
  'GET /api/texts/composer': () => createComposer({ templates: [template], text_template: 'Hello' }),
  'POST /api/texts/preview': () => createPreview(ana, { preferSpanish: 1 }),
  'POST /api/texts/send-many': () => ({ batchId: toId(5), queued: 1, held: 0, skipped: 0 }),
  'PUT /api/me/text-draft': ({ body }: { body: unknown }) => {
    saved.push(body as Record<string, unknown>)
    return { savedAt: '2026-11-20T16:00:00Z' }
  },
  ...more,
})
const inSpanish = (draft: object | null = null) => ({
  'GET /api/me/text-draft': () => ({ draft, prefersSpanish: true }),
})
const choose = async (user: ReturnType<typeof renderApp>['user']) => {
  await user.click(await screen.findByRole('combobox', { name: 'Template' }))
  await user.click(await screen.findByRole('option', { name: 'Call' }))
}
const openBulk = async (more: object = {}) => {
  server.answer(answers(more))
  const { user } = renderApp('/')
  await screen.findByRole('row', { name: /Ana Lee/ })
  await user.click(screen.getByRole('button', { name: 'Select' }))
  for (const { name } of [ana, bo]) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  await user.click(screen.getByRole('button', { name: 'Bulk Actions (2)' }))
  await user.click(await screen.findByRole('button', { name: /Send Text Message/ }))
  return { user, root: within(await screen.findByRole('dialog', { name: 'Send Text Message' })) }
}

test('people who prefer Spanish get the Spanish words of a template, and the English ones are a click away', async () => {
  server.answer(answers(inSpanish()))
  const { user } = renderApp(`/?open=text&id=${ana.id}`)
  const root = within(await screen.findByRole('dialog', { name: 'Send Text Message' }))
  await choose(user)
  const field = root.getByRole('textbox', { name: 'Message' })
  expect(field).toHaveValue(spanish)
  expect(root.getByText(/in Spanish, which this person prefers/)).toBeInTheDocument()
  await user.click(root.getByRole('button', { name: 'Use English Text' }))
  expect(field).toHaveValue(english)
  await user.click(root.getByRole('button', { name: 'Use Spanish Text' }))
  expect(field).toHaveValue(spanish)
  await user.type(field, ' Gracias')
  expect(root.queryByRole('button', { name: 'Use English Text' })).not.toBeInTheDocument()
})

test('people without a preference get the English words', async () => {
  server.answer(answers())
  const { user } = renderApp(`/?open=text&id=${ana.id}`)
  const root = within(await screen.findByRole('dialog', { name: 'Send Text Message' }))
  await choose(user)
  expect(root.getByRole('textbox', { name: 'Message' })).toHaveValue(english)
})

test('a text to one who prefers Spanish begins with the default template’s Spanish words', async () => {
  const byDefault = { ...template, is_default: true }
  server.answer(
    answers({ ...inSpanish(), 'GET /api/texts/composer': () => createComposer({ templates: [byDefault] }) }),
  )
  renderApp(`/?open=text&id=${ana.id}`)
  const root = within(await screen.findByRole('dialog', { name: 'Send Text Message' }))
  expect(await root.findByRole('textbox', { name: 'Message' })).toHaveValue(spanish)
})

test('in the inbox a template is inserted in the language of the person', async () => {
  const thread = createThread(ana)
  server.answer(
    answers({
      'GET /api/texts/threads': () => ({ threads: [thread], total: 1 }),
      [`GET /api/texts/threads/${thread.id}`]: () => ({
        thread,
        entries: [],
        before: null,
        draft: null,
        prefersSpanish: true,
        candidateId: ana.id,
      }),
      [`POST /api/texts/threads/${thread.id}/typing`]: () => ({ ok: true }),
      'GET /api/templates': () => ({ templates: [] }),
    }),
  )
  const { user } = renderApp(`/messages?thread=${thread.id}`)
  const field = await screen.findByRole('textbox', { name: 'Message' })
  await user.type(field, '/')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Templates' })).toHaveFocus())
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('menuitem', { name: /^Call/ }))
  await waitFor(() => expect(field).toHaveValue(spanish))
  await user.click(screen.getByRole('button', { name: 'Use English Text' }))
  expect(field).toHaveValue(english)
})

test('a bulk text with a template in two languages shows both, sends both, and its draft keeps both', async () => {
  const { user, root } = await openBulk()
  await choose(user)
  const field = await root.findByRole('textbox', { name: 'In Spanish, for the 1 who prefers it' })
  expect(field).toHaveValue(spanish)
  await user.type(field, ' Gracias')
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ message: english, messageSpanish: `${spanish} Gracias` }), {
    timeout: 4_000,
  })
  await user.click(await root.findByRole('button', { name: 'Send to 1' }))
  await waitFor(() =>
    expect(server.asked.find(({ path }) => path === '/api/texts/send-many')?.body).toMatchObject({
      message: english,
      messageSpanish: `${spanish} Gracias`,
    }),
  )
})

test('a template’s Spanish words leave with other words only after someone confirms that they fit', async () => {
  const { user, root } = await openBulk()
  await choose(user)
  const send = await root.findByRole('button', { name: 'Send to 1' })
  await waitFor(() => expect(send).toBeEnabled())
  await user.type(root.getByRole('textbox', { name: 'Message' }), ' Friday at 4?')
  expect(root.getByText(/The English no longer matches the template/)).toBeVisible()
  expect(send).toBeDisabled()
  await user.click(root.getByRole('button', { name: 'They Match' }))
  await waitFor(() => expect(send).toBeEnabled())
  await user.type(root.getByRole('textbox', { name: 'Message' }), '!')
  expect(send).toBeDisabled()
  await user.click(root.getByRole('button', { name: 'Send Everyone the Same Text' }))
  await waitFor(() => expect(send).toBeEnabled())
})

test('where no one prefers Spanish a template’s Spanish words hold nothing up', async () => {
  const { user, root } = await openBulk({ 'POST /api/texts/preview': () => createPreview(ana) })
  await choose(user)
  await user.type(root.getByRole('textbox', { name: 'Message' }), ' Friday at 4?')
  await waitFor(() => expect(root.getByRole('button', { name: 'Send to 1' })).toBeEnabled())
  expect(root.queryByText(/The English no longer matches the template/)).not.toBeInTheDocument()
})

test('a bulk text counts people who prefer Spanish; their words are written, checked, removed and restored', async () => {
  const { user, root } = await openBulk()
  expect(await root.findByText('1 of them prefers Spanish and would get this text.')).toBeInTheDocument()
  await user.click(root.getByRole('button', { name: 'Write to Them in Spanish' }))
  const field = root.getByRole('textbox', { name: /^In Spanish/ })
  expect(field).toHaveFocus()
  await user.type(field, 'Hola {{{{Nobody}}')
  expect(root.getByRole('button', { name: 'Send to 1' })).toBeDisabled()
  await user.clear(field)
  await user.type(field, 'Hola')
  await user.click(root.getByRole('button', { name: 'Send Everyone the Same Text' }))
  expect(root.queryByRole('textbox', { name: /^In Spanish/ })).not.toBeInTheDocument()
  expect(root.getByRole('button', { name: 'Write to Them in Spanish' })).toHaveFocus()
  await user.click(root.getByRole('button', { name: 'Undo' }))
  expect(root.getByRole('textbox', { name: /^In Spanish/ })).toHaveValue('Hola')
})
