import { describe, expect, test } from 'vitest'
import { ownTime } from '../../../../../tools/own-time.ts'
import { commonPassword, contextPassword, findPasswordWeakness } from './find-password-weakness.ts'

const context = { email: 'priya.nair@brightpath.example', name: 'Priya Nair', organization: 'Bright Path ABA' }

describe('passwords that anyone would try', () => {
  test.each([
    '123456',
    '1234567890',
    '654321',
    'aaaaaa',
    '      ',
    '121212',
    'abcabc',
    'password',
    'Password1',
    'P@ssw0rd!',
    'passw0rd2024',
    'qwerty',
    'qwerty123',
    'asdfgh',
    '1q2w3e4r',
    'qazwsx',
    'letmein',
    'Welcome1',
    'iloveyou',
    'dragon',
    'monkey12',
    'sunshine!',
    '19850412',
    '12/04/1985',
    'abcdef',
    'football1',
    'admin123',
    'changeme',
    'trustno1',
    'summer2026',
    '111222',
  ])('%j is refused', (password) => expect(findPasswordWeakness(password, context)).toBe(commonPassword))
})

describe('passwords made of what everyone knows', () => {
  test.each([
    'priya.nair@brightpath.example',
    'PriyaNair1',
    'nair2026',
    'brightpath',
    'Bright-Path!',
    'reinforce',
    'Reinforce2026',
    'priya1',
  ])('%j is refused', (password) => expect(findPasswordWeakness(password, context)).toBe(contextPassword))
})

test.each([
  'correct-horse',
  'quiet-otter-9',
  'a-new-password',
  'a-first-password',
  'long-enough',
  'another-one',
  'x7!kPw',
  'brightpathotterlake',
  'zwölf blaue Vögel',
])('%j is taken', (password) => expect(findPasswordWeakness(password, context)).toBeNull())

test('two hundred characters of anything are judged at once', () => {
  for (const shape of [' ', 'a', '1', '((', '.-', 'é']) {
    expect(ownTime(() => findPasswordWeakness(shape.repeat(500_000), context))).toBeLessThan(200)
  }
})

describe('rows of keys, letters and digits, and pieces again and again', () => {
  test.each([
    'tyuiop',
    'dfghjk',
    'xcvbnm',
    'lkjhgf',
    'mnopqrstu',
    'edcrfvtgb',
    '3edc4rfv5t',
    'abcdabcda',
    '1231231',
    'zxc!!!',
    'fghj2026',
  ])('%j is refused', (password) => expect(findPasswordWeakness(password, context)).toBe(commonPassword))

  test.each(['xcvbn8nm', 'abcdeabcdf', 'abcdeabcde'])('%j is taken', (password) =>
    expect(findPasswordWeakness(password, context)).toBeNull(),
  )
})

describe('words written with digits and signs', () => {
  test.each(['w3lc0m3', 'dr4g0n', '$un5hine', 'bu77ercup', '@ngel99', 'm1chael', 'm!chael'])(
    '%j is refused',
    (password) => expect(findPasswordWeakness(password)).toBe(commonPassword),
  )
  test('up to six signs before a word and eight behind it do not hide it', () => {
    expect(findPasswordWeakness('######dragon########')).toBe(commonPassword)
    expect(findPasswordWeakness('98765#dragon')).toBe(commonPassword)
  })
})

describe('days as people write birthdays', () => {
  test.each(['19850412', '1985412', '19851231', '20051009', '12041985', '120485', '1.2.1985', '31-12-85', '29/2/2004'])(
    '%j is refused',
    (password) => expect(findPasswordWeakness(password)).toBe(commonPassword),
  )
  test.each(['19851399', '19850442', '18500412', '120485x', 'x120485', '41.12.1985', '12.13.1985', '00.10.1985'])(
    '%j is none',
    (password) => expect(findPasswordWeakness(password)).toBeNull(),
  )
})

describe('words of an account', () => {
  test('an address, a name and an organization count by their parts, the longest first', () => {
    const of = { email: 'jo.lane+work@sun-rise_aba.example', name: 'Josephine  Lane', organization: 'Harbor   Light' }
    for (const password of ['lane99', 'rise_1', 'josephine!', 'harborlight', 'Harbor42', 'work-sun', 'light123'])
      expect(findPasswordWeakness(password, of)).toBe(contextPassword)
  })

  test('a word of three letters is none, and four further letters are enough', () => {
    expect(findPasswordWeakness('jon-0917', { name: 'Jon' })).toBeNull()
    expect(findPasswordWeakness('nair-wxyq', context)).toBeNull()
    expect(findPasswordWeakness('nair-wxq', context)).toBe(contextPassword)
    expect(findPasswordWeakness('lanelaney', { name: 'Lane Laney' })).toBe(contextPassword)
  })

  test('nothing known makes nothing weak', () => {
    expect(findPasswordWeakness('quiet-otter-9')).toBeNull()
    expect(commonPassword).toMatch(/Choose another\.$/)
    expect(contextPassword).toMatch(/^Do not use your name/)
  })
})
