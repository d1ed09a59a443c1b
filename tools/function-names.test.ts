import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { kept, listVagueNames } from './function-names.ts'

const root = path.resolve(import.meta.dirname, '..')
const files = globSync('{bench,deploy,e2e,lab,packages,scripts,src,tools}/**/*.{ts,tsx,mjs,js}', { cwd: root })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !file.includes('node_modules/'))

const listAll = (some: string[]) =>
  some.flatMap((file) => listVagueNames(file, readFileSync(path.join(root, file), 'utf8')))
const find = (source: string) => listVagueNames('a.ts', source)

test('a planted function called after what it is of is found, however it is declared', () => {
  expect(find('const nameOf = (id: string) => id')).toEqual(['a.ts: nameOf'])
  expect(find('export async function hoursInWords() {}')).toEqual(['a.ts: hoursInWords'])
  expect(find('const a = { sendAgain: () => 1 }')).toEqual(['a.ts: sendAgain'])
  expect(find('type A = { nameOf: (id: string) => string; stateOf(): void }')).toEqual([
    'a.ts: nameOf',
    'a.ts: stateOf',
  ])
  expect(find('const a = (labelOf: (n: number) => string) => labelOf(1)')).toEqual(['a.ts: labelOf'])
  expect(find("const stopWords = ['stop']; const asOf = 1; const useWords = () => 1; const Words = () => 1")).toEqual(
    [],
  )
})

test('functions are called by a verb and its object', () => {
  expect(files.length).toBeGreaterThan(3_000)
  expect(listAll(files)).toEqual([])
})

test('each name that is kept is there', () => {
  const all = files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n')
  expect(Object.keys(kept).filter((name) => !all.includes(`const ${name} = `))).toEqual([])
})
