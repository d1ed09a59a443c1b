import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createEntry, createInbox, createThread } from '../../../../../app/web/testing/create-inbox.ts'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const file = (n: number, more: object = {}) => ({
  id: toId(700 + n),
  state: 'kept',
  type: 'image/jpeg',
  reason: null,
  name: `Picture ${n}.jpg`,
  size: 120_000,
  isPicture: true,
  canFile: true,
  isFiled: false,
  documentId: null,
  ...more,
})
const shows = (files: object[], more: object = {}, later: ReturnType<typeof createEntry>[] = []) => {
  server.answer({
    ...createInbox(),
    [`GET /api/texts/threads/${toId(101)}`]: () => ({
      thread: createThread(1),
      entries: [createEntry(3, { kind: 'inbound', by: 'Ana', body: 'here', media: files.length, files }), ...later],
      before: null,
      candidateId: toId(201),
      draft: null,
      prefersSpanish: false,
    }),
    ...more,
  })
  return renderApp(`/messages?thread=${toId(101)}`)
}
const group = async () => within(await screen.findByRole('group', { name: 'Pictures and files of this text' }))

test('shows a picture small, a file by name and size, and a notice for files on their way or lost', async () => {
  shows([
    file(1),
    file(2, { name: 'File.pdf', isPicture: false, type: 'application/pdf' }),
    file(3, { state: 'waiting', name: null }),
    file(4, { state: 'failed', name: null, type: 'audio/amr', reason: "Audio can't be kept here (audio/amr)." }),
    file(5, { name: 'Picture.heic', isPicture: false, canFile: false }),
  ])
  const files = await group()
  expect(files.getByRole('img', { name: 'Picture 1.jpg' })).toHaveAttribute(
    'src',
    `/api/texts/media/${toId(701)}/content?as=view`,
  )
  expect(files.getByRole('link', { name: 'File.pdf' }).parentElement).toHaveTextContent('File.pdf · 120 KB')
  expect(files.getByText('Fetching the picture…')).toBeVisible()
  expect(files.getByText("A file couldn’t be kept. Audio can't be kept here (audio/amr).")).toBeVisible()
  expect(files.getByText(/This kind of picture can’t be shown here/)).toBeVisible()
  expect(files.getAllByRole('button', { name: 'File as Document' })).toHaveLength(2)
  expect(screen.queryByText(/could not be kept/)).not.toBeInTheDocument()
})

test('one press opens the name, and the document is filed without another upload', async () => {
  const path = `/api/texts/media/${toId(701)}/file`
  const { user } = shows([file(1)], {
    [`POST ${path}`]: () => ({ documentId: toId(9), name: 'CPR.jpg' }),
  })
  const files = await group()
  await user.click(files.getByRole('button', { name: 'File as Document' }))
  const name = files.getByRole('textbox', { name: /Document name/ })
  expect(name).toHaveFocus()
  await user.clear(name)
  expect(files.getByRole('button', { name: 'File Document' })).toBeDisabled()
  await user.type(name, 'CPR{Enter}')
  expect(await screen.findByText('Filed as CPR.jpg.')).toBeVisible()
  expect(server.asked.findLast((ask) => ask.path === path)?.body).toEqual({ name: 'CPR' })
})

test('a picture that just came is offered above the composer, and a filed one is not', async () => {
  shows([file(1)])
  const line = within(await screen.findByRole('group', { name: 'Files to keep' }))
  expect(line.getByText('Sent a picture')).toBeVisible()
  expect(line.getByRole('button', { name: 'File as Document' })).toBeVisible()
})

test('a note or a reaction after a picture leaves it offered', async () => {
  const note = createEntry(4, { kind: 'note', by: 'Riley', body: 'Looks valid.' })
  const reaction = createEntry(5, { kind: 'inbound', by: 'Ana', body: '', reaction: { words: 'Liked', about: 'hi' } })
  shows([file(1)], {}, [note, reaction])
  const line = within(await screen.findByRole('group', { name: 'Files to keep' }))
  expect(line.getByRole('button', { name: 'File as Document' })).toBeVisible()
})

test('files one of several from above the composer', async () => {
  const path = `/api/texts/media/${toId(702)}/file`
  const { user } = shows([file(1, { isFiled: true }), file(2), file(3, { isPicture: false, name: 'CPR.pdf' })], {
    [`POST ${path}`]: () => ({ documentId: toId(9), name: 'Picture 2' }),
  })
  const line = within(await screen.findByRole('group', { name: 'Files to keep' }))
  expect(line.getByText('Sent 2 files')).toBeVisible()
  await user.click(line.getByRole('button', { name: 'File Picture 2.jpg as Document' }))
  await user.type(await screen.findByRole('textbox', { name: /Document name/ }), '{Enter}')
  expect(await screen.findByText('Filed as Picture 2.')).toBeVisible()
})

test('a filed picture is marked and leads to the document', async () => {
  shows([file(1, { isFiled: true, documentId: toId(9) })])
  const files = await group()
  expect(files.getByText(/^Filed/)).toBeVisible()
  expect(files.getByRole('link', { name: 'Open Document' })).toHaveAttribute(
    'href',
    `/documents?shelf=candidates&dialog=preview&id=${toId(9)}`,
  )
  expect(files.queryByRole('button', { name: 'File as Document' })).not.toBeInTheDocument()
})
