import { expect, test } from 'vitest'
import { journalLine, lastChanges } from './file-journal.ts'

test('of each file the last change counts, in the order of the changes', () => {
  const lines = [
    journalLine({ key: 'a/1.pdf', is: 'written' }),
    journalLine({ key: 'b/2.pdf', is: 'written' }),
    journalLine({ key: 'a/1.pdf', is: 'removed' }),
    journalLine({ key: 'c/+3.pdf', is: 'written' }),
  ]
  expect(lines.join('')).toBe('+a/1.pdf\n+b/2.pdf\n-a/1.pdf\n+c/+3.pdf\n')
  expect(lastChanges(lines.join(''))).toEqual([
    { key: 'b/2.pdf', is: 'written' },
    { key: 'a/1.pdf', is: 'removed' },
    { key: 'c/+3.pdf', is: 'written' },
  ])
})

test('a line that a crash cut off, and one that is none, belong to no file', () => {
  expect(lastChanges('+a/1.pdf\n+b/2.p')).toEqual([{ key: 'a/1.pdf', is: 'written' }])
  expect(lastChanges('\n+\n-\nx\n*a\n')).toEqual([])
  expect(lastChanges('')).toEqual([])
})
