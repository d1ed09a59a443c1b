import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/** What a public file exports by name, and the file that it comes from. */
const given = (file: string): { name: string; file: string }[] => {
  const text = readFileSync(path.join(root, file), 'utf8')
  return [...text.matchAll(/export \{([^}]*)\} from '([^']+)'/g)].flatMap(([, names = '', source = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => ({ name, file: path.posix.join(path.posix.dirname(file), source) })),
  )
}

/** Whether an exported constant is a piece of SQL or a function that answers one at once, by its type or by its words. */
export const handsOutSql = (text: string, name: string): boolean => {
  const [, rest = ''] = text.split(new RegExp(`export const ${name}\\b`), 2)
  const [, after = rest] = rest.split(/^(?=: SQL\b)/, 2)
  const [head = ''] = after.split('\n\n', 1)
  return (
    /^: SQL\b/.test(rest) || /\): SQL =>/.test(head) || /^ = sql[`.]/.test(rest) || /^ = \([^=]*\) =>\s*sql`/.test(rest)
  )
}

const publicFiles = globSync('src/features/*/*/server/public.ts', { cwd: root }).map((file) =>
  file.split(path.sep).join('/'),
)

test('no public file exports a piece of SQL: others ask for rows, ids, or names', () => {
  const pieces = publicFiles.flatMap((door) => [
    ...given(door)
      .filter(({ file }) => existsSync(path.join(root, file)))
      .filter(({ name, file }) => handsOutSql(readFileSync(path.join(root, file), 'utf8'), name))
      .map(({ name }) => `${door}: ${name}`),
    ...(/^import .*'drizzle-orm'/m.test(readFileSync(path.join(root, door), 'utf8')) ? [`${door} writes SQL`] : []),
  ])
  expect(publicFiles.length).toBeGreaterThan(15)
  expect(pieces).toEqual([])
})

test.each([
  ['export const a: SQL = sql.join([])', true],
  ['export const a = sql`c.id`', true],
  ['export const a = (tx: Tx, id: SQL) =>\n  sql`select ${id}`', true],
  ['export const a = ({ stripe }: Settings, alias: string): SQL =>\n  stripe ? one : two', true],
  ['export const a = async (tx: Tx): Promise<string[]> => {\n  const where: SQL = sql`true`', false],
  ['export const a = (tx: Tx) => {\n  await tx.rows(row, sql`select 1`)', false],
])('%s', (text, expected) => {
  expect(handsOutSql(text, 'a')).toBe(expected)
})
