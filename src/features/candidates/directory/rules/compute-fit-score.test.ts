import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCertification } from '../../../../rules/credential/is-certification.ts'
import {
  compareByScore,
  computeFitScore,
  explainFit,
  type FitInput,
  fitKinds,
  fitLabels,
  formatScore,
  getFitLabel,
  getFitRank,
  parsePercent,
} from './compute-fit-score.ts'

const nobody: FitInput = {
  position: 'RBT',
  status: 'Initial Inquiry',
  certification_number: null,
  current_rbt: false,
  skills_percentage: null,
  experience_percentage: null,
  skills_score: null,
  experience_score: null,
  culture_fit_score: null,
}
const of = (more: Partial<FitInput>) => computeFitScore({ ...nobody, ...more })
const bcba = (skills_score: string, experience_score: string, culture_fit_score: string | null) =>
  of({ position: 'BCBA', skills_score, experience_score, culture_fit_score })

describe('the status replaces the score', () => {
  test.each([
    ['Terminated', 'terminated'],
    ['was TERMINATED in May', 'terminated'],
    ['Archived', 'archived'],
    ['archived, later terminated', 'terminated'],
  ])('%s', (status, kind) => {
    expect(of({ status, certification_number: 'RBT-24-348734' })).toEqual({ kind, number: 0 })
  })
})

test('a person’s word goes before what would be computed, the status before a person’s word', () => {
  expect(of({ score_override: 76, current_rbt: true })).toEqual({ kind: 'computed', number: 76 })
  expect(of({ score_override: 76, status: 'Archived' })).toEqual({ kind: 'archived', number: 0 })
})

describe('an RBT', () => {
  test('with a certification number is certified, before anything else', () => {
    expect(of({ certification_number: 'RBT-24-348734', current_rbt: true })).toEqual({ kind: 'certified', number: 100 })
  })
  test('a current RBT has experience', () => {
    expect(of({ certification_number: 'pending', current_rbt: true })).toEqual({ kind: 'experienced', number: 95 })
  })
  test.each([
    ['85%', '72', 79],
    ['59.5', '0', 60],
    ['59.49', null, 59],
    ['84.5', '84.49', 84],
    ['-5', '33', 33],
    ['101', '100', 100],
    ['n/a', '', 0],
    ['0.4', '0.3', 0],
    [' 90.5 % ', '34', 62],
    ['1e2', '50', 50],
  ])('with %s and %s is computed as %d', (skills_percentage, experience_percentage, number) => {
    expect(of({ skills_percentage, experience_percentage })).toEqual({ kind: 'computed', number })
  })
})

test('an organization may leave culture fit out of the average', () => {
  const input = { ...nobody, position: 'BCBA', skills_score: '80', experience_score: '60', culture_fit_score: '10' }
  expect(computeFitScore(input).number).toBe(50)
  expect(computeFitScore({ ...input, counts_culture_fit: false }).number).toBe(70)
  expect(explainFit({ ...input, counts_culture_fit: false })).toBe('Average of skills 80 and experience 60.')
})

describe('a BCBA', () => {
  test('is the average of the values above zero', () => {
    expect(bcba('90', '80', '0')).toEqual({ kind: 'computed', number: 85 })
    expect(bcba('90', '80', '81')).toEqual({ kind: 'computed', number: 84 })
    expect(bcba('0', '', null)).toEqual({ kind: 'computed', number: 0 })
  })
  test.each(['BCBA', ' bcba ', 'BCaBA', 'Board Certified Behavior Analyst', 'board  certified behavior\tanalyst'])(
    'written %j never wears an RBT label',
    (position) => {
      const score = of({ position, certification_number: '1-21-45678', current_rbt: true, skills_score: '100' })
      expect(getFitLabel(score)).toBe('Excellent Fit')
    },
  )
})

