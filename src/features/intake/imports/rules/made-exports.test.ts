import { expect, test } from 'vitest'
import { madeExports } from './testing/made-exports.ts'
import { measureExport } from './testing/measure-exports.ts'

test.each(madeExports)('an export of $format (seen: $seen) gets in whole, each stated field right', (one) => {
  const { rows, fields, right, questions, wrong, in: entered } = measureExport(one)
  expect({ rows, entered, right, questions, wrong }).toEqual({
    rows: 30,
    entered: 30,
    right: fields,
    questions: 0,
    wrong: [],
  })
})

test('known systems are recognized by their headings', () => {
  const known = madeExports.filter(({ seen, format }) => seen && format !== 'a tracker')
  expect(known.map((one) => measureExport(one).format)).toEqual(known.map(({ format }) => format))
})
