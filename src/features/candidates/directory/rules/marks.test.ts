import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitMarked } from './marks.ts'

const shown = (text: string, query: string, isPhone = false) =>
  splitMarked(text, query, { isPhone })
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['Ana Garcia', 'gar', 'Ana [Gar]cia'],
  ['Ana Garcia', ' ANA ', '[Ana] Garcia'],
  ['Ana Garcia', 'x', 'Ana Garcia'],
  ['Ana Garcia', '', 'Ana Garcia'],
  ['Austin, TX', 'tx', 'Austin, [TX]'],
  ['José O’Brien', 'jose obrien', '[José O’Brien]'],
  ['José O’Brien', "o'b", 'José [O’B]rien'],
  ['Mary-Ann Groß', 'maryann', '[Mary-Ann] Groß'],
  ['Mary-Ann Groß', 'gross', 'Mary-Ann [Groß]'],
])('in %s a search for "%s" marks %s', (text, query, marked) => {
  expect(shown(text, query)).toBe(marked)
})

test.each([
  ['(512) 555-0100', '5550', '(512) [555-0]100'],
  ['(512) 555-0100', '+1 512 555 0100', '([512) 555-0100]'],
  ['(512) 555-0100', '12', '(5[12]) 555-0100'],
  ['(512) 555-0100', '25', '(512) 555-0100'],
])('in the phone %s a search for %s marks %s', (text, query, marked) => {
  expect(shown(text, query, true)).toBe(marked)
})

test('marking never changes what is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.boolean(), (text, query, isPhone) => {
      expect(
        splitMarked(text, query, { isPhone })
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})

test.each([
  ['(21) 5125550100', '215125550100', '([21) 5125550100]'],
  ['(151) 255501002', '151255501002', '([151) 255501002]'],
  ['(512) 555-0100', '125', '(5[12) 5]55-0100'],
  ['(512) 555-0100', 'x 125', '(512) 555-0100'],
])('in the phone %s only the country’s own 1 is left out of %s: %s', (text, query, marked) => {
  expect(shown(text, query, true)).toBe(marked)
})

test('there are no empty pieces, and what is no phone has no digits of one', () => {
  expect(splitMarked('Ana', 'ana')).toEqual([{ text: 'Ana', marked: true }])
  expect(splitMarked('(512) 555-0100', '1255')).toEqual([{ text: '(512) 555-0100', marked: false }])
})
