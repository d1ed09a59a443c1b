import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createProfile } from '../../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const analysis = { ...createProfile(1).scores, fitReason: 'Why so.', counts_culture_fit: true, score_override: null }

const setWidth = (width: 'tablet' | 'laptop') =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query === '(min-width: 768px)' || (width === 'tablet' && query.includes('(max-width: 1099px)')),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )

beforeEach(() => {
  setWidth('tablet')
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/saved-views': () => ({ views: [] }),
    ...Object.fromEntries(
      [1, 2, 3].map((n) => [
        `GET /api/candidates/${createCandidate(n).id}/analysis`,
        () => ({ candidate: createCandidate(n), ...analysis }),
      ]),
    ),
  })
})
const pane = (name = 'Candidate B1') => screen.findByRole('complementary', { name })

test('on a tablet a row opens the panel next to the list, which stays in use', async () => {
  const { user, path } = renderApp('/candidate-directory')
  await user.click(await screen.findByRole('link', { name: 'Candidate B1' }))
  expect(await pane()).toHaveFocus()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  const list = within(screen.getByRole('list', { name: 'Candidates' }))
  expect(await list.findByRole('link', { name: /Candidate B1/ })).toHaveAttribute('aria-current', 'page')
  await user.click(within(await pane()).getByRole('radio', { name: 'Resume' }))
  await waitFor(() => expect(path()).toContain('part=resume'))
  // The part stays as rows change.
  await user.click(list.getByRole('link', { name: /Candidate C2/ }))
  await waitFor(() => expect(path()).toContain(`panel=${createCandidate(2).id}`))
  expect(path()).toContain('part=resume')
  expect(list.getByRole('link', { name: /Candidate C2/ })).toHaveAttribute('aria-current', 'page')
})

test('J opens the next row, Escape closes and returns the focus to it', async () => {
  const { user, path } = renderApp(`/candidate-directory?panel=${createCandidate(1).id}`)
  await pane()
  await user.keyboard('j')
  await waitFor(() => expect(path()).toContain(`panel=${createCandidate(2).id}`))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('complementary', { name: /^Candidate/ })).not.toBeInTheDocument())
  expect(path()).toBe('/candidate-directory')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Candidate C2' })).toHaveFocus())
})

test('one step back closes it, after any number of rows', async () => {
  const { user, path, router } = renderApp('/candidate-directory')
  await user.click(await screen.findByRole('link', { name: 'Candidate B1' }))
  const list = within(screen.getByRole('list', { name: 'Candidates' }))
  await user.click(await list.findByRole('link', { name: /Candidate C2/ }))
  await user.click(await list.findByRole('link', { name: /Candidate D3/ }))
  await waitFor(() => expect(path()).toContain(`panel=${createCandidate(3).id}`))
  router.history.back()
  await waitFor(() => expect(path()).toBe('/candidate-directory'))
  expect(screen.queryByRole('complementary', { name: /^Candidate/ })).not.toBeInTheDocument()
})

test.each(['/candidate-directory', '/'])(
  'on a laptop the panel of %s is next to the list, whose rows lead through it',
  async (at) => {
    setWidth('laptop')
    const { user, path } = renderApp(at)
    await user.click(await screen.findByRole('button', { name: 'Analysis of Candidate B1' }))
    expect(await pane()).toHaveFocus()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(within(await pane()).getByRole('heading', { level: 2, name: 'Candidate B1' })).toBeVisible()
    const list = within(screen.getByRole('list', { name: 'Candidates' }))
    await user.click(await list.findByRole('link', { name: /Candidate C2/ }))
    await pane('Candidate C2')
    expect(list.getByRole('link', { name: /Candidate C2/ })).toHaveAttribute('aria-current', 'page')
    await user.keyboard('j')
    await pane('Candidate D3')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(path()).toBe(at))
    await waitFor(() => expect(document.activeElement?.closest('[data-row]')).toHaveTextContent('Candidate D3'))
  },
)
