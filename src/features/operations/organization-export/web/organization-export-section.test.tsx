import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const person = createPerson({ adminLevel: 'Admin' })
const api = `/api/organizations/${person.organization?.id}/exports`
const createFile = (
  state: 'waiting' | 'ready' | 'failed',
  name = 'Organization export, Bright Path ABA, 2026-11-20.zip',
) => ({
  id: toId(71),
  kind: 'organization',
  fileName: name,
  total: 400,
  done: state === 'ready' ? 400 : 100,
  state,
  url: state === 'ready' ? `/api/person-files/${toId(71)}/file` : null,
  digest: null,
  created_at: '2026-11-20T18:00:00.000Z',
  expires_at: '2026-11-27T18:00:00.000Z',
})

test('an Admin starts an export, sees its progress, saves it, and reads why another failed', async () => {
  let files: ReturnType<typeof createFile>[] = []
  server.answer({
    ...createHealthyServer(person),
    [`GET ${api}`]: () => ({ files }),
    [`POST ${api}`]: () => {
      files = [createFile('waiting')]
      return files[0]
    },
  })
  const { user } = renderApp('/settings?tab=advanced')
  await user.click(await screen.findByRole('button', { name: /^Export of the organization/ }))
  const section = within(screen.getByRole('region', { name: 'Export of the organization' }))
  expect(await section.findByText(/^No files yet/)).toBeVisible()
  await user.click(section.getByRole('button', { name: 'Create Export' }))
  expect(await section.findByRole('progressbar', { name: /100 of 400 parts/ })).toBeVisible()
  files = [createFile('ready'), { ...createFile('failed', 'An older export'), id: toId(72) }]
  await waitFor(() => expect(section.getByRole('link', { name: /^Save Organization export/ })).toBeVisible(), {
    timeout: 5_000,
  })
  expect(section.getByText('Failed. Create it again.')).toBeVisible()
})

test('shows the reason when an export is refused', async () => {
  server.answer({
    ...createHealthyServer(person),
    [`GET ${api}`]: () => ({ files: [] }),
    [`POST ${api}`]: () => refuse('too-many', 'Too many calls. Try again in a minute.'),
  })
  const { user } = renderApp('/settings?tab=advanced')
  await user.click(await screen.findByRole('button', { name: /^Export of the organization/ }))
  await user.click(await screen.findByRole('button', { name: 'Create Export' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many calls. Try again in a minute.')
})
