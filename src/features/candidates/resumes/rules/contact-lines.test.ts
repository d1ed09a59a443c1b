import { stripContactLines } from '@reinforce/resume-reader/resume-text.ts'
import { describe, expect, test } from 'vitest'

const left = (line: string) => stripContactLines(`Jane Doe\n${line}`).slice('Jane Doe\n'.length)

describe('an address, a link or a number goes however it is written', () => {
  test.each([
    'PO Box 12',
    'P. O. Box 9',
    'p.o.box 7',
    'Chicago IL 60601',
    'Chicago, Illinois 60601',
    'Chicago, IL 60601-1234',
    '  Chicago, IL 60601  ',
    '12 Elm Parkway',
    '12 Oak Square',
    'http://jane.test ',
    '- https://jane.test',
    'www.jane.test',
    '555 0129',
    '- 555.0129 ',
    '!!! jane@example.test',
    'jane@example.test - ()',
  ])('%j', (line) => expect(left(line)).toBe(''))
})

describe('keeps the words next to them', () => {
  test.each([
    ['Coach, PO Box 12', 'Coach'],
    ['RBT http://www.linkedin.com/in/jane', 'RBT'],
    ['https://mobile.x.com/jane RBT', 'RBT'],
    ['linkedin.com RBT', 'RBT'],
    ['1 917 555 0147 RBT', 'RBT'],
    ['19175550147 RBT', 'RBT'],
    ['RBT 9175550147', 'RBT'],
    ['RBT 917 5550147', 'RBT'],
    ['RBT (917)5550147', 'RBT'],
    ['RBT 917-555-0147x12', 'RBT'],
    ['RBT 917-555-0147 ext 12', 'RBT'],
    ['RBT 917-555-0147 ext.12', 'RBT'],
    ['RBT 917-555-0147 x12 more', 'RBT more'],
    ['RBT +44 20 7946 0391 now', 'RBT now'],
    ['a+44 20 7946 0391', 'a'],
    ['Jane, jane@example.test, RBT', 'Jane | RBT'],
    ['Jane|jane@example.test|RBT', 'Jane | RBT'],
    ['Jane | jane@example.test | 917-555-0147 | RBT', 'Jane | RBT'],
    ['(jane@example.test) RBT (', 'RBT'],
    ['jane@example.test 5', '5'],
  ])('of %j is left %j', (line, rest) => expect(left(line)).toBe(rest))
})

describe('keeps look-alikes unchanged', () => {
  test.each([
    'Born in 1990, Chicago, IL 60601',
    'Chicago, IL 60601 since 2020',
    'My site https://jane.test and more',
    'https://jane.test is mine',
    'Site: https://jane.test',
    '1+44 20 7946 0391',
    'RBT 555-0129',
    '555-0129 RBT',
    '5550129',
    'xpo box 12',
  ])('%s', (line) => expect(left(line)).toBe(line))
})

test('a link of two hundred characters goes, a longer line is text', () => {
  const link = `https://${'x'.repeat(192)}`
  expect(left(link)).toBe('')
  expect(left(`${link}x`)).toBe(`${link}x`)
})

test.each([
  ['a\n\n\nb', 'a\n\nb'],
  ['a\n \n\t\nb', 'a\n \nb'],
  ['\n\na', 'a'],
  ['jane@example.test\n\n\nb', 'b'],
])('of the empty lines in %j is left %j', (text, rest) => expect(stripContactLines(text)).toBe(rest))
