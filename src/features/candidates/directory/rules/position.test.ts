import { expect, test } from 'vitest'
import { parsePosition } from './position.ts'

test.each([
  ['', 'RBT'],
  [null, 'RBT'],
  ['  ', 'RBT'],
  ['rbt', 'RBT'],
  ['BT', 'RBT'],
  ['RBT / BT', 'RBT'],
  ['RBT/BT', 'RBT'],
  ['Behavior  Technician ', 'RBT'],
  ['REGISTERED BEHAVIOR TECHNICIAN', 'RBT'],
  ['bcba', 'BCBA'],
  ['BCaBA', 'BCBA'],
  ['BCABA', 'BCBA'],
  ['Board Certified Behavior Analyst', 'BCBA'],
  ['Board Certified Assistant Behavior Analyst', 'BCBA'],
])('%j is %s', (text, position) => expect(parsePosition(text)).toEqual({ ok: true, position }))

test.each(['Nurse', 'BCBA-D?', 'RBT or BCBA', '-'])('%s is asked about', (text) => {
  expect(parsePosition(text)).toEqual({ ok: false, reason: `"${text}" is neither RBT nor BCBA.` })
})

test('a long position is shortened in the reason', () => {
  const read = parsePosition('nurse '.repeat(1_000_000))
  expect(read.ok ? '' : read.reason.length).toBeLessThan(80)
})

test('forty characters are shown as they are, of more the first forty', () => {
  expect(parsePosition(` ${'n'.repeat(40)} `)).toEqual({
    ok: false,
    reason: `"${'n'.repeat(40)}" is neither RBT nor BCBA.`,
  })
  expect(parsePosition('n'.repeat(41))).toEqual({ ok: false, reason: `"${'n'.repeat(40)}…" is neither RBT nor BCBA.` })
})
