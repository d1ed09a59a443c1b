import { describe, expect, test } from 'vitest'
import { mappingOf, readImported } from './import-mapping.ts'

const read = (heading: string, row: string) => {
  const mapping = mappingOf(heading.split(','))
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
    expect(mappingOf(['Name', 'Email', 'Phone'])).toBeNull()
    expect(mappingOf([])).toBeNull()
  })
})

const chrome = 'name,url,username,password,note'
test.each([
  [',https://www.indeed.com/x,me,pw,', null],
  [',,me,pw,', 'There is no site.'],
  ['Indeed,,,pw,', 'There is no username.'],
  ['Indeed,,me,,', 'There is no password.'],
  ['Indeed,http://indeed.com,me,pw,', 'The address must start with https://.'],
  ['App,android://x@com.app/,me,pw,', 'The address must start with https://.'],
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
