import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { createProfile } from '../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'
import type { resumeScore } from '../contract/scoring.ts'

const server = fakeServer()
const someone = createCandidate(1)
type Hours = NonNullable<z.infer<typeof resumeScore.reply>['reading']>['hours']
type Review = NonNullable<z.infer<typeof resumeScore.reply>['reading']>['modelReview']
const reading = {
  state: 'scored',
  isUsed: true,
  rubricVersion: '1',
  readOn: '2026-11-20',
  scoredAt: '2026-11-20T18:00:00Z',
  isResume: true,
  hasPromptInjection: false,
  skills: 62,
  experience: 48,
  criteria: [
    {
      part: 'skills',
      name: 'Data collection',
      verdict: 'Found',
      words: 'ABC data.',
      points: 15,
      most: 20,
      quotes: ['Collected <b>ABC data</b> daily'],
    },
    {
      part: 'skills',
      name: 'Crisis training',
      verdict: 'Missing',
      words: 'None found.',
      points: 0,
      most: 10,
      quotes: [],
    },
    { part: 'skills', name: 'Supervision', verdict: 'Unclear', words: 'None found.', points: 0, most: 10, quotes: [] },
  ],
  certifications: [{ kind: 'RBT', number: 'RBT-24-348734', state: 'active-claimed', quote: 'RBT-24-348734' }],
  abaMonths: 27,
  relatedMonths: null,
  jobs: [],
  hours: null as Hours,
  filledCertification: 'RBT-24-348734',
  filledCurrentRbt: false,
  modelReview: null as Review,
}
const open = (answer: () => unknown, dialog = 'analysis', more: object = {}) => {
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/saved-views': () => ({ views: [] }),
    [`GET /api/candidates/${someone.id}/analysis`]: () => ({
      candidate: someone,
      score_override: null,
      fitReason: '62 and 48.',
      counts_culture_fit: true,
      ...createProfile(1).scores,
    }),
    [`GET /api/candidates/${someone.id}/resume-score`]: answer,
    [`POST /api/candidates/${someone.id}/resume-score`]: () => ({ ok: true }),
    ...more,
  })
  renderApp(`/candidate-directory?panel=${someone.id}&part=${dialog}`)
}
const section = async () => within(await screen.findByRole('region', { name: 'From the resume' }))

test('shows claims, each criterion with its points and quotes, and the resume can be read again', async () => {
  open(() => ({ blind: null, reading }))
  const shown = await section()
  expect(shown.getByText('RBT-24-348734: claimed')).not.toBeVisible()
  await userEvent.click(shown.getByText('How this was counted'))
  expect(shown.getByText('RBT-24-348734: claimed')).toBeVisible()
  expect(shown.getByText('ABA work with dates: 2 years 3 months')).toBeVisible()
  expect(shown.getByText('Filled in from the resume: certification number RBT-24-348734.')).toBeVisible()
  const found = (await screen.findByText('Data collection')).closest('li')
  expect(found).toHaveTextContent('Data collection15 of 20ABC data. Quote')
  await userEvent.click(screen.getByRole('button', { name: 'Show the quotes for Data collection' }))
  expect(screen.getByText('Collected <b>ABC data</b> daily')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show in the resume' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Hide the quotes for Data collection' }))
  expect(screen.queryByText('Collected <b>ABC data</b> daily')).toBeNull()
  expect(shown.getByText(/Rubric version 1, read Nov 20/)).toBeVisible()
  expect(shown.queryByText(/came with the application/)).toBeNull()
  await userEvent.click(shown.getByRole('button', { name: 'Read Again' }))
  expect(server.asked.map(({ method, path }) => `${method} ${path}`)).toContain(
    `POST /api/candidates/${someone.id}/resume-score`,
  )
})

test('delivered scores stay, next to the scores that the resume would give', async () => {
  open(() => ({ blind: null, reading: { ...reading, isUsed: false, filledCertification: null } }))
  const shown = await section()
  expect(shown.getByText(/came with the application and stay\..*skills 62 and experience 48\./)).toBeVisible()
  expect(shown.queryByText(/Filled in from the resume/)).toBeNull()
  expect(shown.getByText('Data collection')).toBeVisible()
  expect(shown.getByText('Crisis training').closest('li')).toHaveTextContent(/^Crisis training0 of 10$/)
  expect(shown.getByText('Supervision').closest('li')).toHaveTextContent(/^Supervisionunclear$/)
})

