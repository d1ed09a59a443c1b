import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createProfile } from '../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'
import type { Explanation } from './explained.tsx'

const server = fakeServer()

const explanation: Explanation = {
  organization: 'Bright Path ABA',
  candidate: 'Ana',
  position: 'RBT',
  basis: 'ratings',
  number: 76,
  label: 'Good Fit (With Training)',
  certification: 'pending',
  isCertification: false,
  isClaimed: false,
  currentRbt: false,
  ratings: [
    { name: 'skills', received: '80%', counts: 80, rationale: 'Three years with children.' },
    { name: 'experience', received: '0', counts: null, rationale: null },
  ],
  criteria: [],
  readByModel: false,
  ruleVersion: '1',
  states: ['IL'],
  today: '2026-11-20',
  last_day: '2027-11-20',
  requests: [],
}
const request = {
  id: toId(70),
  kind: 'correction' as const,
  words: 'I passed the exam in May.',
  asked_at: '2026-11-20T18:00:00.000Z',
  due_on: '2026-12-20',
}

test('a candidate reads what was read, what it counts for, what would change it, and the notices of their state', async () => {
  server.answer({ ...createHealthyServer(null), 'GET /api/why/tok': () => explanation })
  const { user } = renderApp('/why/tok')
  expect(await screen.findByRole('heading', { name: 'Your score, explained' })).toBeVisible()
  expect(await screen.findByText('Good Fit (With Training)')).toBeVisible()
  expect(screen.getByRole('img', { name: '76 of 100' })).toBeVisible()
  expect(screen.getByText(/^This is the average of the ratings below/)).toBeVisible()
  const read = within(screen.getByText('How it was counted').closest('section') as HTMLElement)
  expect(read.getByText('Three years with children.')).toBeVisible()
  expect(read.getByText('· counts as 80')).toBeVisible()
  expect(read.getByText('· does not count')).toBeVisible()
  expect(read.getByText('· not taken as a certification number')).toBeVisible()
  expect(screen.getByText(/the score would read “RBT Certified”/)).toBeVisible()
  await user.click(screen.getByText('How scores are used'))
  expect(screen.getByText(/Illinois Human Rights Act/)).toBeVisible()
  expect(screen.getByText(/people read the applications and make every decision/)).toBeVisible()
})

test('lists what the resume shows and what can be added, instead of paragraphs', async () => {
  const criteria = [
    { name: 'Teaching methods', isFound: true, quote: 'Ran <b>discrete trials</b> daily' },
    { name: 'Data and notes', isFound: false, quote: null },
  ]
  server.answer({ ...createHealthyServer(null), 'GET /api/why/tok': () => ({ ...explanation, criteria }) })
  const { user } = renderApp('/why/tok')
  const have = within((await screen.findByText('What you have')).closest('section') as HTMLElement)
  expect(have.getByText(/^Teaching methods/)).toBeVisible()
  expect(have.queryByText(/discrete trials<|daily/)).not.toBeInTheDocument()
  await user.click(have.getByRole('button', { name: 'Show Quotes' }))
  expect(have.getByText('“Ran <b>discrete trials</b> daily”')).toBeVisible()
  const add = within(screen.getByText('What you can add').closest('section') as HTMLElement)
  expect(add.getByText('Data collection and session notes')).toBeVisible()
  expect(screen.queryByText('Three years with children.')).not.toBeInTheDocument()
})

test.each([true, false])(
  'that a language model read the resume, too, is told where it is so: %s',
  async (readByModel) => {
    server.answer({ ...createHealthyServer(null), 'GET /api/why/tok': () => ({ ...explanation, readByModel }) })
    renderApp('/why/tok')
    expect(await screen.findByText('Good Fit (With Training)')).toBeVisible()
    expect(screen.queryAllByText(/An AI model read your resume, too\..*changes no score\./)).toHaveLength(
      readByModel ? 1 : 0,
    )
  },
)

test.each([
  ['certification', 'RBT Certified', /so ratings do not count/, /no longer yours, tell us below/],
  ['person', 'Poor Fit', /Someone at Bright Path ABA set this score/, /only a person there can change it/],
] as const)('a score that rests on %s says so', async (basis, label, because, change) => {
  server.answer({
    ...createHealthyServer(null),
    'GET /api/why/tok': () => ({ ...explanation, basis, label, number: 12 }),
  })
  renderApp('/why/tok')
  expect(await screen.findByText(because)).toBeVisible()
  expect(screen.getByText(change)).toBeVisible()
})

test('sends a request once, keeps typed words after a refusal, and shows it with its last day', async () => {
  const sent: unknown[] = []
  server.answer({
    ...createHealthyServer(null),
    'GET /api/why/tok': () => ({ ...explanation, requests: sent.length < 2 ? [] : [{ ...request, answer: null }] }),
    'POST /api/why/tok/requests': ({ body }) => {
      sent.push(body)
      if (sent.length > 1) return { ok: true }
      const message = 'Enter what is wrong and what is right.'
      return refuse('invalid', message, { words: message })
    },
  })
  const { user } = renderApp('/why/tok')
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Enter what is wrong and what is right.')).toBeVisible()
  await user.type(screen.getByLabelText('What is wrong, and what is right?'), request.words)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Your request has arrived.')).toBeVisible()
  expect(await screen.findByText(/An answer is due by December 20, 2026\./)).toBeVisible()
  expect(sent[1]).toMatchObject({ kind: 'correction', words: request.words })
  expect(new Set(sent.map((body) => (body as { id: string }).id)).size).toBe(1)
  expect(screen.getByLabelText('What is wrong, and what is right?')).toHaveValue('')
})

