import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const claimed = createCandidate(1, {
  name: 'Ana Silva',
  position: 'BCBA',
  certification_number: '1-21-45678',
  fit: { kind: 'computed', number: 92 },
})
const booked = createCandidate(2, { name: 'Bo Lee', status: 'Interview Scheduled' })
const unbooked = createCandidate(3, {
  name: 'Cy Moss',
  status: 'Interview Scheduled',
  fit: { kind: 'experienced', number: 95 },
  current_rbt: true,
  interview_time_missing: true,
})

test.each(['/', '/candidate-directory'])('at %s a claim is in words, and its ring is dashed', async (path) => {
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/candidates': () => ({ rows: [claimed, booked, unbooked], page: 1 }),
  })
  renderApp(path)
  const bcba = await screen.findByRole('row', { name: /Ana Silva/ })
  expect(bcba).toHaveTextContent(/Excellent Fit,? ?BCBA claimed/)
  const rbt = screen.getByRole('row', { name: /Cy Moss/ })
  expect(rbt).toHaveTextContent(/RBT Experience,? ?claimed/)
  const dashes = [bcba, rbt, screen.getByRole('row', { name: /Bo Lee/ })].map(
    (row) => (row.querySelector('[pathLength]')?.getAttribute('stroke-dasharray') ?? '').split(' ').length,
  )
  expect(dashes.map((count) => count > 2)).toEqual([true, true, false])
})

test('a row of Interview Scheduled says if no time is set', async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/candidates': () => ({ rows: [booked, unbooked], page: 1 }),
  })
  renderApp('/candidate-directory')
  const row = within(await screen.findByRole('row', { name: /Cy Moss/ }))
  expect(row.getByRole('button', { name: 'Interview Scheduled, no time set. Change status of Cy Moss' })).toBeVisible()
  expect(row.getByLabelText('No time set')).toBeVisible()
  expect(within(screen.getByRole('row', { name: /Bo Lee/ })).queryByLabelText('No time set')).not.toBeInTheDocument()
})
