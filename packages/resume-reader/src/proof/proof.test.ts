import { expect, test } from 'vitest'
import { rubricVersion } from '../score-resume.ts'
import { measureImpact } from './impact.ts'
import { rubricVersions } from './versions.ts'

test('every version has its changes, and the newest is the one in use', () => {
  expect(rubricVersions[0]?.version).toBe(rubricVersion)
  const versions = rubricVersions.map(({ version }) => Number(version))
  expect(versions).toEqual(versions.toSorted((a, b) => b - a))
  const days = rubricVersions.map(({ since }) => since)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(rubricVersions.every(({ changes }) => changes.length > 0)).toBe(true)
})

test('an impact ratio is a group’s share above the median, of the highest share', () => {
  expect(
    measureImpact([
      { name: 'English', scored: 100, above: 50 },
      { name: 'Spanish', scored: 40, above: 18 },
      { name: 'Other', scored: 30, above: 9 },
    ]),
  ).toEqual([
    { name: 'English', scored: 100, above: 50, rate: 0.5, ratio: 1, isLow: false },
    { name: 'Spanish', scored: 40, above: 18, rate: 0.45, ratio: 0.9, isLow: false },
    { name: 'Other', scored: 30, above: 9, rate: 0.3, ratio: 0.6, isLow: true },
  ])
})

test('four fifths of the highest share are just enough', () => {
  const [, second] = measureImpact([
    { name: 'A', scored: 50, above: 50 },
    { name: 'B', scored: 50, above: 40 },
  ])
  expect(second).toMatchObject({ ratio: 0.8, isLow: false })
})

test('a group of fewer than thirty tells nothing, and sets no measure for the others', () => {
  const [few, many] = measureImpact([
    { name: 'Few', scored: 29, above: 29 },
    { name: 'Many', scored: 30, above: 15 },
  ])
  expect(few).toMatchObject({ rate: null, ratio: null, isLow: false })
  expect(many).toMatchObject({ rate: 0.5, ratio: 1 })
})

test('where no one is above the median there is no ratio', () => {
  expect(measureImpact([{ name: 'A', scored: 50, above: 0 }])).toEqual([
    { name: 'A', scored: 50, above: 0, rate: 0, ratio: null, isLow: false },
  ])
  expect(measureImpact([])).toEqual([])
})
