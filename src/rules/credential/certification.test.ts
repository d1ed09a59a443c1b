import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getCertificationYear, parseCertification } from './certification.ts'

const thisYear = 2026

describe('a number is read and repaired', () => {
  test.each([
    ['RBT-24-348734', 'RBT', 'RBT-24-348734'],
    ['rbt24 348734', 'RBT', 'RBT-24-348734'],
    ['RBT24348799', 'RBT', 'RBT-24-348799'],
    ['rbt 23 112233', 'RBT', 'RBT-23-112233'],
    ['RBT-19-87654', 'RBT', 'RBT-19-87654'],
    ['RBT-2024-348734', 'RBT', 'RBT-24-348734'],
    ['RBT # 24-348', 'RBT', 'RBT-24-348'],
    ['1-21-45678', 'BCBA', '1-21-45678'],
    ['1-99-1234', 'BCBA', '1-99-1234'],
    ['BCBA 1-21-45678', 'BCBA', '1-21-45678'],
    ['0-18-5555', 'BCaBA', '0-18-5555'],
    ['bcaba-18-5555', 'BCaBA', '0-18-5555'],
  ])('%s', (text, kind, number) => expect(parseCertification(text, { thisYear })).toEqual({ kind, number }))
})

test.each(['N/A', 'pending', 'taking exam in March', '-', '', null])('%s is junk', (text) => {
  expect(parseCertification(text, { thisYear })).toEqual({ kind: 'junk' })
})

test.each([
  ['yes', 'A number must look like RBT-25-445224 or 1-21-45678.'],
  ['#12345', 'A number must look like RBT-25-445224 or 1-21-45678.'],
  ['12145678', 'A number must look like RBT-25-445224 or 1-21-45678.'],
  ['RBT-24-348734 and more', 'A number must look like RBT-25-445224 or 1-21-45678.'],
  ['RBT-13-12345', 'RBT-13-12345 can’t be right: its year is 2013, but RBT numbers start in 2014.'],
  ['RBT-27-12345', 'RBT-27-12345 can’t be right: its year, 2027, is in the future.'],
])('%s cannot be read, and a person is told why', (text, finding) => {
  expect(parseCertification(text, { thisYear })).toEqual({ kind: 'unreadable', finding })
})

test('a number of the other position is a finding, not an error', () => {
  expect(parseCertification('1-21-45678', { thisYear, position: 'RBT' })).toEqual({
    kind: 'BCBA',
    number: '1-21-45678',
    finding: 'A BCBA number on an RBT application.',
  })
  expect(parseCertification('RBT-24-348734', { thisYear, position: 'BCBA' }).finding).toBe(
    'An RBT number on a BCBA application.',
  )
})

test('a repaired number reads as itself', () => {
  const level = fc.constantFrom('RBT', 'rbt', 'bcba', '1-', '0 ')
  const year = fc.integer({ min: 14, max: 26 })
  const sequence = fc.stringMatching(/^[1-9][0-9]{2,6}$/)
  fc.assert(
    fc.property(level, year, fc.constantFrom('-', ' ', ''), sequence, (prefix, yy, gap, digits) => {
      const read = parseCertification(`${prefix}${yy}${gap}${digits}`, { thisYear })
      expect(read.number).toMatch(/^(?:RBT|[01])-\d{2}-\d{3,7}$/)
      expect(parseCertification(read.number ?? null, { thisYear })).toEqual(read)
    }),
  )
})

test.each([
  ['RBT-24-348734', 2024],
  ['1-98-1234', 1998],
  ['1-97-1234', 2097],
  ['RBT', null],
  [undefined, null],
])('%s was given in %s', (number, year) => expect(getCertificationYear(number)).toBe(year))

test('a number fits its own position, spaces around it are nothing, and what is far too long is not read', () => {
  expect(parseCertification('  RBT-24-348734 ', { thisYear, position: 'RBT' })).toEqual({
    kind: 'RBT',
    number: 'RBT-24-348734',
  })
  expect(parseCertification('1-21-45678', { thisYear, position: 'BCBA' }).finding).toBeUndefined()
  expect(parseCertification('1-98-1234', { thisYear })).toEqual({ kind: 'BCBA', number: '1-98-1234' })
  expect(parseCertification('RBT-26-1234', { thisYear }).kind).toBe('RBT')
  expect(parseCertification('RBT-14-1234', { thisYear }).kind).toBe('RBT')
})
