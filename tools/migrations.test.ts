import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { earlierChain } from '../src/db/earlier-chain.ts'

const folder = new URL('../src/db/migrations/', import.meta.url)
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
/** With the line ends that git keeps, whatever a checkout made of them. */
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8').replaceAll('\r\n', '\n')
const hashOf = (name: string) => createHash('sha256').update(textOf(name)).digest('hex')

test('a migration is added and never changed: the list of hashes has each of them, in their order', () => {
  const kept = textOf('sha256sums').trim().split('\n')
  const found = names.map((name) => `${hashOf(name)}  ${name}`)
  expect(
    found,
    'A database that ran a migration never runs it again. Undo the change and add a new file; a new file has its line at the end of src/db/migrations/sha256sums.',
  ).toEqual(kept)
})

test('each migration has a number of its own, and no name that an earlier database already ran', () => {
  const numbers = names.map((name) => name.slice(0, 5))
  expect(numbers).toEqual([...new Set(numbers)])
  for (const number of numbers) expect(number).toMatch(/^\d{4}-$/)
  expect(names.filter((name) => earlierChain.includes(name))).toEqual([])
})
