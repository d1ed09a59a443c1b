import { expect, test } from 'vitest'
import type { ImportStep } from './plan-import.ts'
import { openPreviewOrder } from './preview-order.ts'

const update = (row: number, notes: string[] = []): ImportStep => ({ kind: 'update', row, id: 'a', changes: {}, notes })
const candidate = {} as Extract<ImportStep, { kind: 'create' }>['candidate']
const steps: ImportStep[] = [
  update(2, ['No date, so it counts as received now.']),
  update(3, ['The city is 201 characters long and was skipped.']),
  { kind: 'skip', row: 4, reason: 'Same email as row 2; nothing new.' },
  { kind: 'reject', row: 5, reasons: ['No name.'] },
  { kind: 'create', row: 6, candidate, jobCode: null, notes: [], apart: true },
  { kind: 'reject', row: 900, reasons: ['No name.'] },
]
const shown = (most: number) => {
  const order = openPreviewOrder<number>(most)
  for (const step of steps) order.add(step, () => step.row)
  return order.rows()
}

test('lists rows that are not loaded first, from anywhere in the file, then skipped ones, then those that were read differently', () => {
  expect(shown(50)).toEqual([5, 6, 900, 4, 3, 2])
})

test('lists a row with one remark to look at before those without, with any other remarks', () => {
  const order = openPreviewOrder<number>(2)
  const [noDate, other] = ['No date, so it counts as received now.', 'The city was skipped.']
  for (const step of [update(1), update(2, [noDate, other])]) order.add(step, () => step.row)
  expect(order.rows()).toEqual([2, 1])
})

test('a preview holds no more rows than it may', () => {
  expect(shown(4)).toEqual([5, 6, 900, 4])
  expect(shown(1)).toEqual([5])
})