test('criteria that an earlier reader stored, and those of a blind sample, show no points', async () => {
  const bare = reading.criteria.map((one) => ({ ...one, part: null, words: null, points: null, most: null }))
  open(() => ({ blind: null, reading: { ...reading, criteria: bare } }))
  const shown = await section()
  expect(shown.getByText('Data collection').closest('li')).toHaveTextContent('Data collection Quote')
  expect(shown.getByText('Not found: crisis training.')).toBeVisible()
})

test.each([
  ['Reading the resume', { state: 'waits', rubricVersion: null, readOn: null }],
  ['took too long', { state: 'failed' }],
  ['doesn’t look like one person’s resume', { isResume: false }],
  ['contains instructions to the reader', { hasPromptInjection: true }],
])('a resume that %s says so, and shows no criteria', async (words, change) => {
  open(() => ({ blind: null, reading: { ...reading, ...change } }))
  const shown = await section()
  expect(shown.getByText(new RegExp(words))).toBeVisible()
  expect(shown.queryByText('Data collection')).toBeNull()
})

test('shows nothing without words; a failure shows an error and can be retried', async () => {
  let isAway = true
  open(() => (isAway ? refuse('unavailable', 'Away') : { blind: null, reading: null }))
  expect(await screen.findByText('Away')).toBeVisible()
  isAway = false
  await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] ?? document.body)
  await waitFor(() => expect(screen.queryByText('Away')).toBeNull())
  expect(screen.queryByRole('region', { name: 'From the resume' })).toBeNull()
})

const review = {
  state: 'read' as const,
  model: 'small',
  readAt: '2026-11-20T18:01:00Z',
  mayAsk: false,
  criteria: [
    {
      name: 'Data collection',
      verdict: 'Found' as const,
      lines: [7, 9],
      quotes: ['Collected <b>ABC data</b> daily', 'Graphed it'],
    },
    { name: 'Crisis training', verdict: 'Found' as const, lines: [12], quotes: ['Safety-Care <i>trained</i>'] },
    { name: 'Supervision', verdict: 'Unclear' as const, lines: [], quotes: [] },
  ],
}

test('shows a language model’s verdict next to each criterion, with new quotes, and notes that it changes no score', async () => {
  open(() => ({ blind: null, reading: { ...reading, modelReview: review } }))
  const shown = await section()
  expect(shown.getByText('An AI model (small) read this, too. It changes no score.')).toBeVisible()
  expect((await screen.findByText('Data collection')).closest('li')).toHaveTextContent(
    'Data collection15 of 20ABC data. QuoteAI model: Found, lines 7, 9Graphed it',
  )
  expect(screen.getByText('Crisis training').closest('li')).toHaveTextContent(
    'Crisis training0 of 10None found. AI model: Found, line 12Safety-Care <i>trained</i>',
  )
  expect(shown.queryByRole('button', { name: 'Read With AI Model' })).toBeNull()
})

test.each([
  [review, 'Highlight what supports the score and what the AI model found', ['Graphed it']],
  [null, 'Highlight what supports the score', []],
] as const)(
  'what the model quotes is marked in the resume, too, and the switch says so: case %#',
  async (more, label, marks) => {
    const words = () => ({
      id: someone.id,
      name: someone.name,
      position: 'RBT',
      email_address: null,
      phone_number: null,
      city: null,
      state: null,
      date_submitted: null,
      resume_text: 'Collected <b>ABC data</b> daily\nGraphed it\nSoup of the day',
      file: null,
      reading: null,
      unread: null,
      unreadPages: 0,
    })
    open(() => ({ blind: null, reading: { ...reading, modelReview: more } }), 'resume', {
      [`GET /api/candidates/${someone.id}/resume`]: words,
    })
    expect(await screen.findByRole('switch', { name: label })).toBeChecked()
    await waitFor(() =>
      expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
        'Collected <b>ABC data</b> daily',
        ...marks,
      ]),
    )
  },
)

