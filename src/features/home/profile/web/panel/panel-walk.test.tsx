import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createProfile } from '../../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const one = createCandidate(1)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a page that was opened from a list leads to the next on it, and Back to the list', async () => {
  const second = createCandidate(2)
  server.answer({
    ...createHealthyServer(createPerson()),
    [`GET /api/candidates/${one.id}/profile`]: () => createProfile(1),
    [`GET /api/candidates/${second.id}/profile`]: () => createProfile(2),
    'GET /api/candidates': () => ({ rows: [one, second], page: 1 }),
    'GET /api/saved-views': () => ({ views: [] }),
  })
  const { user, path, router } = renderApp('/candidate-directory')
  await user.click(await screen.findByRole('link', { name: 'Candidate B1' }))
  await heading('Candidate B1')
  expect(screen.getByText('1 of 2')).toBeVisible()
  const menu = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(menu.getByRole('link', { name: 'Candidate Directory' })).toHaveAttribute('aria-current', 'page')
  await user.click(screen.getByRole('button', { name: 'Next candidate (J)' }))
  await heading('Candidate C2')
  expect(path()).toBe(`/candidate/${second.id}`)
  expect(screen.getByRole('button', { name: 'Previous candidate (K)' })).toBeEnabled()
  await user.keyboard('k')
  await heading('Candidate B1')
  router.history.back()
  await waitFor(() => expect(path()).toBe('/candidate-directory'))
})
