import { expect, test } from 'vitest'
import { findLinkProblem, findLinkWarning, normalizeLink } from './find-link-problem.ts'
import { findTemplateProblem } from './find-template-problem.ts'

test.each([
  [' ', 'Hi', 'name'],
  ['a'.repeat(121), 'Hi', 'name'],
  ['First', ' \n', 'content'],
  ['First', 'a'.repeat(401), 'content'],
])('the template “%s” with “%s” is refused at its %s', (name, content, field) => {
  expect(findTemplateProblem({ name, content })?.field).toBe(field)
})

test('an unknown tag is named with the one that was meant', () => {
  expect(findTemplateProblem({ name: 'First', content: 'Hi {{Candiate First}}' })?.problem).toBe(
    '{{Candiate First}} isn’t a tag. Did you mean {{Candidate First}}?',
  )
  expect(findTemplateProblem({ name: 'First', content: 'Hi {{Candidate First}}' })).toBeNull()
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
])('the address %s is refused', (url) => expect(findLinkProblem(url)).not.toBeNull())

test('an address with a blank, or too long for any text, is refused in words; capitals of its host are made small', () => {
  expect(findLinkProblem('https://a.test/a b')).toMatch(/contains a space/)
  expect(findLinkProblem(`https://a.test/${'a'.repeat(385)}`)).toBeNull()
  expect(findLinkProblem(`https://a.test/${'a'.repeat(386)}`)).toMatch(/400 characters or fewer/)
  expect(findLinkProblem('HTTPS://A.TEST/x')).toBeNull()
  expect(normalizeLink(' HTTPS://A.TEST/Xy?Q#Z ')).toBe('https://a.test/Xy?Q#Z')
})

test('an https address is fine, a public shortener is warned of', () => {
  expect(findLinkProblem(' https://example.com/apply?a=1#top ')).toBeNull()
  expect(findLinkWarning('https://example.com/bit.ly')).toBeNull()
  expect(findLinkWarning('https://www.bit.ly/3x')).toMatch(/^Carriers often block/)
})

test.each([
  ['example', 'Enter an address that starts with https://'],
  ['ftp://example.com', 'Use an https address, not ftp:'],
  ['https://me@example.com', 'The address contains a user name or password.'],
  ['https://:secret@example.com', 'The address contains a user name or password.'],
  ['https://localhost', 'The address has no internet host.'],
  ['https://127.0.0.1/', 'The address has no internet host.'],
  ['https://shop.1st.example', null],
  ['https://1.example', null],
])('the address %s is answered with %j', (url, problem) => expect(findLinkProblem(url)).toBe(problem))

test('only the start of an address is made small, and blanks around it do not count', () => {
  expect(normalizeLink('https://a.test/?to=HTTPS://B.TEST')).toBe('https://a.test/?to=HTTPS://B.TEST')
  expect(normalizeLink('see HTTPS://B.TEST')).toBe('see HTTPS://B.TEST')
  expect(findLinkProblem(`${' '.repeat(9)}https://a.test/${'a'.repeat(385)} `)).toBeNull()
  expect([findLinkWarning('nonsense'), findLinkWarning(''), findLinkWarning('https://awww.bit.ly/x')]).toEqual([
    null,
    null,
    null,
  ])
  expect(findLinkWarning(' https://bit.ly/x ')).toBe(
    'Carriers often block texts with bit.ly links. Use the full address.',
  )
})

const checkTemplate = (more: object) => findTemplateProblem({ name: 'First', content: 'Hi', ...more })

test('each refusal of a template names the next step, at its limit and not before', () => {
  expect(checkTemplate({ name: `  ${'a'.repeat(120)} ` })).toBeNull()
  expect(checkTemplate({ content: 'a'.repeat(400) })).toBeNull()
  expect(checkTemplate({ name: ' ' })?.problem).toBe('Enter a name for the template.')
  expect(checkTemplate({ name: 'a'.repeat(121) })?.problem).toBe('Use 120 characters or fewer.')
  expect(checkTemplate({ content: ' ' })?.problem).toBe('Write the text of the template.')
  expect(checkTemplate({ content: 'a'.repeat(401) })?.problem).toBe('The text has 401 characters. Use 400 or fewer.')
  expect(checkTemplate({ contentSpanish: 'Hola' })).toBeNull()
  expect(checkTemplate({ contentSpanish: 'Hola {{Candiate First}}' })).toEqual({
    field: 'contentSpanish',
    problem: '{{Candiate First}} isn’t a tag. Did you mean {{Candidate First}}?',
  })
})
