import { expect, test } from 'vitest'
import { backupName, begunAt } from './backup-file.ts'
import { backupOfEndings, endingsNeededNoMore, endingsOf } from './endings-file.ts'
import { logBegan } from './log-file.ts'

const backup = backupName(new Date('2026-11-24T03:00:00Z'))

test('what ended since a backup lies beside it under its moment, and is taken for no backup and no log', () => {
  const folder = endingsOf(backup)
  expect(folder).toBe('since-2026-11-24T03-00-00Z')
  expect(backupOfEndings(folder)).toBe(backup)
  expect(begunAt(folder)).toBeNull()
  expect(logBegan(folder)).toBeNull()
})

test('it goes with its backup, and nothing else goes with it', () => {
  const gone = 'since-2026-11-20T03-00-00Z'
  const others = ['since-yesterday', 'since-', 'log-2026-11-20T03-00-00Z-0a1b2c3d', 'notes.txt']
  expect(endingsNeededNoMore([backup, endingsOf(backup), gone, ...others])).toEqual([gone])
  expect(others.map(backupOfEndings)).toEqual([null, null, null, null])
})
