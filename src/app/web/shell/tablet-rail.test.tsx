import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../../platform/web/testing/fake-server.ts'
import { renderApp } from '../testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../testing/world.ts'

const server = fakeServer()

const narrow = (matches: (query: string) => boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: matches(query),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )

test('a tablet’s rail names the daily pages and the open one, and More opens every page', async () => {
  narrow((query) => query === '(max-width: 1099px)')
  server.answer(createHealthyServer(createPerson()))
  const { user } = renderApp('/templates')
  const rail = within(await screen.findByRole('navigation', { name: 'Daily pages' }))
  expect(rail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'DashboardMy Dashboard',
    'DirectoryCandidate Directory',
    'MessagesMessages',
    'InterviewsInterviews',
    'Job CodesClient Job Codes',
    'ReportsPerformance Reports',
    'AutomationsAutomations',
    'TemplatesTemplates & Links',
  ])
  expect(rail.getByRole('link', { name: 'Templates & Links' })).toHaveAttribute('aria-current', 'page')
  await user.click(rail.getByRole('button', { name: 'More pages' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(await menu.findByRole('link', { name: 'Prospect Pipeline' })).toBeVisible()
})

const findMarked = async (path: string) => {
  narrow((query) => query.includes('max-width'))
  server.answer(createHealthyServer(createPerson()))
  renderApp(path)
  const bar = within((await screen.findByRole('link', { name: 'Today' })).closest('nav') as HTMLElement)
  return [...bar.getAllByRole('link'), ...bar.getAllByRole('button')]
    .filter((each) => each.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent)
}

test.each([
  ['/', 'Today'],
  ['/interviews', 'Calendar'],
  ['/candidate-directory', 'More'],
  ['/templates', 'More'],
])('a phone marks one of the daily pages, or More for all others: %s', async (path, marked) => {
  expect(await findMarked(path)).toEqual([marked])
})
