import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createEntry, createInbox, createThread } from '../../../../app/web/testing/create-inbox.ts'
import { createProfile } from '../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const one = createCandidate(1)
const at = `/candidate/${one.id}?tab=messages`
const api = `/api/candidates/${one.id}`
const mail = { to: 'ana@example.test', barred: null as string | null, replyTo: 'priya@example.test', isKept: false }
const world = ({ reach = {}, entries = [] as object[], me = createPerson() } = {}) => ({
  ...createHealthyServer(me),
  [`GET ${api}/profile`]: () => createProfile(1),
  [`GET ${api}/texts`]: () => ({
    thread: null,
    entries,
    before: null,
    draft: null,
    prefersSpanish: false,
    candidateId: one.id,
  }),
  [`GET ${api}/reach`]: () => ({ textBarred: null, mail, ...reach }),
})
type User = ReturnType<typeof renderApp>['user']
const choose = async (user: User, kind: string) =>
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Message type' }), kind)
const findCalls = (path: string) => server.asked.filter((ask) => ask.path === path && ask.method === 'POST')

test('offers email or a call first for people who cannot be texted, with the reason in the composer', async () => {
  server.answer(world({ reach: { textBarred: 'This person refused texts.' } }))
  renderApp(at)
  expect(await screen.findByText('Can’t be texted: This person refused texts.')).toBeInTheDocument()
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toBeInTheDocument()
  const kinds = within(screen.getByRole('combobox', { name: 'Message type' })).getAllByRole('option')
  expect(kinds.map((each) => (each as HTMLOptionElement).value)).toEqual(['mail', 'call', 'text'])
  expect(screen.getByText('To ana@example.test. Replies go to priya@example.test.')).toBeInTheDocument()
})

test('offers a text first for people who can be texted, and email when that is chosen', async () => {
  server.answer({ ...world(), [`POST ${api}/mails`]: () => ({ id: toId(9), state: 'waiting' }) })
  const { user } = renderApp(at)
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeInTheDocument()
  await choose(user, 'Email')
  await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Hello')
  expect(screen.getByRole('button', { name: 'Send Email' })).toBeDisabled()
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'When may we call?')
  // What is half written is there again after a look at the texts.
  await choose(user, 'Text')
  await choose(user, 'Email')
  await user.click(screen.getByRole('button', { name: 'Send Email' }))
  expect(await screen.findByText('Email on its way.')).toBeInTheDocument()
  expect(findCalls(`${api}/mails`).map(({ body }) => body)).toEqual([
    { mailId: expect.any(String) as string, subject: 'Hello', body: 'When may we call?' },
  ])
  expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('')
})

test('an email that failed to send stays, and a second try is the same email', async () => {
  let tries = 0
  server.answer({
    ...world(),
    [`POST ${api}/mails`]: () => {
      tries += 1
      return tries === 1 ? refuse('unavailable', 'Down for a moment.') : { id: toId(9), state: 'kept' }
    },
  })
  const { user } = renderApp(at)
  await choose(user, 'Email')
  await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Hello')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'Words')
  await user.click(screen.getByRole('button', { name: 'Send Email' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Down for a moment.')
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('Words')
  await user.click(screen.getByRole('textbox', { name: 'Email' }))
  await user.click(screen.getByRole('button', { name: 'Send Email' }))
  expect(await screen.findByText('Email kept in the mailbox.')).toBeInTheDocument()
  const [first, second] = findCalls(`${api}/mails`).map(({ body }) => body)
  expect(second).toEqual(first)
})

test('a demo warns that its emails reach no one', async () => {
  server.answer(world({ reach: { mail: { ...mail, isKept: true } } }))
  const { user } = renderApp(at)
  await choose(user, 'Email')
  expect(await screen.findByText(/sends no email/)).toBeInTheDocument()
})

test('shows a sentence instead of a form for people that no one can email, and offers a call first', async () => {
  const barred = 'This record has no email address.'
  server.answer(world({ reach: { textBarred: 'There is no phone number.', mail: { ...mail, barred } } }))
  const { user } = renderApp(at)
  expect(await screen.findByRole('button', { name: 'Log Call' })).toBeInTheDocument()
  await choose(user, 'Email')
  expect(await screen.findByText(barred)).toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: 'Subject' })).not.toBeInTheDocument()
})

