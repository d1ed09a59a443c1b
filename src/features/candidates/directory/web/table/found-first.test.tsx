import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()

test('on a phone the second line of a row begins with what the search found', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.startsWith('(max-width'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/saved-views': () => ({ views: [] }),
    'GET /api/candidates': () => ({
      rows: [
        createCandidate(1, { city: 'Waco', state: 'TX' }),
        createCandidate(2, { name: 'Bo Lee', email_address: 'waco@example.test' }),
      ],
      page: 1,
    }),
  })
  renderApp('/candidate-directory?q=waco')
  const rows = within(await screen.findByRole('list', { name: 'Candidates' }))
  await rows.findByText('Bo Lee')
  const firstFacts = rows.getAllByRole('listitem').map((row) => row.querySelector('[data-single] > span')?.textContent)
  expect(firstFacts).toEqual(['Waco, TX', 'waco@example.test'])
})
