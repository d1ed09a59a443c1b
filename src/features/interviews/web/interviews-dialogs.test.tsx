import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { one, ready, rows } from '../../../app/web/testing/interview-agenda.ts'
import { profile } from '../../../app/web/testing/profile.ts'
import { renderApp } from '../../../app/web/testing/render-app.tsx'
import { healthy, idOf, person } from '../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../platform/web/testing/fake-server.ts'

const server = fakeServer()

test('an interview that is not there says so where it was to be changed, and one that fails offers Retry', async () => {
  const id = idOf(888)
  server.answer(ready())
  const { user } = renderApp(`/interviews?dialog=change&id=${id}`)
  expect(await screen.findByText('There is no such interview')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  server.answer({ [`GET /api/interviews/${rows[0]?.id}`]: () => refuse('unavailable', 'No.') })
  await user.click(await screen.findByRole('button', { name: 'Actions for the interview with Ana B' }))
  await user.click(await screen.findByRole('menuitem', { name: /Reschedule/ }))
  await screen.findByRole('button', { name: 'Retry' })
  server.answer({ [`GET /api/interviews/${rows[0]?.id}`]: () => rows[0] })
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByLabelText(/^Day/)).toBeVisible()
})

test('what ends the calendar’s address is asked about first', async () => {
  const ended = vi.fn()
  server.answer(
    ready({
      'GET /api/me/calendar-feed': () => ({ createdAt: '2026-11-20T15:00:00.000Z', organization: 'Bright Path ABA' }),
      'DELETE /api/me/calendar-feed': () => {
        ended()
        return { ok: true }
      },
    }),
  )
  const { user } = renderApp('/interviews?dialog=feed')
  await user.click(await screen.findByRole('button', { name: 'Revoke' }))
  expect(screen.getByText('Your calendar gets no interviews any more.')).toBeVisible()
  expect(ended).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Revoke 1 Address' }))
  await waitFor(() => expect(ended).toHaveBeenCalledOnce())
})

test('the reason of a cancellation has the focus, though its form comes late', async () => {
  server.answer(ready({ [`GET /api/interviews/${rows[0]?.id}`]: () => rows[0] }))
  renderApp(`/interviews?dialog=cancel&id=${rows[0]?.id}`)
  const field = await screen.findByLabelText(/^Reason/)
  await waitFor(() => expect(field).toHaveFocus())
})

test('booking hours keep what is typed, and a day that ends before it begins says so at its field', async () => {
  const hours = {
    weekdays: { opens: 540, closes: 1200 },
    saturday: { opens: 600, closes: 960 },
    sunday: { opens: 0, closes: 0 },
  }
  const saved = vi.fn()
  server.answer(
    ready({
      ...healthy(person({ adminLevel: 'Admin' })),
      'GET /api/interviews/booking-hours': () => ({ hours, zone: 'America/Chicago', organization: 'Bright Path ABA' }),
      'PUT /api/interviews/booking-hours': ({ body }: { body: unknown }) => {
        saved(body)
        return { ok: true }
      },
    }),
  )
  const { user } = renderApp('/interviews?dialog=hours')
  const days = within(await screen.findByRole('group', { name: 'Saturday' }))
  const from = days.getByLabelText('From')
  await user.clear(from)
  await user.type(from, '17:00')
  expect(from).toHaveValue('17:00')
  await user.click(screen.getByRole('button', { name: 'Save Hours' }))
  expect(await days.findByText('This is not later than the start. Choose a later time.')).toBeVisible()
  expect(saved).not.toHaveBeenCalled()
  await user.clear(days.getByLabelText('Until'))
  await user.type(days.getByLabelText('Until'), '21:00')
  await user.click(screen.getByRole('button', { name: 'Save Hours' }))
  await waitFor(() =>
    expect(saved).toHaveBeenCalledWith({ hours: { ...hours, saturday: { opens: 1020, closes: 1260 } } }),
  )
})

test('a booking link is withdrawn after one was asked; a refusal stays in sight', async () => {
  const link = {
    id: idOf(860),
    type: 'Phone',
    minutes: 30,
    interviewer: null,
    createdAt: '2026-11-20T15:00:00.000Z',
    expiresAt: '2026-11-27T15:00:00.000Z',
  }
  const withdraw = `POST /api/interview-offers/${link.id}/withdraw`
  server.answer({
    ...ready(),
    [`GET /api/candidates/${one.id}/profile`]: () => profile(1),
    [`GET /api/candidates/${one.id}/interviews`]: () => ({ rows: [], offers: [link] }),
    [withdraw]: () => refuse('conflict', 'The link was used meanwhile.'),
  })
  const { user } = renderApp(`/candidate/${one.id}?tab=interviews`)
  await user.click(await screen.findByRole('button', { name: 'Withdraw Link' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw booking link' }))
  expect(server.asked.filter(({ path }) => path.endsWith('/withdraw'))).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Withdraw 1 Link' }))
  expect(await dialog.findByText('The link was used meanwhile.')).toBeVisible()
  server.answer({ [withdraw]: () => ({ ok: true }) })
  await user.click(dialog.getByRole('button', { name: 'Withdraw 1 Link' }))
  expect(await screen.findByText('The booking link does not work any more.')).toBeVisible()
})
