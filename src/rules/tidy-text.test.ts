import { expect, test } from 'vitest'
import { ownTime } from '../../tools/own-time.ts'
import { tidyText } from './tidy-text.ts'

test('line ends are one kind, blanks at their ends and more than one empty line are gone', () => {
  expect(tidyText('  Ana \t\r\nRBT\u00a0 \r\r\n\n\n\n nanny\0 \n', 100)).toBe('Ana\nRBT\n\n nanny')
})

test('keeps no more than the limit, and no half of a sign', () => {
  expect(tidyText('a'.repeat(300), 100)).toHaveLength(100)
  expect(tidyText('ab\ud83d', 3)).toBe('ab\ufffd')
})

test('a long run of blanks costs no more than its length', () => {
  const text = `nanny${' '.repeat(60_000)}three years`
  expect(tidyText(text, 200_000)).toMatch(/^nanny .* three years$/)
  expect(ownTime(() => tidyText(text, 200_000))).toBeLessThan(1_000)
})
