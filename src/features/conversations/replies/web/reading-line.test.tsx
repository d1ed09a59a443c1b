import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createEntry, createInbox, createThread } from '../../../../app/web/testing/create-inbox.ts'
import { createProfile } from '../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createCandidate, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const address = `/messages?thread=${toId(101)}`
const [first, second, third] = ['2027-01-05T15:00:00Z', '2027-01-05T20:00:00Z', '2027-01-06T15:00:00Z']
const shown = 'Tue, Jan 5, 3:00 PM EST'
const reading = (more: object = {}) => ({
  act: 'pick',
  words: `Picks ${shown}`,
  times: [{ at: second, label: shown }],
  interviewer_id: toId(9),
  interviewer: 'Dana',
  minutes: 45,
  offers: false,
  stands: false,
  ...more,
})
const free = (more: object = {}) => ({
  candidate: 'Thread 1',
  organization: 'Bright Path ABA',
  problem: null,
  interviewer_id: toId(9),
  interviewer: 'Dana',
  location_id: null,
  starts: [first, second, third],
  wish: null,
  wanted: [],
  proposed: null,
  zone: 'America/New_York',
  candidateZone: null,
  language: 'en',
  moveTo: null,
  people: [{ id: toId(9), name: 'Dana' }],
  places: [],
  ...more,
})
const freeTimes = `GET /api/candidates/${toId(201)}/free-times`
const world = (read: object | undefined, more: object = {}) => {
  const base = createInbox(createThread(1), [
    createEntry(1),
    createEntry(2, { kind: 'inbound', body: 'the second one', by: 'Thread 1' }),
  ])
  const answers: Record<string, () => object> = base
  const path = `GET /api/texts/threads/${toId(101)}`
  return {
    ...base,
    [path]: () => ({ ...answers[path]?.(), ...(read ? { reading: read } : {}) }),
    [freeTimes]: () => free(),
    'POST /api/bookings': () => ({ id: toId(77), at: second, zone: 'America/New_York', moved: false, text: null }),
    ...more,
  }
}
const line = async () => within(await screen.findByRole('group', { name: 'Reading of the reply' }))
const bookings = () => server.asked.filter(({ path }) => path === '/api/bookings')

