import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { details } from '../../../../app/web/testing/clients.ts'
import { createAutomation, createAutomations } from '../../../../app/web/testing/enrollments.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'
import { presets } from '../rules/presets.ts'

const server = fakeServer()
const admin = createPerson({ adminLevel: 'Admin' })
const counts = { awaiting_reply: 0, scheduled: 0, booked: 0, needs_staff: 0, stopped: 0 }
const createPath = (uncovered = 0) => ({
  organizations: 1,
  stations: presets.map((preset) => ({
    preset,
    on: preset === 'booked' ? 1 : 0,
    offAt: preset === 'booked' ? ['Cedar Park'] : [],
    today: 3,
    awaitingReply: 1204,
    needsStaff: preset === 'booked' ? 1 : 0,
  })),
  uncovered,
  isUnused: false,
  admins: [],
  firstText: null,
})
const staged = (more: object = {}, me = admin) =>
  server.answer({
    ...createHealthyServer(me),
    'GET /api/automation-enrollments': () => ({ counts, total: 0, rows: [] }),
    'GET /api/automation-enrollments/figures': () => ({ rows: [] }),
    'GET /api/automation-enrollments/path': () => createPath(),
    ...more,
  })
const findStation = async (name: string) => {
  const path = within(await screen.findByRole('list', { name: 'Path of an applicant' }))
  const link = await path.findByRole('link', { name })
  const station = link.closest('li')
  if (!station) throw new Error(`no station ${name}`)
  return within(station)
}

test('draws each automation with whether it is on, and each number opens its people', async () => {
  staged()
  renderApp('/automations')
  const booked = await findStation('Booked interview')
  expect(booked.getByText('On')).toBeVisible()
  expect(booked.getByText('Off at Cedar Park')).toBeVisible()
  expect(booked.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Booked interview', '/automations?tab=presets&preset=booked#people'],
    ['3 today', '/automations?show=started&preset=booked#people'],
    ['1,204 waiting', '/automations?show=awaiting_reply&preset=booked#people'],
    ['1 needs attention', '/automations?preset=booked#people'],
    ['Booking Hours', '/automations?section=hours'],
    ['Reminders', '/automations?section=reminders'],
  ])
  expect((await findStation('Hired')).getByText('Off')).toBeVisible()
  expect(booked.queryByRole('button')).not.toBeInTheDocument()
})

test('shows the reminders of a clinic in both languages, and turns one off', async () => {
  let hours = [24, 2]
  staged({
    'GET /api/interviews/reminder-settings': () => ({ hours, organization: 'Bright Path ABA' }),
    'PUT /api/interviews/reminder-settings': () => {
      hours = [2]
      return { ok: true }
    },
  })
  const { user, path } = renderApp('/automations?tab=presets')
  await user.click((await findStation('Booked interview')).getByRole('link', { name: 'Reminders' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reminders' }))
  expect(await dialog.findByText(/^Hi Ana, a reminder from .* is soon, on Tue, Dec 1 at 10:00 AM/)).toBeVisible()
  await user.click(dialog.getByText('Spanish'))
  expect(dialog.getAllByText(/^Hola Ana, un recordatorio de /)).toHaveLength(2)
  await user.click(dialog.getByRole('switch', { name: '1 day before' }))
  await waitFor(() => expect(dialog.getByRole('switch', { name: '1 day before' })).not.toBeChecked())
  expect(server.asked.find(({ method }) => method === 'PUT')?.body).toEqual({ hours: [2] })
  await user.click(dialog.getByText('Close'))
  expect(path()).toBe('/automations?tab=presets')
})

test('offers to cover interviews that were booked before the automation was on', async () => {
  let uncovered = 12
  staged({
    'GET /api/automation-enrollments/path': () => createPath(uncovered),
    [`POST /api/organizations/${toId(2)}/automations/booked/cover`]: () => {
      uncovered = 0
      return { covered: 12, at: '2026-11-20T18:00:00.000Z' }
    },
    [`POST /api/organizations/${toId(2)}/automations/booked/uncover`]: () => {
      uncovered = 12
      return { uncovered: 12 }
    },
  })
  const { user } = renderApp('/automations')
  const booked = await findStation('Booked interview')
  expect(await booked.findByText('12 interviews were booked before this was on.')).toBeVisible()
  await user.click(booked.getByRole('button', { name: 'Cover Them' }))
  expect(await screen.findByText('12 candidates will get the texts of Booked interview.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('12 candidates won’t get them.')).toBeVisible()
  expect(await booked.findByRole('button', { name: 'Cover Them' })).toBeVisible()
})

test('tells who is no Admin about uncovered interviews, without the button', async () => {
  staged({ 'GET /api/automation-enrollments/path': () => createPath(1) }, createPerson())
  renderApp('/automations')
  const booked = await findStation('Booked interview')
  expect(await booked.findByText('1 interview was booked before this was on.')).toBeVisible()
  expect(booked.queryByRole('button')).not.toBeInTheDocument()
})

test('a failed load shows an error with Retry, and the people below', async () => {
  staged({ 'GET /api/automation-enrollments/path': () => refuse('not-found', 'No') })
  renderApp('/automations')
  expect(await screen.findByText('Couldn’t load the automations’ people.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(await screen.findByText('No one needs attention.')).toBeVisible()
})

test('platform staff switch the auto scheduler, and new applicants to it only while it is on', async () => {
  const detailsUrl = `/api/organizations/${toId(2)}`
  let scheduler = false
  const withAutomations = {
    [`GET /api/organizations/${toId(2)}/automations`]: () => createAutomations(createAutomation()),
    [`GET /api/organizations/${toId(2)}/automations/rereading`]: () => ({ reread: 0, differ: 0, rows: [] }),
    [`GET ${detailsUrl}`]: () => ({ ...details, scheduler }),
    [`PUT /api/clients/${toId(2)}`]: () => {
      scheduler = true
      return { id: toId(2) }
    },
  }
  staged(withAutomations, createPerson({ adminLevel: 'Admin', platform: true }))
  const { user } = renderApp(`/automations?tab=presets&organization=${toId(2)}`)
  const one = within(await screen.findByRole('region', { name: 'New applicant' }))
  const first = await one.findByRole('switch', { name: 'Auto scheduler' })
  expect(one.queryByRole('switch', { name: /new applicants/ })).toBeNull()
  await user.click(first)
  await user.click(await one.findByRole('switch', { name: /new applicants/ }))
  await waitFor(() =>
    expect(server.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { scheduler: true },
      { scheduler_new: true },
    ]),
  )
})

test('shows one card while all are off: each automation, the first text, and the Admins', async () => {
  staged(
    {
      'GET /api/automation-enrollments/path': () => ({
        ...createPath(),
        isUnused: true,
        admins: ['Dana Reyes'],
        firstText: { english: 'Hi Ana, are you certified?', spanish: 'Hola Ana, ¿tiene la certificación?' },
      }),
    },
    createPerson(),
  )
  renderApp('/automations')
  const card = within(await screen.findByRole('region', { name: 'All automations are off' }))
  expect(card.getByText('Only Admins can change automations. Ask Dana Reyes.')).toBeVisible()
  expect(card.getAllByRole('listitem')).toHaveLength(5)
  expect(card.getByText('Hi Ana, are you certified?')).toBeVisible()
  expect(card.getByRole('link', { name: 'View Texts' })).toHaveAttribute('href', '/automations?tab=presets')
  expect(screen.queryByRole('navigation', { name: 'People by status' })).toBeNull()
  expect(server.asked.some(({ path }) => path === '/api/automation-enrollments')).toBe(false)
})
