import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const read = (text: string, encoding: 'utf8' | 'latin1' | 'utf16le' = 'utf8') => readCsv(Buffer.from(text, encoding))

test.each([
  ['', 'The file is empty.'],
  ['\n \n', 'The file is empty.'],
  ['Name,Email\nMo,"mo@example.test\n', /can’t read this file as CSV \(Quote Not Closed.*Nothing was imported/],
])('a file that is none is refused in a sentence: %j', (content, sentence) => {
  expect(() => read(content)).toThrow(sentence)
})

test('rows carry the number that a spreadsheet shows, blank rows are passed over', () => {
  expect(read('\ufeffName,Email\r\n\r\n"Mo\r\nLee",a\r\n , \r\nJo,b,c\r\nAl\r\n')).toEqual([
    { row: 1, cells: ['Name', 'Email'] },
    { row: 3, cells: ['Mo\r\nLee', 'a'] },
    { row: 5, cells: ['Jo', 'b', 'c'] },
    { row: 6, cells: ['Al'] },
  ])
})

test('a quote inside a plain cell is a character', () => {
  expect(read('Name\nMo "The Pro" Lee\n')[1]?.cells).toEqual(['Mo "The Pro" Lee'])
})

test.each([
  ['semicolons and an old code page', 'Name;Email\rZo\u00eb;a,b\r', 'latin1'],
  ['tabs in UTF-16', '\ufeffName\tEmail\nZo\u00eb\ta,b\n', 'utf16le'],
] as const)('%s are read', (_, text, encoding) => {
  expect(read(text, encoding)).toEqual([
    { row: 1, cells: ['Name', 'Email'] },
    { row: 2, cells: ['Zo\u00eb', 'a,b'] },
  ])
})

test('a first line that declares the separator is no row, and title lines do not decide it', () => {
  const rows = [
    { row: 1, cells: ['Name', 'Email'] },
    { row: 2, cells: ['Mo, Jr', 'a'] },
  ]
  expect(read('sep=;\r\nName;Email\r\nMo, Jr;a\r\n')).toEqual(rows)
  expect(read('Applicants, fall fair\nName;Email;Job\nMo;a;"x, y"\n')[1]?.cells).toEqual(['Name', 'Email', 'Job'])
})
