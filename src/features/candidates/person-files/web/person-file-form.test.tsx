import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createProfile } from '../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'
import type { PersonFileKind } from '../rules/person-file-kinds.ts'

const server = fakeServer()
const { id } = createCandidate(1)
const api = `/api/candidates/${id}`
const createFile = (kind: PersonFileKind, state: 'waiting' | 'ready') => ({
  id: toId(70),
  kind,
  fileName: `${kind}, Ana García, 2026-11-20.zip`,
  total: 4,
  done: state === 'ready' ? 4 : 1,
  state,
  url: state === 'ready' ? `/api/person-files/${toId(70)}/file` : null,
  digest: null,
  created_at: '2026-11-20T18:00:00.000Z',
  expires_at: '2026-11-27T18:00:00.000Z',
})
const open = (adminLevel: string | null, answers: Record<string, (ask: never) => unknown> = {}) => {
  server.answer({
    ...createHealthyServer(createPerson({ adminLevel })),
    [`GET ${api}/profile`]: () => createProfile(1),
    ...answers,
  })
  return renderApp(`/candidate/${id}`)
}

test('an Admin requests everything on file, sees its progress, and saves it', async () => {
  let files: ReturnType<typeof createFile>[] = []
  const { user } = open('Admin', {
    [`GET ${api}/person-files`]: () => ({ files }),
    [`POST ${api}/person-files`]: () => {
      files = [createFile('everything', 'waiting'), createFile('decision', 'ready')]
      return files[0]
    },
  })
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Everything on File' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Everything on file' }))
  await user.click(await dialog.findByRole('button', { name: 'Create File' }))
  expect(await dialog.findByRole('progressbar', { name: /1 of 4 parts/ })).toBeVisible()
  expect(server.asked.findLast(({ method }) => method === 'POST')?.body).toEqual({ kind: 'everything' })
  expect(dialog.queryByText(/^decision/)).toBeNull()
  files = [createFile('everything', 'ready')]
  await waitFor(() => expect(dialog.getByRole('link', { name: /^Save everything/ })).toBeVisible(), { timeout: 5_000 })
  expect(dialog.getByRole('link', { name: /^Save/ })).toHaveAttribute('href', `/api/person-files/${toId(70)}/file`)
})

test('shows the reason of a refusal, and stays open', async () => {
  const { user } = open('Admin', {
    [`GET ${api}/person-files`]: () => ({ files: [] }),
    [`POST ${api}/person-files`]: () => refuse('conflict', 'This candidate is in the blind sample. Decide first.'),
  })
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Decision Record' }))
  await user.click(await screen.findByRole('button', { name: 'Create File' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('in the blind sample')
})

test('only Admins find the two files', async () => {
  const { user } = open(null)
  await user.click(await screen.findByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Explain the Score' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Everything on File' })).toBeNull()
  expect(screen.queryByRole('menuitem', { name: 'Decision Record' })).toBeNull()
})
