import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createProfile } from '../../../../app/web/testing/create-profile.ts'
import { createInterview, createReadyAgenda, one, rows } from '../../../../app/web/testing/interview-agenda.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
test('the agenda tells the viewer’s and the candidate’s time and what became of the reminder', async () => {
  server.answer(createReadyAgenda())
  renderApp('/interviews')
  const row = within(await screen.findByRole('row', { name: /Ana B/ }))
  expect(row.getByText('10:00 AM HST for Ana')).toBeVisible()
  const reminder = row.getByRole('button', { name: 'Skipped: Reminder skipped because: Opted out.' })
  expect(reminder).toHaveTextContent(/^Skipped$/)
  expect(screen.getByText('The candidate’s time zone is unknown')).toBeVisible()
  expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', expect.stringContaining('when=upcoming'))
})

test('a reminder and a zone known from the state take a line each, and explain themselves to who rests on them', async () => {
  const waiting = { hours: 2, at: '2026-12-24T18:00:00.000Z', state: 'waiting', reason: null } as const
  const candidateZone = { timeZone: 'Pacific/Honolulu', isGuess: true }
  server.answer(
    createReadyAgenda({
      'GET /api/interviews': () => ({
        rows: [createInterview(1, { candidateZone, reminderStates: [waiting] })],
        total: 1,
      }),
    }),
  )
  const { user } = renderApp('/interviews')
  const row = within(await screen.findByRole('row', { name: /Ana B/ }))
  await user.hover(row.getByText(/^(Today|Tomorrow|Thu, Dec 24), /))
  expect(await screen.findByRole('tooltip')).toHaveTextContent(/^Reminder will be sent Thu, Dec 24, /)
  await user.hover(row.getByText(/ for Ana$/))
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('The time zone is based on the state'))
})

test('loads agenda and people in one round', async () => {
  server.answer(createReadyAgenda({ 'GET /api/interviews': () => new Promise(() => undefined) }))
  renderApp('/interviews')
  await waitFor(() => expect(server.times('GET', '/api/interviews')).toBe(1))
  expect(server.times('GET', '/api/interviews/interviewers')).toBe(1)
})

test('one key on the selected row is a no-show, and it can be undone', async () => {
  const told = vi.fn()
  server.answer(
    createReadyAgenda({
      [`POST /api/interviews/${rows[0]?.id}/status`]: ({ body }: { body: unknown }) => {
        told(body)
        return { status: 'No-show', before: 'Scheduled' }
      },
    }),
  )
  const { user } = renderApp('/interviews')
  ;(await screen.findByRole('row', { name: /Ana B/ })).focus()
  await user.keyboard('n')
  await waitFor(() =>
    expect(told).toHaveBeenLastCalledWith({ status: 'No-show', from: 'Scheduled', reason: undefined }),
  )
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(told).toHaveBeenLastCalledWith({ status: 'Scheduled', from: 'No-show' }))
})

test('shows how many candidates wait for the time of their interview, and opens them', async () => {
  server.answer({ ...createReadyAgenda(), 'GET /api/candidates/count': () => ({ total: 3 }) })
  const { user, path } = renderApp('/interviews')
  const link = await screen.findByRole('link', { name: '3 need a time' })
  const asked = server.asked.find((ask) => ask.path === '/api/candidates/count')
  expect(asked?.query.getAll('interviewTime')).toEqual(['Not set'])
  await user.click(link)
  expect(path()).toMatch(/^\/candidate-directory\?interviewTime=Not(\+|%20)set$/)
})

