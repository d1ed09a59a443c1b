import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createProfile } from '../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const sentence =
  'We can’t read this resume: its pages are pictures or text that can’t be copied. Ask for a text PDF or a Word file, or paste the text.'
const scanned = createCandidate(1, { fit: { kind: 'computed', number: 0 }, unread: sentence, hasResume: false })
const api = `GET /api/candidates/${scanned.id}`
const resume = (more: object) => ({
  id: scanned.id,
  name: scanned.name,
  position: 'RBT',
  email_address: null,
  phone_number: null,
  city: null,
  state: null,
  date_submitted: null,
  resume_text: null,
  file: { url: `/api/candidates/${scanned.id}/resume-file`, isPdf: true },
  ...more,
})
const ready = (more: object = { unread: sentence }) => ({
  ...createHealthyServer(createPerson()),
  'GET /api/saved-views': () => ({ views: [] }),
  'GET /api/candidates': () => ({ rows: [scanned, createCandidate(2)], page: 1 }),
  [`${api}/profile`]: () => createProfile(1, { candidate: scanned }),
  [`${api}/resume`]: () => resume(more),
  [`${api}/resume-score`]: () => ({ blind: null, reading: null }),
  [`${api}/analysis`]: () => ({
    candidate: scanned,
    score_override: null,
    fitReason: `Not scored. ${sentence}`,
    counts_culture_fit: true,
    ...createProfile(1).scores,
  }),
})

test('the list says at the mark and at the score why someone is not scored, and nothing of the others', async () => {
  server.answer(ready())
  const { user } = renderApp('/candidate-directory')
  const row = within(await screen.findByRole('row', { name: /Candidate B1/ }))
  expect(
    row.getByRole('img', { name: /^Not Scored\. We can’t read this resume: its pages are pictures/ }),
  ).toBeVisible()
  await user.hover(row.getByText('Not Scored'))
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /Candidate C2/ })).not.toHaveAccessibleName(/picture/)
})

test('the analysis, the summary, and the résumé explain it and suggest a fix', async () => {
  server.answer(ready())
  const { router } = renderApp(`/candidate-directory?panel=${scanned.id}`)
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getAllByText(sentence, { exact: false })).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Replace Resume' })).toBeVisible()
  await router.navigate({ to: `/candidate/${scanned.id}` })
  expect(await screen.findByText(sentence)).toBeVisible()
  await router.navigate({ to: `/candidate/${scanned.id}`, search: { tab: 'resume' } })
  expect(await screen.findByText('No Resume Breakdown Available For This Candidate...')).toBeVisible()
  expect(screen.getByText(sentence)).toBeVisible()
})

test('a partly read résumé shows how many pages are pictures', async () => {
  server.answer(ready({ resume_text: 'RBT at Bright Clinic', unreadPages: 2 }))
  renderApp(`/candidate/${scanned.id}?tab=resume`)
  expect(await screen.findByText(/^We didn’t read 2 pages of this file: they’re pictures/)).toBeVisible()
})

test('shows an unreadable résumé even if there is a delivered score', async () => {
  const scored = { ...scanned, fit: { kind: 'computed' as const, number: 80 } }
  server.answer({
    ...ready(),
    [`${api}/analysis`]: () => ({
      candidate: scored,
      score_override: null,
      fitReason: '80 comes from skills 80 alone. There’s no score for experience.',
      counts_culture_fit: true,
      ...createProfile(1).scores,
    }),
  })
  renderApp(`/candidate-directory?panel=${scanned.id}`)
  expect(await screen.findByText(sentence)).toBeVisible()
})
