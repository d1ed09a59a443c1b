import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createInbox } from '../../../../../app/web/testing/create-inbox.ts'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { addDays, toInstant, toLocalDay } from '../../../../../rules/day.ts'

const server = fakeServer()
const { 'GET /api/texts/composer': composer } = createInbox()
const today = toLocalDay(new Date(), viewerTimeZone)
const arrived = (day: string, minutes: number) => ({
  date_submitted: day,
  date_submitted_ts: new Date(toInstant(day, minutes, viewerTimeZone).getTime() + 7_000).toISOString(),
})
const day = (n: number) => screen.getAllByRole('row')[n]?.querySelector('[data-day]')
const answer = (rows: readonly unknown[]) =>
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/saved-views': () => ({ views: [] }),
    'GET /api/texts/composer': composer,
    'GET /api/candidates': () => ({ rows, page: 1 }),
  })

test('the bubble of a row opens a text to its candidate', async () => {
  answer([createCandidate(1)])
  const { user } = renderApp('/candidate-directory')
  await user.click(await screen.findByRole('button', { name: 'Text Candidate B1' }))
  const dialog = await screen.findByRole('dialog', { name: 'Send Text Message' })
  expect(await within(dialog).findByText(/^To Candidate B1/)).toBeVisible()
})

test('a row shows the time of the last two days, and the year of an earlier one', async () => {
  answer([
    createCandidate(1, arrived(today, 7 * 60 + 42)),
    createCandidate(2, arrived(addDays(today, -1), 16 * 60 + 10)),
    createCandidate(3, arrived('2024-03-05', 16 * 60 + 10)),
  ])
  renderApp('/candidate-directory')
  await screen.findByText('Candidate B1')
  expect(day(1)).toHaveTextContent('Today 7:42 AM')
  expect(day(2)).toHaveTextContent('Yesterday 4:10 PM')
  expect(day(3)).toHaveTextContent('Mar 5, 2024')
})
