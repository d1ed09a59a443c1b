import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createInterview, createReadyAgenda } from '../../../../app/web/testing/interview-agenda.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const asks = createInterview(1, { bookedBy: 'text', mayVouch: true })
const rows = [
  asks,
  createInterview(2, { bookedBy: 'link' }),
  createInterview(3, { bookedBy: 'link', interviewerConfirmedAt: '2026-11-20T18:00:00.000Z' }),
  createInterview(4),
]
const name = 'Confirm that Riley Adams will conduct the interview with Ana B'
const row = async (who: string) => within(await screen.findByRole('row', { name: new RegExp(who) }))

test('asks the interviewer to confirm a candidate’s booking, shows its state to others, and one press confirms', async () => {
  let tries = 0
  server.answer(
    createReadyAgenda({
      'GET /api/interviews': () => ({ rows, total: 4 }),
      [`POST /api/interviews/${asks.id}/interviewer-confirmation`]: () => {
        tries += 1
        return tries === 1
          ? refuse('conflict', 'This interview is already canceled.')
          : { at: '2026-11-20T18:00:00.000Z' }
      },
    }),
  )
  const { user } = renderApp('/interviews')
  expect((await row('Ana C')).getByText('Interviewer hasn’t confirmed')).toBeVisible()
  expect((await row('Ana D')).getByText('Interviewer confirmed')).toBeVisible()
  expect((await row('Ana E')).queryByText(/confirmed/)).toBeNull()
  await user.click(await screen.findByRole('button', { name }))
  expect(await screen.findByText('This interview is already canceled.')).toBeVisible()
  await user.click(screen.getByRole('button', { name }))
  expect(await screen.findByText('Riley Adams will conduct the interview with Ana B.')).toBeVisible()
})

test('the drawer shows the source of an interview, and confirms it too', async () => {
  server.answer(
    createReadyAgenda({
      'GET /api/interviews': () => ({ rows, total: 4 }),
      [`GET /api/interviews/${asks.id}`]: () => asks,
    }),
  )
  renderApp(`/interviews?shown=${asks.id}`)
  const drawer = within(await screen.findByRole('dialog', { name: 'Interview' }))
  expect(await drawer.findByText('The candidate, by text')).toBeVisible()
  expect(drawer.getByRole('button', { name })).toBeVisible()
})
