import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../../platform/web/testing/fake-server.ts'
import { renderApp } from '../testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../testing/world.ts'

const server = fakeServer()
beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('max-width'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
  server.answer(createHealthyServer(createPerson()))
})

const findMarked = async (path: string) => {
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