test('logs a call with its outcome, its moment and a note; refuses one of the future', async () => {
  server.answer({ ...world(), [`POST ${api}/calls`]: () => ({ id: toId(9) }) })
  const { user } = renderApp(at)
  await choose(user, 'Log a Call')
  expect(await screen.findByRole('button', { name: 'Log Call' })).toBeDisabled()
  await user.click(screen.getByRole('radio', { name: 'Wrong number' }))
  expect(screen.getByText('The number stays on the record until someone corrects it.')).toBeInTheDocument()
  const when = screen.getByLabelText('When (your time)')
  fireEvent.change(when, { target: { value: '2999-01-01T10:00' } })
  expect(await screen.findByText('The call is in the future. Log it afterwards.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Log Call' })).toBeDisabled()
  fireEvent.change(when, { target: { value: '2020-01-05T10:00' } })
  await user.type(screen.getByRole('textbox', { name: 'What did you discuss?' }), 'Somebody else lives there')
  await choose(user, 'Text')
  expect(screen.queryByRole('button', { name: 'Log Call' })).not.toBeInTheDocument()
  await choose(user, 'Log a Call')
  await user.click(screen.getByRole('button', { name: 'Log Call' }))
  expect(await screen.findByText('Call logged.')).toBeInTheDocument()
  expect(findCalls(`${api}/calls`).map(({ body }) => body)).toEqual([
    {
      callId: expect.any(String) as string,
      outcome: 'wrong-number',
      note: 'Somebody else lives there',
      at: new Date('2020-01-05T10:00').toISOString(),
    },
  ])
})

test('lists emails and calls in the thread with person, time and outcome; an own call can be deleted', async () => {
  const entries = [
    createEntry(1, {
      kind: 'mail',
      subject: 'Your application',
      to: 'ana@example.test',
      body: 'Hello',
      status: 'sent',
      state: 'Sent',
    }),
    createEntry(2, { kind: 'call', body: 'Back on Monday', status: 'reached', state: 'Reached', canDelete: true }),
  ]
  server.answer({ ...world({ entries }), [`DELETE /api/candidates/calls/${toId(302)}`]: () => ({ ok: true }) })
  const { user } = renderApp(at)
  const mailed = within(await screen.findByRole('article', { name: 'Email by Priya' }))
  expect(mailed.getByText('Your application')).toBeInTheDocument()
  expect(mailed.getByText(/Priya · .* · Email to ana@example\.test · Sent/)).toBeInTheDocument()
  const called = within(screen.getByRole('article', { name: 'Call by Priya' }))
  expect(called.getByText('Call: Reached')).toBeInTheDocument()
  expect(called.getByText(/Back on Monday/)).toBeInTheDocument()
  await user.click(called.getByRole('button', { name: 'Delete this call' }))
  await waitFor(() => expect(server.times('DELETE', `/api/candidates/calls/${toId(302)}`)).toBe(1))
  expect(screen.queryByText('Nothing here yet')).not.toBeInTheDocument()
})

test('the inbox offers the same, next to the note', async () => {
  const first = createThread(1, { optedOut: 'here' })
  server.answer({
    ...createInbox(first, [createEntry(1)]),
    [`GET /api/candidates/${first.candidateId}/reach`]: () => ({ textBarred: 'This person opted out of texts.', mail }),
  })
  renderApp(`/messages?thread=${first.id}`)
  expect(await screen.findByRole('textbox', { name: 'Email' })).toBeInTheDocument()
  // The notice above says why; once is enough.
  expect(screen.getAllByText(/can’t be texted/i)).toHaveLength(1)
  const kinds = within(screen.getByRole('combobox', { name: 'Message type' })).getAllByRole('option')
  expect(kinds.map((each) => (each as HTMLOptionElement).value)).toEqual(['mail', 'call', 'text', 'note'])
})
