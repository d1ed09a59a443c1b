import { expect, test } from 'vitest'
import { deriveFit } from './derive-fit.ts'

const ana = {
  position: 'RBT',
  status: 'Initial Inquiry',
  certification_number: null,
  current_rbt: null,
  skills_percentage: '81.255%',
  experience_percentage: 'n/a',
  skills_score: null,
  experience_score: null,
  culture_fit_score: null,
}

test('lists the inputs as received and as counted', () => {
  expect(deriveFit(ana, 85)).toMatchObject({
    source: 'scores',
    number: 81,
    label: 'Good Fit (With Training)',
    inputs: [
      { name: 'skills', received: '81.255%', counts: 81.25 },
      { name: 'experience', received: 'n/a', counts: null },
    ],
  })
})

test('shows a score set by a person, and keeps the computed one', () => {
  expect(deriveFit({ ...ana, current_rbt: true, score_override: 40 }, 85)).toMatchObject({
    source: 'override',
    number: 40,
    label: 'Average Fit',
    computed: { number: 95, label: 'RBT Experience' },
  })
})

test('the status wins over a score set by a person', () => {
  expect(deriveFit({ ...ana, status: 'Terminated', score_override: 99 }, 85)).toMatchObject({
    source: 'status',
    label: 'Terminated',
    computed: { label: 'Terminated' },
  })
})

test('a BCBA is scored by three values, the culture fit named apart', () => {
  const { inputs } = deriveFit({ ...ana, position: 'BCBA', culture_fit_score: '70' }, 85)
  expect(inputs.map(({ name }) => name)).toEqual(['skills', 'experience', 'culture fit'])
})

test.each([
  [{ status: 'Archived' }, 'status'],
  [{ status: 'Terminated' }, 'status'],
  [{ certification_number: 'RBT-24-348734' }, 'certification number'],
  [{ current_rbt: true }, 'current RBT'],
  [{ current_rbt: true, score_override: 0 }, 'override'],
  [{}, 'scores'],
])('%o: the source is the %s', (more, source) => expect(deriveFit({ ...ana, ...more }, 85).source).toBe(source))

test('lists an uncounted culture fit as received; the others count', () => {
  const bcba = { ...ana, position: 'BCBA', skills_score: '60', experience_score: '80', culture_fit_score: '70' }
  const counts = (more: object) => deriveFit({ ...bcba, ...more }, 85).inputs.map(({ counts }) => counts)
  expect(counts({})).toEqual([60, 80, 70])
  expect(counts({ counts_culture_fit: true })).toEqual([60, 80, 70])
  expect(counts({ counts_culture_fit: false })).toEqual([60, 80, null])
  const { ruleVersion, rounding } = deriveFit(bcba, 85)
  expect(ruleVersion).toBe('1')
  expect(rounding).toContain('halves up')
})
