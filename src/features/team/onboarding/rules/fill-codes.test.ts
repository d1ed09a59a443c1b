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

test('a position that is no longer wanted loses its code', () => {
  expect(fillCodes('B', [{ ...place, rbt: false, rbt_code: 'MINE-2' }])[0]?.rbt_code).toBe('')
})

test('uses neither a code that someone has nor one typed further down again', () => {
  const both = { ...place, bcba: true, rbt_code: '  ' }
  const later = { ...place, rbt_code: 'BPA-AUS-R23', bcba: true, bcba_code: 'BPA-AUS-B23' }
  const codes = fillCodes('Bright Path ABA', [both, later], ['bpa-aus-r22', 'BPA-AUS-B22'])
  expect(codes.map((one) => [one.rbt_code, one.bcba_code])).toEqual([
    ['BPA-AUS-R24', 'BPA-AUS-B24'],
    ['BPA-AUS-R23', 'BPA-AUS-B23'],
  ])
})

test('the code of a position that is not wanted can go to another', () => {
  const unwanted = { ...place, rbt: false, rbt_code: 'BPA-AUS-R22', bcba_code: 'BPA-AUS-B22' }
  const codes = fillCodes('Bright Path ABA', [unwanted, { ...place, bcba: true }])
  expect(codes.map((one) => [one.rbt_code, one.bcba_code])).toEqual([
    ['', ''],
    ['BPA-AUS-R22', 'BPA-AUS-B22'],
  ])
})

test('where all 64 codes are taken, returns none', () => {
  expect(
    fillCodes(
      'Bright Path ABA',
      Array.from({ length: 65 }, () => place),
    ).at(-1)?.rbt_code,
  ).toBe('')
})
