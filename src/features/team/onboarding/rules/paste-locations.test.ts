import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pasteLocations } from './paste-locations.ts'

test('rows of a spreadsheet become locations, its header and empty rows do not', () => {
  expect(pasteLocations('Location\tCity\tState\nAustin North\tAustin\tTexas\n\n\tWaco\ttx\r\n')).toEqual([
    { name: 'Austin North', city: 'Austin', state: 'TX' },
    { name: 'Waco', city: 'Waco', state: 'TX' },
  ])
})

test('a state that no one can read is kept, so that it can be corrected', () => {
  expect(pasteLocations('Katy\tKaty\tTejas')).toEqual([{ name: 'Katy', city: 'Katy', state: 'Tejas' }])
})

test('one word alone is a name; nothing is nothing', () => {
  expect(pasteLocations('Katy')).toEqual([{ name: 'Katy', city: '', state: '' }])
  expect(pasteLocations(' \n\t\n')).toEqual([])
})

const names = (text: string) => pasteLocations(text).map(({ name }) => name)

test('only a whole first row of headings is left out', () => {
  expect(names('Clinic name\t\tStates\nKaty\tKaty\tTX')).toEqual(['Katy'])
  expect(names('Katy\tKaty\nLocation\tCity')).toEqual(['Katy', 'Location'])
  expect(names('Location\nKaty')).toEqual(['Location', 'Katy'])
  expect(names('Location\tCity\nKaty')).toEqual(['Katy'])
  expect(names('City\tWaco\nKaty')).toEqual(['City', 'Katy'])
  expect(names('My clinic\tThe city')).toEqual(['My clinic'])
  expect(names('Clinic North\tCity Hall')).toEqual(['Clinic North'])
  expect(pasteLocations('\t\tTX')).toEqual([{ name: '', city: '', state: 'TX' }])
})

test.each([
  ['Savannah River, Savannah, GA', 'Savannah River', 'Savannah', 'GA'],
  ['Savannah River;Savannah;georgia', 'Savannah River', 'Savannah', 'GA'],
  ['Austin, TX', 'Austin', 'Austin', 'TX'],
  ['Austin\tTexas', 'Austin', 'Austin', 'TX'],
  ['"Kids, Inc.",Waco,Texas', 'Kids, Inc.', 'Waco', 'TX'],
  ['"The ""Nest""", Waco, TX', 'The "Nest"', 'Waco', 'TX'],
  ['Kids, Inc.\tWaco\tTX', 'Kids, Inc.', 'Waco', 'TX'],
  ['Kids, Inc., Waco, TX', 'Kids, Inc.', 'Waco', 'TX'],
  ['5" Pipe, Waco, TX', '5" Pipe', 'Waco', 'TX'],
  ['Katy, Katy, Tejas, 77449', 'Katy', 'Katy', 'Tejas, 77449'],
  ['Katy, Katy', 'Katy', 'Katy', ''],
])('%j is one location', (text, name, city, state) => expect(pasteLocations(text)).toEqual([{ name, city, state }]))

test('a header with commas is left out, and a line of commas is nothing', () => {
  expect(names('Name,City,State\nKaty,Katy,TX')).toEqual(['Katy'])
  expect(pasteLocations(','.repeat(60_000))).toEqual([])
})

test('no letter of a typed line is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 8 }), (words) => {
      const [{ name, city, state } = { name: '', city: '', state: '' }] = pasteLocations(`x${words.join(', ')}`)
      for (const word of words.slice(1)) expect(`${name} ${city} ${state.toLowerCase()}`).toContain(word)
    }),
  )
})
