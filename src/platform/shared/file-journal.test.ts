import { expect, test } from 'vitest'
import { formatJournalLine, parseLastChanges } from './file-journal.ts'

test('of each file the last change counts, in the order of the changes', () => {
  const lines = [
    formatJournalLine({ key: 'a/1.pdf', is: 'written' }),
    formatJournalLine({ key: 'b/2.pdf', is: 'written' }),
    formatJournalLine({ key: 'a/1.pdf', is: 'removed' }),
    formatJournalLine({ key: 'c/+3.pdf', is: 'written' }),
  ]
  expect(lines.join('')).toBe('+a/1.pdf\n+b/2.pdf\n-a/1.pdf\n+c/+3.pdf\n')
  expect(parseLastChanges(lines.join(''))).toEqual([
    { key: 'b/2.pdf', is: 'written' },
    { key: 'a/1.pdf', is: 'removed' },
    { key: 'c/+3.pdf', is: 'written' },
  ])
})

test('a line that a crash cut off, and one that is none, belong to no file', () => {
  expect(parseLastChanges('+a/1.pdf\n+b/2.p')).toEqual([{ key: 'a/1.pdf', is: 'written' }])
  expect(parseLastChanges('\n+\n-\nx\n*a\n')).toEqual([])
  expect(parseLastChanges('')).toEqual([])
})
