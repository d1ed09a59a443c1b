import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createEntry, createFate, createInbox, createThread } from '../../../../app/web/testing/create-inbox.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const address = `/messages?thread=${toId(101)}`
const [first, second, third] = ['2027-01-05T15:00:00Z', '2027-01-05T20:00:00Z', '2027-01-06T15:00:00Z']
const free = (more: object = {}) => ({
  candidate: 'Thread 1',
  organization: 'Bright Path ABA',
  problem: null,
  interviewer_id: toId(1),
  interviewer: 'Dana',
  location_id: null,
  starts: [first, second, third],
  wish: null,
  wanted: [],
  proposed: null,
  zone: 'America/New_York',
  candidateZone: { timeZone: 'America/Chicago', isGuess: false },
  language: 'en',
  moveTo: 'Interview Scheduled',
  people: [{ id: toId(1), name: 'Dana' }],
  places: [],
  ...more,
})
const done = { id: toId(77), at: second, zone: 'America/New_York', moved: true, text: { sendAt: second, held: null } }
const world = (more: object = {}, times: object = free()) => ({
  ...createInbox(),
  [`GET /api/candidates/${toId(201)}/free-times`]: () => times,
  'POST /api/bookings': () => done,
  ...more,
})
const bodies = (path: string) => server.asked.filter((ask) => ask.path === path).map(({ body }) => body as object)
const openForm = async () => {
  const app = renderApp(address)
  await app.user.click(await screen.findByRole('button', { name: 'Book' }))
  const form = within(await screen.findByRole('region', { name: 'Book an interview' }))
  await form.findByText(/CST for Thread/)
  return { ...app, form }
}

test('a free time is chosen, three lines show the effects of one press, and it applies them', async () => {
  server.answer(world())
  const { user, form } = await openForm()
  await user.click(form.getByRole('button', { name: '3:00 PM EST' }))
  const will = form.getByRole('group', { name: 'Summary' })
  expect(will).toHaveTextContent('Books Tue, Jan 5, 3:00 PM EST with Dana (2:00 PM CST for Thread)')
  expect(will).toHaveTextContent(/: phone interview, 30 min/)
  expect(form.getByRole('checkbox', { name: 'Moves to Interview Scheduled' })).toBeChecked()
  expect(await form.findByText(/Hi Ana.*Sends now/)).toBeInTheDocument()
  expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the booking' }).value).toMatch(
    /^Hi Thread, your/,
  )
  await user.click(form.getByRole('button', { name: 'Book, text and move' }))
  await waitFor(() => expect(bodies('/api/bookings')).toHaveLength(1))
  expect(bodies('/api/bookings')[0]).toMatchObject({
    candidate_id: toId(201),
    interviewer_id: toId(1),
    type: 'Phone',
    at: second,
    moves: true,
    text: { message: expect.stringContaining('Tue, Jan 5 at 2:00 PM CST. Reply') as string },
  })
  expect(await screen.findByText('Booked Tue, Jan 5, 3:00 PM EST')).toBeInTheDocument()
})

