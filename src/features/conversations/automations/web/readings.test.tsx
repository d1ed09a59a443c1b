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
const readAt = `/api/automation-enrollments/${toId(700)}/interpretation`
const upTo = '2026-11-20T15:20:00.000Z'

const handed = () =>
  createEnrollment({
    status: 'needs_staff',
    dueAt: null,
    words: 'the reply is unclear: “depends on my cat”',
    revision: 4,
    wrote: { words: 'depends on my cat', upTo },
    readings: [
      { id: 'yes', label: 'As a yes', isSuggested: false },
      { id: 'no', label: 'As a no', isSuggested: false },
      { id: 'decline', label: 'Not interested', isSuggested: false },
      { id: 'mine', label: 'I’ll Reply', isSuggested: false },
    ],
  })
/** A conversation whose reply waits for someone to read it; once it is read the automation goes on. */
const staged = (more: object = {}) => {
  let now = handed()
  server.answer({
    ...createInbox(createThread(1), [
      createEntry(1),
      createEntry(2, { kind: 'inbound', body: 'depends on my cat', by: 'Thread 1' }),
    ]),
    [`GET ${at}`]: () => ({ enrollment: now }),
    [`POST ${readAt}`]: () => {
      now = createEnrollment({ revision: 5, words: 'Dana Reyes read it as a yes: asked about the age' })
      return { words: 'Dana Reyes read it as a yes: asked about the age' }
    },
    ...more,
  })
}
const question = async () => within(await screen.findByRole('group', { name: 'What does this reply mean?' }))
const pressed = () => server.asked.filter(({ path }) => path === readAt).map(({ body }) => body)

test('a reply that waits for a person has a button for each reading, and one press chooses it', async () => {
  staged()
  const { user } = renderApp(address)
  const asked = await question()
  expect(asked.queryByText('depends on my cat')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Automatic texts: .*“depends on my cat”/ })).toBeVisible()
  expect(asked.getAllByRole('button').map((each) => each.textContent)).toEqual([
    'As a yes',
    'As a no',
    'Not interested',
    'I’ll Reply',
  ])
  await user.click(asked.getByRole('button', { name: 'As a yes' }))
  expect(await screen.findByText('Dana Reyes read it as a yes: asked about the age.')).toBeVisible()
  await waitFor(() =>
    expect(screen.queryByRole('group', { name: 'What does this reply mean?' })).not.toBeInTheDocument(),
  )
  expect(screen.getByRole('button', { name: /^Automatic texts: Dana Reyes read it/ })).toHaveFocus()
  expect(pressed()).toEqual([{ revision: 4, upTo, reading: 'yes' }])
})

test('words that the line above does not quote are shown, and nothing else is offered for them', async () => {
  const wrote = { words: 'depends on my cat\nand on my dog', upTo }
  const reading = {
    act: 'propose',
    words: 'can come “Thursday”',
    times: [],
    interviewer_id: null,
    interviewer: null,
    minutes: 30,
    offers: true,
    stands: false,
  }
  const talk: Record<string, unknown> = createInbox(createThread(1), [
    createEntry(1),
    createEntry(2, { kind: 'inbound', body: 'depends on my cat', by: 'Thread 1' }),
  ])
  const told = `GET /api/texts/threads/${toId(101)}`
  staged({
    [`GET ${at}`]: () => ({ enrollment: { ...handed(), wrote } }),
    [told]: () => ({ ...(talk[told] as () => object)(), reading }),
  })
  renderApp(address)
  expect((await question()).getByText(/and on my dog/)).toBeVisible()
  expect(screen.queryByText(/Reads as/)).not.toBeInTheDocument()
})

test('a refused press shows why and loads the readings again', async () => {
  staged({
    [`POST ${readAt}`]: () => refuse('conflict', 'This conversation changed. Read it and choose again.'),
  })
  const { user } = renderApp(address)
  const asked = await question()
  const before = server.times('GET', at)
  await user.click(asked.getByRole('button', { name: 'As a no' }))
  expect(await screen.findByText('This conversation changed. Read it and choose again.')).toBeVisible()
  await waitFor(() => expect(server.times('GET', at)).toBeGreaterThan(before))
  expect((await question()).getByRole('button', { name: 'As a no' })).toBeEnabled()
})

test('while one press is on its way no other is taken', async () => {
  const answered = Promise.withResolvers<{ words: string }>()
  staged({ [`POST ${readAt}`]: () => answered.promise })
  const { user } = renderApp(address)
  const asked = await question()
  await user.dblClick(asked.getByRole('button', { name: 'As a yes' }))
  for (const button of asked.getAllByRole('button')) expect(button).toBeDisabled()
  expect(pressed()).toHaveLength(1)
  answered.resolve({ words: 'done' })
})

test('a reader without edit rights sees that it waits, and no buttons', async () => {
  const me = createPerson()
  const reader = { ...me, can: me.can.filter((right) => right !== 'candidates:edit') }
  staged({
    'GET /api/auth/session': () => ({
      me: reader,
      public: { scheduleDemoUrl: '/demo', demoSignIns: false, demoBanner: false, sendsMail: true, passwordMin: 6 },
    }),
  })
  renderApp(address)
  const asked = await question()
  expect(asked.queryByRole('button')).not.toBeInTheDocument()
})

test('marks only the button that a language model suggests', async () => {
  const marked = handed()
  marked.readings = marked.readings.map((each) => ({ ...each, isSuggested: each.id === 'no' }))
  staged({ [`GET ${at}`]: () => ({ enrollment: marked }) })
  renderApp(address)
  const asked = await question()
  expect(asked.getByRole('button', { name: 'As a no' })).toHaveAccessibleDescription('Suggested by AI')
  expect(asked.getByRole('button', { name: 'As a yes' })).not.toHaveAccessibleDescription()
})

test('without a model’s answer, no model is mentioned', async () => {
  staged()
  renderApp(address)
  await question()
  expect(screen.queryByText(/Suggested by AI/)).not.toBeInTheDocument()
})

test('a reply that AI read is quoted with Undo, which brings the buttons back and tells if a text has left', async () => {
  const undoAt = `/api/automation-enrollments/${toId(700)}/undo-reading`
  const act = {
    id: toId(900),
    at: upTo,
    words: 'AI read it as a yes: asked about the age',
    heard: 'depends on my cat',
    reading: 'answer',
    rule: 'read by AI',
    bookingId: null,
  }
  let now = createEnrollment({ revision: 5, words: act.words, acts: [act], canUndo: true })
  server.answer({
    ...createInbox(createThread(1), [createEntry(1)]),
    [`GET ${at}`]: () => ({ enrollment: now }),
    [`POST ${undoAt}`]: () => {
      now = handed()
      return { text: 'left' }
    },
  })
  const { user } = renderApp(address)
  const read = within(await screen.findByRole('group', { name: 'AI read this reply' }))
  expect(read.getByText('depends on my cat')).toBeVisible()
  await user.click(read.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/^Undone\. The next text was already sent\./)).toBeVisible()
  expect((await question()).getByRole('button', { name: 'As a no' })).toBeVisible()
  expect(server.asked.find(({ path }) => path === undoAt)?.body).toEqual({ revision: 5 })
})
