import { expect, test } from 'vitest'
import { toHeaderMap } from './mapping.ts'

const headers = ['Who', 'Mail', ' ', 'Shoe size']

test('chosen columns are read, the others are named', () => {
  expect(toHeaderMap({ mapping: { full_name: 0, email_address: 1 }, notes: [9] }, headers)).toEqual({
    ok: true,
    map: {
      fields: { full_name: 0, email_address: 1 },
      unknown: ['Shoe size'],
      headings: headers,
      notes: [],
      values: {},
    },
  })
})

test.each([
  [{ full_name: 0 }, 'The file has no email or phone column.'],
  [{ email_address: 1 }, 'The file has no name column.'],
  [{ full_name: 9, email_address: 1 }, 'The file has no column 10.'],
  [{ ['x'.repeat(41)]: 0 }, `"${'x'.repeat(40)}" isn’t a candidate field.`],
  [{ constructor: 0 }, '"constructor" isn’t a candidate field.'],
])('%j is refused', (mapping, problem) => {
  expect(toHeaderMap({ mapping }, headers)).toEqual({ ok: false, problem })
})
