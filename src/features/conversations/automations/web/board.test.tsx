import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createBoardRow } from '../../../../app/web/testing/enrollments.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const counts = { awaiting_reply: 4, scheduled: 1, booked: 2, needs_staff: 2, stopped: 7 }
const figure = {
  organizationId: toId(2),
  organization: 'Bright Path ABA',
  preset: 'applicant',
  begun: 143,
  minutesToFirstText: 4.2,
  screened: 0.615,
  booked: 0.5,
  hoursToBooked: 26,
  shownUp: null,
  textsPerBooking: 5.46,
  handedOver: 0.08,
  undone: 0,
}
const steered = () => server.asked.filter(({ path }) => path.endsWith('/status')).map(({ path, body }) => [path, body])

const asked = (at: string) => server.asked.filter((one) => one.path === at).at(-1)

const staged = (me = createPerson(), more: object = {}) =>
  server.answer({
    ...createHealthyServer(me),
    'GET /api/automation-enrollments': ({ query }: { query: URLSearchParams }) => ({
      counts,
      total: 2,
      rows:
        query.get('show') === 'awaiting_reply'
          ? [
              createBoardRow(3, {
                status: 'awaiting_reply',
                words: 'Waits for an answer',
                dueAt: '2026-11-21T18:00:00.000Z',
              }),
            ]
          : query.get('show') === 'needs_staff'
            ? [createBoardRow(1), createBoardRow(2, { preset: 'no_show' })]
            : [],
    }),
    'GET /api/automation-enrollments/figures': () => ({
      rows: [figure, { ...figure, preset: 'no_show', begun: 3, booked: null }],
    }),
    [`POST /api/automation-enrollments/${toId(601)}/status`]: () => ({ ok: true }),
    [`POST /api/automation-enrollments/${toId(603)}/status`]: () => ({ ok: true }),
    ...more,
  })
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))

test('people who need staff come first; each count opens its people and is kept in the address', async () => {
  staged()
  const { user, path } = renderApp('/automations')
  const one = await row(/Una 1/)
  expect(one.getByText('Asked for a person: “can I call you”')).toBeVisible()
  expect(one.getByText('New applicant')).toBeVisible()
  expect((await row(/Una 2/)).getByText('No-show')).toBeVisible()
  const tiles = within(screen.getByRole('navigation', { name: 'People by status' }))
  expect(tiles.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Needs attention2',
    'Waiting for reply4',
    'Scheduled1',
    'Booked today2',
    'Stopped7',
  ])
  expect(tiles.getByRole('link', { current: 'page' })).toHaveTextContent('Needs attention')
  await user.click(tiles.getByRole('link', { name: /Waiting for reply/ }))
  expect((await row(/Una 3/)).getByText('Waits for an answer')).toBeVisible()
  expect((await row(/Una 3/)).getByText(/^continues Nov 21/)).toBeVisible()
  expect(path()).toBe('/automations?show=awaiting_reply')
  expect(tiles.getByRole('link', { current: 'page' })).toHaveTextContent('Waiting for reply')
})

test('anyone who finishes on earlier settings is listed by a link from there, and the automation can be chosen', async () => {
  staged(createPerson(), {
    'GET /api/automation-enrollments': ({ query }: { query: URLSearchParams }) => ({
      counts,
      total: query.get('preset') === 'no_show' ? 0 : 1,
      rows: query.get('preset') === 'no_show' ? [] : [createBoardRow(5)],
    }),
  })
  const { user, path } = renderApp('/automations?show=previous_settings&preset=applicant')
  expect((await row(/Una 5/)).getByText('New applicant')).toBeVisible()
  expect(screen.getByRole('table', { name: 'On previous settings' })).toBeVisible()
  expect(asked('/api/automation-enrollments')?.query.get('show')).toBe('previous_settings')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Automation' }), 'No-show')
  expect(await screen.findByText('Everyone is on the current settings.')).toBeVisible()
  expect(path()).toBe('/automations?show=previous_settings&preset=no_show')
})

test('a name opens the panel, and the conversation opens there, too', async () => {
  staged()
  renderApp('/automations')
  const one = await row(/Una 1/)
  expect(one.getByRole('link', { name: 'Una 1' })).toHaveAttribute(
    'href',
    expect.stringContaining(`panel=${toId(201)}`),
  )
  expect(one.getByRole('link', { name: 'Open the conversation with Una 1' })).toHaveAttribute(
    'href',
    expect.stringContaining('part=messages'),
  )
})

