import { expect, test } from 'vitest'
import { undocumented } from './docstrings.mjs'

const rule = 'src/features/clients/vault/rules/access.ts'
const server = 'src/features/clients/vault/server/trash.ts'

test('an exported rule, route or job without a docstring is named with its line', () => {
  expect(undocumented(rule, "import a from 'a'\n\nexport const trashDays = 30\nexport function f() {}")).toEqual([
    `${rule}:3: trashDays has no docstring`,
    `${rule}:4: f has no docstring`,
  ])
  expect(undocumented('src/rules/day.ts', 'export const addDays = 1')).toHaveLength(1)
  expect(undocumented(server, 'export const restoreLoginRoute = 1\nexport const emptyTrashJob = 2')).toEqual([
    `${server}:1: restoreLoginRoute has no docstring`,
    `${server}:2: emptyTrashJob has no docstring`,
  ])
})

test('one with a docstring, a type, what stays inside and what is neither need none', () => {
  expect(undocumented(rule, '/** Days. */\nexport const trashDays = 30')).toEqual([])
  expect(undocumented(rule, '/**\n * Two\n * lines.\n */\nexport const trashDays = 30')).toEqual([])
  expect(undocumented(rule, 'export type Level = 1\nexport interface L {}\nconst rank = 1')).toEqual([])
  expect(undocumented(server, 'export const lockLogin = 1')).toEqual([])
  expect(undocumented('src/rules/day.test.ts', 'export const days = 1')).toEqual([])
})

test('a docstring of the line before last is not its own', () => {
  expect(undocumented(rule, '/** Minutes. */\nexport const unlockMinutes = 15\nexport const trashDays = 30')).toEqual([
    `${rule}:3: trashDays has no docstring`,
  ])
})
