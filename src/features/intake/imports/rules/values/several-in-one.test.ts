import { expect, test } from 'vitest'
import { parsePlace } from './place.ts'
import { findEmails, findPhones, toSpokenName } from './several-in-one.ts'

test.each([
  ['a@x.test;b@y.test', 'a@x.test', ['b@y.test']],
  ['a@x.test ::: b@y.test', 'a@x.test', ['b@y.test']],
  ['Ana Cruz <a@x.test>, b@y.test', 'a@x.test', ['b@y.test']],
  ['a@x.test, a@x.test', 'a@x.test', []],
  ['a@x.test\u200b', 'a@x.test', []],
  ['none', 'none', []],
  ['', '', []],
])('of the addresses in %j the first is kept', (text, first, others) =>
  expect(findEmails(text)).toEqual({ first, others }),
)

test.each([
  ['+1 813-555-0101;813-555-0141', '+1 813-555-0101', ['813-555-0141']],
  ['(512) 555-0100 / (512) 555-0101', '(512) 555-0100', ['(512) 555-0101']],
  ['512-555-0100 or 512-555-0101', '512-555-0100', ['512-555-0101']],
  ['5125550165.0', '5125550165', []],
  ['（５１２）５５５－０１７５', '(512)555-0175', []],
  ['5125550163;ext=7', '5125550163;ext=7', []],
  ['(512) 555-0161 ext. 12', '(512) 555-0161 ext. 12', []],
  ['480-555-0100 (Mobile), 480-555-0101 (Home)', '480-555-0100', ['480-555-0101']],
  ['Cell: (512) 555-0100', '(512) 555-0100', []],
  ['call me', 'call me', []],
])('of the numbers in %j the first is kept', (text, first, others) =>
  expect(findPhones(text)).toEqual({ first, others }),
)

test.each([
  ['Falana, Farid', 'Farid Falana'],
  ['de la Cruz, Ana Maria', 'Ana Maria de la Cruz'],
  ['Ana Cruz, BCBA', 'Ana Cruz, BCBA'],
  ['Cruz, Ana, RBT', 'Ana Cruz, RBT'],
  ['Sammy Davis, Jr.', 'Sammy Davis, Jr.'],
  ['Ana Cruz', 'Ana Cruz'],
  [',', ','],
])('%j is spoken %j', (text, name) => expect(toSpokenName(text)).toBe(name))

test.each([
  ['Mesa, AZ', 'Mesa', 'AZ'],
  ['Mesa, Arizona 85201', 'Mesa', 'AZ'],
  ['12 Elm St, Mesa, AZ 85201, United States', 'Mesa', 'AZ'],
  ['Austin TX', 'Austin', 'TX'],
  ['Arizona', null, 'AZ'],
  ['Winston Salem', 'Winston Salem', null],
])('%j is a place', (text, city, state) => expect(parsePlace(text)).toEqual({ city, state }))

test.each(['', 'Remote', 'Toronto, Ontario', '12345', 'United States'])('%j names no city', (text) =>
  expect(parsePlace(text)).toBeNull(),
)
