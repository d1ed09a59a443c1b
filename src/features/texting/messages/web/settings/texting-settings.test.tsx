import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const week = {
  weekdays: { opens: 540, closes: 1200 },
  saturday: { opens: 540, closes: 1200 },
  sunday: { opens: 720, closes: 1200 },
}
const clinicId = '7b0a8f1e-2f0d-4a57-9a3c-0d3a5a1b9c11'
const of = `/api/organizations/${clinicId}`
const world = (me = createPerson({ adminLevel: 'Admin' }), more: object = {}) => ({
  ...createHealthyServer(me),
  'GET /api/texts/settings': () => ({
    organizationId: clinicId,
    quietHours: true,
    optOutEverywhere: true,
    widest: week,
    hours: week,
    senderProblem: null,
    pausedUntil: null,
    stateHours: [{ state: 'RI', weekday: 6, opens: 600, closes: 1020, source: 'Rhode Island, 10 to 5' }],
    ...more,
  }),
  'GET /api/archive-reasons': () => ({ reasons: ['No reply', 'Distance'], isOwn: true }),
  'PUT /api/archive-reasons': () => ({ reasons: ['Distance', 'Moved away'], isOwn: true }),
  [`PUT ${of}/texting-hours`]: () => ({ ok: true }),
  [`POST ${of}/resume-texting`]: () => ({ ok: true }),
  'PUT /api/texts/state-hours': () => ({ ok: true }),
  [`GET /api/organizations/${me.organization.id}/reply-model`]: () => ({ model: null }),
  [`GET ${of}/texting-cap`]: () => ({ most: null, byPlatform: null, byClinic: null, left: 0 }),
})
const findBody = (path: string) => server.asked.findLast((ask) => ask.path === path && ask.method === 'PUT')?.body

test('an Admin narrows the hours; wider ones cannot be saved', async () => {
  server.answer(world())
  const { user } = renderApp('/settings?tab=texting')
  const saturday = within(await screen.findByRole('group', { name: 'Saturday' }))
  fireEvent.change(saturday.getByLabelText('From'), { target: { value: '07:00' } })
  expect(saturday.getByText('Within 9:00 AM – 8:00 PM.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save Hours' })).toBeDisabled()
  fireEvent.change(saturday.getByLabelText('From'), { target: { value: '10:00' } })
  await user.click(within(screen.getByRole('group', { name: 'Sunday' })).getByRole('checkbox', { name: 'Sunday' }))
  await user.click(screen.getByRole('button', { name: 'Save Hours' }))
  await waitFor(() =>
    expect(findBody(`${of}/texting-hours`)).toMatchObject({
      hours: { ...week, saturday: { opens: 600, closes: 1200 }, sunday: { opens: 0, closes: 0 } },
    }),
  )
})

test('an Admin chooses days off from the federal holidays, and days of the clinic', async () => {
  server.answer(world(undefined, { hours: { ...week, holidaysOff: ['Juneteenth'], daysOff: ['2026-12-24'] } }))
  const { user } = renderApp('/settings?tab=texting')
  const off = within(await screen.findByRole('group', { name: 'Days off' }))
  expect(off.getByRole('checkbox', { name: 'Juneteenth' })).toBeChecked()
  await user.click(off.getByRole('checkbox', { name: 'Thanksgiving Day' }))
  fireEvent.change(off.getByLabelText('Another day off'), { target: { value: '2026-11-27' } })
  await user.click(off.getByRole('button', { name: 'Add Day' }))
  await user.click(off.getByRole('button', { name: /^Remove .*24/ }))
  await user.click(screen.getByRole('button', { name: 'Save Hours' }))
  await waitFor(() =>
    expect(findBody(`${of}/texting-hours`)).toMatchObject({
      hours: { ...week, holidaysOff: ['Juneteenth', 'Thanksgiving Day'], daysOff: ['2026-11-27'] },
    }),
  )
  await user.click(off.getByRole('button', { name: 'Add All Federal Holidays' }))
  for (const box of off.getAllByRole('checkbox')) expect(box).toBeChecked()
})