describe('labels', () => {
  test.each([
    [100, 'Excellent Fit', 'Excellent Fit'],
    [95, 'Excellent Fit', 'Excellent Fit'],
    [90, 'Excellent Fit', 'Excellent Fit'],
    [89, 'Excellent Fit', 'Good Fit (With Training)'],
    [85, 'Excellent Fit', 'Good Fit (With Training)'],
    [84, 'Good Fit (With Training)', 'Good Fit (With Training)'],
    [60, 'Good Fit (With Training)', 'Good Fit (With Training)'],
    [59, 'Average Fit', 'Average Fit'],
    [34, 'Average Fit', 'Average Fit'],
    [33, 'Poor Fit', 'Poor Fit'],
    [1, 'Poor Fit', 'Poor Fit'],
    [0, 'Not Scored', 'Not Scored'],
  ])('a computed %d is %s, with excellent from 90 %s', (number, at85, at90) => {
    expect(getFitLabel({ kind: 'computed', number })).toBe(at85)
    expect(getFitLabel({ kind: 'computed', number }, 90)).toBe(at90)
  })

  test('ranks go from Terminated to RBT Certified', () => {
    const scores = [
      of({ status: 'Terminated' }),
      of({ status: 'Archived' }),
      of({}),
      ...['20', '40', '70', '90'].map((skills_percentage) => of({ skills_percentage })),
      of({ current_rbt: true }),
      of({ certification_number: 'yes' }),
    ]
    expect(scores.map((score) => getFitRank(score))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(scores.map((score) => getFitLabel(score))).toEqual([...fitLabels])
  })
})

describe('a certification number', () => {
  test.each([
    'N/A',
    'na',
    'None',
    'no',
    'nil',
    'NULL',
    '-',
    '–',
    '0',
    'x',
    'TBD',
    'pending',
    ' ',
    '\u00a0',
    '',
    null,
    'Pending exam',
    'In progress',
    'taking exam in March',
    'awaiting result',
    'Scheduled 3/1',
    'working on it',
    'not yet',
    'no number',
  ])('%j counts as empty', (text) => expect(isCertification(text)).toBe(false))

  test.each(['RBT-24-348734', 'rbt 23 112233', '1-21-45678', '#12345', 'yes', 'notary', 'nobody', '00'])(
    '%j counts',
    (text) => expect(isCertification(text)).toBe(true),
  )
})

describe('a percentage in whole hundredths', () => {
  test.each([
    ['85%', 8500],
    ['+59.5', 5950],
    ['33.339', 3333],
    ['100.01', 10000],
    ['101', 10000],
    ['9'.repeat(400), 10000],
    ['-0.5', 0],
    ['.5', 0],
    ['5.', 0],
    ['85 % of', 0],
    ['١٢', 0],
    [null, 0],
  ])('%s is %d', (text, hundredths) => expect(parsePercent(text)).toBe(hundredths))

  test('a megabyte of blanks does not stall', () => expect(parsePercent(`1${' '.repeat(1_000_000)}x`)).toBe(0))
})

const anyScore = fc.record({ kind: fc.constantFrom(...fitKinds), number: fc.integer({ min: 0, max: 100 }) })

test('the order by kind and number equals the order by rank and number, at any setting', () => {
  fc.assert(
    fc.property(anyScore, anyScore, fc.constantFrom(85, 90), (a, b, excellentFrom) => {
      const byRank = getFitRank(a, excellentFrom) - getFitRank(b, excellentFrom) || a.number - b.number
      expect(Math.sign(compareByScore(a, b))).toBe(Math.sign(byRank))
    }),
  )
})

test('the number is always an integer from 0 to 100, between the smallest and the largest counted value', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.integer({ min: -20, max: 130 }).map((n) => `${n}.5%`),
  )
  fc.assert(
    fc.property(cell, cell, (skills_percentage, experience_percentage) => {
      const { number } = of({ skills_percentage, experience_percentage })
      const counted = [skills_percentage, experience_percentage].map(parsePercent).filter((value) => value > 0)
      expect(Number.isInteger(number)).toBe(true)
      expect(number).toBeGreaterThanOrEqual(Math.floor(Math.min(10_000, ...counted) / 100) * Math.sign(counted.length))
      expect(number).toBeLessThanOrEqual(Math.ceil(Math.max(0, ...counted) / 100))
    }),
  )
})

describe('explains the score in words', () => {
  test.each([
    [{ status: 'Archived' }, 'The status "Archived" replaces the score.'],
    [{ status: 'Terminated' }, 'The status "Terminated" replaces the score.'],
    [{ score_override: 76, current_rbt: true }, 'Set manually to 76.'],
    [{ position: 'BCBA', counts_culture_fit: false }, 'Not scored: there’s no score for skills or experience.'],
    [{ certification_number: ' yes ' }, 'Score 100: claimed certificate yes (not verified).'],
    [
      { certification_number: '00', registry: 'it isn’t in the registry' },
      'Score 100: certificate 00 (it isn’t in the registry).',
    ],
    [
      { current_rbt: true, registry: 'it has expired' },
      'Score 95: claimed work as an RBT now, without a certification number.',
    ],
    [{ current_rbt: true }, 'Score 95: claimed work as an RBT now, without a certification number.'],
    [{ skills_percentage: '85%', experience_percentage: '59.5' }, 'Average of skills 85 and experience 59.5.'],
    [
      { certification_number: 'RBT-24-348734', skills_percentage: '95', experience_percentage: '81' },
      'Score 100: claimed certificate RBT-24-348734 (not verified). Resume alone: 88.',
    ],
    [{ skills_percentage: '85' }, 'From skills 85 alone. There’s no score for experience.'],
    [{}, 'Not scored: there’s no score for skills or experience.'],
    [
      { position: 'BCBA', skills_score: '80', experience_score: '70', culture_fit_score: '90' },
      'Average of skills 80, experience 70, and culture fit 90.',
    ],
  ])('%j', (more, reason) => expect(explainFit({ ...nobody, ...more })).toBe(reason))
})

test.each([
  [{ kind: 'certified', number: 100 }, 85, '100 (RBT Certified)'],
  [{ kind: 'computed', number: 1 }, 85, '1 (Poor Fit)'],
  [{ kind: 'computed', number: 85 }, 85, '85 (Excellent Fit)'],
  [{ kind: 'computed', number: 85 }, 90, '85 (Good Fit (With Training))'],
  [{ kind: 'computed', number: 0 }, 85, 'Not Scored'],
  [{ kind: 'archived', number: 0 }, 85, 'Archived'],
] as const)('%o from %d is %s', (fit, from, words) => expect(formatScore(fit, from)).toBe(words))