test('an answer is shown below its request', async () => {
  const requests = [{ ...request, answer: 'We corrected the number.' }]
  server.answer({ ...createHealthyServer(null), 'GET /api/why/tok': () => ({ ...explanation, requests }) })
  renderApp('/why/tok')
  expect(await screen.findByText(/We corrected the number\./)).toBeVisible()
  expect(screen.queryByText(/An answer is due/)).not.toBeInTheDocument()
})

const readsSpanish = () => {
  const spy = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-MX'])
  onTestFinished(() => {
    spy.mockRestore()
    localStorage.removeItem('reinforce-language')
  })
}

test('it reads in Spanish', async () => {
  readsSpanish()
  server.answer({
    ...createHealthyServer(null),
    'GET /api/why/tok': () => explanation,
  })
  renderApp('/why/tok')
  expect(await screen.findByRole('heading', { name: 'Su puntuación, explicada' })).toBeVisible()
  expect(await screen.findByText('Adecuado (con formación)')).toBeVisible()
})

test('an expired link shows a notice, in Spanish, too', async () => {
  readsSpanish()
  server.answer({
    ...createHealthyServer(null),
    'GET /api/why/old': () => refuse('not-found', 'This link has expired. Ask Bright Path ABA for a new one.'),
  })
  renderApp('/why/old')
  expect(await screen.findByText('Este enlace venció. Pida uno nuevo a Bright Path ABA.')).toBeVisible()
})

const one = createCandidate(1)
const api = `/api/candidates/${one.id}`

test('the link is made from the candidate’s page and shown once', async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    [`GET ${api}/profile`]: () => createProfile(1),
    [`POST ${api}/explanations`]: () => ({ link: '/why/abc', last_day: '2027-11-20', language: 'en' }),
  })
  const { user } = renderApp(`/candidate/${one.id}`)
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Explain the Score' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Explain the score' }))
  await user.click(await dialog.findByRole('button', { name: 'Create Link' }))
  expect(await dialog.findByLabelText('Link')).toHaveValue(`${window.location.origin}/why/abc`)
  expect(dialog.getByText(/It works until Nov 20, 2027\./)).toBeVisible()
})

test('a candidate’s request is shown on their page with its last day, and can be answered there', async () => {
  let requests = [request]
  server.answer({
    ...createHealthyServer(createPerson()),
    [`GET ${api}/profile`]: () => createProfile(1, { requests }),
    [`POST /api/explanation-requests/${request.id}/answer`]: ({ body }) => {
      if ((body as { answer: string }).answer.trim() === '') {
        const message = 'Enter a reply to the candidate.'
        return refuse('invalid', message, { answer: message })
      }
      requests = []
      return { ok: true }
    },
  })
  const { user } = renderApp(`/candidate/${one.id}`)
  expect(await screen.findByText('“I passed the exam in May.”')).toBeVisible()
  expect(screen.getByText(/Dec 20, 2026/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  await user.click(await screen.findByRole('button', { name: 'Send Answer' }))
  expect(await screen.findByText('Enter a reply to the candidate.')).toBeVisible()
  await user.type(screen.getByLabelText('Answer'), 'We corrected it.')
  await user.click(screen.getByRole('button', { name: 'Send Answer' }))
  expect(await screen.findByText('The candidate sees your answer on their page.')).toBeVisible()
  expect(screen.queryByText('“I passed the exam in May.”')).not.toBeInTheDocument()
})

const listed = {
  ...request,
  organization: 'Bright Path ABA',
  candidate: { id: one.id, name: 'Ana Okafor', position: 'RBT' },
  isLate: true,
  answer: null,
  answered_at: null,
  by: null,
}
const answered = {
  ...listed,
  isLate: false,
  answer: 'We corrected it.',
  answered_at: '2026-11-21T18:00:00.000Z',
  by: { kind: 'person', name: 'Riley Adams' },
}

test('all requests are in a list, those that wait first, the late ones marked; answered ones with their answer', async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/explanation-requests': ({ query }) => ({
      rows: query.get('state') === 'answered' ? [answered] : [listed],
      total: 1,
    }),
  })
  const { user, path } = renderApp('/score-requests')
  expect(await screen.findByRole('link', { name: 'Ana Okafor' })).toHaveAttribute(
    'href',
    `/score-requests?panel=${one.id}`,
  )
  expect(screen.getByText('“I passed the exam in May.”')).toBeVisible()
  expect(screen.getByText('Dec 20, 2026')).toBeVisible()
  expect(screen.getByText('Late')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Answered' }))
  expect(await screen.findByText('We corrected it.')).toBeVisible()
  expect(path()).toBe('/score-requests?state=answered')
  expect(screen.queryByText('Late')).not.toBeInTheDocument()
})

test('an empty list explains how a candidate gets such a page', async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/explanation-requests': () => ({ rows: [], total: 0 }),
  })
  renderApp('/score-requests')
  expect(await screen.findByText('No open requests.')).toBeVisible()
  expect(screen.getByText(/Explain the Score/)).toBeVisible()
})
