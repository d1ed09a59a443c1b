import { describe, expect, test } from 'vitest'
import { countSegments } from '../count-segments.ts'
import { findKeywordTarget } from './keyword-target.ts'
import { checkCode, explainCodeLimit } from './number-codes.ts'
import { staffStartAnswer, staffStopAnswer, writeNumberCode, writeStaffHelp, writeStaffWelcome } from './staff-words.ts'

const now = new Date('2026-11-19T18:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000)

const at = (staff: number | null, candidate: number | null, isStopped = false) => ({
  staff: staff === null ? null : before(staff),
  candidate: candidate === null ? null : before(candidate),
  isStopped,
})

describe('a keyword of a number that is a colleague’s and a candidate’s', () => {
  test.each([
    ['stop', at(null, 60), 'candidate'],
    ['stop', at(null, null), 'candidate'],
    ['stop', at(60, null), 'staff'],
    ['stop', at(60, 3_600), 'staff'],
    ['stop', at(3_600, 60), 'candidate'],
    ['stop', at(60, 200), 'both'],
    ['stop', at(200, 60), 'both'],
    ['stop', at(60, 3_600, true), 'both'],
    ['stop', at(60, null, true), 'staff'],
    ['start', at(60, 3_600, true), 'staff'],
    ['start', at(60, 200, true), 'staff'],
    ['help', at(3_600, 60), 'candidate'],
  ] as const)('%s after %o is about: %s', (keyword, sent, target) => {
    const found = findKeywordTarget(keyword, sent)
    expect(found).toEqual({ staff: target !== 'candidate', candidate: target !== 'staff' })
  })
})

test('a code is one a minute, five a day for a person and for a number, and a hundred for an organization', () => {
  const sent = { lastAt: before(61), byPerson: 4, toNumber: 4, inOrganization: 99, now }
  expect(explainCodeLimit(sent)).toBeNull()
  expect(explainCodeLimit({ ...sent, lastAt: before(59) })).toMatch(/Wait a minute/)
  for (const more of [{ byPerson: 5 }, { toNumber: 5 }, { inOrganization: 100 }])
    expect(explainCodeLimit({ ...sent, ...more })).toMatch(/Too many codes/)
})

test('a right code works for its time and for five tries', () => {
  const typed = { isRight: true, wrongCodes: 4, expiresAt: new Date(now.getTime() + 1), now }
  expect(checkCode(typed)).toBe('confirmed')
  expect(checkCode({ ...typed, expiresAt: now })).toBe('over')
  expect(checkCode({ ...typed, expiresAt: null })).toBe('over')
  expect(checkCode({ ...typed, wrongCodes: 5 })).toBe('over')
  expect(checkCode({ ...typed, isRight: false, wrongCodes: 3 })).toBe('wrong')
  expect(checkCode({ ...typed, isRight: false })).toBe('over')
})

test('each text to staff costs at most two parts, and names its program', () => {
  const long = 'Bright Path Behavioral Health and Autism Services of Greater Austin, LLC'
  for (const text of [
    writeNumberCode('012345'),
    writeStaffWelcome(long),
    writeStaffHelp(long),
    staffStopAnswer,
    staffStartAnswer,
  ]) {
    expect(countSegments(text).parts, text).toBeLessThanOrEqual(2)
    expect(text).toMatch(/^Reinforce/)
  }
})
