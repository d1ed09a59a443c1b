import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvStart, escapeFormula, formatCsvRow } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+44 20', "'+44 20"],
  ['-5', "'-5"],
  ['@x', "'@x"],
  ['\tx', "'\tx"],
  ['(512) 555-0101', '(512) 555-0101'],
  ['a=b', 'a=b'],
])('%s is written as %s', (text, cell) => {
  expect(escapeFormula(text)).toBe(cell)
})

test.each([
  [['plain', 'two words'], 'plain,two words\r\n'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
  [[null, -5, 0], ',-5,0\r\n'],
  [['=a,"b"'], `"'=a,""b"""\r\n`],
])('%j is one row', (cells, row) => {
  expect(formatCsvRow(cells)).toBe(row)
})

/** Reads one line back as RFC 4180 says. */
const readLine = (line: string): string[] => {
  const cells = line.slice(0, -2).match(/"(?:[^"]|"")*"|[^",]+|(?<=^|,)(?=,|$)/g) ?? []
  return cells.map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))
}

test('a reader gets any cells back and none starts a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 20 }), { minLength: 2, maxLength: 6 }), (cells) => {
      const line = formatCsvRow(cells)
      expect(line.endsWith('\r\n')).toBe(true)
      expect(readLine(line)).toEqual(cells.map(escapeFormula))
      for (const cell of readLine(line)) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
    }),
  )
})

test('numbers stay numbers next to words that look like formulas', () => {
  expect(formatCsvRow(['=1+1', -5, null, 'a,b'])).toBe(`'=1+1,-5,,"a,b"\r\n`)
})

test('a day is written as it is kept, and a file begins with the mark of UTF-8', () => {
  expect(formatCsvRow([{ day: '2026-03-14' }, 'Ana'])).toBe('2026-03-14,Ana\r\n')
  expect(csvStart).toBe('\ufeff')
})
