import { expect, test } from 'vitest'
import { pasteLocations } from './paste-locations.ts'

test('rows of a spreadsheet become locations, its header and empty rows do not', () => {
  expect(pasteLocations('Location\tCity\tState\nAustin North\tAustin\tTexas\n\n\tWaco\ttx\r\n')).toEqual([
    { name: 'Austin North', city: 'Austin', state: 'TX' },
    { name: 'Waco', city: 'Waco', state: 'TX' },
  ])
})

test('a state that nobody can read is kept, so that it can be corrected', () => {
  expect(pasteLocations('Katy\tKaty\tTejas')).toEqual([{ name: 'Katy', city: 'Katy', state: 'Tejas' }])
})

test('one word alone is a name; nothing is nothing', () => {
  expect(pasteLocations('Katy')).toEqual([{ name: 'Katy', city: '', state: '' }])
  expect(pasteLocations(' \n\t\n')).toEqual([])
})
