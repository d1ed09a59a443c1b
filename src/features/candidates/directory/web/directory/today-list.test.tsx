import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { startOfDay, toLocalDay } from '../../../../../rules/day.ts'

const server = fakeServer()
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const row = (name: RegExp) => screen.findByRole('row', { name })

test('the dashboard of a clinic leaves out its own name, and Columns brings it back', async () => {
  server.answer(createHealthyServer(createPerson()))
  const { user } = renderApp('/')
  await row(/Candidate B1/)
  expect(heads()).toEqual(['', 'Candidate Name', 'Date', 'Type', 'Position', 'Clinic/Region', 'Candidate Actions'])
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns and row height' }))
  await user.click(await dialog.findByRole('checkbox', { name: 'Organization' }))
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(heads()).toContain('Organization'))
})

test('the dashboard shows when someone came today, and only the day where no time is known', async () => {
  const midnight = startOfDay(toLocalDay(new Date(), viewerTimeZone), viewerTimeZone)
  const came = (minutes: number) => ({
    date_submitted: toLocalDay(midnight, viewerTimeZone),
    date_submitted_ts: new Date(midnight.getTime() + minutes * 60_000).toISOString(),
  })
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/candidates': () => ({ rows: [createCandidate(1, came(7)), createCandidate(2, came(60))], page: 1 }),
  })
  renderApp('/')
  expect(within(await row(/Candidate B1/)).getByText('12:07 AM')).toBeVisible()
  expect(within(await row(/Candidate C2/)).getByText('Today')).toBeVisible()
})
