import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const template = (n: number, more: object = {}) => ({
  id: toId(n),
  type: 'text',
  name: `Template ${n}`,
  content: `Hi {{Candidate First}} ${n}`,
  contentSpanish: null,
  isActive: true,
  isDefault: false,
  used: 0,
  replyRate: null,
  updatedAt: '2026-11-20T15:00:00Z',
  ...more,
})
const link = {
  id: toId(21),
  name: 'Apply page',
  url: 'https://example.test/apply',
  isActive: true,
  characters: 26,
  warning: null,
}
const world = (list = [template(1, { isDefault: true, used: 12, replyRate: 0.25 }), template(2)]) => ({
  ...createHealthyServer(createPerson()),
  'GET /api/templates': () => ({ templates: list }),
  'GET /api/links': () => ({ links: [link] }),
  'GET /api/texts/threads': () => ({ threads: [], total: 0 }),
  'GET /api/texts/composer': () => ({
    templates: [],
    links: [],
    text_template: 'My words',
    senderName: 'Priya',
    organizationName: 'Bright Path ABA',
    transport: 'simulator',
    quietHours: true,
  }),
})
const findBody = (path: string) => server.asked.findLast((ask) => ask.path === path && ask.method !== 'GET')?.body

test('templates show their use and answers, and another becomes the default', async () => {
  server.answer({ ...world(), [`PATCH /api/templates/${toId(2)}`]: () => ({ id: toId(2), unset: 'Template 1' }) })
  const { user } = renderApp('/templates')
  expect(await screen.findByText('Template 1 (Default)')).toBeInTheDocument()
  expect(screen.getByText('Used in 12 texts · 25% answered within a week')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Make Template 2 the default' }))
  expect(await screen.findByText('Template 1 is no longer the default.')).toBeInTheDocument()
  expect(findBody(`/api/templates/${toId(2)}`)).toEqual({ isDefault: true })
})

test('a toast explains why the only default cannot be deactivated, wherever the list is scrolled', async () => {
  const why = 'Choose another default first.'
  server.answer({ ...world(), [`PATCH /api/templates/${toId(1)}`]: () => refuse('conflict', why) })
  const { user } = renderApp('/templates')
  await user.click(await screen.findByRole('button', { name: 'Deactivate Template 1' }))
  expect((await screen.findByText(why)).closest('.mantine-Notification-root')).toBeVisible()
})

test('a template with an unknown tag names the tag that was meant, and is saved when it is right', async () => {
  server.answer({ ...world(), 'POST /api/templates': () => ({ id: toId(3), unset: null }) })
  const { user } = renderApp('/templates')
  await user.click(await screen.findByRole('button', { name: 'Add Template' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add template' }))
  await user.click(await dialog.findByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Enter a name for the template.')).toBeInTheDocument()
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Second hello')
  const text = dialog.getByRole('textbox', { name: 'Text' })
  await user.click(text)
  await user.paste('Hi {{Candiate First}}')
  expect(
    await dialog.findByText('{{Candiate First}} isn’t a tag. Did you mean {{Candidate First}}?'),
  ).toBeInTheDocument()
  await user.clear(text)
  const english = within(dialog.getByRole('group', { name: 'Text, with its tags' }))
  await user.click(english.getByRole('button', { name: 'Insert User First' }))
  await user.type(dialog.getByRole('textbox', { name: 'Text in Spanish (optional)' }), 'Hola')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(findBody('/api/templates')).toEqual({
    type: 'text',
    name: 'Second hello',
    content: '{{User First}}',
    contentSpanish: 'Hola',
    isDefault: false,
  })
})

test('a used template is retired, not deleted', async () => {
  server.answer({ ...world(), [`DELETE /api/templates/${toId(1)}`]: () => ({ result: 'retired' }) })
  const { user } = renderApp('/templates')
  await user.click(await screen.findByRole('button', { name: 'Delete Template 1' }))
  const asking = within(await screen.findByRole('dialog', { name: 'Delete this template?' }))
  expect(asking.getByText(/It’s been used/)).toBeInTheDocument()
  await user.click(asking.getByRole('button', { name: 'Delete Template 1' }))
  expect(await screen.findByText(/ retired\./)).toBeInTheDocument()
})

test('saves only https addresses, warns about shorteners, shows a taken name at its field', async () => {
  const taken = 'There is a link of this name.'
  server.answer({ ...world(), 'POST /api/links': () => refuse('invalid', taken, { name: taken }) })
  const { user } = renderApp('/templates?tab=links')
  expect(await screen.findByText('26 characters of a text')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add Link' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add link' }))
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Apply page')
  const address = dialog.getByRole('textbox', { name: 'Address' })
  await user.click(address)
  await user.paste('javascript:alert(1)')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Use an https address, not javascript:')).toBeInTheDocument()
  expect(server.times('POST', '/api/links')).toBe(0)
  await user.clear(address)
  await user.paste('https://bit.ly/x')
  expect(dialog.getByText(/Carriers often block/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toBeInvalid())
})

test('your own default text is saved, or given back to the organization', async () => {
  server.answer({ ...world(), 'PUT /api/me/text-template': () => ({ ok: true }) })
  const { user } = renderApp('/templates?tab=mine')
  const text = await screen.findByRole('textbox', { name: 'My default text' })
  expect(text).toHaveValue('My words')
  await user.type(text, '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(findBody('/api/me/text-template')).toEqual({ text: 'My words!' }))
  await user.click(screen.getByRole('button', { name: 'Use Default Template' }))
  await waitFor(() => expect(findBody('/api/me/text-template')).toEqual({ text: '' }))
})
