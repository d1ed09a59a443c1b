import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createProfile } from '../../../../app/web/testing/create-profile.ts'
import { choices, createReadyAgenda, one, rows } from '../../../../app/web/testing/interview-agenda.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const two = [...choices.people, { id: toId(32), name: 'Sam Ortiz' }]

test('a missing interview shows a notice in its dialog, and a failed one offers Retry', async () => {
  const id = toId(888)
  server.answer(createReadyAgenda())
  const { user } = renderApp(`/interviews?dialog=change&id=${id}`)
  expect(await screen.findByText('Interview not found')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  server.answer({ [`GET /api/interviews/${rows[0]?.id}`]: () => refuse('unavailable', 'No.') })
  await user.click(await screen.findByRole('button', { name: 'Actions for the interview with Ana B' }))
  await user.click(await screen.findByRole('menuitem', { name: /Reschedule/ }))
  await screen.findByRole('button', { name: 'Retry' })
  server.answer({ [`GET /api/interviews/${rows[0]?.id}`]: () => rows[0] })
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByLabelText(/^Day/)).toBeVisible()
})

test('asks before an action that ends the calendar’s address', async () => {
  const ended = vi.fn()
  server.answer(
    createReadyAgenda({
      'GET /api/me/calendar-feed': () => ({ createdAt: '2026-11-20T15:00:00.000Z', organization: 'Bright Path ABA' }),
      'DELETE /api/me/calendar-feed': () => {
        ended()
        return { ok: true }
      },
    }),
  )
  const { user } = renderApp('/interviews?dialog=feed')
  await user.click(await screen.findByRole('button', { name: 'Revoke' }))
  expect(screen.getByText('Your calendar will stop receiving interviews.')).toBeVisible()
  expect(ended).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Revoke 1 Address' }))
  await waitFor(() => expect(ended).toHaveBeenCalledOnce())
})

test('the reason of a cancellation has the focus, though its form comes late', async () => {
  server.answer(createReadyAgenda({ [`GET /api/interviews/${rows[0]?.id}`]: () => rows[0] }))
  renderApp(`/interviews?dialog=cancel&id=${rows[0]?.id}`)
  const field = await screen.findByLabelText(/^Reason/)
  await waitFor(() => expect(field).toHaveFocus())
})

test('booking hours keep typed values, and a day that ends before it begins shows an error at its field', async () => {
  const hours = {
    weekdays: { opens: 540, closes: 1200 },
    saturday: { opens: 600, closes: 960 },
    sunday: { opens: 0, closes: 0 },
  }
  const saved = vi.fn()
  server.answer(
    createReadyAgenda({
      ...createHealthyServer(createPerson({ adminLevel: 'Admin' })),
      'GET /api/interviews/booking-hours': () => ({ hours, zone: 'America/Chicago', organization: 'Bright Path ABA' }),
      'PUT /api/interviews/booking-hours': ({ body }: { body: unknown }) => {
        saved(body)
        return { ok: true }
      },
    }),
  )
  const { user } = renderApp('/automations?section=hours')
  const days = within(await screen.findByRole('group', { name: 'Saturday' }))
  const from = days.getByLabelText('From')
  await user.clear(from)
  await user.type(from, '17:00')
  expect(from).toHaveValue('17:00')
  await user.click(screen.getByRole('button', { name: 'Save Hours' }))
  expect(await days.findByText('Choose a time after the start.')).toBeVisible()
  expect(saved).not.toHaveBeenCalled()
  await user.clear(days.getByLabelText('Until'))
  await user.type(days.getByLabelText('Until'), '21:00')
  await user.click(screen.getByRole('button', { name: 'Save Hours' }))
  await waitFor(() =>
    expect(saved).toHaveBeenCalledWith({
      hours: { ...hours, saturday: { opens: 1020, closes: 1260 }, onHolidays: false },
    }),
  )
})

