import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findExpired, findLogStart, formatLogFileName, formatLogName, parseLogFile, sortLogNames } from './log-file.ts'

const at = (text: string) => new Date(text)

test('the name of a piece says its number and when it was sealed, and others say nothing', () => {
  const name = formatLogFileName(42, at('2026-11-23T14:02:03.004Z'))
  expect(name).toBe('000000042-2026-11-23T14-02-03.004Z.tar.zst.age')
  expect(parseLogFile(name)).toEqual({ n: 42, sealedAt: at('2026-11-23T14:02:03.004Z') })
  for (const other of [`${name}.part`, `x${name}`, 'key.age', '000000042-2026-13-45T99-02-03.004Z.tar.zst.age'])
    expect(parseLogFile(other)).toBeNull()
})

test('pieces are in order of their numbers, also where the clock went back', () => {
  fc.assert(
    fc.property(fc.array(fc.date({ min: at('2000-01-01'), max: at('2100-01-01'), noInvalidDate: true })), (moments) => {
      const names = moments.map((moment, n) => formatLogFileName(n, moment))
      expect(sortLogNames([...names, 'key.age', 'name'].toReversed())).toEqual(names)
    }),
  )
})

test('a piece sealed before the oldest backup began is no longer needed; without a backup all are', () => {
  const [before, on, after] = ['00', '01', '02'].map((minute, n) =>
    formatLogFileName(n, at(`2026-11-23T14:${minute}:00.000Z`)),
  )
  const names = [before, on, after, 'key.age'].map(String)
  expect(findExpired(names, at('2026-11-23T14:01:00Z'))).toEqual([before])
  expect(findExpired(names, null)).toEqual([])
})

test('the name of a log has the moment of its begin', () => {
  const name = formatLogName(at('2026-11-23T14:02:03.900Z'), '0a1b2c3d')
  expect(name).toBe('log-2026-11-23T14-02-03Z-0a1b2c3d')
  expect(findLogStart(name)).toEqual(at('2026-11-23T14:02:03Z'))
  for (const other of ['log-2026-11-23T14-02-03Z', 'log-2026-13-45T99-02-03Z-0a1b2c3d', `${name}x`, `x${name}`, ''])
    expect(findLogStart(other)).toBeNull()
})
