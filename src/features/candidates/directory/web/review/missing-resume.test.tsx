import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { createFate, createInbox } from '../../../../../app/web/testing/create-inbox.ts'
import { createProfile } from '../../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'
import type { CandidateRow } from '../../contract/directory.ts'

const server = fakeServer()
const unscored = { fit: { kind: 'computed', number: 0 }, hasResume: false } as const
const address = '/candidate-directory?view=review'

/** Answers with these candidates to review. */
const answer = (rows: CandidateRow[], templates: { id: string; name: string; content: string }[] = []) => {
  const { 'GET /api/texts/composer': composer } = createInbox()
  const { scores } = createProfile(1)
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/saved-views': () => ({ views: [] }),
    'GET /api/candidates': ({ query }: { query: URLSearchParams }) => ({
      rows: query.get('page') === '1' ? rows : [],
      page: 1,
    }),
    ...Object.fromEntries(
      rows.flatMap((candidate): [string, () => unknown][] => [
        [
          `GET /api/candidates/${candidate.id}/analysis`,
          () => ({ candidate, score_override: null, fitReason: 'Why.', counts_culture_fit: true, ...scores }),
        ],
        [
          `GET /api/candidates/${candidate.id}/resume`,
          () => ({
            id: candidate.id,
            name: candidate.name,
            position: 'RBT',
            email_address: null,
            phone_number: null,
            city: null,
            state: null,
            date_submitted: null,
            resume_text: null,
            file: null,
            unread: null,
            waits: false,
          }),
        ],
      ]),
    ),
    'POST /api/candidates/status-choices': () => ({ choices: ['Initial Inquiry', 'Hired'], total: 1 }),
    'GET /api/texts/composer': () => ({
      ...composer(),
      templates: templates.map((each) => ({ ...each, content_spanish: null, is_default: false })),
    }),
    'POST /api/texts/preview': () => ({
      total: 1,
      sendable: 1,
      held: 0,
      skipped: 0,
      consentUnknown: 0,
      preferSpanish: 0,
      over400: 0,
      parts: 1,
      groups: [],
      recipients: [createFate({ candidateId: createCandidate(1).id })],
    }),
  })
}
const field = async () =>
  await within(screen.getByRole('region', { name: 'Decide' })).findByRole<HTMLTextAreaElement>('textbox', {
    name: /message/i,
  })

test('people with a score come first, each part in the order of the list', async () => {
  answer([createCandidate(1, unscored), createCandidate(2), createCandidate(3, unscored), createCandidate(4)])
  const { user } = renderApp(address)
  for (const [at, name] of ['Candidate C2', 'Candidate E4', 'Candidate B1', 'Candidate D3'].entries()) {
    expect(await screen.findByText(`New candidate ${at + 1} of 4: ${name}`)).toBeVisible()
    await user.keyboard('j')
  }
})

test('asks someone without a resume with the organization’s template', async () => {
  const template = { id: toId(5), name: 'Missing resume', content: 'Hi {{Candidate First}}, your resume?' }
  answer([createCandidate(1, unscored)], [{ id: toId(4), name: 'Welcome', content: 'Welcome!' }, template])
  const { user } = renderApp(address)
  await user.click(await screen.findByRole('button', { name: 'Ask for Resume by Text' }))
  await waitFor(async () => expect(await field()).toHaveValue(template.content))
})

test('T writes the usual text also after a request for a resume', async () => {
  answer([createCandidate(1, unscored)])
  const { user } = renderApp(address)
  await user.click(await screen.findByRole('button', { name: 'Ask for Resume by Text' }))
  await waitFor(async () => expect((await field()).value).toContain('send us your resume'))
  await user.keyboard('{Escape}')
  await screen.findByRole('button', { name: 'Ask for Resume by Text' })
  await user.keyboard('t')
  await waitFor(async () => expect((await field()).value).not.toContain('resume'))
})

test.each([
  [{ phone_number: null }, 'No phone number, so you can’t ask by text.'],
  [{ opted_out: 'here' }, 'Opted out, so you can’t ask by text.'],
  [{ text_consent: 'refused' }, 'Declined texts, so you can’t ask by text.'],
] as const)('where %o prevents a text, it says so and a resume can be added', async (values, words) => {
  answer([createCandidate(1, { ...unscored, ...values })])
  renderApp(address)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ask for Resume by Text' })).not.toBeInTheDocument()
  expect((await screen.findAllByRole('link', { name: 'Add Resume' })).length).toBeGreaterThan(0)
})

test('a phone also sets the score manually, which the analysis offers elsewhere', async () => {
  const narrow = window.matchMedia
  onTestFinished(() => {
    window.matchMedia = narrow
  })
  window.matchMedia = (query) => Object.assign(narrow(query), { matches: query.includes('max-width: 47.99em') })
  answer([createCandidate(1, unscored)])
  renderApp(address)
  expect(await screen.findByRole('link', { name: 'Set Score Manually' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Ask for Resume by Text' })).toBeVisible()
})
