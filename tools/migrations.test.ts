import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { loadModule, parseSync } from 'libpg-query'
import { expect, test } from 'vitest'

const folder = new URL('../src/db/migrations/', import.meta.url)
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
/** With the line ends that git keeps, whatever a checkout made of them. */
const readText = (name: string) => readFileSync(new URL(name, folder), 'utf8').replaceAll('\r\n', '\n')
const hashFile = (name: string) => createHash('sha256').update(readText(name)).digest('hex')

test('a migration is added and never changed: the list of hashes has each of them, in their order', () => {
  const kept = readText('sha256sums').trim().split('\n')
  const found = names.map((name) => `${hashFile(name)}  ${name}`)
  expect(
    found,
    'A database that ran a migration never runs it again. Undo the change and add a new file; a new file has its line at the end of src/db/migrations/sha256sums.',
  ).toEqual(kept)
})

test('each migration has a number of its own', () => {
  const numbers = names.map((name) => name.slice(0, 5))
  expect(numbers).toEqual([...new Set(numbers)])
  for (const number of numbers) expect(number).toMatch(/^\d{4}-$/)
})

type Statement = Record<
  string,
  { concurrent?: boolean; is_vacuumcmd?: boolean; name?: string; kind?: string } | undefined
>

/** What keeps a migration from running in one transaction with those before and after it. */
const inTheWay = (text: string) => {
  const statements = (parseSync(text).stmts ?? []).map(({ stmt }) => stmt as Statement)
  const settings = statements.flatMap(({ VariableSetStmt: set }) => (set ? [`${set.kind} ${set.name}`] : []))
  return [
    ...statements.flatMap((each) => Object.keys(each).filter((kind) => kind === 'TransactionStmt')),
    ...statements.filter((each) => each['VacuumStmt']?.is_vacuumcmd).map(() => 'vacuum'),
    ...statements.filter((each) => each['IndexStmt']?.concurrent).map(() => 'concurrently'),
    ...settings.filter((each) => !/^VAR_(?:SET_VALUE|RESET) role$/.test(each)),
    ...(settings.length > 0 && settings.at(-1) !== 'VAR_RESET role' ? ['a role that is not put off'] : []),
  ]
}

test('no migration ends the transaction that all of them share, cannot run in one, or leaves a role or setting to the next', async () => {
  await loadModule()
  expect(names.flatMap((name) => inTheWay(readText(name)).map((words) => `${name}: ${words}`))).toEqual([])
  expect(inTheWay('commit; select 1')).toEqual(['TransactionStmt'])
  expect(inTheWay('create index concurrently a on b (c)')).toEqual(['concurrently'])
  expect(inTheWay('vacuum a')).toEqual(['vacuum'])
  expect(inTheWay('analyze a')).toEqual([])
  expect(inTheWay('set local role a; select 1')).toEqual(['a role that is not put off'])
  expect(inTheWay(`set search_path = 'a'`)).toEqual(['VAR_SET_VALUE search_path', 'a role that is not put off'])
})