test('withdraws a booking link after a question; a refusal stays visible', async () => {
  const link = {
    id: toId(860),
    type: 'Phone',
    minutes: 30,
    interviewer: null,
    createdAt: '2026-11-20T15:00:00.000Z',
    expiresAt: '2026-11-27T15:00:00.000Z',
  }
  const withdraw = `POST /api/booking-links/${link.id}/withdraw`
  server.answer({
    ...createReadyAgenda(),
    [`GET /api/candidates/${one.id}/profile`]: () => createProfile(1),
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
  expect(await screen.findByText('Booking link withdrawn.')).toBeVisible()
})

test('an interviewer who was deactivated stays named in the form until someone else is chosen', async () => {
  const held = { ...rows[0], id: toId(801), interviewer_id: toId(77), interviewer: 'Cem Kaya' }
  server.answer({ ...createReadyAgenda(), [`GET /api/interviews/${held.id}`]: () => held })
  renderApp(`/interviews?dialog=change&id=${held.id}`)
  await screen.findByRole('combobox', { name: 'Length' })
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('combobox', { name: 'Interviewer' })).toHaveValue('Cem Kaya (deactivated)')
})

test('an Admin opens the booking hours on federal holidays, the next of which is named', async () => {
  vi.setSystemTime(new Date('2026-11-23T15:00:00Z'))
  const span = { opens: 540, closes: 1200 }
  const hours = { weekdays: span, saturday: span, sunday: span, onHolidays: false }
  server.answer(
    createReadyAgenda({
      ...createHealthyServer(createPerson({ adminLevel: 'Admin' })),
      'GET /api/interviews/booking-hours': () => ({ hours, zone: 'America/Chicago', organization: 'Bright Path ABA' }),
      'PUT /api/interviews/booking-hours': () => ({ ok: true }),
    }),
  )
  const { user } = renderApp('/interviews?dialog=hours')
  const box = await screen.findByRole('checkbox', { name: 'Open on federal holidays' })
  expect(box).toHaveAccessibleDescription('Next: Thanksgiving Day, Thu, Nov 26')
  await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Save Hours' }))
  await waitFor(() =>
    expect(server.asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      hours: { ...hours, onHolidays: true },
    }),
  )
  vi.useRealTimers()
})

test('scheduling proposes the next free working hour with a note, and names a holiday', async () => {
  server.answer({
    ...createReadyAgenda(),
    [`GET /api/candidates/${one.id}/profile`]: () => createProfile(1),
    [`GET /api/candidates/${one.id}/interviews`]: () => ({ rows: [], offers: [] }),
    [`GET /api/candidates/${one.id}/interview-choices`]: () => ({ ...choices, next: '2026-11-25T15:30:00.000Z' }),
  })
  const { user } = renderApp(`/candidate/${one.id}?tab=interviews`)
  await user.click((await screen.findAllByRole('button', { name: 'Schedule Interview' }))[0] as HTMLElement)
  const day = await screen.findByLabelText(/^Day/)
  expect(day).toHaveValue('2026-11-25')
  expect(screen.getByLabelText(/^Time/)).toHaveValue('09:30')
  expect(screen.getByText(/^Next free time · Wed, Nov 25, 9:30 – 10:00 AM CST/)).toBeVisible()
  fireEvent.change(day, { target: { value: '2026-11-26' } })
  expect(await screen.findByText(/^Thanksgiving Day · Thu, Nov 26/)).toBeVisible()
})