test('view, time and filters live in the URL', async () => {
  server.answer(createReadyAgenda())
  const { user, path } = renderApp('/interviews?kind=%5B%22Video%22%5D&when=past')
  await screen.findByRole('row', { name: /Ana B/ })
  const asked = server.asked.find((ask) => ask.path === '/api/interviews')
  expect([asked?.query.getAll('type'), asked?.query.get('when')]).toEqual([['Video'], 'past'])
  await user.click(screen.getByRole('radio', { name: 'Week' }))
  expect(path()).toContain('by=week')
  expect(await screen.findByText(/2 interviews/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next week' }))
  const day = new URLSearchParams(path().split('?')[1]).get('day')
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toContain(`day=${day}`)
})

test('a link or a filter shows unconfirmed interviews that start soon, with a chip above the list that removes it', async () => {
  server.answer(createReadyAgenda())
  const { user, path } = renderApp('/interviews?needsConfirmation=interviewer')
  await screen.findByRole('row', { name: /Ana B/ })
  expect(server.asked.find((ask) => ask.path === '/api/interviews')?.query.get('needsConfirmation')).toBe('interviewer')
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toContain('needsConfirmation=interviewer')
  await user.click(screen.getByRole('button', { name: /Starting soon, not confirmed/ }))
  await waitFor(() => expect(path()).not.toContain('needsConfirmation'))
})

test('nothing planned suggests a step; no match offers to clear; a failure offers Retry', async () => {
  server.answer(createReadyAgenda({ 'GET /api/interviews': () => ({ rows: [], total: 0 }) }))
  const first = renderApp('/interviews')
  expect(await screen.findByText('No upcoming interviews.')).toBeVisible()
  await first.router.navigate({ to: '/interviews', search: { kind: ['Video'] } })
  // Beside the filters in use, and where the list is empty.
  const clear = await screen.findAllByRole('button', { name: 'Clear Filters' })
  expect(clear).toHaveLength(2)
  await first.user.click(clear[1] ?? document.body)
  expect(first.path()).toBe('/interviews')
  server.answer({ 'GET /api/interviews': () => refuse('unavailable', 'The database rests.') })
  await first.router.navigate({ to: '/interviews', search: { when: 'all' } })
  expect(await screen.findByText('The database rests.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('a refusal is shown at its field, and scheduling offers the move of the candidate without making it', async () => {
  let tries = 0
  const moves: { seen?: Record<string, string> }[] = []
  server.answer({
    ...createReadyAgenda(),
    [`GET /api/candidates/${one.id}/profile`]: () => createProfile(1),
    [`GET /api/candidates/${one.id}/interviews`]: () => ({ rows: [], offers: [] }),
    'POST /api/interviews': () => {
      tries += 1
      return tries === 1
        ? refuse('conflict', 'Riley Adams is busy.', { interviewer_id: 'Riley Adams is busy.' })
        : {
            id: toId(801),
            interview_date: '2026-12-01T16:00:00.000Z',
            zone: 'America/Chicago',
            offerMoveFrom: 'Initial Inquiry',
          }
    },
    'POST /api/candidates/status': ({ body }: { body: unknown }) => {
      moves.push(body as (typeof moves)[number])
      const met = [{ id: one.id, name: one.name, now: 'Hired', by: null, at: null }]
      return moves.length === 1
        ? refuse('conflict', 'Changed', {}, { met, now: { [one.id]: 'Hired' } })
        : { batchId: toId(5), changed: 1, unchanged: 0 }
    },
  })
  const { user } = renderApp(`/candidate/${one.id}?tab=interviews`)
  expect(await screen.findByText('No interviews yet.')).toBeVisible()
  await user.click((await screen.findAllByRole('button', { name: 'Schedule Interview' }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  const schedule = await dialog.findByRole('button', { name: 'Schedule' })
  expect(screen.getByText(/for Candidate \(based on the state\)/)).toBeVisible()
  await user.click(schedule)
  expect(await screen.findByText('Riley Adams is busy.')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Interviewer' })).toHaveFocus()
  await user.click(dialog.getByRole('button', { name: 'Schedule' }))
  expect(await screen.findByRole('button', { name: 'Keep Initial Inquiry' })).toBeVisible()
  expect(server.times('POST', '/api/candidates/status')).toBe(0)
  const asked = server.asked.filter((ask) => ask.method === 'POST' && ask.path === '/api/interviews')
  expect(new Set(asked.map(({ body }) => (body as { id: string }).id)).size).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Move to Interview Scheduled' }))
  // Someone hired them meanwhile: both are shown, and moving says what was seen then.
  expect(await screen.findByRole('button', { name: 'Keep Hired' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Move to Interview Scheduled' }))
  await waitFor(() => expect(moves.map(({ seen }) => seen?.[one.id])).toEqual(['Initial Inquiry', 'Hired']))
})

test('shows a change by someone else next to your own, and saving over it can be undone', async () => {
  const mine = createInterview(1, { status: 'Confirmed', version: '0 Confirmed' })
  const theirs = createInterview(1, { note: 'Bring a CV', version: '3 Scheduled' })
  const sent: { version?: string; note?: string; time?: string }[] = []
  server.answer({
    ...createReadyAgenda(),
    [`GET /api/interviews/${mine.id}`]: () => mine,
    [`PUT /api/interviews/${mine.id}`]: ({ body }: { body: unknown }) => {
      sent.push(body as (typeof sent)[number])
      return sent.length === 1
        ? refuse('conflict', 'Someone else changed this interview.', {}, { interview: theirs })
        : { interview_date: mine.interview_date, rescheduled: true, version: `${sent.length + 2} Scheduled` }
    },
  })
  const { user } = renderApp(`/interviews?dialog=change&id=${mine.id}`)
  const note = await screen.findByRole('textbox', { name: /Note/ })
  await user.type(note, 'Nice talk')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const table = within(await screen.findByRole('table', { name: 'Differences' }))
  expect(table.getByRole('row', { name: 'Note Bring a CV Nice talk' })).toBeVisible()
  expect(table.queryByRole('row', { name: /Interviewer/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Save Mine' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent.map(({ version, note: words }) => [version, words])).toEqual([
    ['0 Confirmed', 'Nice talk'],
    ['3 Scheduled', 'Nice talk'],
    ['4 Scheduled', 'Bring a CV'],
  ])
})

test('an interviewer is picked as their name is typed', async () => {
  const people = ['José Núñez', 'Kelly O’Brien'].map((name, n) => ({ id: toId(700 + n), name }))
  server.answer(createReadyAgenda({ 'GET /api/interviews/interviewers': () => ({ people }) }))
  const { user } = renderApp('/interviews')
  await user.click(await screen.findByRole('button', { name: 'Filter' }))
  await user.type(await screen.findByRole('combobox', { name: 'Interviewer' }), 'obrien')
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Kelly O’Brien']),
  )
})
