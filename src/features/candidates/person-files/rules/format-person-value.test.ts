import { expect, test } from 'vitest'
import { findDifferences } from './find-differences.ts'
import { formatColumn, formatEventName, formatPersonValue } from './format-person-value.ts'

const id = '3f2b6a52-66c1-4a4e-9f5c-0d6c3f3b8a11'
const reading = { names: { [id]: 'Kim Lee' }, timeZone: 'America/Chicago' }
const format = (value: unknown) => formatPersonValue(value, reading)

test('values are written as people read them, and nothing stays nothing', () => {
  expect(format('2026-11-02T15:00:00+00:00')).toBe('Nov 2, 2026, 9:00 AM CST')
  expect(format('2026-11-02')).toBe('Nov 2, 2026')
  expect(format(id)).toBe('Kim Lee')
  expect(format(true)).toBe('Yes')
  expect(format(0)).toBe('0')
  for (const empty of [null, undefined, '', [], {}, [null, {}], id.replace('3', '4')]) expect(format(empty)).toBeNull()
})

test('values within values are lists with their names, each item with its own sign', () => {
  expect(format({ aba_months: 12, jobs: [{ title: 'Aide', by: id }, { title: 'Nanny' }], tags: ['a', 'b'] })).toBe(
    'Months of ABA work: 12\nJobs:\n  • Title: Aide\n    By: Kim Lee\n  • Title: Nanny\nTags:\n  a\n  b',
  )
})

test('names of columns and events become words', () => {
  expect(['text_consent_at', 'bad_phone_reason', 'closed_at'].map(formatColumn)).toEqual([
    'Consent recorded',
    'Bad phone reason',
    'Closed',
  ])
  expect(formatEventName('candidate.statusChanged')).toBe('Candidate status changed')
})

test('a difference is named by its place, in lists and where a field is missing', () => {
  const recorded = { a: [1, { b: null }], c: 'x' }
  expect(findDifferences(recorded, structuredClone(recorded), 'record')).toEqual([])
  expect(findDifferences(recorded, { a: [1, { b: 2 }, 3] }, 'record')).toEqual([
    { at: 'record.a[1].b', recorded: null, computed: 2 },
    { at: 'record.a[2]', recorded: undefined, computed: 3 },
    { at: 'record.c', recorded: 'x', computed: undefined },
  ])
})