test('scheduling begins with the first hour that fits what the candidate wrote; a link is texted in their language', async () => {
  const wish = { quote: 'mañana por la tarde', when: 'Wed, Nov 25, 12:00 PM – 5:00 PM Denver time', fits: true }
  server.answer({
    ...createReadyAgenda(),
    [`GET /api/candidates/${one.id}/profile`]: () => createProfile(1),
    [`GET /api/candidates/${one.id}/interviews`]: () => ({ rows: [], offers: [] }),
    [`GET /api/candidates/${one.id}/interview-choices`]: () => ({
      ...choices,
      next: '2026-11-25T19:30:00.000Z',
      wish,
      language: 'es',
    }),
  })
  const { user } = renderApp(`/candidate/${one.id}?tab=interviews`)
  await user.click((await screen.findAllByRole('button', { name: 'Schedule Interview' }))[0] as HTMLElement)
  expect(await screen.findByLabelText(/^Time/)).toHaveValue('13:30')
  expect(screen.getByText('Wrote “mañana por la tarde” · Wed, Nov 25, 12:00 PM – 5:00 PM Denver time')).toBeVisible()
  expect(screen.getByText(/^First free time that fits · Wed, Nov 25, 1:30 – 2:00 PM CST · 12:30 PM MST/)).toBeVisible()
})

test('the field warns about an interviewer who is away that day, even if only the server knows, and scheduling still works', async () => {
  const riley = choices.people[0]?.id ?? ''
  const sent: unknown[] = []
  let isNews = false
  const words = 'Riley Adams is away on Wed, Nov 25.'
  server.answer({
    ...createReadyAgenda(),
    [`GET /api/candidates/${one.id}/profile`]: () => createProfile(1),
    [`GET /api/candidates/${one.id}/interviews`]: () => ({ rows: [], offers: [] }),
    [`GET /api/candidates/${one.id}/interview-choices`]: () => ({
      ...choices,
      people: two,
      next: '2026-11-24T15:30:00.000Z',
      away: [{ id: riley, day: '2026-11-24' }],
    }),
    'POST /api/interviews': ({ body }: { body: unknown }) => {
      sent.push(body)
      isNews = !isNews
      return isNews
        ? refuse('conflict', words, { interviewer_id: words }, { away: true })
        : { id: toId(9), interview_date: '2026-11-25T15:30:00.000Z', zone: 'America/Chicago', offerMoveFrom: null }
    },
  })
  const { user } = renderApp(`/candidate/${one.id}?tab=interviews`)
  await user.click((await screen.findAllByRole('button', { name: 'Schedule Interview' }))[0] as HTMLElement)
  const who = await screen.findByRole('combobox', { name: 'Interviewer' })
  await user.click(who)
  await user.click(await screen.findByRole('option', { name: 'Riley Adams' }))
  expect(who).toHaveAccessibleDescription('Riley Adams is away on Tue, Nov 24.')
  expect(screen.getByRole('button', { name: 'Schedule Anyway' })).toBeEnabled()
  fireEvent.change(screen.getByLabelText(/^Day/), { target: { value: '2026-11-25' } })
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Schedule' }))
  await waitFor(() => expect(who).toHaveAccessibleDescription(words))
  await user.click(screen.getByRole('button', { name: 'Schedule Anyway' }))
  await waitFor(() => expect(sent).toMatchObject([{ anyway: false }, { day: '2026-11-25', anyway: true }]))
})

test('a link without an interviewer warns that no calendar is consulted; with one it names them', async () => {
  server.answer({
    ...createReadyAgenda(),
    [`GET /api/candidates/${one.id}/profile`]: () => createProfile(1),
    [`GET /api/candidates/${one.id}/interviews`]: () => ({ rows: [], offers: [] }),
    [`GET /api/candidates/${one.id}/interview-choices`]: () => ({ ...choices, people: two }),
  })
  const { user } = renderApp(`/candidate/${one.id}?tab=interviews`)
  await user.click((await screen.findAllByRole('button', { name: 'Schedule Interview' }))[0] as HTMLElement)
  await user.click(await screen.findByText('Let the candidate choose'))
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByRole('note')).toHaveTextContent(
    'No interviewer selected, so only this candidate’s interviews block times. Two links can book the same time.',
  )
  await user.click(screen.getByRole('combobox', { name: 'Interviewer' }))
  await user.click(await screen.findByRole('option', { name: 'Riley Adams' }))
  expect(screen.getByText(/times when Riley Adams is free within your/)).toBeVisible()
  expect(screen.queryByText(/No interviewer selected/)).not.toBeInTheDocument()
})