const unread = { ...review, model: null, readAt: null, criteria: [] }

test.each([
  ['waits', {}, /is reading this, too.*changes no score/],
  ['failed', {}, /gave no usable answer/],
  ['blocked', { hasPromptInjection: true }, 'Not sent to the AI model: the text contains instructions.'],
] as const)('an AI review that %s is told, and shows no verdict', async (state, change, words) => {
  open(() => ({ blind: null, reading: { ...reading, ...change, modelReview: { ...unread, state } } }))
  const shown = await section()
  expect(shown.getByText(words)).toBeVisible()
  expect(shown.queryByText(/^AI model:/)).toBeNull()
})

test('the model reads one resume on request, and a refusal is shown', async () => {
  open(() => ({ blind: null, reading: { ...reading, modelReview: { ...unread, state: 'none', mayAsk: true } } }))
  const shown = await section()
  server.answer({
    [`POST /api/candidates/${someone.id}/model-review`]: () =>
      refuse('conflict', 'The AI model is already reading this resume.'),
  })
  await userEvent.click(shown.getByRole('button', { name: 'Read With AI Model' }))
  expect(await shown.findByText('The AI model is already reading this resume.')).toBeVisible()
  expect(server.asked.map(({ method, path }) => `${method} ${path}`)).toContain(
    `POST /api/candidates/${someone.id}/model-review`,
  )
})

test('without a model that reads resumes, none is mentioned', async () => {
  open(() => ({ blind: null, reading }))
  const shown = await section()
  expect(shown.queryByText(/model/i)).toBeNull()
})

const hours = {
  words: 'Mon–Fri 3:00 PM – 8:00 PM',
  quotes: ['Availability: Mon-Fri 3-8 pm'],
  location: 'Austin',
  fit: { fits: 1500, open: 3345 },
}

test('shows the hours that fit next to the opening hours of the location, in the words of the resume', async () => {
  open(() => ({ blind: null, reading: { ...reading, hours } }))
  const shown = await section()
  expect(shown.getByText('Hours that fit: 25 of 55.8 a week at Austin')).toBeVisible()
  expect(shown.getByText('Can work Mon–Fri 3:00 PM – 8:00 PM.')).toBeVisible()
  expect(shown.getByText('“Availability: Mon-Fri 3-8 pm”')).toBeVisible()
})

test.each([
  ['Austin', 'Opening hours for Austin aren’t set. Add them in the organization’s Locations.'],
  [null, 'No location to compare them with.'],
])('hours that cannot be compared are told with the reason: %s', async (location, sentence) => {
  open(() => ({ blind: null, reading: { ...reading, hours: { ...hours, location, fit: null } } }))
  const shown = await section()
  expect(shown.getByText('Can work Mon–Fri 3:00 PM – 8:00 PM.')).toBeVisible()
  expect(shown.getByText(sentence)).toBeVisible()
})

test('hides numbers in the blind sample, and shows the decision and the score once decided', async () => {
  const criteria = reading.criteria.map((one) => ({ ...one, points: null, most: null }))
  const hidden = { ...reading, isUsed: false, skills: null, experience: null, criteria }
  let decided: object | null = null
  open(() => ({ blind: { decided }, reading: hidden }))
  const shown = await section()
  expect(shown.getByText('This candidate is in the blind sample. The score appears after you decide.')).toBeVisible()
  expect(shown.getByText('Data collection')).toBeVisible()
  expect(shown.queryByText(/skills 0/)).toBeNull()
  expect(shown.queryByText(/came with the application/)).toBeNull()
  decided = {
    at: '2026-11-20T18:00:00.000Z',
    by: { kind: 'person', name: '<b>Riley</b>' },
    status: 'Archived',
    number: 80,
  }
  await userEvent.click(shown.getByRole('button', { name: 'Read Again' }))
  expect(
    await shown.findByText(
      'Decided before the score appeared: Archived by <b>Riley</b>, Nov 20, 2026. The score was 80.',
    ),
  ).toBeVisible()
  expect(shown.queryByText(/in the blind sample/)).toBeNull()
})
