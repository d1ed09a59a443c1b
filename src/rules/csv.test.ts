import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, formulaSafe } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+44 20', "'+44 20"],
  ['-5', "'-5"],
  ['@x', "'@x"],
  ['\tx', "'\tx"],
  ['(512) 555-0101', '(512) 555-0101'],
  ['a=b', 'a=b'],
])('%s is written as %s', (text, cell) => {
  expect(formulaSafe(text)).toBe(cell)
})

test('whatever the cells hold, a reader gets them back and none starts a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 20 }), { minLength: 2, maxLength: 6 }), (cells) => {
      const [read = []] = parse(csvLine(cells), { record_delimiter: '\r\n' }) as string[][]
      expect(read).toEqual(cells.map(formulaSafe))
      for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
    }),
  )
})
