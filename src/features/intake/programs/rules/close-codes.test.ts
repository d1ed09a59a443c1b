import { expect, test } from 'vitest'
import { closeCodes } from './close-codes.ts'

const codes = ['BRIGHT-AUS-R2', 'BRIGHT-AUS-B2', 'HERON-WACO-R2', 'KITE-ELPASO-R2']

test.each([
  ['bright aus r2', ['BRIGHT-AUS-R2', 'BRIGHT-AUS-B2']],
  ['BRIGHT-AUZ-R2', ['BRIGHT-AUS-R2', 'BRIGHT-AUS-B2']],
  ['WACO', ['HERON-WACO-R2']],
  ['HER0N-WAC0-R2', ['HERON-WACO-R2']],
  ['KlTE-ELPASO-R2', ['KITE-ELPASO-R2']],
  ['Apply: KITE-ELPASO-R2 (Indeed)', ['KITE-ELPASO-R2']],
])('%s may have meant %j', (received, meant) => {
  expect(closeCodes(received, codes)).toEqual(meant)
})

test.each(['', '   ', 'R2', '---', 'SOMETHING-ELSE', 'x'.repeat(100_000)])(
  'nothing is proposed for what is close to no code: %j',
  (received) => {
    expect(closeCodes(received, codes)).toEqual([])
  },
)

test('at most three are proposed', () => {
  expect(
    closeCodes(
      'BRIGHT-AUS-R2',
      ['2', '3', '4', '5'].map((n) => `BRIGHT-AUS-R${n}`),
    ),
  ).toHaveLength(3)
})
