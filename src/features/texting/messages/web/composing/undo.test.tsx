import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createComposer, createPreview, createThread } from '../../../../../app/web/testing/texting.ts'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const ana = createCandidate(1, { name: 'Ana Lee' })
const thread = createThread(ana)
const long = `https://example.test/${'a'.repeat(370)}`
const answers = {
  ...createHealthyServer(createPerson()),
  'GET /api/candidates': () => ({ rows: [ana], page: 1 }),
  [`GET /api/candidates/${ana.id}/resume`]: () => ({ ...ana, resume_text: 'Nanny.', file: null }),
  'POST /functions/v1/generate-text-message': () => ({ message: 'A drafted text', source: 'composed' }),
  'GET /api/texts/threads': () => ({ threads: [thread], total: 1 }),
  [`GET /api/texts/threads/${thread.id}`]: () => ({
    thread,
    entries: [],
    before: null,
    draft: null,
    prefersSpanish: false,
    candidateId: ana.id,
  }),
  [`POST /api/texts/threads/${thread.id}/typing`]: () => ({ ok: true }),
  'GET /api/templates': () => ({ templates: [] }),
  'GET /api/texts/composer': () =>
    createComposer({
      templates: [
        { id: toId(1), name: 'Reminder', content: 'Still interested?', content_spanish: null, is_default: false },
      ],
      links: [
        { id: toId(3), name: 'Apply page', url: 'https://example.test/apply' },
        { id: toId(4), name: 'Long page', url: long },
      ],
      text_template: 'My start',
    }),
  'POST /api/texts/preview': () => createPreview(ana),
}

/** The composer of the dialog or of the inbox, with “My own words” written. */
const open = async (where: string) => {
  server.answer(answers)
  const app = renderApp(where === 'dialog' ? `/?open=text&id=${ana.id}` : `/messages?thread=${thread.id}`)
  const root = where === 'dialog' ? within(await screen.findByRole('dialog', { name: 'Send Text Message' })) : screen
  const field = await root.findByRole('textbox', { name: 'Message' })
  await app.user.clear(field)
  await app.user.type(field, 'My own words')
  if (where === 'inbox') await app.user.click(await root.findByRole('button', { name: 'Message tools' }))
  const choose = async () => {
    await app.user.click(await root.findByRole(where === 'dialog' ? 'combobox' : 'button', { name: /^Templates?$/ }))
    await app.user.click(await screen.findByRole(where === 'dialog' ? 'option' : 'menuitem', { name: /Reminder/ }))
    await waitFor(() => expect(field).toHaveValue('Still interested?'))
  }
  const press = async (name: string | RegExp) => await app.user.click(await root.findByRole('button', { name }))
  return { ...app, root, field, choose, press }
}
const both = ['dialog', 'inbox']

test.each(both)('%s: a template takes the place of one’s words, and Undo and Ctrl+Z give them back', async (where) => {
  const { user, root, field, choose, press } = await open(where)
  await choose()
  expect(root.getByText('A template replaced your text.')).toBeInTheDocument()
  await press('Undo')
  expect(field).toHaveValue('My own words')
  await press('Redo')
  expect(field).toHaveValue('Still interested?')
  await user.click(field)
  await user.keyboard('{Control>}z{/Control}')
  expect(field).toHaveValue('My own words')
  expect(root.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test.each(both)('%s: what was typed after the stroke comes back with Redo', async (where) => {
  const { user, field, choose, press } = await open(where)
  await choose()
  await user.type(field, ' Yes?')
  await press('Undo')
  expect(field).toHaveValue('My own words')
  await press('Redo')
  expect(field).toHaveValue('Still interested? Yes?')
})

test.each(both)('%s: a draft and plain quotes can be undone', async (where) => {
  const { user, root, field, press } = await open(where)
  await user.clear(field)
  await user.paste('I’m here')
  await press(/Replace Smart Quotes/)
  expect(field).toHaveValue("I'm here")
  expect(root.getByText('Smart quotes were replaced.')).toBeInTheDocument()
  await press('Generate with AI')
  await waitFor(() => expect(field).toHaveValue('A drafted text'))
  await press('Undo')
  expect(field).toHaveValue("I'm here")
  expect(root.queryByText(/comes from the resume/)).not.toBeInTheDocument()
  await press('Undo')
  expect(field).toHaveValue('I’m here')
})

test.each(both)('%s: a broken tag is named, cannot be sent, and is mended with a click', async (where) => {
  const { user, root, field, press } = await open(where)
  await user.clear(field)
  await user.paste('Hi {{Candidate First, hi {Candidate First}')
  expect(root.getByText(/\{\{Candidate First isn’t a tag\. Did you mean \{\{Candidate First\}\}\?/)).toBeInTheDocument()
  expect(root.getByRole('button', { name: 'Send Text' })).toBeDisabled()
  await press('Use {{Candidate First}}')
  await press('Use {{Candidate First}}')
  expect(field).toHaveValue('Hi {{Candidate First}}, hi {{Candidate First}}')
  await waitFor(() => expect(root.getByRole('button', { name: 'Send Text' })).toBeEnabled())
  await user.click(field)
  await user.keyboard('{Control>}z{/Control}')
  expect(field).toHaveValue('Hi {{Candidate First}}, hi {Candidate First}')
})

test.each(both)('%s: a saved link gets its blanks, and one that does not fit is refused in words', async (where) => {
  const { user, root, field, press } = await open(where)
  await press('Saved Links')
  await user.click(await screen.findByRole('menuitem', { name: /Apply page/ }))
  expect(field).toHaveValue('My own words https://example.test/apply')
  await waitFor(() => expect(field).toHaveFocus())
  await press('Saved Links')
  await user.click(await screen.findByRole('menuitem', { name: /Long page/ }))
  expect(field).toHaveValue('My own words https://example.test/apply')
  expect(root.getByText(/^The link needs 392 characters, only 361 of 400 left\./)).toBeInTheDocument()
  await waitFor(() => expect(field).toHaveFocus())
  await user.type(field, '!')
  await waitFor(() => expect(root.queryByText(/^The link needs/)).not.toBeInTheDocument())
})

test.each(both)('%s: while the preview is of earlier words, it says that it is updating', async (where) => {
  const { user, root, field } = await open(where)
  expect(await root.findByText('Sends now')).toBeInTheDocument()
  let answer: (() => void) | undefined
  server.answer({
    'POST /api/texts/preview': async () =>
      await new Promise((resolve) => {
        answer = () => resolve(createPreview(ana))
      }),
  })
  await user.type(field, ', more')
  expect(await root.findByText('Updating…')).toBeInTheDocument()
  await waitFor(() => expect(answer).toBeDefined())
  expect(root.getByText('Updating…')).toBeInTheDocument()
  answer?.()
  await waitFor(() => expect(root.queryByText('Updating…')).not.toBeInTheDocument())
  expect(root.getByText('Sends now')).toBeInTheDocument()
})