test('a day that ends before it begins keeps what was typed, shows the problem, and is not saved', async () => {
  server.answer(world())
  renderApp('/settings?tab=texting')
  const saturday = within(await screen.findByRole('group', { name: 'Saturday' }))
  fireEvent.change(saturday.getByLabelText('From'), { target: { value: '20:30' } })
  expect(saturday.getByLabelText('From')).toHaveValue('20:30')
  expect(saturday.getByText('Choose a time after the start.')).toBeInTheDocument()
  fireEvent.change(saturday.getByLabelText('From'), { target: { value: '' } })
  expect(saturday.getByText('Enter a time.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save Hours' })).toBeDisabled()
})

test('others read the hours and the states, and change nothing', async () => {
  server.answer(world(createPerson()))
  renderApp('/settings?tab=texting#state-hours')
  expect(await screen.findByText('Sunday: 12:00 PM – 8:00 PM')).toBeInTheDocument()
  expect(screen.getByText('Rhode Island, 10 to 5')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save Hours' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Edit RI/ })).not.toBeInTheDocument()
})

test('names a sender that may not send, and lets an Admin who solved it resume texts', async () => {
  server.answer(world(undefined, { senderProblem: 'Sender not registered' }))
  const { user } = renderApp('/settings?tab=texting')
  expect(await screen.findByText(/Sender not registered/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Resume Sending' }))
  await waitFor(() => expect(server.asked.some(({ path }) => path === `${of}/resume-texting`)).toBe(true))
  expect(await screen.findByText('Texts go out again.')).toBeInTheDocument()
})

test('an Admin pauses all texts with a reason, and resumes them', async () => {
  let pauses: object[] = []
  server.answer({
    ...world(),
    'GET /api/texts/pauses': () => ({ pauses }),
    [`PUT ${of}/texting-pause`]: ({ body }) => {
      const { isStopped, why } = body as { isStopped: boolean; why: string }
      pauses = isStopped
        ? [{ organizationId: clinicId, organization: 'Bright Path ABA', at: '2026-11-20T18:00:00Z', by: 'Dana', why }]
        : []
      return { ok: true }
    },
  })
  const { user } = renderApp('/settings?tab=texting')
  const part = within(await screen.findByRole('region', { name: 'Pause all texts' }))
  await waitFor(() => expect(part.getByRole('button', { name: 'Pause Texts' })).toBeDisabled())
  await user.type(part.getByRole('textbox', { name: 'Reason' }), 'Wrong template')
  await user.click(part.getByRole('button', { name: 'Pause Texts' }))
  expect(await part.findByText(/by Dana: Wrong template/)).toBeInTheDocument()
  await user.click(part.getByRole('button', { name: 'Resume Texts' }))
  expect(await part.findByRole('textbox', { name: 'Reason' })).toHaveValue('')
  expect(findBody(`${of}/texting-pause`)).toMatchObject({ isStopped: false })
})

test('an Admin allows fewer texts a day than the platform, and reads at the field that more are not allowed', async () => {
  let byClinic: number | null = null
  server.answer({
    ...world(),
    [`GET ${of}/texting-cap`]: () => ({ most: byClinic ?? 500, byPlatform: 500, byClinic, left: 37 }),
    [`PUT ${of}/texting-cap`]: ({ body }) => {
      const { most } = body as { most: number }
      if (most > 500) return refuse('invalid', 'Too many', { most: 'The platform allows 500 a day at most.' })
      byClinic = most
      return { ok: true }
    },
  })
  const { user } = renderApp('/settings?tab=texting')
  const part = within(await screen.findByRole('region', { name: 'Texts per day' }))
  expect(await part.findByText('37 texts of 500 sent today.')).toBeInTheDocument()
  const field = part.getByRole('textbox', { name: 'Maximum texts per day' })
  expect(field).toHaveAccessibleDescription('The platform allows 500. You can set fewer.')
  await user.type(field, '600')
  await user.click(part.getByRole('button', { name: 'Save Limit' }))
  expect(await part.findByText('The platform allows 500 a day at most.')).toBeInTheDocument()
  await user.clear(field)
  await user.type(field, '20')
  await user.click(part.getByRole('button', { name: 'Save Limit' }))
  expect(await part.findByText('37 texts of 20 sent today. The rest wait until tomorrow.')).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Texts per day, all organizations' })).not.toBeInTheDocument()
})

test('platform staff limit the texts of everyone; others read their own limit', async () => {
  let most: number | null = 1_000
  server.answer({
    ...world(createPerson({ platform: true, adminLevel: 'Admin' })),
    [`GET ${of}/texting-cap`]: () => ({ most: null, byPlatform: null, byClinic: null, left: 1 }),
    'GET /api/texts/cap': () => ({ most, left: 12 }),
    'PUT /api/texts/cap': ({ body }) => {
      most = (body as { most: number | null }).most
      return { ok: true }
    },
  })
  const { user } = renderApp('/settings?tab=texting#all-texts')
  const part = within(await screen.findByRole('region', { name: 'Texts per day, all organizations' }))
  expect(await part.findByText('12 texts of 1,000 sent today.')).toBeInTheDocument()
  await user.clear(part.getByRole('textbox', { name: 'Maximum texts per day' }))
  await user.click(part.getByRole('button', { name: 'Save Limit' }))
  expect(await part.findByText('No limit. 12 texts sent today.')).toBeInTheDocument()
})

test('the platform’s staff pause everything; others read that and why', async () => {
  const pauses = [{ organizationId: null, organization: null, at: '2026-11-20T18:00:00Z', by: null, why: 'Outage' }]
  server.answer({ ...world(createPerson()), 'GET /api/texts/pauses': () => ({ pauses }) })
  renderApp('/settings?tab=texting')
  expect(await screen.findByText(/The platform has paused all texts.*: Outage\. New texts wait/)).toBeInTheDocument()
  expect(screen.queryByText('Texts can be sent.')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Resume Texts' })).not.toBeInTheDocument()
})

test('an Admin of a clinic reads, too, that the platform paused everything', async () => {
  const pauses = [{ organizationId: null, organization: null, at: '2026-11-20T18:00:00Z', by: null, why: 'Outage' }]
  server.answer({ ...world(), 'GET /api/texts/pauses': () => ({ pauses }) })
  renderApp('/settings?tab=texting')
  expect(await screen.findByText(/The platform has paused all texts/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Pause Texts' })).toBeInTheDocument()
})

test.each([
  [false, /Ask Reinforce to turn them on/],
  [true, /set QUIET_HOURS=on on the server/],
])('hours and days off that hold no text are folded away under one warning (platform: %s)', async (platform, how) => {
  server.answer(world(createPerson({ platform, adminLevel: 'Admin' }), { quietHours: false }))
  const { user } = renderApp('/settings?tab=texting')
  const banner = await screen.findByText(
    /^Texts can go out at any hour, even at night\. Texting hours, days off, and state hours are off\./,
  )
  expect(banner).toHaveTextContent(how)
  expect(screen.queryByText('Texts can be sent.')).not.toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Saturday' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Texting hours/ }))
  expect(await screen.findByRole('group', { name: 'Days off' })).toBeVisible()
  expect(screen.getByText(/^Off\. Stricter hours that some states require\./)).toBeVisible()
})

test('platform staff keep the states’ table', async () => {
  server.answer(world(createPerson({ platform: true })))
  const { user } = renderApp('/settings?tab=texting#state-hours')
  await user.click(await screen.findByRole('button', { name: 'Edit RI, Saturday' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hours of a state' }))
  fireEvent.change(await dialog.findByLabelText('Closes'), { target: { value: '18:00' } })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(findBody('/api/texts/state-hours')).toEqual({
      state: 'RI',
      weekday: 6,
      opens: 600,
      closes: 1080,
      source: 'Rhode Island, 10 to 5',
    }),
  )
})

test.each([
  [true, /every organization on this platform/],
  [false, /every organization that has texted the number/],
])('whether an opt-out holds for later organizations (%s) is said in plain words', async (optOutEverywhere, words) => {
  server.answer(world(createPerson(), { optOutEverywhere }))
  renderApp('/settings?tab=texting#opt-outs')
  expect(await screen.findByText(words)).toBeInTheDocument()
})

test('the reasons for archiving are a list of lines that can go back to the usual ones', async () => {
  server.answer(world())
  const { user } = renderApp('/settings?tab=reasons')
  const list = await screen.findByRole('textbox', { name: 'Reasons' })
  expect(list).toHaveValue('No reply\nDistance')
  expect(screen.getByRole('button', { name: 'Save Reasons' })).toBeDisabled()
  await user.clear(list)
  await user.type(list, 'Distance{Enter} Moved away{Enter}')
  await user.click(screen.getByRole('button', { name: 'Save Reasons' }))
  expect(await screen.findByText('Reasons saved.')).toBeInTheDocument()
  expect(findBody('/api/archive-reasons')).toEqual({ organization_id: null, reasons: ['Distance', 'Moved away'] })
  await user.click(screen.getByRole('button', { name: 'Restore Default Reasons' }))
  await waitFor(() => expect(findBody('/api/archive-reasons')).toEqual({ organization_id: null, reasons: [] }))
})

const model = { name: 'small', host: 'models.example.test' }

test('next to the hours an Admin lets a language model suggest readings of unclear replies, and reads what is sent where', async () => {
  const me = createPerson({ adminLevel: 'Admin' })
  const path = `/api/organizations/${me.organization.id}/reply-model`
  let are = { reads: false, acts: false }
  server.answer({
    ...world(me),
    [`GET ${path}`]: () => ({ model: { ...model, ...are } }),
    [`PUT ${path}`]: ({ body }) => {
      are = { ...are, ...(body as object) }
      return { ok: true }
    },
  })
  const { user } = renderApp('/settings?tab=texting#ai-replies')
  const shown = within(await screen.findByRole('region', { name: 'AI suggestions for unclear replies' }))
  expect(
    shown.getByText(
      /person decides, unless you let it act.*Our question and the reply are sent to models\.example\.test/,
    ),
  ).toBeInTheDocument()
  const box = shown.getByRole('switch', { name: 'Let AI suggest how to read unclear replies' })
  expect(box).not.toBeChecked()
  expect(shown.getByRole('switch', { name: /^Let AI act on easy replies/ })).toBeDisabled()
  await user.click(box)
  await waitFor(() => expect(box).toBeChecked())
  expect(findBody(path)).toEqual({ reads: true })
  const acts = shown.getByRole('switch', { name: /^Let AI act on easy replies/ })
  await waitFor(() => expect(acts).toBeEnabled())
  await user.click(acts)
  await waitFor(() => expect(acts).toBeChecked())
  expect(findBody(path)).toEqual({ reads: true, acts: true })
  expect(shown.getByText('Opt-outs, refusals, and cancellations always wait for a person.')).toBeVisible()
})

test('the texting settings are drawn once it is known whether there is a language model, so that nothing moves', async () => {
  const me = createPerson({ adminLevel: 'Admin' })
  const { promise, resolve } = Promise.withResolvers<unknown>()
  server.answer({
    ...world(me),
    [`GET /api/organizations/${me.organization.id}/reply-model`]: () => promise,
  })
  renderApp('/settings?tab=texting#ai-replies')
  await waitFor(() => expect(server.asked.some(({ path }) => path.endsWith('/reply-model'))).toBe(true))
  await waitFor(() => expect(server.asked.some(({ path }) => path === '/api/texts/settings')).toBe(true))
  expect(await screen.findByLabelText('Loading texting settings')).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Texting hours' })).toBeNull()
  resolve({ model: { ...model, reads: true, acts: false } })
  expect(await screen.findByRole('region', { name: 'Texting hours' })).toBeVisible()
  expect(screen.getByRole('switch', { name: /suggest how to read unclear replies/ })).toBeChecked()
})
