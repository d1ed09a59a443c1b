import { expect, test } from 'vitest'
import { cleanTags, findAddressError, findLoginProblems, getHost } from './login-problem.ts'

test.each([
  ['', null],
  ['https://employers.indeed.com/login?x=1', null],
  ['https://x.example:8443', null],
  ['http://indeed.com', 'The address must start with https://'],
  ['indeed.com', 'The address must start with https://'],
  ['javascript:alert(1)', 'The address must start with https://'],
  ['https://me:pass@indeed.com/', 'Leave the username and password out of the address.'],
  ['https://', 'Enter a web address.'],
  ['https://localhost', 'Enter a web address.'],
  ['https://a.b/<script>', 'Enter a web address.'],
])('the address "%s": %s', (url, expected) => {
  expect(findAddressError(url)).toBe(expected)
})

test('requires site and username; each problem is at its field', () => {
  expect(findLoginProblems({ site: ' ', username: '', url: 'x', rotates_on: '2/30/2026' })).toEqual({
    site: 'Enter the site.',
    username: 'Enter the username.',
    url: 'The address must start with https://',
    rotates_on: 'Enter a date like 3/14/2026.',
  })
  expect(findLoginProblems({ site: 'Indeed', username: 'me', url: '', rotates_on: '2026-12-01' })).toEqual({})
})

test('hosts and tags are kept plainly', () => {
  expect(getHost('https://www.Indeed.com/x')).toBe('indeed.com')
  expect(getHost('nothing')).toBe('')
  expect(cleanTags([' Job  board', 'job board', '', 'HR'])).toEqual(['Job board', 'HR'])
})

test.each([
  [' https://indeed.com ', null],
  ['HTTPS://INDEED.COM/X', null],
  ['https://indeed.com/@me', null],
  ['https://x.example:65535/', null],
  ['https://x.example:123456', 'Enter a web address.'],
  ['https://x.example:', 'Enter a web address.'],
  ['https://a..b', 'Enter a web address.'],
  ['https://a_b.example', 'Enter a web address.'],
  ['https://a.b c', 'Enter a web address.'],
  ["https://a.b/'", 'Enter a web address.'],
  ['see https://a.b', 'The address must start with https://'],
  ['https://me@indeed.com', 'Leave the username and password out of the address.'],
])('the address “%s” is answered with %s', (url, expected) => expect(findAddressError(url)).toBe(expected))

test.each([
  [' HTTPS://WWW.Indeed.com:443/x', 'indeed.com'],
  ['https://indeed.com?x', 'indeed.com'],
  ['https://indeed.com#x', 'indeed.com'],
  ['ftp://files.example', 'files.example'],
  ['see https://a.b', ''],
  ['https://awww.b', 'awww.b'],
])('the host of “%s” is “%s”', (url, host) => expect(getHost(url)).toBe(host))

test('a day may be left out or have blanks around it, and a tag keeps how it was first written', () => {
  const written = { site: 'Indeed', username: 'me', url: '' }
  expect(findLoginProblems({ ...written, rotates_on: '  ' })).toEqual({})
  expect(findLoginProblems({ ...written, rotates_on: ' 2026-12-01 ' })).toEqual({})
  expect(cleanTags(['HR', 'hr', ' a   b ', 'A B', ' '])).toEqual(['HR', 'a b'])
})
