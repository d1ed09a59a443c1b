import { expect, test } from 'vitest'
import { addressProblem, cleanTags, hostOf, loginProblems } from './login-problem.ts'

test.each([
  ['', null],
  ['https://employers.indeed.com/login?x=1', null],
  ['https://x.example:8443', null],
  ['http://indeed.com', 'The address must start with https://'],
  ['indeed.com', 'The address must start with https://'],
  ['javascript:alert(1)', 'The address must start with https://'],
  ['https://me:pass@indeed.com/', 'Leave the username and password out of the address'],
  ['https://', 'This is not a web address'],
  ['https://localhost', 'This is not a web address'],
  ['https://a.b/<script>', 'This is not a web address'],
])('the address "%s": %s', (url, expected) => {
  expect(addressProblem(url)).toBe(expected)
})

test('site and username are required; each problem stands at its field', () => {
  expect(loginProblems({ site: ' ', username: '', url: 'x', rotates_on: '2/30/2026' })).toEqual({
    site: 'Enter the site',
    username: 'Enter the username',
    url: 'The address must start with https://',
    rotates_on: 'Use 3/14/2026',
  })
  expect(loginProblems({ site: 'Indeed', username: 'me', url: '', rotates_on: '2026-12-01' })).toEqual({})
})

test('hosts and tags are kept plainly', () => {
  expect(hostOf('https://www.Indeed.com/x')).toBe('indeed.com')
  expect(hostOf('nothing')).toBe('')
  expect(cleanTags([' Job  board', 'job board', '', 'HR'])).toEqual(['Job board', 'HR'])
})