test('each line can be skipped by itself, and Undo reverts the whole booking', async () => {
  const undo = `/api/bookings/${toId(77)}/undo`
  server.answer(world({ [`POST ${undo}`]: () => ({ undone: 'whole', status: null, correction: null }) }))
  const { user, form } = await openForm()
  await user.click(form.getByRole('checkbox', { name: /^Texts/ }))
  await user.click(form.getByRole('checkbox', { name: /^Moves/ }))
  await user.click(form.getByRole('button', { name: 'Book' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(bodies('/api/bookings')[0]).toMatchObject({ text: null, moves: false })
  await waitFor(() => expect(bodies(undo)).toEqual([{ whole: true }]))
  expect(await screen.findByText('Booking undone. Nothing was sent.')).toBeInTheDocument()
})

test('a taken time shows a notice with fresh times; another attempt is another booking', async () => {
  let left = [first, second]
  server.answer({
    ...world(),
    [`GET /api/candidates/${toId(201)}/free-times`]: () => free({ starts: left }),
    'POST /api/bookings': () => {
      left = [second]
      return refuse('conflict', 'That time is no longer available. Choose another.')
    },
  })
  const { user, form } = await openForm()
  await user.click(form.getByRole('button', { name: 'Book, text and move' }))
  expect(await form.findByText('That time is no longer available. Choose another.')).toBeInTheDocument()
  await waitFor(() => expect(form.queryByRole('button', { name: '10:00 AM EST' })).not.toBeInTheDocument())
  await user.click(form.getByRole('button', { name: 'Book, text and move' }))
  await waitFor(() => expect(bodies('/api/bookings')).toHaveLength(2))
  const [one, two] = bodies('/api/bookings') as { id: string }[]
  expect(one?.id).not.toBe(two?.id)
})

test('a person without texts is booked without one, and the line explains it before', async () => {
  const barred = createFate({ skipped: 'This person opted out of texts.' })
  const preview = createInbox()['POST /api/texts/preview']()
  server.answer(world({ 'POST /api/texts/preview': () => ({ ...preview, recipients: [barred] }) }))
  const { user, form } = await openForm()
  expect(await form.findByRole('checkbox', { name: 'No text: This person opted out of texts.' })).toBeDisabled()
  await user.click(form.getByRole('button', { name: 'Book and move' }))
  await waitFor(() => expect(bodies('/api/bookings')[0]).toMatchObject({ text: null, moves: true }))
})

test('without a free time, shows a notice and books nothing', async () => {
  server.answer(world({}, free({ starts: [] })))
  const { user } = renderApp(address)
  await user.click(await screen.findByRole('button', { name: 'Book' }))
  expect(await screen.findByText(/No free times in the next 2 weeks/)).toBeInTheDocument()
  const form = within(screen.getByRole('region', { name: 'Book an interview' }))
  expect(form.getByRole('button', { name: 'Book' })).toBeDisabled()
})

test('Offer 3 times puts times and a link into the words, and sends nothing', async () => {
  const offered = { times: [first, second, third], path: '/book/abc', organization: 'Bright Path ABA', wish: null }
  const more = { zone: 'America/New_York', candidateZone: null, language: 'en' }
  server.answer(world({ [`POST /api/candidates/${toId(201)}/offered-times`]: () => ({ ...offered, ...more }) }))
  const { user } = renderApp(address)
  await user.click(await screen.findByRole('button', { name: 'Book' }))
  await user.click(await screen.findByRole('button', { name: 'Offer 3 Times' }))
  const field = await screen.findByRole('textbox', { name: 'Message' })
  await waitFor(() =>
    expect((field as HTMLTextAreaElement).value).toMatch(
      /^Hi Thread, would .*Tue, Jan 5 at 10:00 AM EST; .*; .*\/book\/abc$/,
    ),
  )
  expect(bodies('/api/texts/send')).toEqual([])
})

test('the thread’s booking can be undone for an hour, and words to correct its text appear in the composer', async () => {
  const kind = { kind: 'booking', status: 'Scheduled', state: 'Scheduled', canUndo: true }
  const words = 'A correction: your interview does not take place.'
  const one = createThread(1)
  server.answer({
    ...createInbox(one, [createEntry(1, { ...kind, body: 'Phone interview, Tue, Jan 5, 3:00 PM EST with Dana' })]),
    [`POST /api/bookings/${toId(301)}/undo`]: () => ({
      undone: 'cancelled',
      status: 'Initial Inquiry',
      correction: words,
    }),
  })
  const { user } = renderApp(address)
  await user.click(await screen.findByRole('button', { name: 'Undo Booking' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(words))
  expect(bodies('/api/texts/send')).toEqual([])
})

const pickPlace = (query: URLSearchParams) => (query.get('location_id') === toId(41) ? toId(41) : toId(40))

test('where there are several locations one is chosen, and the booking is for it', async () => {
  const places = [
    { id: toId(40), name: 'Round Rock' },
    { id: toId(41), name: 'El Paso' },
  ]
  const path = `/api/candidates/${toId(201)}/free-times`
  server.answer({
    ...world(),
    [`GET ${path}`]: ({ query }: { query: URLSearchParams }) => free({ places, location_id: pickPlace(query) }),
  })
  const { user, form } = await openForm()
  const picker = form.getByRole('combobox', { name: 'Location' })
  expect(picker).toHaveValue('Round Rock')
  await user.click(picker)
  await user.click(await screen.findByRole('option', { name: 'El Paso' }))
  await waitFor(() => expect(picker).toHaveValue('El Paso'))
  await user.click(form.getByRole('button', { name: 'Book, text and move' }))
  await waitFor(() => expect(bodies('/api/bookings')[0]).toMatchObject({ location_id: toId(41) }))
})

test('with a single location there is no location field', async () => {
  server.answer(world({}, free({ places: [{ id: toId(40), name: 'Round Rock' }] })))
  const { form } = await openForm()
  expect(form.queryByRole('combobox', { name: 'Location' })).not.toBeInTheDocument()
})

test('the form begins with the first free hour that fits what the candidate wrote, and says their words', async () => {
  const wish = { quote: 'tomorrow after 3', when: 'Wed, Jan 6, after 3:00 PM Chicago time', fits: true }
  server.answer(world({}, free({ wish, wanted: [third], proposed: third })))
  const { user, form } = await openForm()
  expect(form.getByText('Wrote “tomorrow after 3” · Wed, Jan 6, after 3:00 PM Chicago time')).toBeVisible()
  expect(form.getByRole('button', { name: /^Wed, Jan 6/ })).toHaveAttribute('aria-pressed', 'true')
  await user.click(form.getByRole('button', { name: 'Book, text and move' }))
  await waitFor(() => expect(bodies('/api/bookings')).toMatchObject([{ at: third }]))
})

test('if no free hour fits, the form begins with the nearest, with a note', async () => {
  const wish = { quote: 'after 8 PM', when: 'any day, after 8:00 PM Chicago time', fits: false }
  server.answer(world({}, free({ wish, proposed: second })))
  const { form } = await openForm()
  expect(form.getByText(/“after 8 PM” · .* · No free time fits. The nearest comes first.$/)).toBeVisible()
  expect(form.getByRole('button', { name: '3:00 PM EST' })).toHaveAttribute('aria-pressed', 'true')
})

test('the words of an unfinished booking return the next time, with a note at its text', async () => {
  server.answer(
    world({
      'GET /api/me/form-draft': ({ query }: { query: URLSearchParams }) => ({
        draft:
          query.get('form') === 'booking'
            ? { fields: { text: 'Hi Ana, talk soon!' }, savedAt: '2026-12-20T16:00:00Z' }
            : null,
      }),
      'PUT /api/me/form-draft': () => ({ savedAt: null }),
    }),
  )
  const { user, form } = await openForm()
  const text = form.getByRole('textbox', { name: 'Text of the booking' })
  await waitFor(() => expect(text).toHaveValue('Hi Ana, talk soon!'))
  await user.type(text, ' Dana')
  await waitFor(() =>
    expect(bodies('/api/me/form-draft')).toContainEqual(
      expect.objectContaining({ form: 'booking', fields: { text: 'Hi Ana, talk soon! Dana' } }),
    ),
  )
})
