import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { examples } from '../../tools/examples.ts'
import { foldCase } from './fold-case.ts'
import { findFolded, foldings, foldSearch, foldWithPlaces, listNameReadings, searchReadings } from './fold-search.ts'
import { cleanName } from './person-name.ts'

const isFound = (name: string, query: string) =>
  searchReadings(query).some((wanted) => listNameReadings(name).some((reading) => reading.includes(wanted)))

describe.each([
  ['José Núñez', ['jose', 'JOSÉ', 'nunez', 'José  Núñez', 'jose\u0301']],
  ['Gabriela   Hernandez-López', ['Gabriela Hernandez-López', 'hernandez lopez', 'hernandez-lopez', 'hernandezlopez']],
  ['D’Angelo', ["D'Angelo", 'd’angelo', 'dangelo', 'd angelo', 'dʼangelo']],
  ["Kelly O'Brien", ['obrien', 'OBrien', 'o brien', 'o’brien', "kelly o'brien"]],
  ['Kelly O Brien', ["o'brien", 'o brien']],
  ['Mary-Ann', ['maryann', 'mary ann', 'mary‑ann', 'Mary–Ann']],
  ['Maryann', ['mary-ann']],
  ['Jane (Doe) 3', ['jane doe', 'Jane (Doe)', '3']],
  ['Ana.María 🌸 Ruiz', ['Anamaría Ruiz', 'ana.maria', '🌸']],
  ['Jane (Doe)', ['Jane Doe', 'jane (']],
  ['İlker Yıldız Groß Øster Łukasz Đỗ Æbelø', ['ilker', 'yildiz', 'gross', 'øster', 'oster', 'lukasz', 'do', 'aebelo']],
  ['ΟΔΟΣ', ['οδος', 'οδοσ', 'Ος']],
])('%s is found', (name, queries) => {
  test.each(queries)('by %j', (query) => expect(isFound(name, query)).toBe(true))
})

test('letters of two words are not found as one, but across a hyphen or an apostrophe', () => {
  expect(isFound('Jan Amos', 'nam')).toBe(false)
  expect(isFound('Jan-Amos', 'nam')).toBe(true)
})

test('nothing is looked for where only signs were typed that are folded away', () => {
  for (const query of ['-', "'", ' – ’ ', '\u0301', '']) expect(searchReadings(query)).toEqual([])
})

test('a plain name has one reading, another those that differ', () => {
  expect(listNameReadings('Ana Garcia')).toEqual(['ana garcia'])
  expect(listNameReadings('José O’Brien-Ruiz 2')).toEqual([
    'jose obrien ruiz 2',
    'jose obrien ruiz ',
    'jose o brien ruiz 2',
    'jose obrienruiz 2',
  ])
})

const letters = fc.constantFrom(...Array.from('aBßéÉÑæØłİıςΣй字'), 'e\u0301', '\u{10400}')
const signs = fc.constantFrom(...Array.from(' -’\'‑–.(3"½'), '🌸', '\u00a0', '\n')
const name = fc
  .array(fc.oneof({ weight: 3, arbitrary: letters }, signs), { maxLength: 12 })
  .map((list) => list.join(''))

test('finds a part of what was received, in any form before folding', () => {
  fc.assert(
    fc.property(name, fc.nat(12), fc.nat(6), (whole, at, length) => {
      const query = Array.from(whole)
        .slice(at, at + length)
        .join('')
        .trim()
      fc.pre(searchReadings(query).length > 0 && foldCase(whole).includes(foldCase(query)))
      expect(isFound(whole, query)).toBe(true)
    }),
    { numRuns: examples(2000) },
  )
})

test('a name is found as it is shown', () => {
  fc.assert(
    fc.property(name, (given) => {
      const shown = cleanName(given)
      fc.pre(searchReadings(shown).length > 0)
      expect([given, shown, isFound(given, shown)]).toEqual([given, shown, true])
    }),
    { numRuns: examples(2000) },
  )
})

test('folding sign by sign is folding the whole', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), name), fc.constantFrom(...foldings), (text, folding) => {
      const { folded, places } = foldWithPlaces(text, folding)
      expect(folded).toBe(foldSearch(text, folding))
      expect(places).toHaveLength(folded.length + 1)
    }),
  )
})

test.each([
  ['Kelly O’Brien', 'obrien', 'O’Brien'],
  ['Kelly O’Brien', 'y o', 'y O'],
  ['Mary-Ann', 'maryann', 'Mary-Ann'],
  ['jose\u0301 x', 'jose', 'jose\u0301'],
  ['Groß', 'ss', 'ß'],
  ['🌸 Zoë', 'zoe', 'Zoë'],
  ['Ana', 'x', null],
  ['Mary-Ann', '-', null],
])('in %s the search %s stands at %s', (text, query, part) => {
  const at = findFolded(text, query)
  expect(at && text.slice(at.from, at.until)).toBe(part)
})
