import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const kept = new Map<string, object>()
const options = {
  statuses: [],
  formerStatuses: [],
  locations: [],
  organizations: [{ id: toId(2), name: 'Bright Path ABA' }],
}
/** What the server keeps of forms. */
const drafts: Parameters<typeof server.answer>[0] = {
  'GET /api/me/form-draft': ({ query }) => {
    const fields = kept.get(query.get('form') ?? '')
    return { draft: fields ? { fields, savedAt: '2026-11-20T16:00:00Z' } : null }
  },
  'PUT /api/me/form-draft': ({ body }) => {
    const { form, fields } = body as { form: string; fields: object }
    const isNone = Object.keys(fields).length === 0
    if (isNone) kept.delete(form)
    else kept.set(form, fields)
    return { savedAt: isNone ? null : '2026-11-20T16:00:00Z' }
  },
}
beforeEach(() => {
  kept.clear()
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/candidates/filter-options': () => options,
    'GET /api/candidates/duplicates': () => ({ duplicates: [] }),
    ...drafts,
  })
})
// What a page could not save is tried again for as long as its person sits there.
afterEach(() => void window.dispatchEvent(new Event('person-forgotten')))

const openDialog = async (app = renderApp('/candidate-directory')) => {
  await app.user.click(await screen.findByRole('button', { name: 'Add Candidate' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Candidate' }))
  return { ...app, dialog, name: await dialog.findByRole('textbox', { name: 'Full name' }) }
}

test('words typed into Add Candidate are there again after Escape, with a note in the form', async () => {
  const { user, dialog, name, ...app } = await openDialog()
  expect(dialog.queryByText('Restored your draft.')).not.toBeInTheDocument()
  await user.type(name, 'Noor')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const again = await openDialog({ user, ...app })
  expect(await again.dialog.findByText('Restored your draft.')).toBeVisible()
  expect(again.name).toHaveValue('Noor')
})

test('another page finds it, too, after the session was lost, and Discard is rid of it', async () => {
  const { user, name } = await openDialog()
  await user.type(name, 'Noor')
  await waitFor(() => expect(kept.get('add-candidate')).toEqual({ full_name: 'Noor' }), { timeout: 4_000 })
  window.dispatchEvent(new Event('person-forgotten'))
  cleanup()
  const again = await openDialog()
  await again.dialog.findByText('Restored your draft.')
  expect(again.name).toHaveValue('Noor')
  await again.user.click(again.dialog.getByRole('button', { name: 'Discard' }))
  expect(again.name).toHaveValue('')
  await waitFor(() => expect(kept.has('add-candidate')).toBe(false))
})

test('a draft does not overwrite words typed before it arrives, and an unknown field is skipped', async () => {
  kept.set('add-candidate', { full_name: 'Old', phone_number: '512 555 0100', shoe_size: '44', position: null })
  const late = Promise.withResolvers<object>()
  server.answer({ 'GET /api/me/form-draft': () => late.promise })
  const { user, name, dialog } = await openDialog()
  await user.type(name, 'Noor')
  late.resolve({ draft: { fields: kept.get('add-candidate'), savedAt: '2026-11-20T16:00:00Z' } })
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveValue('512 555 0100'))
  expect(name).toHaveValue('Noor')
})

test('deletes a draft after saving, and does not overwrite one that failed to load', async () => {
  server.answer({ 'POST /api/candidates': () => ({ id: toId(500) }) })
  const { user, name, dialog, ...app } = await openDialog()
  await user.type(name, 'Noor')
  await waitFor(() => expect(kept.has('add-candidate')).toBe(true), { timeout: 4_000 })
  await user.click(dialog.getByRole('button', { name: 'Add Candidate' }))
  await waitFor(() => expect(kept.has('add-candidate')).toBe(false))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect((await openDialog({ user, ...app })).name).toHaveValue('')

  cleanup()
  window.dispatchEvent(new Event('person-forgotten'))
  const before = server.times('PUT', '/api/me/form-draft')
  server.answer({ 'GET /api/me/form-draft': () => new Response('', { status: 500 }) })
  const unseen = await openDialog()
  await unseen.user.type(unseen.name, 'Bo')
  await unseen.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(server.times('PUT', '/api/me/form-draft')).toBe(before)
})

test('shows the reason of a draft that the server refuses to keep', async () => {
  const sentence = 'This is too long to keep as a draft. Save it.'
  server.answer({ 'PUT /api/me/form-draft': () => refuse('invalid', sentence, { fields: sentence }) })
  const { user, name, dialog } = await openDialog()
  await user.type(name, 'Noor')
  expect(await dialog.findByText(`Couldn’t keep your draft. ${sentence}`)).toBeVisible()
  expect(dialog.queryByText(/retry/)).not.toBeInTheDocument()
  server.answer({
    'PUT /api/me/form-draft': () => refuse('unavailable', 'Something went wrong on our side. Try again.'),
  })
  await user.type(name, ' Reyes')
  expect(await dialog.findByText(/We’ll retry\./)).toBeVisible()
})

test('an invitation is kept until it is made, its fields only', async () => {
  server.answer({
    ...createHealthyServer(createPerson({ adminLevel: 'Admin' })),
    ...drafts,
    'GET /api/users': () => ({ rows: [], total: 0, organizations: [{ id: toId(2), name: 'Bright Path ABA' }] }),
    'POST /api/invitations': () => ({
      link: '/invite/x',
      expiresAt: '2026-12-01T15:00:00Z',
      mailed: true,
      texted: false,
    }),
  })
  const { user } = renderApp('/user-management?dialog=invite')
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a person' }))
  await user.type(await dialog.findByRole('textbox', { name: 'Full name' }), 'Noor Haddad')
  await waitFor(() => expect(kept.get('invitation')).toEqual({ full_name: 'Noor Haddad' }), { timeout: 4_000 })
  await user.type(dialog.getByRole('textbox', { name: /^Email/ }), 'noor@example.test')
  await user.click(dialog.getByRole('button', { name: 'Create Invitation' }))
  await waitFor(() => expect(kept.has('invitation')).toBe(false), { timeout: 4_000 })
})