test('the reading is above the composer, and one press books its time, texts, and moves the status', async () => {
  server.answer(world(reading(), { [freeTimes]: () => free({ moveTo: 'Interview Scheduled' }) }))
  const { user } = renderApp(address)
  expect((await line()).getByText(`Picks ${shown}`)).toBeVisible()
  expect((await line()).getByText('Phone interview, 45 min, with Dana')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Book' })).toBeNull()
  await user.click((await line()).getByRole('button', { name: `Book ${shown}` }))
  expect(await screen.findByText(`Booked ${shown}`)).toBeInTheDocument()
  expect(bookings()).toHaveLength(1)
  expect(bookings()[0]?.body).toMatchObject({
    at: second,
    interviewer_id: toId(9),
    minutes: 45,
    moves: true,
    text: { message: expect.stringContaining('is on Tue, Jan 5 at 3:00 PM EST') as string },
  })
})

test('opens the form with that time and interviewer to change something first', async () => {
  server.answer(world(reading()))
  const { user } = renderApp(address)
  await user.click((await line()).getByRole('button', { name: 'Change' }))
  const form = within(await screen.findByRole('region', { name: 'Book an interview' }))
  expect(await form.findByRole('group', { name: 'Summary' })).toHaveTextContent(`Books ${shown} with Dana`)
  const asked = server.asked.filter(({ path }) => path.endsWith('/free-times'))
  expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toMatchObject({ interviewer_id: toId(9), minutes: '45' })
  expect(bookings()).toHaveLength(0)
  await user.click(form.getByRole('button', { name: /^Book/ }))
  await waitFor(() => expect(bookings()).toHaveLength(1))
  expect(bookings()[0]?.body).toMatchObject({ at: second, interviewer_id: toId(9), minutes: 45 })
})

test('reports a failed one-press booking, and a second press is the same booking', async () => {
  let fails = true
  const answer = () => {
    if (fails) throw new TypeError('Failed to fetch')
    return { id: toId(77), at: second, zone: 'America/New_York', moved: false, text: null }
  }
  server.answer(world(reading(), { 'POST /api/bookings': answer }))
  const { user } = renderApp(address)
  await user.click((await line()).getByRole('button', { name: `Book ${shown}` }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/you won’t book twice/)
  expect((await line()).getByText(/^Picks /)).toBeVisible()
  fails = false
  await user.click((await line()).getByRole('button', { name: `Book ${shown}` }))
  expect(await screen.findByText(`Booked ${shown}`)).toBeInTheDocument()
  const ids = bookings().map(({ body }) => (body as { id: string }).id)
  expect(new Set(ids).size).toBe(1)
  expect(ids).toHaveLength(2)
})

test('reports a time that someone else took before anything is booked', async () => {
  server.answer(world(reading(), { [freeTimes]: () => free({ starts: [first, third] }) }))
  const { user } = renderApp(address)
  await user.click((await line()).getByRole('button', { name: `Book ${shown}` }))
  expect(await screen.findByText('That time is no longer available. Choose another.')).toBeInTheDocument()
})

test('where no time fits, three others are put into the words and nothing is sent', async () => {
  const offered = {
    times: [first],
    path: '/book/abc',
    organization: 'Bright Path ABA',
    zone: 'America/New_York',
    candidateZone: null,
    language: 'en',
    wish: null,
  }
  server.answer(
    world(reading({ act: 'propose', words: 'Suggests a time. No free time fits\n“sunday”', times: [], offers: true }), {
      [`POST /api/candidates/${toId(201)}/offered-times`]: () => offered,
    }),
  )
  const { user } = renderApp(address)
  await user.click((await line()).getByRole('button', { name: 'Offer 3 Times' }))
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  await waitFor(() => expect(field.value).toContain('Tue, Jan 5 at 10:00 AM EST'))
  expect(screen.getByText('Offers a phone interview with Dana. Times are in the clinic’s time zone.')).toBeVisible()
  expect(server.asked.filter(({ path }) => path === '/api/texts/send')).toHaveLength(0)
})

test('with an interview planned, the line leads to it and books nothing', async () => {
  const words = 'wants to cancel Tue, Jan 5, 3:00 PM EST (still booked until you cancel it)'
  server.answer(world(reading({ act: 'cancel', words, times: [], stands: true })))
  renderApp(address)
  const shownLine = await line()
  expect(shownLine.getByText(/wants to cancel/)).toBeInTheDocument()
  expect(shownLine.queryByRole('button')).toBeNull()
  expect(shownLine.getByRole('link', { name: 'Open the interview' })).toHaveAttribute(
    'href',
    expect.stringContaining('part=interviews'),
  )
})

const alone = (act: string, words: string, more: object = {}) => reading({ act, words, times: [], ...more })

test('drafts an answer to a late candidate and sends nothing', async () => {
  const answer = 'No problem, see you when you get here.'
  server.answer(world(alone('late', `Will be late to ${shown}`, { stands: true, answer })))
  const { user } = renderApp(address)
  await user.click((await line()).getByRole('button', { name: 'Draft an Answer' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(answer))
  expect(server.asked.filter(({ path }) => path === '/api/texts/send')).toHaveLength(0)
})

test('a candidate who wants a person is called, and the call is noted in the same place', async () => {
  server.answer(world(alone('person', 'Wants to talk to a person')))
  const { user } = renderApp(address)
  await user.click((await line()).getByRole('button', { name: 'Log a Call' }))
  expect(await screen.findByRole('radio', { name: 'Reached' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Message type' })).toHaveValue('call')
})

const panel = {
  [`GET /api/candidates/${toId(201)}/analysis`]: () => ({
    candidate: { ...createCandidate(1), id: toId(201) },
    ...createProfile(1).scores,
    fitReason: 'Why so.',
    counts_culture_fit: true,
    score_override: null,
  }),
  'POST /api/candidates/status-choices': () => ({ choices: ['Initial Inquiry', 'Archived'], total: 1 }),
  'GET /api/archive-reasons': () => ({ reasons: ['Took another job'], isOwn: true }),
}

test('a candidate who is not interested is archived with a reason, once a person confirms', async () => {
  server.answer(world(alone('decline', 'Isn’t interested', { archives: true }), panel))
  const { user } = renderApp(address)
  await user.click((await line()).getByRole('link', { name: 'Archive With Reason' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Archive candidate' }))
  expect(await dialog.findByRole('radio', { name: 'Archived' })).toBeChecked()
  expect(dialog.getByRole('combobox', { name: 'Reason' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Archive candidate' })).toBeNull())
  expect(server.asked.filter(({ path }) => path.endsWith('/status'))).toHaveLength(0)
})

test('an archived candidate is not archived again', async () => {
  server.answer(world(alone('decline', 'Isn’t interested', { archives: false })))
  renderApp(address)
  const shownLine = await line()
  expect(shownLine.getByText(/Isn’t interested/)).toBeVisible()
  expect(shownLine.queryByRole('link')).toBeNull()
})

test('a wrong number is looked at in the panel', async () => {
  server.answer(world(alone('wrongNumber', 'Wrong number'), panel))
  const { user } = renderApp(address)
  await user.click((await line()).getByRole('link', { name: 'Check Number' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Candidate B1' })).toBeVisible()
})

test('where a reply reads as nothing there is no line', async () => {
  server.answer(world(undefined))
  renderApp(address)
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Reading of the reply' })).toBeNull()
})

test('a question offers the templates that may answer it', async () => {
  const template = { id: toId(31), name: 'Pay and hours', content: 'We pay $19 to $26 an hour.', content_spanish: null }
  server.answer(world(reading({ act: 'question', words: 'Asks a question', times: [], templates: [template] })))
  const { user } = renderApp(address)
  await user.click(await screen.findByRole('button', { name: 'Answer: Pay and hours' }))
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('We pay $19 to $26 an hour.')
})
