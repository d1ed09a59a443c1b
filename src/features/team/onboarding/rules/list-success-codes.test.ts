import { expect, test } from 'vitest'
import { listSuccessCodes } from './list-success-codes.ts'

const waco = { name: 'North', city: 'Waco', state: 'TX', rbt_code: 'SA-NOR-R22', bcba_code: 'SA-NOR-B22' }
const position = { locationName: 'North', positionType: 'RBT' as const, code: 'SA-NOR-R22' }

test('every code comes with its place and town', () => {
  expect(listSuccessCodes({ locations: [waco], position: null })).toEqual([
    { where: 'North (Waco, TX)', position: 'RBT', code: 'SA-NOR-R22' },
    { where: 'North (Waco, TX)', position: 'BCBA', code: 'SA-NOR-B22' },
  ])
  expect(listSuccessCodes({ locations: [{ ...waco, city: '', state: '', bcba_code: null }], position: null })).toEqual([
    { where: 'North', position: 'RBT', code: 'SA-NOR-R22' },
  ])
})

test('lists the added position once, also where its place has no codes', () => {
  expect(listSuccessCodes({ locations: [waco], position })).toHaveLength(2)
  expect(listSuccessCodes({ locations: [{ ...waco, rbt_code: null, bcba_code: null }], position })).toEqual([
    { where: 'North', position: 'RBT', code: 'SA-NOR-R22' },
  ])
})
