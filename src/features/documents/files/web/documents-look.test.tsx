import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createShelf, file, folder } from '../../../../app/web/testing/document-shelf.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()

const openMenu = async (user: ReturnType<typeof renderApp>['user'], name: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

test('shows a failure that can be tried again; a folder that is not there has a way back', async () => {
  server.answer({ ...createShelf([]), 'GET /api/documents': () => refuse('unavailable', 'The server is busy.') })
  const { user } = renderApp('/documents')
  expect(await screen.findByText('The server is busy.', {}, { timeout: 3_000 })).toBeVisible()
  server.answer({ 'GET /api/documents': () => refuse('not-found', 'Folder not found') })
  await user.click(within(screen.getByRole('region', { name: 'Documents' })).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('link', { name: 'Back to all documents' })).toBeVisible()
})

test('the tree, the expiring documents and the people show a failed load, and are loaded again', async () => {
  const all = createShelf([folder(1, 'Policies')])
  server.answer({
    ...all,
    'GET /api/documents': ({ query }) =>
      query.get('view') === 'expiring'
        ? refuse('unavailable', 'No.')
        : { rows: [folder(1, 'Policies')], total: 1, path: [] },
    'GET /api/documents/tree': () => refuse('unavailable', 'No.'),
    'GET /api/documents/uploaders': () => refuse('unavailable', 'No.'),
  })
  const { user } = renderApp('/documents')
  const tree = within(await screen.findByRole('navigation', { name: 'Folders' }))
  expect(await tree.findByText('Couldn’t load the folders.')).toBeVisible()
  const due = within(screen.getByRole('region', { name: 'Expiring documents' }))
  expect(await due.findByText('Couldn’t load expiring documents.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  const filter = within(await screen.findByRole('dialog', { name: 'Filter' }))
  expect(await filter.findByRole('option', { name: 'Couldn’t load the people' })).toBeDisabled()
  await user.click(filter.getByRole('button', { name: 'Done' }))
  server.answer(all)
  await user.click(tree.getByRole('button', { name: 'Retry' }))
  expect(await tree.findByRole('link', { name: 'Policies' })).toBeVisible()
  await user.click(due.getByRole('button', { name: 'Retry' }))
  expect(await due.findByText(/1 document expired or expiring/)).toBeVisible()
})

test('after two changes in a row Undo reverts the last one', async () => {
  server.answer({
    ...createShelf([file(1)]),
    [`PUT /api/documents/files/${toId(501)}/name`]: () => ({ id: toId(501), name: 'Card.pdf', before: 'File 1.pdf' }),
    [`PUT /api/documents/files/${toId(501)}/expiry`]: () => ({ id: toId(501), name: 'File 1.pdf', before: null }),
  })
  const { user } = renderApp('/documents')
  await openMenu(user, 'File 1.pdf', 'Expiry Date')
  await user.type(await screen.findByLabelText('Valid until'), '3/14/2027')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Expiry date of “File 1.pdf” saved/)).toBeVisible()
  await openMenu(user, 'File 1.pdf', 'Rename')
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename' }))
  await user.type(await dialog.findByLabelText(/File name/), '!')
  await user.click(dialog.getByRole('button', { name: 'Rename' }))
  await waitFor(() => expect(screen.queryByText(/Expiry date of “File 1.pdf” saved/)).not.toBeInTheDocument())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(server.asked.filter(({ method }) => method === 'PUT')).toHaveLength(3))
  expect(server.asked.findLast(({ method }) => method === 'PUT')?.body).toEqual({ name: 'File 1.pdf' })
})

test('shows a text unchanged, and a failure to read it can be tried again', async () => {
  const letter = file(1, { name: 'Welcome.txt', mime: 'text/plain' })
  const content = `GET /api/documents/files/${letter.id}/content`
  server.answer({
    ...createShelf([letter]),
    [`GET /api/documents/files/${letter.id}`]: () => ({ file: letter, versions: [] }),
    [content]: () => refuse('unavailable', 'No.'),
  })
  const { user } = renderApp('/documents')
  const row = within(await screen.findByRole('row', { name: /Welcome/ }))
  await user.click(row.getByRole('button', { name: 'Welcome.txt' }))
  expect(await screen.findByText(/Couldn’t load the text/)).toBeVisible()
  server.answer({ [content]: () => new Response('Bring <b>an ID</b>.') })
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Bring <b>an ID</b>.')).toBeVisible()
})
