import { expect, test } from 'vitest'
import { openFileSheets } from './file-tables.ts'
import { proposeHeader, proposeTable, readHeadingsAt } from './propose-table.ts'

const table = (...rows: string[]) => rows.map((row) => row.split(','))

test.each([
  [table('Name,Email', 'Ana,a@a.test'), 0],
  [table('Bright Path applicants', '', 'Name,Email,Phone', 'Ana,a@a.test,'), 2],
  [table('Fall fair,,', 'as of 11/3/2026,,', 'Applicant,Cell,Job', 'Ana,(512) 555-0100,RBT'), 2],
  [table('who,where', 'Ana,Mesa'), 0],
  [table('', 'one', 'who,where'), 2],
  [[], 0],
])('%j: row %i names the columns', (rows, header) => expect(proposeHeader(rows)).toBe(header))

test('the sheet with people is taken, of equal ones the first', () => {
  const people = { rows: table('Name,Email', 'Ana,a@a.test') }
  expect(proposeTable([{ rows: table('Instructions: do not edit') }, people])).toEqual({ sheet: 1, header: 0 })
  expect(proposeTable([people, people])).toEqual({ sheet: 0, header: 0 })
  expect(proposeTable([])).toEqual({ sheet: 0, header: 0 })
})

test('below a merged heading the word above names a column', () => {
  expect(readHeadingsAt(table('Applicant,Contact,', ',Email,Phone'), 1)).toEqual(['Applicant', 'Email', 'Phone'])
  expect(readHeadingsAt(table('Title,,', ',Email,Phone'), 1)).toEqual(['', 'Email', 'Phone'])
})

test('a file of many wide sheets keeps a bounded part of its first rows, and counts all', () => {
  const parts = Array.from({ length: 400 }, (_, at) => ({ name: `Sheet ${at}`, rows: 30 }))
  const { sheets, add } = openFileSheets(parts)
  const wide = Array.from({ length: 600 }, () => 'x'.repeat(400))
  for (let row = 1; row <= 400 * 30; row += 1) add({ row, cells: wide })
  expect(JSON.stringify(sheets).length).toBeLessThan(3_000_000)
  expect(sheets.map(({ rows }) => rows)).toEqual(parts.map(({ rows }) => rows))
  expect(add({ row: 400 * 30 + 1, cells: [] })).toBeUndefined()
})
