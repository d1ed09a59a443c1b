import { describe, expect, test } from 'vitest'
import { detectMapping, readImported } from './import-mapping.ts'

const read = (heading: string, row: string) => {
  const mapping = detectMapping(heading.split(','))
  if (!mapping) throw new Error('unknown heading')
  return { manager: mapping.manager, ...readImported(mapping, row.split(',')) }
}
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const full = {
  site: 'Indeed',
  url: 'https://indeed.com',
  username: 'me',
  secret: 'pw',
  notes: 'a note',
  totp: key,
  tags: ['Boards'],
}

describe('the exports of password managers', () => {
  test.each([
    [
      '1Password',
      'Title,Url,Username,Password,OTPAuth,Favorite,Archived,Tags,Notes',
      `Indeed,https://indeed.com,me,pw,${key},false,false,Boards,a note`,
    ],
    [
      'Bitwarden',
      'folder,favorite,type,name,notes,fields,reprompt,login_uri,login_username,login_password,login_totp',
      `Boards,,login,Indeed,a note,,0,https://indeed.com,me,pw,${key}`,
    ],
    [
      'LastPass',
      'url,username,password,totp,extra,name,grouping,fav',
      `https://indeed.com,me,pw,${key},a note,Indeed,Boards,0`,
    ],
  ])('%s', (manager, heading, row) => {
    expect(read(heading, row)).toEqual({ manager, login: full, problem: null })
  })

  test('Chrome', () => {
    expect(read('name,url,username,password,note', 'Indeed,https://indeed.com,me,pw,a note')).toEqual({
      manager: 'Chrome',
      login: { ...full, totp: '', tags: [] },
      problem: null,
    })
  })

  test('a list of candidates is none', () => {
    expect(detectMapping(['Name', 'Email', 'Phone'])).toBeNull()
    expect(detectMapping([])).toBeNull()
  })
})

const chrome = 'name,url,username,password,note'
test.each([
  [',https://www.indeed.com/x,me,pw,', null],
  [',,me,pw,', 'No site.'],
  ['Indeed,,,pw,', 'No username.'],
  ['Indeed,,me,,', 'No password.'],
  ['Indeed,http://indeed.com,me,pw,', 'The address must start with https://.'],
  ['App,android://x@com.app/,me,pw,', 'The address must start with https://.'],
  ['Indeed,https://a..b,me,pw,', 'Enter a web address.'],
  [`Indeed,,me,${'x'.repeat(1_001)},`, 'The password is too long.'],
])('the row %s: %s', (row, problem) => {
  expect(read(chrome, row).problem).toBe(problem)
})

test('a row without a name is called after its host, and notes and cards are refused', () => {
  expect(read(chrome, ',https://www.indeed.com/x,me,pw,').login.site).toBe('indeed.com')
  expect(read('type,name,login_uri,login_username,login_password', 'note,Wifi,,me,pw').problem).toBe(
    'This is a note or a card, not a login.',
  )
  expect(read('url,username,password,extra,name,grouping', 'http://sn,,,text,Alarm,').problem).toBe(
    'This is a note or a card, not a login.',
  )
})

test.each([
  ['Indeed,,me,pw,', 'site', 200, 'The site is too long.'],
  ['Indeed,,me,pw,', 'username', 320, 'The username is too long.'],
  ['Indeed,,me,pw,', 'secret', 1_000, 'The password is too long.'],
  ['Indeed,,me,pw,', 'notes', 5_000, 'The notes are too long.'],
] as const)('of the row %s the %s may have %d characters and no more: %s', (row, field, most, problem) => {
  const at = { site: 0, username: 2, secret: 3, notes: 4 }[field]
  const withCell = (text: string) => row.split(',').with(at, text).join(',')
  expect(read(chrome, withCell('x'.repeat(most))).problem).toBeNull()
  expect(read(chrome, withCell('x'.repeat(most + 1))).problem).toBe(problem)
})

test('an address has 2,000 characters at most', () => {
  const start = 'https://a.example/'
  expect(read(chrome, `A,${start}${'x'.repeat(1_982)},me,pw,`).problem).toBeNull()
  expect(read(chrome, `A,${start}${'x'.repeat(1_983)},me,pw,`).problem).toBe('The address is too long.')
})

test('blanks around a cell do not count, except in a password and in notes', () => {
  expect(read(' Name , URL ,username,password,note', ' A , https://a.example , me , pw , n ').login).toEqual({
    site: 'A',
    url: 'https://a.example',
    username: 'me',
    secret: ' pw ',
    notes: ' n ',
    totp: '',
    tags: [],
  })
  expect(read(chrome, 'A').login).toMatchObject({ url: '', username: '', secret: '' })
})

test('the first of several addresses is kept, ten tags of forty characters, and a setup that cannot be read is named', () => {
  const heading = 'folder;type;name;login_uri;login_username;login_password;login_totp'
  const row = (cells: string) => {
    const mapping = detectMapping(heading.split(';'))
    if (!mapping) throw new Error('unknown heading')
    return readImported(mapping, cells.split('|'))
  }
  expect(row('|Login |A|https://a.example\nhttps://b.example|me|pw|').login.url).toBe('https://a.example')
  expect(row('||A|https://a.example,https://b.example|me|pw|')).toMatchObject({
    login: { url: 'https://a.example' },
    problem: null,
  })
  const tags = Array.from({ length: 12 }, (_, at) => `${at}${'t'.repeat(50)}`)
  expect(row(`${tags.join(';')}|login|A||me|pw|`).login.tags).toEqual(tags.slice(0, 10).map((tag) => tag.slice(0, 40)))
  expect(row('a,b;c|login|A||me|pw|').login.tags).toEqual(['a', 'b', 'c'])
  expect(row('|login|A||me|pw|nonsense').problem).toBe('We can’t read its one-time code setup.')
  expect(row(`|login|A||me|pw| ${key} `)).toMatchObject({ login: { totp: key }, problem: null })
  expect(row('|card|A||me|pw|').problem).toBe('This is a note or a card, not a login.')
})

const findManager = (heading: string) => detectMapping(heading.split(','))?.manager ?? null

test('an export needs its own headings; what older ones lack may be missing', () => {
  expect(findManager('title,url,username,password')).toBe('1Password')
  expect(findManager('url,username,password,name,grouping')).toBe('LastPass')
  expect(findManager('url,username,password,name,extra')).toBe('LastPass')
  expect(findManager('url,username,password,name')).toBe('Chrome')
  expect(findManager('name,login_uri,login_username,login_password')).toBe('Bitwarden')
  expect(findManager('url,username,name')).toBeNull()
})

test.each(['http://sn', 'HTTP://SN/'])('%s is a note of LastPass; what only contains it is an address', (url) => {
  expect(read(chrome, `A,${url},me,pw,`).problem).toBe('This is a note or a card, not a login.')
  expect(read(chrome, `A,${url}x,me,pw,`).problem).toBe('The address must start with https://.')
})
