import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createEntry, createInbox, createThread } from '../../../../app/web/testing/create-inbox.ts'
import { createEnrollment } from '../../../../app/web/testing/enrollments.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const address = `/messages?thread=${toId(101)}`
const at = `/api/candidates/${toId(201)}/enrollment`
const steerAt = `/api/automation-enrollments/${toId(700)}/status`

/** A conversation with someone who is in an automation; what is steered is so from then on. */
const staged = (begun: ReturnType<typeof createEnrollment> | null, more: object = {}) => {
  let now = begun
  server.answer({
    ...createInbox(createThread(1), [
      createEntry(1),
      createEntry(2, { kind: 'inbound', body: 'yep since may', by: 'Thread 1' }),
    ]),
    [`GET ${at}`]: () => ({ enrollment: now }),
    [`POST ${steerAt}`]: ({ body }: { body: unknown }) => {
      const { to } = body as { to: 'pause' | 'resume' | 'stop' }
      const status = { pause: 'needs_staff', resume: 'scheduled', stop: 'stopped' }[to]
      now = now && { ...now, status, words: `stands at ${status}` }
      return { ok: true }
    },
    ...more,
  })
}
const strip = async () => within(await screen.findByRole('region', { name: 'Automatic texts' }))
const steered = () => server.asked.filter(({ path }) => path === steerAt).map(({ body }) => body)

test('the bar is above the composer, and unfolds a receipt for each thing that ran automatically', async () => {
  staged(createEnrollment())
  const { user } = renderApp(address)
  const shown = await strip()
  const line = shown.getByRole('button', { name: /^Automatic texts: asked whether they are certified/ })
  expect(shown.getByText(/^New applicant · continues Nov 21/)).toBeVisible()
  expect(line).toHaveAttribute('aria-expanded', 'false')
  expect(shown.queryByRole('list')).not.toBeInTheDocument()
  await user.click(line)
  const receipts = within(shown.getByRole('list', { name: 'Automatic steps' }))
  const [, second, third] = receipts.getAllByRole('listitem')
  expect(second).toHaveTextContent('Went on to the next question')
  expect(second).toHaveTextContent('yep since mayRead as: an answer to the question, by the rule “says yes”.')
  expect(third).toHaveTextContent('You can undo the booking in the conversation.')
})

test('one press pauses it, and another resumes it', async () => {
  staged(createEnrollment())
  const { user } = renderApp(address)
  await user.click((await strip()).getByRole('button', { name: 'Take Over' }))
  expect(await screen.findByText('You took over. Automatic texts are paused.')).toBeVisible()
  expect(await (await strip()).findByText('stands at needs_staff')).toBeVisible()
  await user.click((await strip()).getByRole('button', { name: 'Resume' }))
  expect(await screen.findByText('Automatic texts resumed.')).toBeVisible()
  expect(await (await strip()).findByRole('button', { name: 'Take Over' })).toBeVisible()
  expect(steered()).toEqual([{ to: 'pause' }, { to: 'resume' }])
})

test('stopped for good, after a question, it is gone', async () => {
  staged(createEnrollment({ status: 'needs_staff' }))
  const { user } = renderApp(address)
  await user.click((await strip()).getByRole('button', { name: 'Stop' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop the automatic texts with Thread 1?' }))
  await user.click(dialog.getByRole('button', { name: 'Stop for Good' }))
  expect(await screen.findByText(/with Thread 1 stopped for good/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Automatic texts' })).not.toBeInTheDocument())
  expect(steered()).toEqual([{ to: 'stop' }])
})

test('a conversation is shown once it is known what runs in it, so that nothing moves', async () => {
  const answered = Promise.withResolvers<{ enrollment: object }>()
  staged(null, { [`GET ${at}`]: () => answered.promise })
  renderApp(address)
  await waitFor(() => expect(server.times('GET', `/api/texts/threads/${toId(101)}`)).toBe(1))
  await waitFor(() => expect(server.times('GET', at)).toBe(1))
  expect(screen.queryByRole('textbox', { name: 'Message' })).not.toBeInTheDocument()
  answered.resolve({ enrollment: createEnrollment() })
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Automatic texts' })).toBeInTheDocument()
})

const hired = (more: object = {}) =>
  createEnrollment({ preset: 'hired', status: 'needs_staff', words: 'set the first day', dueAt: null, ...more })
const dayAt = `/api/automation-enrollments/${toId(700)}/first-day`

test('the first day of a new hire is set in the strip', async () => {
  staged(hired(), { [`PUT ${dayAt}`]: () => ({ ok: true }) })
  const { user } = renderApp(address)
  const shown = await strip()
  const set = shown.getByRole('button', { name: 'Set Day' })
  expect(set).toBeDisabled()
  await user.type(shown.getByLabelText('First day'), '12/7/2026')
  await user.click(set)
  expect(await screen.findByText(/^First day set\. Texts go out the day before/)).toBeVisible()
  expect(server.asked.filter(({ path }) => path === dayAt).map(({ body }) => body)).toEqual([{ day: '2026-12-07' }])
})

test('shows a refused day at its field, and clears one that is set', async () => {
  staged(hired({ status: 'scheduled', firstDay: '2026-12-07' }), {
    [`PUT ${dayAt}`]: () => refuse('invalid', 'Choose today or a later day.', { day: 'Choose today or a later day.' }),
  })
  const { user } = renderApp(address)
  const shown = await strip()
  const field = shown.getByLabelText('First day')
  expect(field).toHaveValue('12/7/2026')
  await user.clear(field)
  await user.click(shown.getByRole('button', { name: 'Clear Day' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription('Choose today or a later day.'))
})

test('no other automation asks for a first day', async () => {
  staged(createEnrollment())
  renderApp(address)
  expect((await strip()).queryByLabelText('First day')).not.toBeInTheDocument()
})

test('without an active automation, the conversation has no bar', async () => {
  staged(createEnrollment({ status: 'finished' }))
  renderApp(address)
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Automatic texts' })).not.toBeInTheDocument()
})

test('a conversation does not wait for an answer that fails', async () => {
  staged(null, { [`GET ${at}`]: () => refuse('unavailable', 'It rests.') })
  renderApp(address)
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeInTheDocument()
})

test('a reader without edit rights sees the bar and the receipts, and no controls', async () => {
  const me = createPerson()
  const reader = { ...me, can: me.can.filter((right) => right !== 'candidates:edit') }
  staged(createEnrollment(), {
    'GET /api/auth/session': () => ({
      me: reader,
      public: { scheduleDemoUrl: '/demo', demoSignIns: false, demoBanner: false, sendsMail: true, passwordMin: 6 },
    }),
  })
  renderApp(address)
  const shown = await strip()
  expect(shown.getAllByRole('button')).toHaveLength(1)
})
