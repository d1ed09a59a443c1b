import { expect, test } from 'vitest'
import { linkProblem, linkWarning, plainLink } from './link-problem.ts'
import { templateProblem } from './template-problem.ts'

test.each([
  [' ', 'Hi', 'name'],
  ['a'.repeat(121), 'Hi', 'name'],
  ['First', ' \n', 'content'],
  ['First', 'a'.repeat(401), 'content'],
])('the template “%s” with “%s” is refused at its %s', (name, content, field) => {
  expect(templateProblem({ name, content })?.field).toBe(field)
})

test('an unknown tag is named with the one that was meant', () => {
  expect(templateProblem({ name: 'First', content: 'Hi {{Candiate First}}' })?.problem).toBe(
    '{{Candiate First}} is not a tag – did you mean {{Candidate First}}?',
  )
  expect(templateProblem({ name: 'First', content: 'Hi {{Candidate First}}' })).toBeNull()
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,hi',
  'http://example.com',
  'ftp://example.com',
  'example.com',
  'https://user:pass@example.com',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  `https://example.com/${'a'.repeat(2_000)}`,
  '',
])('the address %s is refused', (url) => expect(linkProblem(url)).not.toBeNull())

test('an address with a blank, or too long for any text, is refused in words; capitals of its host are made small', () => {
  expect(linkProblem('https://a.test/a b')).toMatch(/has a blank in it/)
  expect(linkProblem(`https://a.test/${'a'.repeat(385)}`)).toBeNull()
  expect(linkProblem(`https://a.test/${'a'.repeat(386)}`)).toMatch(/at most 400 characters/)
  expect(linkProblem('HTTPS://A.TEST/x')).toBeNull()
  expect(plainLink(' HTTPS://A.TEST/Xy?Q#Z ')).toBe('https://a.test/Xy?Q#Z')
})

test('an https address is fine, a public shortener is warned of', () => {
  expect(linkProblem(' https://example.com/apply?a=1#top ')).toBeNull()
  expect(linkWarning('https://example.com/bit.ly')).toBeNull()
  expect(linkWarning('https://www.bit.ly/3x')).toMatch(/^Carriers often block/)
})
