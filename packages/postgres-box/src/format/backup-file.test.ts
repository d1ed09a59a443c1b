import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPassphraseProblem, formatBackupName, parseBackupTime, sortNewestFirst } from './backup-file.ts'
import { countLines } from './count-lines.ts'

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

test('a backup’s name has the moment when it was begun, to the second, and sorts by it', () => {
  expect(formatBackupName(new Date('2026-11-23T14:02:09.876Z'))).toBe('reinforce-2026-11-23T14-02-09Z.tar.zst.age')
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
      fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
      (one, other) => {
        expect(parseBackupTime(formatBackupName(one))?.getTime()).toBe(seconds(one) * 1000)
        const names = [formatBackupName(one), formatBackupName(other)]
        const newest = seconds(one) > seconds(other) ? one : other
        expect(sortNewestFirst(names)[0]).toBe(formatBackupName(newest))
      },
    ),
  )
})

test('other files of the folder are no backups', () => {
  const other = [
    '',
    'notes.txt',
    'reinforce-2026-11-23T14-02-09Z.tar.zst.age.part',
    'old-reinforce-2026-11-23T14-02-09Z.tar.zst.age',
    'reinforce-2026-99-99T14-02-09Z.tar.zst.age',
  ]
  expect(sortNewestFirst(other)).toEqual([])
  for (const name of other) expect(parseBackupTime(name)).toBeNull()
})

test('a passphrase is there, and long enough not to be guessed', () => {
  expect(findPassphraseProblem(undefined)).toMatch(/^Set BACKUP_PASSPHRASE/)
  expect(findPassphraseProblem('')).toMatch(/^Set BACKUP_PASSPHRASE/)
  expect(findPassphraseProblem('x'.repeat(11))).toMatch(/at least 12 characters/)
  expect(findPassphraseProblem('x'.repeat(12))).toBeNull()
})

test('lists the restored count next to the earlier one, where that differs', () => {
  expect(countLines({ candidates: 6000, texts: 294 }, { candidates: 6000, texts: 290 })).toEqual([
    '      6,000  candidates',
    '        294  texts  (290 when the backup was finished)',
  ])
})
