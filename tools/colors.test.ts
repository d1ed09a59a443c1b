import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where colors are told; everywhere else they are named. */
const told = new Set(['src/app/web/theme.ts', 'src/rules/color-tokens.ts'])
const color = /#[\da-f]{6}\b/i

test('a color is written in the theme or among the tones, everywhere else it is a token', () => {
  const files = globSync([
    'src/{ui,rules}/**/*.{ts,tsx,css}',
    'src/app/web/**/*.{ts,tsx,css}',
    'src/features/*/*/{web,rules}/**/*.{ts,tsx,css}',
  ]).filter((file) => !told.has(file) && !/\.test\.tsx?$|\/testing\//.test(file))
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => color.test(readFileSync(file, 'utf8')))).toEqual([])
})
