import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const tables = new Set(
  globSync('src/db/migrations/*.sql', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/^create table (?:if not exists )?([\w."]+)/gm)].map(([, table = '']) =>
      table.replaceAll('"', ''),
    ),
  ),
)
const written = /\b(?:insert into|update|delete from)\s+(?:only\s+)?([\w."]+)/g

/** The features that write each table, by the SQL of their server side. */
const writers = (): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>()
  for (const file of globSync('src/features/*/*/server/**/*.ts', { cwd: root })) {
    if (/\.test\.ts$|[\\/]testing[\\/]/.test(file)) continue
    const feature = file.split(path.sep).slice(2, 4).join('/')
    for (const [, name = ''] of read(file).matchAll(written)) {
      const table = name.replaceAll('"', '')
      if (tables.has(table)) found.set(table, (found.get(table) ?? new Set()).add(feature))
    }
  }
  return found
}

test('a table is written by one feature', () => {
  expect(tables.size).toBeGreaterThan(60)
  const found = writers()
  expect(found.size).toBeGreaterThan(50)
  const several = [...found].filter(([, by]) => by.size > 1).map(([table, by]) => [table, [...by].toSorted()])
  expect(several).toEqual([])
})
