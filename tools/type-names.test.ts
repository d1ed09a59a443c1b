import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listParticipleTypes } from './type-names.ts'

const root = path.resolve(import.meta.dirname, '..')
const files = globSync('{bench,e2e,lab,packages,src,tools}/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !file.includes('node_modules/'))

test('a planted type called by a participle is found', () => {
  expect(listParticipleTypes('a.ts', 'export type Asked = string\ninterface Found<T> {}\ntype Feed = 1')).toEqual([
    'a.ts: Asked',
    'a.ts: Found',
  ])
  expect(listParticipleTypes('a.ts', 'type AskedCriterion = 1\ntype Read2 = 2')).toEqual([])
})

test('types are called by nouns', () => {
  expect(files.length).toBeGreaterThan(3_000)
  expect(files.flatMap((file) => listParticipleTypes(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})