test('a person who waits for staff is resumed, and one press undoes that', async () => {
  staged()
  const { user } = renderApp('/automations')
  await user.click((await row(/Una 1/)).getByRole('button', { name: 'Resume with Una 1' }))
  expect(await screen.findByText('Automatic texts resumed with Una 1.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('You took over Una 1. Automatic texts are paused.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument())
  const at = `/api/automation-enrollments/${toId(601)}/status`
  expect(steered()).toEqual([
    [at, { to: 'resume' }],
    [at, { to: 'pause' }],
  ])
})

test('a person to notify manually is listed under Needs attention until marked as notified, and one press undoes that', async () => {
  const words = 'The interviewer is away on Tue, Nov 24, 10:00 AM CST, so the interview was canceled. Notify them.'
  const told: unknown[] = []
  staged(createPerson(), {
    'GET /api/automation-enrollments': () => ({ counts, total: 1, rows: [createBoardRow(4, { preset: null, words })] }),
    [`POST /api/interviews/${toId(604)}/candidate-notified`]: ({ body }: { body: unknown }) => {
      told.push(body)
      return { ok: true }
    },
  })
  const { user } = renderApp('/automations')
  const one = await row(/Una 4/)
  expect(one.getByText(words)).toBeVisible()
  expect(one.getByText('No automatic text')).toBeVisible()
  expect(one.queryByRole('button', { name: /Resume|Stop/ })).toBeNull()
  await user.click(one.getByRole('button', { name: 'Mark Una 4 as notified' }))
  expect(await screen.findByText('Una 4 marked as notified.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Una 4 still needs to be notified.')).toBeVisible()
  expect(told).toEqual([{ told: true }, { told: false }])
})

test('asks before it stops for good, and shows a refusal', async () => {
  let ended = true
  staged(createPerson(), {
    [`POST /api/automation-enrollments/${toId(603)}/status`]: () =>
      ended ? refuse('conflict', 'It has ended.') : { ok: true },
  })
  const { user } = renderApp('/automations?show=awaiting_reply')
  const stop = async () => {
    await user.click((await row(/Una 3/)).getByRole('button', { name: 'Stop the automatic texts with Una 3' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop the automatic texts with Una 3?' }))
    expect(dialog.getByText(/You can’t undo this/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Stop for Good' }))
  }
  await stop()
  expect(await screen.findByText('It has ended.')).toBeVisible()
  ended = false
  await stop()
  expect(await screen.findByText(/with Una 3 stopped for good/)).toBeVisible()
})

test('the figures of 30 days have a dash where there is nothing to count', async () => {
  staged()
  renderApp('/automations')
  const table = within(await screen.findByRole('region', { name: 'The last 30 days' }))
  const cells = async (name: RegExp) =>
    within(await table.findByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(await cells(/New applicant/)).toEqual([
    'New applicant',
    '143',
    '4 min',
    '62%',
    '50%',
    '26 h',
    '–',
    '5.5',
    '8%',
    '0%',
  ])
  expect((await cells(/No-show/))[4]).toBe('–')
})

test('platform staff narrow board and figures to an organization, and see whose each one is', async () => {
  staged(createPerson({ platform: true }))
  const { user, path } = renderApp('/automations')
  expect((await row(/Una 1/)).getByText('Bright Path ABA')).toBeVisible()
  await user.click(await screen.findByRole('combobox', { name: 'Organization' }))
  await user.click(await screen.findByRole('option', { name: 'Bright Path ABA' }))
  await waitFor(() => expect(path()).toBe(`/automations?organization=${toId(2)}`))
  await waitFor(() => expect(asked('/api/automation-enrollments')?.query.get('organization_id')).toBe(toId(2)))
  await waitFor(() => expect(asked('/api/automation-enrollments/figures')?.query.get('organization_id')).toBe(toId(2)))
})

test('shows an empty board and a failed one', async () => {
  let fails = true
  const none = {
    counts: { awaiting_reply: 0, scheduled: 0, booked: 0, needs_staff: 0, stopped: 0 },
    total: 0,
    rows: [],
  }
  staged(createPerson(), {
    'GET /api/automation-enrollments': () => (fails ? refuse('unavailable', 'The board rests.') : none),
    'GET /api/automation-enrollments/figures': () => ({ rows: [] }),
  })
  const { user } = renderApp('/automations')
  expect(await screen.findByText('The board rests.')).toBeVisible()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No one needs attention.')).toBeVisible()
  expect(await screen.findByText(/^No automation ran in the last 30 days\./)).toBeVisible()
})
