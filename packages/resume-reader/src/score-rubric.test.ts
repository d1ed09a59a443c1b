import { expect, test } from 'vitest'
import type { ReadCertification, ReadJob, ResumeFacts } from './resume-facts.ts'
import type { Criterion } from './rubric/criterion.ts'
import { getVerdictWithoutEvidence, listCountedTerms, scoreRubric } from './score-rubric.ts'
import { createTerms, noFacts } from './testing/no-facts.ts'

const anchors: [string, string, string, string, string, string] = ['', '', '', '', '', '']
const by = (criterion: Criterion, facts: Partial<ResumeFacts>) => {
  const [score] = scoreRubric({ criteria: [criterion], anchors }, { ...noFacts, ...facts })
  return score
}
const said = (criterion: Criterion, facts: Partial<ResumeFacts>) => {
  const { points, most, verdict, words, quotes } = by(criterion, facts) ?? { quotes: [] }
  return `${points} of ${most}, ${verdict}: ${words} [${quotes.join('; ')}]`
}
const certification = (kind: ReadCertification['kind'], state: ReadCertification['state']): ReadCertification => ({
  kind,
  state,
  number: null,
  quote: { text: `${kind} here`, line: 0 },
})
const job = (kind: ReadJob['kind'], text: string): ReadJob => ({
  name: '',
  title: '',
  from: '2020-01',
  to: '2020-05',
  kind,
  quote: { text, line: 0 },
})

const months = {
  name: 'Months',
  points: 70,
  by: 'aba_months',
  steps: [
    [0, 0],
    [1, 15],
    [6, 30],
    [12, 45],
  ],
} satisfies Criterion
test.each([
  [0, 0],
  [1, 15],
  [2, 18],
  [5, 27],
  [6, 30],
  [7, 32],
  [11, 42],
  [12, 45],
  [500, 45],
])('%d months earn %d points: between two rows they rise evenly', (aba_months, points) => {
  expect(by(months, { aba_months })?.points).toBe(points)
})

test('formats months with the jobs of their kind', () => {
  const employers = [job('aba', 'One'), job('related', 'Two'), job('aba', 'One'), job('aba', 'Three')]
  expect(said(months, { aba_months: 1, employers })).toBe('15 of 70, Found: 1 month of ABA work. [One; Three]')
  expect(said(months, { aba_months: 2, employers })).toBe('18 of 70, Found: 2 months of ABA work. [One; Three]')
  expect(said({ ...months, by: 'related_months' }, { related_months: 6, employers })).toBe(
    '30 of 70, Found: 6 months of related work. [Two]',
  )
  expect(said(months, { aba_months: 0, related_months: 9, employers })).toBe('0 of 70, Missing: No months found. []')
  expect(said(months, { aba_months: 0, unread: [2], employers })).toBe('0 of 70, Unclear: No months found. []')
  expect(said(months, { aba_months: null, employers })).toBe('0 of 70, Unclear: No jobs with dates found. [One; Three]')
  expect(said({ ...months, steps: [] }, { aba_months: 5 })).toBe('0 of 70, Found: 5 months of ABA work. []')
})

test('calls months the least where a job lacks dates or has one only', () => {
  const [whole, none, lone] = [
    job('aba', 'One'),
    { ...job('aba', 'Two'), from: null, to: null },
    { ...job('aba', 'Three'), from: '2022-06', to: '2022-06' },
  ]
  const other = { ...job('other', 'Four'), from: null, to: null }
  expect(said(months, { aba_months: 5, employers: [whole, other] })).toMatch(': 5 months of ABA work.')
  expect(said(months, { aba_months: 5, employers: [whole, none] })).toMatch(
    ': At least 5 months of ABA work. 1 more job has no dates.',
  )
  expect(said(months, { aba_months: 5, employers: [whole, none, none] })).toMatch('2 more jobs have no dates.')
  expect(said(months, { aba_months: 6, employers: [whole, lone] })).toMatch(': At least 6 months of ABA work. [')
  expect(said(months, { aba_months: 0, employers: [none, other] })).toBe(
    '0 of 70, Unclear: No jobs with dates found. [Two]',
  )
})

