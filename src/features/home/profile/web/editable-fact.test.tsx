import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createProfile } from '../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'
import { refusalStatus } from '../../../../rules/user-error.ts'

const server = fakeServer()
const one = createCandidate(1)
const at = `/candidate/${one.id}`
const api = `/api/candidates/${one.id}`
const withProfile = (more: Parameters<typeof createProfile>[1] = {}) => ({
  ...createHealthyServer(createPerson()),
  [`GET ${api}/profile`]: () => createProfile(1, more),
})

test('a fact is edited in place: Enter saves, Undo brings it back, Escape leaves it', async () => {
  server.answer({ ...withProfile(), [`PATCH ${api}`]: () => ({ version: '8', changed: ['city'] }) })
  const { user } = renderApp(at)
  const edits = () => server.asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  await user.click(await screen.findByRole('button', { name: 'Edit city' }))
  const city = await screen.findByRole('textbox', { name: 'City' })
  await user.type(city, 'x{Escape}')
  expect(edits()).toEqual([])
  expect(await screen.findByRole('button', { name: 'Edit city' })).toHaveFocus()
  await user.keyboard('{Enter}')
  const again = await screen.findByRole('textbox', { name: 'City' })
  await user.clear(again)
  await user.type(again, 'Waco{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(edits()).toEqual([
      { version: '7', changes: { city: 'Waco' } },
      { version: '8', changes: { city: 'Austin' } },
    ]),
  )
})

test('the location and the date are edited in place, too', async () => {
  const place = { id: toId(77), name: 'Round Rock', organization: 'Bright Path ABA' }
  server.answer({
    ...withProfile(),
    'GET /api/candidates/filter-options': () => ({
      statuses: [],
      formerStatuses: [],
      locations: [place],
      organizations: [],
    }),
    [`PATCH ${api}`]: () => ({ version: '8', changed: ['location_id'] }),
  })
  const { user } = renderApp(at)
  await user.click(await screen.findByRole('button', { name: 'Show All Details' }))
  await user.click(await screen.findByRole('button', { name: 'Edit clinic/region' }))
  await screen.findByRole('option', { name: place.name })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Clinic/Region' }), place.id)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Edit date' }))
  const date = await screen.findByLabelText('Date')
  await user.clear(date)
  await user.type(date, '2026-01-03')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(server.asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { version: '7', changes: { location_id: place.id } },
      { version: '7', changes: { date_submitted: '2026-01-03' } },
    ]),
  )
})

test('a fact that someone else changed asks before it is replaced', async () => {
  const details = { version: '8', fields: { city: { now: 'Dallas', yours: 'Waco' } } }
  const error = { code: 'conflict', message: 'Changed since', fields: {}, details }
  const answers = [
    new Response(JSON.stringify({ error }), { status: refusalStatus.conflict }),
    { version: '9', changed: ['city'] },
  ]
  server.answer({ ...withProfile(), [`PATCH ${api}`]: () => answers.shift() })
  const { user } = renderApp(at)
  await user.click(await screen.findByRole('button', { name: 'Edit city' }))
  const city = await screen.findByRole('textbox', { name: 'City' })
  await user.clear(city)
  await user.type(city, 'Waco{Enter}')
  expect(await screen.findByText('Someone else changed this to Dallas. Save again to replace it.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull())
  expect(server.asked.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
    version: '8',
    changes: { city: 'Waco' },
  })
})

test('an undo that fails is shown, though the field is gone', async () => {
  const answers = [{ version: '8', changed: ['city'] }, refuse('unavailable', 'The service is away.')]
  server.answer({ ...withProfile(), [`PATCH ${api}`]: () => answers.shift() })
  const { user } = renderApp(at)
  await user.click(await screen.findByRole('button', { name: 'Edit city' }))
  const city = await screen.findByRole('textbox', { name: 'City' })
  await user.clear(city)
  await user.type(city, 'Waco{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The service is away.')).toBeVisible()
})

const listTerms = () => screen.getAllByRole('term').map((term) => term.textContent)

test('the head shows the five facts that are used most, and the rest on a press', async () => {
  server.answer(withProfile())
  const { user } = renderApp(at)
  await screen.findByRole('button', { name: 'Edit city' })
  expect(listTerms()).toEqual(['Availability', 'Last contact', 'Phone', 'Email', 'City'])
  await user.click(screen.getByRole('button', { name: 'Show All Details' }))
  expect(listTerms()).toEqual(expect.arrayContaining(['Clinic/Region', 'Date', 'Organization', 'Owner', 'Follow-up']))
  expect(screen.getByRole('button', { name: 'Show All Details' })).toHaveAttribute('aria-expanded', 'true')
})
