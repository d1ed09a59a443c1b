import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createProfile } from '../../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const criterion = (name: string, points: number, verdict: 'Found' | 'Missing') => ({
  part: 'skills',
  name,
  verdict,
  words: verdict === 'Found' ? 'ABC data.' : 'None found.',
  points,
  most: 20,
  quotes: [],
})
const reading = {
  state: 'scored',
  isUsed: true,
  rubricVersion: '9',
  readOn: '2026-11-20',
  scoredAt: '2026-11-20T18:00:00Z',
  isResume: true,
  hasPromptInjection: false,
  skills: 15,
  experience: 1,
  criteria: [{ ...criterion('Crisis training', 0, 'Missing'), most: 10 }, criterion('Data collection', 15, 'Found')],
  certifications: [],
  abaMonths: null,
  relatedMonths: null,
  jobs: [],
  hours: null,
  filledCertification: null,
  filledCurrentRbt: false,
  modelReview: null,
}

test('the weightiest come first for everyone, gaps among them, and a rationale that says the same as its bars is behind a press', async () => {
  const profile = createProfile(1)
  const scores = {
    ...profile.scores,
    skills_percentage: '15',
    skills_rationale: 'Early. Data collection: ABC data.',
    experience_rationale: 'Delivered with the application.',
  }
  server.answer({
    ...createHealthyServer(createPerson()),
    [`GET /api/candidates/${profile.candidate.id}/profile`]: () => ({ ...profile, scores }),
    [`GET /api/candidates/${profile.candidate.id}/resume-score`]: () => ({ blind: null, reading }),
  })
  const { user } = renderApp(`/candidate/${profile.candidate.id}`)
  const list = (await screen.findByText('Data collection')).closest('ul')
  expect([...(list?.children ?? [])].map((row) => row.textContent)).toEqual([
    'Data collection15 of 20ABC data. ',
    'Crisis training0 of 10',
  ])
  expect(screen.getByText('Delivered with the application.')).toBeVisible()
  const words = screen.getByText('Early. Data collection: ABC data.')
  expect(words).not.toBeVisible()
  await user.click(screen.getByText('Show Full Reasons'))
  expect(words).toBeVisible()
})
