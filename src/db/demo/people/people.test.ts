import { expect, test } from 'vitest'
import { scoreOwnText } from '../../../features/candidates/scoring/server/public.ts'
import { createPdf } from '../pdf.ts'
import { createRandom } from '../random.ts'
import { createScoredBodies } from '../resumes/create-scored-bodies.ts'
import { createDemoCandidate } from './people.ts'

const today = '2026-11-24'
const submitted = new Date('2026-11-24T15:00:00Z')
const scoring = { weights: {}, values: ['Teamwork', 'Families first'] }
const place = {
  organizationId: '00000000-0000-4000-8000-000000000001',
  locationId: '00000000-0000-4000-8000-000000000002',
  location: 'Austin',
  city: 'Austin',
  state: 'TX',
  areaCode: '512',
  timeZone: 'America/Chicago',
  jobCodeId: null,
}
const people = (count: number, daysAgo = 0) => {
  const r = createRandom('people to look at')
  const scored = createScoredBodies(today, scoreOwnText, () => scoring)
  return Array.from({ length: count }, () =>
    createDemoCandidate(r, place, { submitted, daysAgo, phone: '5125550142', scored }),
  )
}

test('a person of the demo has the scores, words and number that reading their own résumé gives; without one they have none', () => {
  const all = people(60)
  const [withResume, without] = [
    all.filter(({ row }) => row.resume_text !== null),
    all.filter(({ row }) => row.resume_text === null),
  ]
  expect(without.length).toBeGreaterThan(0)
  for (const { row, read } of without) {
    expect(read).toBeNull()
    expect(row).not.toHaveProperty('skills_percentage')
  }
  for (const { row, read } of withResume) {
    const position = row.position === 'BCBA' ? 'BCBA' : 'RBT'
    const { fields, facts, score } = scoreOwnText({ text: row.resume_text ?? '', position, today, ...scoring })
    expect({ ...read?.fields, facts: read?.facts, score: read?.score }).toEqual({ ...fields, facts, score })
    const certification_number = fields.certification_number ?? row.certification_number
    expect(row).toMatchObject({ ...fields, certification_number })
  }
})

test('people of the demo differ: from none of the field’s skills to every one, with and without a certificate, some in Spanish', () => {
  const all = people(400)
  const rbts = all.filter(({ row }) => row.position === 'RBT')
  const fit = rbts.map(({ read }) => {
    const fields = read?.fields as { skills_percentage?: string; experience_percentage?: string } | undefined
    return (Number(fields?.skills_percentage ?? 0) + Number(fields?.experience_percentage ?? 0)) / 2
  })
  const share = (holds: (one: number) => boolean) => fit.filter(holds).length / fit.length
  expect(share((one) => one >= 80)).toBeGreaterThan(0.1)
  expect(share((one) => one >= 80)).toBeLessThan(0.4)
  expect(share((one) => one < 40)).toBeGreaterThan(0.3)
  expect(all.some(({ row }) => row.resume_text?.includes('EXPERIENCIA') && row.preferred_language === 'Spanish')).toBe(
    true,
  )
  expect(all.some(({ read }) => (read?.fields as { culture_fit_score?: string } | undefined)?.culture_fit_score)).toBe(
    true,
  )
  const numbers = all.flatMap(({ read }) => read?.fields.certification_number ?? [])
  expect(new Set(numbers).size).toBe(numbers.length)
})

/** The share of people of that age in a status. */
const share = (daysAgo: number, status: string) =>
  people(200, daysAgo).filter(({ row }) => row.status === status).length / 200

test('few people of the demo wait for months: only the latest have an interview ahead of them', () => {
  expect(share(10, 'Interview Scheduled')).toBeGreaterThan(0.03)
  expect(share(30, 'Interview Scheduled')).toBe(0)
  expect(share(90, 'Initial Inquiry')).toBeGreaterThan(0)
  expect(share(90, 'Initial Inquiry')).toBeLessThan(0.06)
  expect(share(90, 'Hired')).toBeGreaterThan(0.03)
})

test('a résumé of the demo fits on its page', () => {
  for (const { row } of people(200)) {
    const text = row.resume_text ?? ''
    const last = text.split('\n').findLast((line) => line.trim() !== '') ?? ''
    const page = Buffer.from(createPdf(text)).toString('latin1')
    expect(page).toContain(
      last
        .slice(0, 12)
        .replaceAll(/[()\\]/g, String.raw`\$&`)
        .replaceAll('’', "'"),
    )
  }
})
