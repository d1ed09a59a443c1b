import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()

test('on a phone a row shows what the search found before its clinic, then its fit and claim', async () => {
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
        createCandidate(1, {
          city: 'Waco',
          state: 'TX',
          location: 'Round Rock',
          certification_number: 'RBT-24-348734',
        }),
        createCandidate(2, { name: 'Bo Lee', email_address: 'waco@example.test', location: 'Round Rock' }),
      ],
      page: 1,
    }),
  })
  renderApp('/candidate-directory?q=waco')
  const rows = within(await screen.findByRole('list', { name: 'Candidates' }))
  await rows.findByText('Bo Lee')
  const lines = rows.getAllByRole('listitem').map((row) => row.querySelector('[data-facts]')?.textContent)
  expect(lines).toEqual([
    'RBT claimed(512) 555-0100Waco, TX · Round RockGood Fit (With Training), RBT claimedclaimed',
    'RBTwaco@example.testRound RockGood Fit (With Training)',
  ])
  const isShown = rows
    .getAllByRole('listitem')
    .map((row) => row.querySelector('[data-contact]')?.hasAttribute('data-marked'))
  expect(isShown).toEqual([false, true])
})
