import { expect, test } from 'vitest'
import { hasWords, longestResumeFile } from './resume-file.ts'

test('twenty letters of any script are words, digits and signs are none', () => {
  expect(hasWords('é'.repeat(20))).toBe(true)
  expect(hasWords(`${'a'.repeat(19)} 2026 – page 1/2`)).toBe(true)
  expect(hasWords('a'.repeat(19))).toBe(false)
  expect(hasWords(' 1/2 – '.repeat(20))).toBe(false)
  expect(hasWords('')).toBe(false)
})

test('a file may have ten megabytes', () => {
  expect(longestResumeFile).toBe(10_485_760)
})
