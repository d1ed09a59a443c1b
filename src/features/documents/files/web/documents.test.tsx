import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createShelf, createTwig, file, folder, looked } from '../../../../app/web/testing/document-shelf.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'
import { toLocalDay } from '../../../../rules/day.ts'

const server = fakeServer()

const openMenu = async (user: ReturnType<typeof renderApp>['user'], name: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

test('folders come with what they hold, files with their expiry in words, and a folder opens in the URL', async () => {
  const today = toLocalDay(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone)
  server.answer(createShelf([folder(1, 'Certificates'), file(2, { expires_on: today })]))
  const { user, path } = renderApp('/documents')
  const row = within(await screen.findByRole('row', { name: /Certificates/ }))
  expect(row.getByText('2 items')).toBeVisible()
  expect(within(screen.getByRole('row', { name: /File 2/ })).getByText('Expires today')).toBeVisible()
  await user.click(row.getByRole('link', { name: 'Certificates' }))
  await waitFor(() => expect(path()).toContain(`folder=${toId(501)}`))
})

test('an empty place shows the next step, and a search that finds nothing can be cleared', async () => {
  server.answer(createShelf([]))
  const { user, path } = renderApp('/documents')
  expect(await screen.findByText('No documents yet.')).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Search documents' }), 'cpr{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Clear Search and Filters' }))
  await waitFor(() => expect(path()).toBe('/documents'))
})

test('several files are uploaded at once, each with its result; one that is too large is not sent', async () => {
  server.answer(createShelf([]))
  const { user } = renderApp('/documents')
  await screen.findByText('No documents yet.')
  let n = 0
  server.answer({
    [`POST /api/documents/organizations/${toId(2)}/files`]: () =>
      ++n === 1
        ? { id: toId(600), name: 'a (2).txt', version: 1, held: 'it contains a script.' }
        : refuse('invalid', 'Programs and scripts aren’t supported.'),
  })
  const large = new File(['x'], 'large.txt', { type: 'text/plain' })
  Object.defineProperty(large, 'size', { value: 27_000_000 })
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!chooser) throw new Error('There is no file chooser')
  await user.upload(chooser, [
    new File(['x'], 'a.txt', { type: 'text/plain' }),
    new File(['x'], 'b.txt', { type: 'text/plain' }),
    large,
  ])
  const uploads = within(await screen.findByRole('region', { name: 'Uploads' }))
  expect(await uploads.findByText('Uploaded as “a (2).txt” and held: it contains a script.')).toBeVisible()
  expect(await uploads.findByText('Programs and scripts aren’t supported.')).toBeVisible()
  expect(uploads.getByText('The file must be 25 MB or smaller.')).toBeVisible()
  expect(n).toBe(2)
})

test('shows an impossible name at its field and keeps what was typed; a rename can be undone', async () => {
  server.answer({
    ...createShelf([file(1)]),
    [`PUT /api/documents/files/${toId(501)}/name`]: () =>
      refuse('invalid', 'Enter a name.', { name: 'A name can’t end with a period.' }),
  })
  const { user } = renderApp('/documents')
  await openMenu(user, 'File 1.pdf', 'Rename')
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename' }))
  const field = await dialog.findByLabelText(/File name/)
  await user.clear(field)
  await user.type(field, 'x.')
  await user.click(dialog.getByRole('button', { name: 'Rename' }))
  expect(await dialog.findByText('A name can’t end with a period.')).toBeVisible()
  expect(field).toHaveValue('x.')
  server.answer({
    [`PUT /api/documents/files/${toId(501)}/name`]: () => ({ id: toId(501), name: 'Card.pdf', before: 'File 1.pdf' }),
  })
  await user.click(dialog.getByRole('button', { name: 'Rename' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const sent = () => server.asked.filter(({ method }) => method === 'PUT').at(-1)?.body
  await waitFor(() => expect(sent()).toMatchObject({ name: 'File 1.pdf' }))
})

test('does not offer a folder itself nor its contents; a refused move shows why', async () => {
  const [outer, inner, other] = [folder(1, 'Outer'), folder(2, 'Inner', { folder_id: toId(501) }), folder(3, 'Other')]
  server.answer({
    ...createShelf([outer, other]),
    'GET /api/documents/uploaders': () => ({ people: [{ id: toId(9), name: 'Riley Adams' }] }),
    'GET /api/documents/tree': () => ({ folders: [outer, inner, other].map(createTwig) }),
    [`PUT /api/documents/folders/${toId(501)}/place`]: () => refuse('not-found', 'Folder not found'),
  })
  const { user } = renderApp('/documents')
  await openMenu(user, 'Outer', 'Move to…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to…' }))
  expect(await dialog.findByRole('radio', { name: 'Other' })).toBeVisible()
  expect(dialog.queryByRole('radio', { name: 'Inner' })).not.toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled()
  await user.click(dialog.getByRole('radio', { name: 'Other' }))
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Folder not found')
})

test('deleting a folder names in its button what goes along, and can be undone', async () => {
  server.answer({
    ...createShelf([folder(1, 'Old')]),
    [`GET /api/documents/folders/${toId(501)}/contents`]: () => ({ folders: 1, files: 12 }),
    [`DELETE /api/documents/folders/${toId(501)}`]: () => ({ id: toId(501), name: 'Old', items: 13 }),
    [`POST /api/documents/folders/${toId(501)}/restore`]: () => ({ id: toId(501), name: 'Old', toTop: true }),
  })
  const { user } = renderApp('/documents')
  await openMenu(user, 'Old', 'Delete')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete folder' }))
  await user.click(await dialog.findByRole('button', { name: 'Delete Folder and 1 folder, 12 files' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/restored to the top\. Its folder no longer exists/)).toBeVisible()
})

test('an Undo that is refused looks like a problem', async () => {
  const why = 'This is no longer in the trash.'
  server.answer({
    ...createShelf([folder(1, 'Old')]),
    [`GET /api/documents/folders/${toId(501)}/contents`]: () => ({ folders: 0, files: 0 }),
    [`DELETE /api/documents/folders/${toId(501)}`]: () => ({ id: toId(501), name: 'Old', items: 1 }),
    [`POST /api/documents/folders/${toId(501)}/restore`]: () => refuse('conflict', why),
  })
  const { user } = renderApp('/documents')
  await openMenu(user, 'Old', 'Delete')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete folder' }))
  await user.click(await dialog.findByRole('button', { name: /^Delete Folder/ }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const notice = (await screen.findByText(why)).closest('.mantine-Notification-root')
  expect(notice?.querySelector('.mantine-Notification-icon')).toBeVisible()
})

test('only an Admin is offered to limit a folder', async () => {
  server.answer(createShelf([folder(1, 'Personnel')], createPerson({ adminLevel: 'Manager' })))
  const { user } = renderApp('/documents')
  await user.click(await screen.findByRole('button', { name: 'Actions for Personnel' }))
  expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Manage Access…' })).not.toBeInTheDocument()
})

test('platform staff see every organization, and choose one to add to it', async () => {
  server.answer(createShelf([folder(1, 'Policies')], createPerson({ platform: true, adminLevel: 'Admin' })))
  renderApp('/documents')
  expect(await screen.findByText('2 items · Bright Path ABA')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument()
})

test('an Admin says who sees a folder, named people included, and can undo it', async () => {
  const put = vi.fn<(body: unknown) => unknown>(() => ({
    id: toId(501),
    name: 'Payroll',
    before: { restricted: true, people: [] },
  }))
  server.answer({
    ...createShelf([folder(1, 'Payroll', { restricted: true, limited: true })], createPerson({ adminLevel: 'Admin' })),
    [`GET /api/documents/folders/${toId(501)}/people`]: () => ({
      restricted: true,
      people: [{ id: toId(9), name: 'Riley Adams', chosen: false }],
    }),
    [`PUT /api/documents/folders/${toId(501)}/restricted`]: ({ body }: { body: unknown }) => put(body),
  })
  const { user } = renderApp('/documents')
  expect(await screen.findByText('2 items · Admins only')).toBeVisible()
  await openMenu(user, 'Payroll', 'Manage Access…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Manage access' }))
  await user.click(await dialog.findByRole('radio', { name: 'Admins and the people chosen here' }))
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.click(dialog.getByRole('checkbox', { name: 'Riley Adams' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('“Payroll” limited to Admins and 1 person.')).toBeVisible()
  expect(put).toHaveBeenLastCalledWith(expect.objectContaining({ restricted: true, people: [toId(9)] }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(put).toHaveBeenLastCalledWith(expect.objectContaining({ people: [] })))
})

test('a held file shows why, is not offered for download, and is released with a reason', async () => {
  const held = { ...looked, state: 'quarantined' as const, reason: 'it contains a script.' }
  server.answer({
    ...createShelf([file(1, { check: held, opens: false })], createPerson({ adminLevel: 'Admin' })),
    [`GET /api/documents/files/${toId(501)}`]: () => ({ file: file(1, { check: held, opens: false }), versions: [] }),
    [`POST /api/documents/files/${toId(501)}/release`]: () =>
      refuse('invalid', 'Enter why this file is safe.', { reason: 'Enter why this file is safe.' }),
  })
  const { user } = renderApp('/documents')
  expect(await screen.findByTitle('Held: it contains a script.')).toBeVisible()
  const row = within(screen.getByRole('row', { name: /File 1/ }))
  await user.click(row.getByRole('button', { name: 'File 1.pdf' }))
  expect(await screen.findByText('Held: it contains a script. An Admin can release it.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Download' })).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  await openMenu(user, 'File 1.pdf', 'Release…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Release file' }))
  await user.click(await dialog.findByRole('button', { name: 'Release File' }))
  expect(await dialog.findByText('Enter why this file is safe.')).toBeVisible()
})

test('kind, person and check are chosen in one dialog, live in the URL and in the CSV', async () => {
  server.answer(createShelf([file(1)]))
  const { user, path } = renderApp('/documents')
  await screen.findByRole('row', { name: /File 1/ })
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }))
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Kind' }), 'PDF')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Uploaded by' }), 'By Riley Adams')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'File check' }), 'Held')
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(path()).toContain('check=quarantined'))
  expect(path()).toContain('file=pdf')
  expect(path()).toContain(`by=${toId(9)}`)
  const href = screen.getByRole('link', { name: 'CSV' }).getAttribute('href') ?? ''
  expect(href).toMatch(/^\/api\/documents\/export\?/)
  expect(href).toContain('check=quarantined')
  expect(await screen.findByRole('button', { name: 'Filter (3)' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove filter By Riley Adams' }))
  await waitFor(() => expect(path()).not.toContain('by='))
})
