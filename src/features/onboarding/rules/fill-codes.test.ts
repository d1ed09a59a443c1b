import { expect, test } from 'vitest'
import { fillCodes } from './fill-codes.ts'

const place = { name: 'Austin', rbt: true, bcba: false, rbt_code: '', bcba_code: '' }

test('wanted positions get codes, no two the same, and typed ones stay', () => {
  expect(
    fillCodes('Bright Path ABA', [place, place, { ...place, bcba: true, rbt_code: 'MINE-2' }]).map((one) => [
      one.rbt_code,
      one.bcba_code,
    ]),
  ).toEqual([
    ['BPA-AUS-R22', ''],
    ['BPA-AUS-R23', ''],
    ['MINE-2', 'BPA-AUS-B22'],
  ])
})

test('a position that is not wanted any more loses its code', () => {
  expect(fillCodes('B', [{ ...place, rbt: false, rbt_code: 'MINE-2' }])[0]?.rbt_code).toBe('')
})
