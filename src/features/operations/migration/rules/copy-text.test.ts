import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyCells, copyHead } from './copy-text.ts'

test.each([
  ['COPY public.all_candidates (id, full_name) FROM stdin;', { table: 'all_candidates', columns: ['id', 'full_name'] }],
  ['COPY "my schema"."user_links" (id, "name") FROM stdin;', { table: 'user_links', columns: ['id', 'name'] }],
  ['COPY locations (id) FROM stdin;\r', { table: 'locations', columns: ['id'] }],
])('%j begins the rows of a table', (line, head) => expect(copyHead(line)).toEqual(head))

test.each([
  'COPY public.x FROM stdin;',
  'COPY (select 1) TO stdout;',
  '-- COPY public.x (id) FROM stdin;',
  'COPY x (id) FROM stdin; --',
  '',
])('%j begins no rows', (line) => expect(copyHead(line)).toBeNull())

test.each([
  ['a\tb', ['a', 'b']],
  ['\\N\t', [null, '']],
  ['one\\ntwo\\tthree\\\\four', ['one\ntwo\tthree\\four']],
  ['\\\\N', ['\\N']],
  ['\\x41\\101\\b\\f\\v\\r', ['AA\b\f\v\r']],
  ['a\\.b\\q', ['a.bq']],
  ['trailing\\', ['trailing\\']],
  ['\\\\x41', ['\\x41']],
  ['\\é7', ['é7']],
])('the line %j has the cells %j', (line, cells) => expect(copyCells(line)).toEqual(cells))

const written = (cell: string | null) =>
  cell === null
    ? '\\N'
    : cell.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r')

test('reads PostgreSQL’s own output back to the sign', () => {
  const cell = fc.option(
    fc.string({ unit: fc.constantFrom('a', 'é', '\t', '\n', '\r', '\\', 'N', 'x', '7', '.', '😀') }),
  )
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), (cells) => {
      expect(copyCells(cells.map(written).join('\t'))).toEqual(cells)
    }),
  )
})
