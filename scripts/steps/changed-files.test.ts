import { expect, test } from 'vitest'
import { filesToLint, touchesEngines } from './changed-files.mjs'

const isThere = (file: string) => file !== 'src/gone.ts'
const lint = (...files: string[]): string[] | null => filesToLint(files, isThere)

test('lints the source files of a change that still exist', () => {
  expect(lint('src/a.ts', 'src/b.tsx', 'scripts/c.mjs', 'docs/d.md', 'src/gone.ts')).toEqual([
    'src/a.ts',
    'src/b.tsx',
    'scripts/c.mjs',
  ])
  expect(lint('README.md')).toEqual([])
})

test('lints everything when git names nothing or a rule changed', () => {
  expect(lint()).toBeNull()
  expect(lint('src/a.ts', '.oxlintrc.json')).toBeNull()
  expect(lint('tools/layers.plugin.js')).toBeNull()
  expect(lint('package-lock.json')).toBeNull()
})

test('the engines are tested when they or the shared rules changed, or when nobody knows', () => {
  expect(touchesEngines(null)).toBe(true)
  expect(touchesEngines(['packages/same-person/src/match-people.ts'])).toBe(true)
  expect(touchesEngines(['src/rules/day.ts'])).toBe(true)
  expect(touchesEngines(['src/features/home/dashboard/web/dashboard-page.tsx', 'src/ui/alert.tsx'])).toBe(false)
})
