import { expect, test } from 'vitest'
import { findTypedNameProblem } from './typed-name.ts'

test.each([
  'Ana García',
  "Dr. Ann-Marie O'Neil",
  'J.R. Smith',
  'St. John',
  '王小明',
  'María José de la Cruz Jr.',
  'Ann Com',
])('%s is a name', (name) => expect(findTypedNameProblem(name)).toBeNull())

test.each([
  ['https://evil.example/a', 'Enter your name without a web address.'],
  ['Ana www.evil.test', 'Enter your name without a web address.'],
  ['evil.com', 'Enter your name without a web address.'],
  ['evil。com', 'Enter your name without a web address.'],
  ['ｅｖｉｌ．ｃｏｍ', 'Enter your name without a web address.'],
  ['Call 5125550100', 'Enter your name without numbers.'],
  ['Call ٥١٢', 'Enter your name without numbers.'],
  [' ', 'Enter your name.'],
])('%s is refused', (name, problem) => expect(findTypedNameProblem(name)).toBe(problem))