const held = {
  name: 'Held',
  points: 30,
  by: 'certification',
  states: [
    { kind: 'RBT', state: 'in-training', points: 26 },
    { kind: 'RBT', state: 'active-claimed', points: 30 },
    { kind: 'BCBA', state: 'expired', points: 10 },
  ],
} satisfies Criterion
test('of the certifications held the one that earns most counts', () => {
  expect(said(held, { certifications: [certification('RBT', 'active-claimed')] })).toBe(
    '30 of 30, Found: Claims an active RBT certification. [RBT here]',
  )
  expect(said(held, { certifications: [certification('RBT', 'in-training')] })).toBe(
    '26 of 30, Found: In training for the RBT, or waiting for the exam. [RBT here]',
  )
  expect(
    said(held, { certifications: [certification('BCBA', 'expired'), certification('RBT', 'active-claimed')] }),
  ).toBe('30 of 30, Found: Claims an active RBT certification. [RBT here]')
  expect(said(held, { certifications: [certification('BCBA', 'expired')] })).toBe(
    '10 of 30, Found: BCBA certification expired. [BCBA here]',
  )
  expect(said(held, { certifications: [certification('BCBA', 'active-claimed')] })).toBe(
    '0 of 30, Missing: No certification found. []',
  )
})

test('marks a denial as one, and only of a certification that counts', () => {
  expect(said(held, { certifications: [certification('RBT', 'none')], unread: [2] })).toBe(
    '0 of 30, Missing: Says they aren’t certified. [RBT here]',
  )
  expect(said(held, { certifications: [certification('BCaBA', 'none')] })).toBe(
    '0 of 30, Missing: No certification found. []',
  )
  expect(said(held, { certifications: [certification('BCaBA', 'none')], unread: [2] })).toBe(
    '0 of 30, Unclear: No certification found. []',
  )
  expect(said(held, { certifications: [certification('RBT', 'expired')] })).toBe(
    '0 of 30, Missing: No certification found. []',
  )
})

const named = {
  name: 'Named',
  points: 25,
  by: 'names',
  full: 3,
  counts: ['DTT', 'NET', 'PRT', 'FCT', 'system', 'language'],
} satisfies Criterion
test('names earn their share until there are enough of them', () => {
  expect(said(named, { skills: createTerms('NET') })).toBe('8 of 25, Found: NET. [NET here]')
  expect(said(named, { skills: createTerms('NET', 'DTT') })).toBe('16 of 25, Found: DTT, NET. [NET here; DTT here]')
  expect(said(named, { skills: createTerms('NET', 'DTT', 'PRT') })).toBe(
    '25 of 25, Found: DTT, NET, PRT. [NET here; DTT here; PRT here]',
  )
  expect(by(named, { skills: createTerms('NET', 'DTT', 'PRT', 'FCT') })?.points).toBe(25)
  expect(said(named, { skills: [...createTerms('NET'), ...createTerms('NET')] })).toBe(
    '16 of 25, Found: NET, NET. [NET here]',
  )
  expect(said(named, { skills: createTerms('PECS') })).toBe('0 of 25, Missing: None found. []')
  expect(said(named, { skills: createTerms('PECS'), unread: [3] })).toBe('0 of 25, Unclear: None found. []')
})

test('any system counts as one, and any language but English', () => {
  const facts = {
    ...noFacts,
    systems: createTerms('Catalyst'),
    languages: createTerms('English', 'Spanish'),
    assessments: createTerms('FBA'),
    skills: createTerms('DTT'),
  }
  const names = (...counts: string[]) => listCountedTerms(facts, counts).map(({ name }) => name)
  expect(names('system')).toEqual(['Catalyst'])
  expect(names('language')).toEqual(['Spanish'])
  expect(names('Catalyst', 'Spanish', 'English')).toEqual([])
  expect(names('FBA', 'DTT')).toEqual(['DTT', 'FBA'])
})

test('a missing fact may be on a page that was unreadable', () => {
  expect(getVerdictWithoutEvidence({ unread: [] })).toBe('Missing')
  expect(getVerdictWithoutEvidence({ unread: [1] })).toBe('Unclear')
})
